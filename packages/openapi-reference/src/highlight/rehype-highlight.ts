import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {coloursOf} from './highlight';

const PREFIX = 'language-';

/**
 * Rehype plugin: reads the colours of fenced code of hand-written pages at compile time. CodeBlock receives
 * them as property.
 */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && isCode(code)) {
        code.properties.colours = coloursOf(textOf(code), languageOf(code));
      }
    });
  };
}

function isCode(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'code';
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('');
}

function languageOf(node: Element): string | undefined {
  const classes = node.properties.className;
  const names = Array.isArray(classes) ? classes.map(String) : [];
  return names.find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length);
}
