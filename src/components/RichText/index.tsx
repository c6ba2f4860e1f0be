import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {Fragment, type ReactNode} from 'react';
import Code from '@site/src/components/Code';
import {createPagePart} from '@site/src/components/page-part';
import type {Block, Inline, RichText as Text} from '@site/src/reference/rich-text';
import type {RareBlockProps} from './lazy/RareBlockView';

const RareBlockView = createPagePart<RareBlockProps>(
  'rare-block',
  () => import(/* webpackChunkName: "part-rare-block" */ './lazy/RareBlockView'),
);

/** Renders a description of the OpenAPI document. Whatever it contains is text. */
export default function RichText({text}: {text: Text | undefined}): ReactNode {
  return (text ?? []).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({block}: {block: Block}): ReactNode {
  if (typeof block === 'string') {
    return <p>{block}</p>;
  }
  if ('paragraph' in block) {
    return (
      <p>
        <Inlines inlines={block.paragraph} />
      </p>
    );
  }
  if ('codeBlock' in block) {
    return <Code language={block.language}>{block.codeBlock}</Code>;
  }
  if ('quote' in block) {
    return (
      <blockquote>
        <RichText text={block.quote} />
      </blockquote>
    );
  }
  if ('list' in block) {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List {...(block.start && {start: block.start})}>
        {block.list.map((item, index) => (
          <li key={index}>
            <RichText text={item} />
          </li>
        ))}
      </List>
    );
  }
  return <RareBlockView block={block} RichText={RichText} Inlines={Inlines} />;
}

function Inlines({inlines}: {inlines: Inline[]}): ReactNode {
  return inlines.map((inline, index) => (
    <Fragment key={index}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}

function InlineView({inline}: {inline: Inline}): ReactNode {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return <code>{inline.code}</code>;
  }
  if ('strong' in inline) {
    return (
      <strong>
        <Inlines inlines={inline.strong} />
      </strong>
    );
  }
  if ('emphasis' in inline) {
    return (
      <em>
        <Inlines inlines={inline.emphasis} />
      </em>
    );
  }
  if ('href' in inline) {
    return (
      <Link href={inline.href}>
        <Inlines inlines={inline.text} />
      </Link>
    );
  }
  if ('route' in inline) {
    return <Link to={inline.route}>{inline.title}</Link>;
  }
  if ('element' in inline) {
    return (
      <inline.element>
        <Inlines inlines={inline.text} />
      </inline.element>
    );
  }
  return 'siteImage' in inline ? (
    <SiteImage address={inline.siteImage} title={inline.title} />
  ) : (
    <br />
  );
}

function SiteImage({address, title}: {address: string; title: string}): ReactNode {
  return <img src={useBaseUrl(address)} alt={title} loading="lazy" />;
}
