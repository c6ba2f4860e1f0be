import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readDocument, repairDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import type {Reference} from '#reference/pages/reference';
import type {SchemaNode} from '#reference/schema/schema';
import {plainText} from '#reference/text/rich-text';
import {createTypeCode} from '#reference/outputs/types/type-code';

/*
 * Each document is valid, and made from a report of a fault of another tool. Its types have each value that
 * its schemas have, and pages say the same as the types.
 */

const FOLDER = path.join(__dirname, '../../fixtures/bugs');

interface Read {
  reference: Reference;
  nodes: Record<string, SchemaNode>;
  repairs: string[];
  typescript: string;
  python: string;
  go: string;
}

async function read(name: string): Promise<Read> {
  const {document, repairs} = await readDocument({
    kind: 'file',
    path: path.join(FOLDER, `${name}.yaml`),
  });
  const reference = createReference(document);
  const {file} = createTypeCode(reference);
  return {
    reference,
    nodes: Object.fromEntries(reference.schemas.map((one) => [one.name, one.node])),
    repairs: repairs.map(({kind, pointer}) => `${pointer}: ${kind}`),
    typescript: file('typescript'),
    python: file('python'),
    go: file('go'),
  };
}

function fieldOf({properties = []}: SchemaNode = {}, name: string): SchemaNode {
  return properties.find((property) => property.name === name)?.node ?? {};
}

