import {expect, it} from 'vitest';
import {docsOf, type Section, sectionsOf} from './docs';
import {docsVersion, type SidebarItem} from '@site/tests/fixtures/docs-version';

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

it('Sections of one of several references are those of a single one.', () => {
  const doc = (id: string) => ({type: 'doc' as const, id});
  const ids = ['api', 'api/pets', 'changelog', 'schemas', 'schemas/pet'];
  const docs = ids.map((id) => ({id, permalink: `/${id}`}));
  const schemas = {
    ...{type: 'category' as const, label: 'Schemas', link: doc('schemas')},
    items: [doc('schemas/pet')],
  };
  const api = {type: 'category' as const, link: doc('api')};
  const items = [doc('api/pets'), doc('changelog')];
  const sectionsIn = (sidebar: SidebarItem[], label?: string) => {
    const version = docsVersion(docs, {docs: sidebar});
    return sectionsOf(version, docsOf(version, '/'), {others: 'Start', label});
  };
  const single = sectionsIn([{...api, label: 'API reference', items}, schemas]);
  const labelled = sectionsIn(
    [{...api, label: 'Pets', items: [...items, schemas]}],
    'Pets',
  );
  const names = ({title, docs: listed}: Section) => [title, ...listed.map(({id}) => id)];
  expect(labelled.map(names)).toEqual([
    ['API reference', 'api', 'api/pets', 'changelog'],
    ['Schemas', 'schemas', 'schemas/pet'],
  ]);
  expect(labelled.map(names)).toEqual(single.map(names));
});

it('Docs in no category are in one section, also those in no sidebar; unlisted ones are in none.', () => {
  const doc = (id: string) => ({type: 'doc' as const, id});
  const docs = ['intro', 'a', 'outro', 'hidden', 'draft'].map((id) => ({
    id,
    permalink: `/${id}`,
    unlisted: id === 'draft',
  }));
  const version = docsVersion(docs, {
    one: [
      doc('intro'),
      {type: 'category', label: 'More', items: [doc('a')]},
      doc('outro'),
    ],
    two: [doc('a')],
  });
  const sections = sectionsOf(version, docsOf(version, '/'), {others: 'Docs'});
  expect(
    sections.map(({title, docs: listed}) => [title, ...listed.map(({id}) => id)]),
  ).toEqual([
    ['Docs', 'intro', 'outro', 'hidden'],
    ['More', 'a'],
  ]);
});
