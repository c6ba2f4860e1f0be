import {toString} from 'mdast-util-to-string';
import type {RootContent} from 'mdast';
import {paragraph} from '../../../markdown/nodes';
import type {BlockComponent, InlineComponent} from '../component';

/** A line break in a table, where Markdown has none. */
export const lineBreak: InlineComponent = () => ['; '];

/** `10^-18` */
export const superscript: InlineComponent = (_, children) => ['^', toString(children)];

export const tabs: BlockComponent = (_, children) => [...children];

/** Names the tab above its content, and in its headings. */
export const tab: BlockComponent<{label?: string; value: string}> = (
  {value, label = value},
  children,
) => [
  paragraph({type: 'strong', children: [{type: 'text', value: label}]}),
  ...children.map((child): RootContent =>
    child.type === 'heading'
      ? {...child, children: [...child.children, {type: 'text', value: ` (${label})`}]}
      : child,
  ),
];
