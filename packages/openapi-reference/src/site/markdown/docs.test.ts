import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {docsOf} from './docs';
import {docsVersion} from '@site/tests/fixtures/docs-version';

const DOCS = ['guides', 'paging', 'glossary'].map((id) => ({
  id,
  permalink: `/${id}`,
  title: id,
  description: '',
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
}));

const SIDEBARS = {
  docs: [
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'doc', id: 'guides'},
      items: [
        {type: 'doc', id: 'paging'},
        {type: 'category', label: 'More', items: [{type: 'doc', id: 'glossary'}]},
      ],
    },
  ],
  other: [{type: 'doc', id: 'guides'}],
};

it('The page of a category has its docs, also if another sidebar lists the page.', () => {
  const version = {docs: DOCS, sidebars: SIDEBARS} as unknown as LoadedVersion;
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
