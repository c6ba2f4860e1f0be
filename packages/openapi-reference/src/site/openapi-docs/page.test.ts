import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {createReference} from '../../openapi/reference';
import type {Reference} from '../../reference/reference';
import {
  createGroupPage,
  createOperationCopy,
  createOperationPage,
  createSchemaPage,
} from './page';
import {describePetstore} from '@site/tests/fixtures/petstore';

/** Parses a page like Docusaurus. */
function readPage(fileContent: string) {
  return DEFAULT_PARSE_FRONT_MATTER({filePath: 'page.mdx', fileContent});
}

/** The pet store with a text in every title of an operation, and in every description. */
function referenceWith(text: string, summary?: string): Reference {
  const document = describePetstore();
  const operations = Object.values(document.paths).flatMap(({get, post}) => [get, post]);
  const schemas = Object.values(document.components?.schemas ?? {});
  for (const part of [...operations, ...(document.tags ?? []), ...schemas]) {
    Object.assign(part ?? {}, {description: text});
  }
  for (const operation of operations) {
    Object.assign(operation ?? {}, summary === undefined ? {} : {summary});
  }
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
const [listPets] = operations.filter(({id}) => id === 'listPets');
const [group] = groups;
const [schema] = schemas;

it.each<[of: string, page: string | undefined, frontMatter: object]>([
  [
    'an operation',
    listPets && createOperationPage(listPets),
    {
      id: 'list-pets',
      title: 'List pets',
      sidebar_class_name: 'api-method get',
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: null,
    },
  ],
  [
    'the copy of an operation, which names the canonical page',
    listPets && createOperationCopy(listPets),
    {id: 'list-pets', title: 'List pets', canonical_path: '/api/pet/search/list-pets'},
  ],
  ['a schema', schema && createSchemaPage(schema), {id: 'a-pet', title: 'A Pet'}],
  ['a group', group && createGroupPage(group), {title: 'store', slug: '/api/store'}],
])('The page of %s has its names as front matter.', async (_, page, frontMatter) => {
  expect((await readPage(page ?? '')).frontMatter).toMatchObject(frontMatter);
});

const DATA = 'import data from "./list-pets.json";\n\n';

it.each<[of: string, page: string | undefined, body: string]>([
  [
    'an operation',
    listPets && createOperationPage(listPets),
    `${DATA}<OperationPage {...data} />`,
  ],
  [
    'the copy of an operation',
    listPets && createOperationCopy(listPets),
    `import data from "@openapi-reference/data/pet/search/list-pets.json";\n\n<Canonical path={"/api/pet/search/list-pets"} />\n\n<OperationPage {...data} />`,
  ],
  [
    'a schema',
    schema && createSchemaPage(schema),
    'import data from "./a-pet.json";\n\n<SchemaPage {...data} />',
  ],
])('The page of %s shows its data.', async (_, page, body) => {
  expect((await readPage(page ?? '')).content).toContain(body);
});

it('No page changes with descriptions, so that the dev server does not reload it.', () => {
  const rewritten = referenceWith('Another sentence.');
  expect(rewritten.groups[0]?.description).toBe('Another sentence.');
  expect(pagesOf(rewritten)).toEqual(pagesOf(referenceWith('A text.')));
});

it.each([
  ['the end of the front matter', 'a\n---\n\n<script>alert(1)</script>'],
  ['a mapping', 'id: other\nslug: /'],
  ['a tag of YAML', '!!js/function "alert(1)"'],
  ['JSX, an expression and an import', "<img onerror={alert(1)} /> {process} 'fs'"],
  ['line separators', 'a\u2028b\u2029c\u0085d'],
  ['control characters', 'a\u0000b\u001bc\u007fd\u009fe'],
  ['what is not a character', 'a\ufffeb\uffffc\ud800d'],
])('No page is broken by %s in a title or description.', async (_, text) => {
  for (const page of pagesOf(referenceWith(text, text))) {
    const {frontMatter, content} = await readPage(page);
    expect(Object.keys(frontMatter)).toEqual(
      expect.arrayContaining(['title', 'custom_edit_url']),
    );
    expect(frontMatter).not.toHaveProperty('other');
    // The executed part contains only file names and routes from the document.
    expect(content).not.toMatch(/<script|alert|process|'fs'/);
  }
});
