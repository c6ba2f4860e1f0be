import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from '@site/src/openapi/document';
import {createReference} from '@site/src/openapi/reference';
import type {Plan} from '@site/src/reference/plan';
import type {Reference} from '@site/src/reference/reference';
import {
  createGroupPage,
  createOperationPage,
  createPlanEndpointsPage,
  createPlanOperationPage,
  createSchemaPage,
} from './page';
import {createPetstore, describePetstore} from '@site/tests/fixtures/petstore';

interface Page {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** Parses a page like Docusaurus. */
function readPage(fileContent: string): Promise<Page> {
  return DEFAULT_PARSE_FRONT_MATTER({filePath: 'page.mdx', fileContent});
}

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) {
    throw new Error('The list is empty.');
  }
  return item;
}

/** Creates every page of a reference. */
function pagesOf(reference: Reference): string[] {
  return [
    ...reference.operations.flatMap((operation) => [
      createOperationPage(operation),
      createPlanOperationPage(operation),
    ]),
    ...reference.groups.map(createGroupPage),
    ...reference.plans.map(createPlanEndpointsPage),
    ...reference.schemas.map(createSchemaPage),
  ];
}

const petstore = createPetstore();
const operationOf = (id: string) =>
  first(petstore.operations.filter((operation) => operation.id === id));

describe('the page of an operation', () => {
  it('has id and title of the operation, and shows its data.', async () => {
    const {frontMatter, content} = await readPage(
      createOperationPage(operationOf('listPets')),
    );
    expect(frontMatter).toEqual({
      id: 'list-pets',
      title: 'List pets',
      sidebar_class_name: 'api-method get',
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: null,
    });
    expect(content).toContain(
      'import data from "@site/docs/api/pet/search/list-pets.json";\n\n<OperationPage {...data} />',
    );
  });

  it('under a plan names the page under /api, which is canonical.', async () => {
    const original = await readPage(createOperationPage(operationOf('listPets')));
    const copy = await readPage(createPlanOperationPage(operationOf('listPets')));
    expect(copy.frontMatter).toEqual({
      ...original.frontMatter,
      canonical_path: '/api/pet/search/list-pets',
    });
    expect(copy.content).toContain(
      'import data from "@site/docs/api/pet/search/list-pets.json";\n\n<Canonical path={"/api/pet/search/list-pets"} />\n\n<OperationPage {...data} />',
    );
  });
});

describe('the page of a schema, a group and a plan', () => {
  it('has the title and route of the group.', async () => {
    const schema = await readPage(createSchemaPage(first(petstore.schemas)));
    expect(schema.frontMatter).toMatchObject({
      id: 'a-pet',
      title: 'A Pet',
    });
    expect(schema.content).toContain(
      'import data from "@site/docs/schemas/a-pet.json";\n\n<SchemaPage {...data} />',
    );

    const group = await readPage(createGroupPage(first(petstore.groups)));
    expect(group.frontMatter).toMatchObject({
      title: 'store',
      slug: '/api/store',
    });

    const plan = await readPage(createPlanEndpointsPage(first(petstore.plans)));
    expect(plan.frontMatter).toMatchObject({
      title: 'Endpoints of the Basic plan',
      slug: '/plans/Basic/Endpoints',
      description: 'The 2 endpoint pages listed for the Basic plan.',
    });
    expect(plan.content).toContain('<PlanOperations plan={"Basic"} headings="h2" />');
  });

  it('of a plan with one endpoint does not speak of several.', async () => {
    const {frontMatter} = await readPage(
      createPlanEndpointsPage(petstore.plans[1] as Plan),
    );
    expect(frontMatter['description']).toBe(
      'The endpoint page listed for the Gold plan.',
    );
  });
});

describe('every page', () => {
  it('does not change with descriptions, so that the dev server does not reload it.', () => {
    const {paths, tags, components} = describePetstore();
    const rewritten = JSON.parse(
      JSON.stringify({paths, tags, components}).replaceAll(
        /"description":"[^"]*"/g,
        '"description":"Another sentence."',
      ),
    ) as OpenAPIDocument;
    const reference = createReference({...describePetstore(), ...rewritten});
    expect(reference.groups.map(({description}) => description)).toContainEqual([
      'Another sentence.',
    ]);
    expect(pagesOf(reference)).toEqual(pagesOf(petstore));
  });

  it.each([
    ['the end of the front matter', 'a\n---\n\n<script>alert(1)</script>'],
    ['quotes and a comment', `"quoted" 'too' # not a comment`],
    ['a mapping', 'id: other\nslug: /'],
    ['a tag of YAML', '!!js/function "alert(1)"'],
    ['an anchor and an alias', '&a *a'],
    ['a backslash', 'C:\\new\\table\\'],
    ['JSX and an expression', '<img onerror={alert(1)} /> {process.exit()}'],
    ['an MDX import', "import fs from 'fs'"],
    ['line separators', 'a\u2028b\u2029c\u0085d'],
    ['a control character', 'a\u0000b\u001bc'],
    ['DEL and C1 controls', 'a\u007fb\u0080c\u009fd'],
    ['what is not a character', 'a\ufffeb\uffffc'],
    ['half of a surrogate pair', 'a\ud800b'],
    ['a character outside of the basic plane', 'a 🐕 b'],
    ['a byte order mark', '\ufeffa'],
  ])('is not broken by %s in a title or description.', async (_, text) => {
    const reference = createReference(hostile(text));
    for (const page of pagesOf(reference)) {
      const {frontMatter, content} = await readPage(page);
      expect(Object.keys(frontMatter)).toEqual(
        expect.arrayContaining(['title', 'custom_edit_url']),
      );
      expect(frontMatter).not.toHaveProperty('other');
      // The executed part contains only file names and routes from the document.
      expect(content).not.toMatch(/<script|alert|process|'fs'/);
    }
  });
});

/** The pet store with a text in every title and description. */
function hostile(text: string): OpenAPIDocument {
  const document = describePetstore();
  for (const pathItem of Object.values(document.paths)) {
    for (const operation of [pathItem.get, pathItem.post]) {
      Object.assign(operation ?? {}, {summary: text, description: text});
    }
  }
  for (const tag of document.tags ?? []) {
    Object.assign(tag, {description: text});
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    Object.assign(schema, {description: text});
  }
  return document;
}
