import React, {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import Code from '@site/src/components/Code';
import LoadFailure from '@site/src/components/LoadFailure';
import type {Block, RichText as Text} from '@site/src/reference/rich-text';
import Inlines from './Inlines';
import type {RareBlockProps} from './lazy/RareBlockView';

const RareBlockView = lazy<ComponentType<RareBlockProps>>(() =>
  import(/* webpackChunkName: "rare-block" */ './lazy/RareBlockView').catch(() => ({
    default: () => <LoadFailure />,
  })),
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
  return (
    <Suspense>
      <RareBlockView block={block} Text={RichText} />
    </Suspense>
  );
}
