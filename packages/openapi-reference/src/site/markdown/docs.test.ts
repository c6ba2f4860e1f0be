import {expect, it} from 'vitest';
import {docsOf} from './docs';
import {docsVersion} from '@site/tests/fixtures/docs-version';

it('The page of a category has its docs, also if another sidebar lists the page.', () => {
  const doc = (id: string) => ({type: 'doc' as const, id});
  const more = {type: 'category' as const, label: 'More', items: [doc('glossary')]};
  const items = [doc('paging'), more];
  const version = docsVersion(
    ['guides', 'paging', 'glossary'].map((id) => ({id, permalink: `/${id}`})),
    {
      docs: [{type: 'category', label: 'Guides', link: doc('guides'), items}],
      other: [doc('guides')],
    },
  );
  const docs = docsOf(version, '/');
  expect(docs.get('guides')?.inCategory).toEqual(['paging']);
  expect(docs.get('paging')?.inCategory).toEqual([]);
});

it.each([
  ['api/authentication', '/authentication', true],
  ['api/introduction', '/introduction', true],
  ['schemas/pet', '/schemas/pet', true],
  ['api', '/api', false],
  ['guides/api', '/guides/api', false],
])('The doc %s at %s is made from the document: %s.', (id, permalink, isGenerated) => {
  const docs = docsOf(docsVersion([{id, permalink}]), '/');
  expect(docs.get(id)?.isGenerated).toBe(isGenerated);
});
