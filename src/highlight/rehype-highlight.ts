import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';

/** What the class of a fence's language starts with. */
const PREFIX = 'language-';

/**
 * Rehype plugin: colours the fenced code of hand-written pages while they are compiled. The HTML
 * goes to the CodeBlock component as its `html` property, beside the plain code.
 */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && isCode(code)) {
        code.properties.html = highlight(
          textOf(code).replace(/\n$/, ''),
          languageOf(code),
        );
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