/** Returns what the compiler says of types with a value of each that they have, and of some that they lack. */
function compile(types: string, values: {has: string[]; lacks: string[]}): string[] {
  const declared = (value: string, index: number): string => {
    const [type, ...rest] = value.split(' = ');
    return `export const value${index}: ${type} = ${rest.join(' = ')};`;
  };
  const code = [
    types,
    ...values.has.map(declared),
    ...values.lacks.flatMap((value, index) => [
      '// @ts-expect-error: the type lacks it.',
      declared(value, values.has.length + index),
    ]),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2020,
    lib: ['lib.es5.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(['api.ts'], options, {
    ...host,
    getSourceFile: (file, target) =>
      file === 'api.ts'
        ? ts.createSourceFile(file, code, target)
        : host.getSourceFile(file, target),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('A value has the JSON type that it is written with (JSON Schema 2020-12 Validation, 6.1.2 and 6.1.3)', () => {
  it('in types.', async () => {
    const {typescript, python, go} = await read('14-values-without-type');
    const rest = "ratio: 0.5, origin: {x: 1}, mixed: 1.5, status: null, text: 'null'";
    expect(
      compile(typescript, {
        has: [
          `Reading = {version: 2, ${rest}}`,
          "Reading = {version: 2, ratio: 0.5, origin: {x: 1}, mixed: [1, 2], status: '', text: null}",
          "Reading = {version: 2, ratio: 0.5, origin: {x: 1}, mixed: 'automatic', status: 'new', text: ''}",
          'Nothing = null',
        ],
        lacks: [`Reading = {version: '2', ${rest}}`, "Nothing = 'null'"],
      }),
    ).toEqual([]);
    expect(python).toContain('version: Literal[2]\n    ratio: float\n');
    expect(python).toContain('ReadingText: TypeAlias = Literal["null", ""]');
    expect(go).toMatch(/Ratio json\.Number .*\n\n\tOrigin map\[string\]json\.RawMessage/);
  });

  it('on pages.', async () => {
    const {Reading} = (await read('14-values-without-type')).nodes;
    expect(fieldOf(Reading, 'version')).toMatchObject({types: ['integer']});
    expect(fieldOf(Reading, 'text').enum).toEqual([
      {value: 'null', isText: true},
      {value: 'null'},
      {value: ''},
    ]);
  });
});

it('A discriminator excludes no value of an alternative that is a choice itself (OpenAPI 3.1.1, 4.8.25).', async () => {
  const {typescript, nodes} = await read('15-nested-discriminators');
  expect(
    compile(typescript, {
      has: [
        "Being = {kind: 'cat', claws: 1}",
        "Being = {kind: 'dog', barks: true}",
        "Being = {kind: 'plant'}",
      ],
      lacks: ["Being = {kind: 'Pet'}", "Pet = {kind: 'plant'}"],
    }),
  ).toEqual([]);
  expect(nodes['Being']?.variants?.chosenBy).toEqual({
    property: 'kind',
    values: [['cat', 'dog'], ['plant']],
  });
});

it('A schema with several choices has one alternative of each (JSON Schema 2020-12 Core, 10.2.1.1).', async () => {
  const {typescript, python} = await read('16-several-one-of');
  expect(
    compile(typescript, {
      has: [
        "Ticket = {id: 'T1', card: '4000', seat: 'A1'}",
        "Ticket = {id: 'T1', till: 2, zone: 'Z'}",
      ],
      lacks: ["Ticket = {id: 'T1', seat: 'A1'}", "Ticket = {id: 'T1', card: '4000'}"],
    }),
  ).toEqual([]);
  expect(python).toContain('Ticket: TypeAlias = dict[str, Any]');
});

it('The bounds of a list in a list stand at the inner list.', async () => {
  const {operations} = (await read('emit-12-inner-bounds')).reference;
  const [points, lines] = operations;
  const bounds = [
    {keyword: 'minItems', value: '2'},
    {keyword: 'maxItems', value: '2'},
  ];
  const root = points?.responses[0]?.contents[0]?.node;
  expect(root?.constraints).toBeUndefined();
  expect(root?.rules).toEqual([{keyword: 'item', node: {constraints: bounds}}]);
  const field = fieldOf(lines?.requestBody?.contents[0]?.node, 'lines');
  expect(field.rules).toEqual([{keyword: 'item', node: {constraints: [bounds[0]]}}]);
});

it('The type of a map has the names that are required (JSON Schema 2020-12 Validation, 6.5.3).', async () => {
  const {typescript, python, go} = await read('emit-10-required-names');
  expect(
    compile(typescript, {
      has: ['Shares = {silica: 33.3, flux: 33.3, ash: 33.3}'],
      lacks: [
        'Shares = {silica: 33.3, flux: 33.3}',
        "Shares = {silica: 33.3, flux: 33.3, ash: 'none'}",
      ],
    }),
  ).toEqual([]);
  expect(python).toContain('Shares: TypeAlias = dict[str, float]');
  expect(go).toContain('type Shares map[string]json.Number');
});

it('A choice of constants is an enum with names and texts (OpenAPI 3.1.1, Annotated Enumerations).', async () => {
  const {reference, nodes, typescript, python, go} = await read(
    'emit-11-choices-of-constants',
  );
  const [state, sizes] = reference.operations[0]?.parameters ?? [];
  expect(state?.node.types).toEqual(['string']);
  expect(
    state?.node.enum?.map(({value, description}) => [
      value,
      plainText(description ?? '').split('\n')[0],
    ]),
  ).toEqual([
    ['wet', expect.stringContaining('Wet')],
    ['dry', expect.stringContaining('Dry')],
    ['fired', expect.stringContaining('Fired')],
  ]);
  expect(sizes?.node.items?.enum).toEqual([{value: 'small'}, {value: 'large'}]);
  expect(fieldOf(nodes['Pot'], 'grade').types).toEqual(['integer']);
  expect(
    compile(typescript, {
      has: ["Pot = {state: 'wet'}", "Pot = {state: 'dry', grade: 1}"],
      lacks: ["Pot = {state: 'fired'}", "Pot = {state: 'wet', grade: 3}"],
    }),
  ).toEqual([]);
  expect(python).toContain('grade: NotRequired[Literal[1, 2]]');
  expect(go).toContain('PotStateWet PotState = "wet"');
});

it('A reference that may be null leads to its schema (OpenAPI 3.0.3, Schema Object).', async () => {
  const {nodes, typescript, go} = await read('emit-15-nullable-references');
  for (const [schema, field, ref] of [
    ['Loan', 'reader', 'Person'],
    ['Loan', 'place', 'Place'],
    ['Person', 'boss', 'Person'],
  ] as const) {
    expect(fieldOf(nodes[schema], field)).toMatchObject({ref, types: ['object', 'null']});
  }
  expect(
    compile(typescript, {
      has: [
        "Loan = {reader: null, place: {shelf: 'A'}}",
        "Loan = {reader: {name: 'Ana', boss: null}, place: null}",
        "Person = {name: 'Ana', boss: {name: 'Ben'}}",
      ],
      lacks: ['Place = null', 'Loan = {reader: {}, place: null}'],
    }),
  ).toEqual([]);
  expect(go).toContain('Reader *Person `json:"reader"`');
});

it('What is reported of nullable without a type, pages and types have.', async () => {
  const schemas = {
    Plain: {type: 'string'},
    Parts: {nullable: true, allOf: [{$ref: '#/components/schemas/Plain'}]},
    Some: {nullable: true, anyOf: [{type: 'string'}, {type: 'integer'}]},
    One: {
      nullable: true,
      oneOf: [{$ref: '#/components/schemas/Plain'}, {type: 'integer'}],
    },
    Listed: {nullable: true, enum: ['a', 'b']},
  };
  const {document, repairs} = await repairDocument(
    {
      openapi: '3.0.3',
      info: {title: 'Null', version: '1'},
      paths: {'/a': {get: {responses: {200: {description: 'OK'}}}}},
      components: {schemas},
    },
    {kind: 'file', path: 'null.yaml'},
  );
  const types = createTypeCode(createReference(document)).file('typescript');
  const nullable = ['Parts', 'Some', 'One', 'Listed'];
  expect(
    compile(types, {
      has: nullable.map((name) => `${name} = null`),
      lacks: nullable.map((name) => `${name} = true`),
    }),
  ).toEqual([]);
  expect(repairs.filter(({kind}) => kind.includes('null is allowed'))).toHaveLength(4);
});

it('Schemas with the same title are told apart by their names.', async () => {
  const {reference, typescript} = await read('emit-07-same-titles');
  expect(reference.schemas.map(({title, route}) => [title, route])).toEqual([
    ['A bowl (BowlInput)', '/schemas/bowlinput'],
    ['A bowl (Bowl)', '/schemas/bowl'],
  ]);
  expect(typescript).toContain('export interface BowlInput {');
  expect(typescript).toContain('export interface Bowl {');
});

it('Operations without a name are called by method and path as they are.', async () => {
  const {operations} = (await read('emit-08-numbers-in-titles')).reference;
  expect(operations.map(({title}) => title)).toEqual([
    'GET /shelves/',
    'GET /shelves',
    'GET /shelves/{top}',
    'GET /shelves/top',
  ]);
  expect(new Set(operations.map(({slug}) => slug)).size).toBe(4);
});

it('Tags that differ have groups of their own.', async () => {
  const {groups} = (await read('19-names-alike')).reference;
  expect(
    groups.map(({name, operations}) => [name, operations.map(({id}) => id)]),
  ).toEqual([
    ['C', ['GetShip']],
    ['C#', ['getship']],
    ['C++', ['compile']],
  ]);
});

it('In a document of 3.1, nullable is reported as it is read.', async () => {
  const {document, repairs} = await repairDocument(
    {
      openapi: '3.1.0',
      info: {title: 'Null', version: '1'},
      paths: {'/a': {get: {operationId: 'getA', responses: {}}}},
      components: {schemas: {A: {type: 'string', nullable: true}}},
    },
    {kind: 'file', path: 'null.yaml'},
  );
  expect(createReference(document).schemas[0]?.node.types).toEqual(['string', 'null']);
  expect(repairs).toEqual([
    {
      kind: '"nullable" is of OpenAPI 3.0; it is read all the same',
      pointer: '#/components/schemas/A/nullable',
    },
  ]);
});
