import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {createReference} from '../../openapi/reference';
import {createReferenceIndex} from '../../reference/reference-index';
import remarkReferenceLinks from './remark-reference-links';
import {describePetstore} from '@site/tests/fixtures/petstore';

const index = createReferenceIndex(createReference(describePetstore()));
const [operation] = index.operations;
const [schema] = index.schemas;

function element(
  name: string,
  id: string,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children,
  };
}

function transform(node: PhrasingContent): PhrasingContent[] {
  const paragraph: Paragraph = {type: 'paragraph', children: [node]};
  const tree: Root = {type: 'root', children: [paragraph]};
  remarkReferenceLinks({readIndex: () => index})(tree);
  return paragraph.children;
}

describe('remarkReferenceLinks', () => {
  it('links an operation by its title.', () => {
    expect(transform(element('OperationLink', operation?.id ?? ''))).toEqual([
      {
        type: 'link',
        url: encodeURI(operation?.route ?? ''),
        children: [{type: 'text', value: operation?.title}],
      },
    ]);
  });

  it('links a schema, and keeps the given text.', () => {
    const slug = schema?.route.slice('/schemas/'.length) ?? '';
    const text: PhrasingContent = {type: 'text', value: 'this schema'};
    expect(transform(element('SchemaLink', slug, [text]))).toEqual([
      {type: 'link', url: schema?.route, children: [text]},
    ]);
  });

  it('keeps the text, or the id, if the document lacks the target.', () => {
    const text: PhrasingContent = {type: 'text', value: 'an endpoint'};
    expect(transform(element('OperationLink', 'getNothing', [text]))).toEqual([text]);
    expect(transform(element('OperationLink', 'getNothing'))).toEqual([
      {type: 'inlineCode', value: 'getNothing'},
    ]);
  });

  it('does not change other components.', () => {
    const other = element('Unverified', 'x');
    expect(transform(other)).toEqual([other]);
  });
});
