import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {createReferenceIndex} from '../../pages/reference-index';
import {labelTranslatedDocs, translatedIndex} from './translated-docs';
import {createPetstore} from '@site/tests/fixtures/petstore';

const SITE = {siteDir: '/site', baseUrl: '/fr/'};

const index = createReferenceIndex(createPetstore());
const [operation] = index.operations;
const [group] = index.groups;
const [schema] = index.schemas;

/** A doc of the page with a route, in the folder of the locale if it has a title. */
function doc(route = '', title?: string): object {
  const folder = title === undefined ? 'reference' : 'i18n/fr/docs/current';
  return {
    id: route.slice(1),
    title: title ?? 'A title',
    permalink: `/fr${encodeURI(route)}`,
    source: `@site/${folder}${route}.mdx`,
  };
}

function contentOf(docs: object[], sidebar: object[] = []): LoadedContent {
  const version = {contentPath: '/site/reference', docs, sidebars: {all: sidebar}};
  return {loadedVersions: [version]} as unknown as LoadedContent;
}

it('A sidebar has the titles of the docs that the locale has itself.', () => {
  const item = (id: string, label?: string): object => ({type: 'doc', id, label});
  const category = (label: string, id: string, items: object[]): object => ({
    type: 'category',
    label,
    link: {type: 'doc', id},
    items,
  });
  const docs = [doc('/a', 'Un'), doc('/a/b', 'Deux'), doc('/a/c'), doc('/d', 'Quatre')];
  const sidebar = [
    category('One', 'a', [item('a/b', 'Two (deprecated)'), item('a/c', 'Three')]),
    item('d'),
  ];
  const {loadedVersions} = labelTranslatedDocs(contentOf(docs, sidebar), SITE.siteDir);
  expect(loadedVersions[0]?.sidebars).toEqual({
    all: [
      category('Un', 'a', [item('a/b', 'Deux (deprecated)'), item('a/c', 'Three')]),
      item('d'),
    ],
  });
});

it('The index has the titles of the docs that the locale has itself.', () => {
  const docs = [
    doc(operation?.route, 'Une opération'),
    doc(group?.route, 'Un groupe'),
    doc(schema?.route, 'Un schéma'),
    doc(index.operations[1]?.route),
  ];
  expect(translatedIndex(contentOf(docs), () => index, SITE)).toEqual({
    ...index,
    operations: [{...operation, title: 'Une opération'}, ...index.operations.slice(1)],
    groups: [{...group, name: 'Un groupe'}, ...index.groups.slice(1)],
    schemas: [{...schema, title: 'Un schéma'}, ...index.schemas.slice(1)],
  });
});

it('There is no other index if the locale has no docs itself.', () => {
  const read = (): never => {
    throw new Error('The index is not read.');
  };
  expect(translatedIndex(contentOf([doc('/a')]), read, SITE)).toBeUndefined();
});
