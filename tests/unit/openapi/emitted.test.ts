import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from '#reference/document/document';
import type {Operation} from '#reference/operation/operation';
import {readDocument} from '#reference/pages/read-document';
import {wholeDocument} from '#reference/document/whole-document';
import {createReference} from '#reference/pages/read-reference';
import {createSampleBody} from '#reference/samples/sample-body';
import {
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '#reference/schema/schema';
import {typeLabel} from '#reference/schema/schema-label';
import index from '../../fixtures/emitted/index.json';
import {checkExamples, schemaCheck} from './schema-check';

/*
 * The documents that frameworks wrote of one API show the same API. Where they differ, the framework says it
 * otherwise: `tools/emitters` has the apps.
 */

const FOLDER = path.join(__dirname, '../../fixtures/emitted');

const STATES = ['free', 'lent', 'broken'];

/** The fields of a tool as a reader sees them. */
const TOOL = {
  id: 'string <uuid>',
  name: 'string',
  'note?': 'string',
  owner: 'string or null',
  keeper: 'Member or null',
  state: 'State',
  fees: 'map of number',
  boughtOn: 'string <date>',
  'checkedAt?': 'string <date-time> or null',
};

interface Expected {
  /** What the document says of a tool in another way than most. */
  readonly tool?: Partial<Record<keyof typeof TOOL | 'id?', string | undefined>>;
  /** The fields of a shelf, if it does not hold itself in the way of most. */
  readonly shelf?: Readonly<Record<string, string>>;
  /** The property that chooses between borrowers, where the document has a discriminator. */
  readonly chosenBy?: string;
  /** The status of an error, and its fields. */
  readonly error: readonly [status: string, ...fields: string[]];
  /** The type of the limit in the query. */
  readonly limit?: string;
  /** The kinds of what was repaired. */
  readonly repairs?: readonly string[];
}

const PROBLEM = ['422', 'code', 'message'] as const;
const NULLABLE = '"nullable" is without "type" beside it; null is allowed all the same';

const EXPECTED: Readonly<Record<string, Expected>> = {
  effect: {
    tool: {
      'note?': 'string or null',
      keeper: 'MemberEncoded or null',
      boughtOn: 'string',
      'checkedAt?': 'string or null',
    },
    error: ['422', '_tag', 'message'],
    limit: 'string',
  },
  elysia: {
    tool: {
      keeper: 'object or null',
      state: 'string',
      fees: 'map of number by pattern',
      'checkedAt?': 'any of',
    },
    chosenBy: 'kind',
    error: PROBLEM,
    limit: 'any of',
    repairs: [
      '"nullable" is of OpenAPI 3.0; it is read all the same',
      NULLABLE,
      'a keyword is unknown, and is ignored',
      'a value has the wrong type, and is left out',
    ],
  },
  fastify: {error: PROBLEM},
  hono: {tool: {keeper: 'Member'}, chosenBy: 'kind', error: PROBLEM},
  loopback: {
    tool: {id: undefined, 'id?': 'string <uuid>', keeper: 'Member', state: 'string'},
    shelf: {name: 'string', 'parentName?': 'string', shelves: 'array of Shelf'},
    chosenBy: 'kind',
    error: PROBLEM,
  },
  'nest-3.0.0': {chosenBy: 'kind', error: PROBLEM},
  'nest-3.1.0': {chosenBy: 'kind', error: PROBLEM},
  orpc: {
    tool: {state: 'string'},
    error: ['422', 'defined', 'code', 'status', 'message', 'data'],
  },
  trpc: {
    tool: {keeper: 'MemberOutput or null'},
    chosenBy: 'kind',
    error: ['400', 'message', 'code', 'issues'],
  },
  tsoa: {
    tool: {id: 'Id', fees: 'Record_string.number_'},
    error: PROBLEM,
    limit: 'integer <int32>',
    repairs: [NULLABLE],
  },
  ...Object.fromEntries(
    ['3.0.0', '3.1.0', '3.2.0'].map((version): [string, Expected] => [
      `typespec-${version}`,
      {
        tool: {fees: 'map of number <double>'},
        chosenBy: 'kind',
        error: PROBLEM,
        limit: 'integer <int32>',
      },
    ]),
  ),
};

async function read(name: string) {
  const file = path.join(FOLDER, `${name}.json`);
  const {document, repairs} = await readDocument({kind: 'file', path: file});
  const reference = createReference(document);
  const components: SchemaComponents = Object.fromEntries(
    reference.schemas.map((schema) => [schema.name, schema]),
  );
  const operations: Record<string, Operation> = Object.fromEntries(
    reference.operations.map((operation) => [operation.id, operation]),
  );
  return {
    document: wholeDocument(document),
    published: document,
    repairs,
    reference,
    components,
    operations,
  };
}

/** Returns the type of a field as a page names it. */
function shownType(node: SchemaNode, components: SchemaComponents): string {
  const {ref, items, additionalProperties, types = []} = node;
  if (ref !== undefined) {
    return types.includes('null') ? `${ref} or null` : ref;
  }
  if (items?.ref !== undefined) {
    return `array of ${items.ref}`;
  }
  const [pattern] = (node.rules ?? []).filter(
    ({keyword}) => keyword === 'patternProperties',
  );
  if (pattern?.node !== undefined) {
    return `map of ${typeLabel(pattern.node, components)} by pattern`;
  }
  return typeof additionalProperties === 'object'
    ? `map of ${typeLabel(additionalProperties, components)}`
    : typeLabel(node, components);
}

function fieldsOf(
  node: SchemaNode | undefined,
  components: SchemaComponents,
): Record<string, string> {
  const {properties = []} = dereference(node ?? {}, components);
  return Object.fromEntries(
    properties.map((property) => [
      property.required ? property.name : `${property.name}?`,
      shownType(property.node, components),
    ]),
  );
}

function fieldOf(
  node: SchemaNode | undefined,
  name: string,
  components: SchemaComponents,
): SchemaNode {
  const {properties = []} = dereference(node ?? {}, components);
  const found = properties.find((property) => property.name === name);
  return dereference(found?.node ?? {}, components);
}

const valuesOf = ({enum: values = []}: SchemaNode): string[] =>
  values.map(({value}) => value);

const answerOf = (operation: Operation | undefined, status: string) =>
  operation?.responses.find((response) => response.status === status)?.contents[0];

/** Returns the JSON that the samples of an operation send. */
function sentBody(operation: Operation | undefined): unknown {
  const [content] = operation?.requestBody?.contents ?? [];
  const body = content && createSampleBody(content, content.examples[0]);
  return body?.kind === 'text' ? (JSON.parse(body.text) as unknown) : body;
}

/** Returns what the schema of the JSON of an operation has against a value. */
function problemsOf(
  document: OpenAPIDocument,
  route: string,
  value: unknown,
): readonly string[] {
  const {content} = document.paths[route]?.post?.requestBody ?? {};
  const schema = content?.['application/json']?.schema;
  return schema === undefined
    ? ['There is no schema.']
    : schemaCheck(document, 'request')(schema, value);
}

it('Each document is one of a framework, whose packages have exact versions, and has expectations.', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'index.json');
  const listed = Object.values(index).flatMap(({documents}) => documents);
  expect(files).toEqual([...listed].sort());
  expect(files).toEqual(
    Object.keys(EXPECTED)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const {date, packages} of Object.values(index)) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    Object.values(packages).forEach((version) =>
      expect(version).toMatch(/^\d+\.\d+\.\d+$/),
    );
  }
});

