import type {Paragraph, PhrasingContent} from 'mdast';
import 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {createReferenceIndex} from '../../pages/reference-index';
import remarkReferenceLinks from './remark-reference-links';
import {createPetstore} from '@site/tests/fixtures/petstore';

const index = createReferenceIndex(createPetstore());

const text = (value: string): PhrasingContent => ({type: 'text', value});

function transformed(name: string, id: string, ...children: PhrasingContent[]) {
  const attributes = [{type: 'mdxJsxAttribute' as const, name: 'id', value: id}];
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [{type: 'mdxJsxTextElement', name, attributes, children}],
  };
  remarkReferenceLinks({readIndex: () => index})({type: 'root', children: [paragraph]});
  return paragraph.children;
}

const link = (url: string, title: string): PhrasingContent[] => [
  {type: 'link', url, children: [text(title)]},
];

it('An operation is linked by its title, and a schema with the given text.', () => {
  const operation = link('/api/pet/search/list-pets', 'List pets');
  expect(transformed('OperationLink', 'listPets')).toEqual(operation);
  const schema = link('/schemas/a-pet', 'this schema');
  expect(transformed('SchemaLink', 'a-pet', text('this schema'))).toEqual(schema);
});

it('The text, or the id, stays if the document lacks the target.', () => {
  const own = text('an endpoint');
  expect(transformed('OperationLink', 'none', own)).toEqual([own]);
  const id = [{type: 'inlineCode', value: 'none'}];
  expect(transformed('OperationLink', 'none')).toEqual(id);
});

it('Other components stay.', () => {
  expect(transformed('Unverified', 'x')).toMatchObject([{name: 'Unverified'}]);
});
