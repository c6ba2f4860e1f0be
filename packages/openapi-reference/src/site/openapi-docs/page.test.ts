import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {createReference} from '../../pages/read-reference';
import type {Reference} from '../../pages/reference';
import {
  createGroupPage,
  createOperationCopy,
  createOperationPage,
  createSchemaPage,
} from './page';
import {describePetstore} from '@site/tests/fixtures/petstore';

/** Parses a page like Docusaurus. */
function readPage(fileContent = '') {
  return DEFAULT_PARSE_FRONT_MATTER({filePath: 'page.mdx', fileContent});
}

/** The pet store with a text in every description, and in every title of an operation. */
function referenceWith(text: string, more: object = {}): Reference {
  const document = describePetstore();
  const operations = Object.values(document.paths).flatMap(({get, post}) => [get, post]);
  const schemas = Object.values(document.components?.schemas ?? {});
  for (const part of [...operations, ...(document.tags ?? []), ...schemas]) {
    Object.assign(part ?? {}, {description: text});
  }
  operations.forEach((operation) => Object.assign(operation ?? {}, more));
  return createReference(document);
}

/** Creates every page of a reference. */
function pagesOf(reference: Reference): string[] {
  return [
    ...reference.operations.map(createOperationPage),
    ...reference.operations.map(createOperationCopy),
    ...reference.groups.map(createGroupPage),
    ...reference.schemas.map(createSchemaPage),
  ];
}

const {operations, groups, schemas} = referenceWith('A text.');
const listPets = operations.filter(({id}) => id === 'listPets');
const route = '/api/pet/search/list-pets';

it.each<[of: string, page: string | undefined, frontMatter: object, content: string]>([
  [
    'an operation',
    listPets.map(createOperationPage)[0],
    {
      ...{id: 'list-pets', title: 'List pets', sidebar_class_name: 'api-method get'},
      ...{hide_title: true, hide_table_of_contents: true, custom_edit_url: null},
    },
    'import data from "./list-pets.json";\n\n<OperationPage {...data} />',
  ],
  [
    'the copy of an operation, which names the canonical page',
    listPets.map(createOperationCopy)[0],
    {id: 'list-pets', title: 'List pets', canonical_path: route},
    `import data from "@openapi-reference/data/pet/search/list-pets.json";\n\n<Canonical path={"${route}"} />\n\n<OperationPage {...data} />`,
  ],
  [
    'a schema',
    schemas.map(createSchemaPage)[0],
    {id: 'a-pet', title: 'A Pet'},
    'import data from "./a-pet.json";\n\n<SchemaPage {...data} />',
  ],
  ['a group', groups.map(createGroupPage)[0], {title: 'store', slug: '/api/store'}, ''],
])(
  'The page of %s has its names, and shows its data.',
  async (_, page, names, content) => {
    const read = await readPage(page);
    expect(read.frontMatter).toMatchObject(names);
    expect(read.content).toContain(content);
  },
);

it('No page changes with descriptions, so that the dev server does not reload it.', () => {
  const rewritten = referenceWith('Another sentence.');
  expect(pagesOf(rewritten)).toEqual(pagesOf(referenceWith('A text.')));
});

it.each([
  ['the end of the front matter', 'a\n---\n\n<script>alert(1)</script>'],
  ['a mapping', 'id: other\nslug: /'],
  ['a tag of YAML', '!!js/function "alert(1)"'],
  ['JSX, an expression and an import', "<img onerror={alert(1)} /> {process} 'fs'"],
  ['line separators', 'a\u2028b\u2029c\u0085d'],
  ['control characters', 'a\u0000b\u001bc\u007fd\u009fe\ufffef\ud800g'],
])('No page is broken by %s in a title or description.', async (_, text) => {
  for (const page of pagesOf(referenceWith(text, {summary: text}))) {
    const {frontMatter, content} = await readPage(page);
    expect(frontMatter).toMatchObject({title: expect.anything(), custom_edit_url: null});
    expect(frontMatter).not.toHaveProperty('other');
    // The executed part contains only file names and routes from the document.
    expect(content).not.toMatch(/<script|alert|process|'fs'/);
  }
});
