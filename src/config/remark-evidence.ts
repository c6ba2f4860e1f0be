import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Remark plugin: keeps an evidence mark on the line of the word before it. */
export default function remarkEvidence() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement, index, parent) => {
      const before = parent?.children[(index ?? 0) - 1];
      if (node.name === 'Evidence' && before?.type === 'text') {
        before.value = before.value.replace(/\s$/, '\u00A0');
      }
    });
  };
}
