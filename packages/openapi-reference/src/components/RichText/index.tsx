import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ElementContent} from 'hast';
import React, {
  createElement,
  Fragment,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import Code from '../Code';
import InlineCode from '../InlineCode';
import {createPagePart} from '../page-part';
import type {RichText as Text} from '../../text/rich-text';
import type {RareBlockProps} from './lazy/RareBlock';

const RareBlock = createPagePart<RareBlockProps>(
  'rare-block',
  () => import(/* webpackChunkName: "part-rare-block" */ './lazy/RareBlock'),
);

/** The components of elements; all others are elements of the page. */
const COMPONENTS: Record<string, ElementType> = {
  a: Link,
  code: InlineCode,
  img: SiteImage,
  pre: CodeBlock,
};

/** Renders a description of the OpenAPI document. */
export default function RichText({text = ''}: {text: Text | undefined}): ReactNode {
  if (typeof text === 'string') {
    return text === '' ? null : <p>{text}</p>;
  }
  return createElement(Fragment, {}, ...text.children.map(render));
}

function render(node: ElementContent): ReactNode {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : null;
  }
  const {tagName, properties} = node;
  const children = node.children.map(render);
  return /^h\d|^table$/.test(tagName)
    ? createElement(RareBlock, {tagName, ...properties}, ...children)
    : createElement(COMPONENTS[tagName] ?? tagName, properties, ...children);
}

function SiteImage({src, alt}: {src: string; alt: string}): ReactNode {
  return <img src={useBaseUrl(src)} alt={alt} loading="lazy" />;
}

function CodeBlock({
  children: {
    props: {className, children},
  },
}: {
  children: ReactElement<{className?: string[]; children: string}>;
}): ReactNode {
  return <Code className={className?.[0]}>{children}</Code>;
}
