import type {Element, ElementContent} from 'hast';
import {convertBlocks} from '../markdown/convert';
import {blocksOf, type RichText} from '../../text/rich-text';

/** Prints a description as Markdown. Links to pages of the site are texts there. */
export function printMarkdown(text: RichText): string {
  return convertBlocks(blocksOf(text).flatMap(withoutRoutes));
}

function withoutRoutes(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  const {properties = {}} = node as Partial<Element>;
  const children = node.children.flatMap(withoutRoutes);
  return String(properties['href']).startsWith('/') ? children : [{...node, children}];
}
