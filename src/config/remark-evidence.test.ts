import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import remarkEvidence from './remark-evidence';

function element(name: string): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: [], children: []};
}

function textBefore(name: string): string {
  const children: PhrasingContent[] = [{type: 'text', value: 'A word '}, element(name)];
  const paragraph: Paragraph = {type: 'paragraph', children};
  remarkEvidence()({type: 'root', children: [paragraph]} satisfies Root);
  const [first] = paragraph.children;
  return first?.type === 'text' ? first.value : '';
}

it('An evidence mark stays on the line of the word before it, and other elements may wrap.', () => {
  expect(textBefore('Evidence')).toBe('A word\u00A0');
  expect(textBefore('OperationLink')).toBe('A word ');
});
