import type {Element, ElementContent} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {blocksOf, type RichText} from '../../../reference/rich-text';

const printer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', resourceLink: true});

/** Prints a description as Markdown. Links to pages of the site are texts there. */
export function printMarkdown(text: RichText): string {
  const children = blocksOf(text).flatMap(withoutRoutes);
  const tree = printer.runSync({type: 'root', children});
  return printer.stringify(tree).trimEnd();
}

function withoutRoutes(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  const {properties = {}} = node as Partial<Element>;
  const children = node.children.flatMap(withoutRoutes);
  return String(properties['href']).startsWith('/')
    ? children
    : [{...node, properties, children}];
}