describe.each(Object.entries(EXPECTED))('The document of %s', (name, expected) => {
  const {tool, shelf, chosenBy, error, limit = 'integer', repairs = []} = expected;

  it('has the operations of the tool shed, and needs few repairs.', async () => {
    const {reference, repairs: made} = await read(name);
    expect(reference.title).toBe('Tool shed');
    expect(
      reference.operations.map((one) => `${one.title}: ${one.method} ${one.path}`).sort(),
    ).toEqual([
      'Add loan: POST /loans',
      'Add tool: POST /tools',
      'Get shelf: GET /shelves/{name}',
      'List tools: GET /tools',
      'Set photo: PUT /tools/{id}/photo',
    ]);
    expect([...new Set(made.map(({kind}) => kind))].sort()).toEqual([...repairs].sort());
  });

  it('says which fields a tool has, which can be null or missing, and what a map has.', async () => {
    const {components, operations} = await read(name);
    const answer = answerOf(operations['listTools'], '200')?.node;
    expect(answer?.types).toEqual(['array']);
    const all: Record<string, string | undefined> = {...TOOL, ...tool};
    const fields = Object.entries(all).filter(([, type]) => type !== undefined);
    expect(fieldsOf(answer?.items, components)).toEqual(Object.fromEntries(fields));
    expect(valuesOf(fieldOf(answer?.items, 'state', components))).toEqual(STATES);
  });

  it('says that a shelf can hold itself.', async () => {
    const {components} = await read(name);
    expect(fieldsOf({ref: 'Shelf'}, components)).toEqual(
      shelf ?? {name: 'string', parent: 'Shelf or null', shelves: 'array of Shelf'},
    );
  });

  it('lets a person or a group borrow.', async () => {
    const {components, operations} = await read(name);
    const loan = operations['addLoan']?.requestBody?.contents[0]?.node;
    const {variants} = fieldOf(loan, 'borrower', components);
    const kinds = variants?.nodes.map((one) =>
      valuesOf(fieldOf(one, 'kind', components)),
    );
    expect(kinds).toEqual([['person'], ['group']]);
    expect(variants?.chosenBy?.property).toBe(chosenBy);
    const group = fieldOf(variants?.nodes[1], 'size', components);
    const sizes = [group, ...(group.variants?.nodes ?? [])];
    expect(sizes.flatMap(({constraints = []}) => constraints)).toContainEqual({
      keyword: 'minimum',
      value: '2',
    });
  });

  it('takes a list of states and a limit in the query.', async () => {
    const {components, operations} = await read(name);
    const parameters = new Map(
      operations['listTools']?.parameters.map((one) => [one.name, one.node]),
    );
    const {types, items = {}} = parameters.get('state') ?? {};
    expect(types).toEqual(['array']);
    expect(valuesOf(dereference(items, components))).toEqual(STATES);
    expect(typeLabel(parameters.get('limit') ?? {}, components)).toBe(limit);
  });

  it('has samples that its schemas allow.', async () => {
    const {document, published, operations} = await read(name);
    const added = sentBody(operations['addTool']);
    expect(added).toMatchObject({name: 'string', state: 'free'});
    expect(problemsOf(document, '/tools', added)).toEqual([]);
    const lent = sentBody(operations['addLoan']);
    expect(lent).toMatchObject({borrower: {kind: 'person', name: 'string'}});
    expect(problemsOf(document, '/loans', lent)).toEqual([]);
    expect(checkExamples(published).broken).toEqual([]);
  });

  it('takes a photo as a file, and answers without content.', async () => {
    const {setPhoto} = (await read(name)).operations;
    const [content] = setPhoto?.requestBody?.contents ?? [];
    expect(content?.mediaType).toBe('multipart/form-data');
    expect(content?.form).toMatchObject([
      {name: 'photo', required: true, kind: 'file'},
      {name: 'caption', kind: 'text'},
    ]);
    expect(answerOf(setPhoto, '204')).toBeUndefined();
  });

  it('says what an error has.', async () => {
    const {components, operations} = await read(name);
    const [status, ...fields] = error;
    const node = answerOf(operations['addTool'], status)?.node ?? {};
    const {variants} = dereference(node, components);
    const shown = fieldsOf(variants?.nodes[0] ?? node, components);
    expect(Object.keys(shown).map((field) => field.replace('?', ''))).toEqual(fields);
  });
});
