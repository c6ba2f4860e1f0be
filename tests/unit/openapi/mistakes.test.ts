import path from 'node:path';
import {expect, it} from 'vitest';
import {fileOf} from '../../fixtures/documents';
import {readFiles, temporaryFolder} from '../../fixtures/temporary-folder';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {DocumentError} from '#reference/document/document-error';
import {type DocumentSource, sourceName} from '#reference/document/load';
import type {Operation} from '#reference/operation/operation';
import type {Reference} from '#reference/pages/reference';
import {generate} from '#reference/site/openapi-docs/generate';
import type {SchemaNode} from '#reference/schema/schema';

/*
 * Each document has mistakes that people make. What is expected is that each is reported once, at its own
 * place, and that nothing else is lost.
 */

const FOLDER = path.join(__dirname, '../../fixtures/bugs');

interface Read {
  reference: Reference;
  operations: Record<string, Operation>;
  repairs: string[];
}

function read(name: string): Promise<Read> {
  return readSource({kind: 'file', path: path.join(FOLDER, `${name}.yaml`)});
}

async function readWhole(text: string): Promise<Read> {
  return readSource(await fileOf(text));
}

/** Reads a document with these component schemas. */
function readSchemas(schemas: string): Promise<Read> {
  return readWhole(`
openapi: 3.1.1
info: {title: Test, version: 1.0.0}
paths: {/a: {get: {operationId: getA, responses: {'200': {description: A.}}}}}
components:
  schemas:
${schemas}`);
}

async function readSource(source: DocumentSource): Promise<Read> {
  const {document, repairs} = await readDocument(source);
  const reference = createReference(document);
  return {
    reference,
    operations: Object.fromEntries(reference.operations.map((one) => [one.id, one])),
    repairs: repairs.map(({kind, pointer}) => `${pointer}: ${kind}`),
  };
}

function fieldsOf(node: SchemaNode | undefined): Record<string, SchemaNode> {
  return Object.fromEntries((node?.properties ?? []).map((one) => [one.name, one.node]));
}

const WRONG_TYPE = 'a value has the wrong type, and is left out';
const NO_TEXT = 'a number or boolean is in the place of a text';

it('A wrong value in a component is mended there, and all that refers to it stays.', async () => {
  const {reference, operations, repairs} = await read('fuzz-01-wrong-value-in-component');
  expect(repairs.sort()).toEqual([
    `#/components/parameters/Harbour/description: ${NO_TEXT}`,
    `#/components/responses/Taken/description: ${NO_TEXT}`,
    `#/components/schemas/Crossing/required: ${WRONG_TYPE}`,
  ]);
  const {addCrossing} = operations;
  expect(addCrossing?.parameters).toMatchObject([
    {name: 'harbour', required: true, description: '7'},
  ]);
  expect(addCrossing?.requestBody).toMatchObject({contents: [{node: {ref: 'Crossing'}}]});
  expect(addCrossing?.responses).toMatchObject([
    {status: '201'},
    {status: '409', description: '409', contents: [{}]},
  ]);
  const {Timetable, Crossing} = reference.components;
  expect(fieldsOf(Timetable?.node)).toMatchObject({
    crossing: {ref: 'Crossing'},
    later: {items: {ref: 'Crossing'}},
  });
  expect(Object.keys(fieldsOf(Crossing?.node))).toEqual(['ferry', 'cars']);
});

it('A wrong value beside a reference is mended, and the reference stays.', async () => {
  const {reference, repairs} = await read('fuzz-02-wrong-value-beside-reference');
  const fields = '#/components/schemas/Tree/properties';
  expect(repairs).toEqual([
    `${fields}/variety/required: ${WRONG_TYPE}`,
    `${fields}/rootstock/title: ${NO_TEXT}`,
    `${fields}/pollinator/enum: ${WRONG_TYPE}`,
  ]);
  expect(fieldsOf(reference.components['Tree']?.node)).toEqual({
    variety: {ref: 'Variety'},
    rootstock: {ref: 'Variety', title: '9'},
    pollinator: {ref: 'Variety'},
  });
});

it('A field of a later version is checked as there.', async () => {
  const {reference, repairs} = await read('fuzz-05-fields-of-other-versions');
  expect(repairs).toEqual([
    '#/info/summary: "summary" is of a later version of OpenAPI; it is read all the same',
    `#/info/summary: ${NO_TEXT}`,
  ]);
  expect(reference.description).toBe('2027');
});

it('Schemas that are nothing but each other are read as schemas without properties.', async () => {
  const {reference, repairs} = await read('fuzz-03-circular-all-of');
  expect(repairs).toEqual([
    '#/components/schemas/Choir: schemas are parts of each other by allOf (Choir, Ensemble); each part is read once',
  ]);
  expect(Object.keys(reference.components)).toEqual(['Choir', 'Ensemble']);
  for (const {node} of Object.values(reference.components)) {
    expect(node.ref).toBeUndefined();
    expect(node.properties).toBeUndefined();
  }
});

it('Schemas that are parts of each other keep what any of them says.', async () => {
  const {reference, repairs} = await readSchemas(`
    Choir: {allOf: [{$ref: '#/components/schemas/Ensemble'}]}
    Ensemble: {allOf: [{$ref: '#/components/schemas/Choir'}, {$ref: '#/components/schemas/Named'}]}
    Named: {type: object, properties: {name: {type: string}}}
    Band: {properties: {band: {}}, allOf: [{$ref: '#/components/schemas/Group'}]}
    Group: {properties: {group: {}}, allOf: [{$ref: '#/components/schemas/Band'}]}
    Self: {description: Itself., allOf: [{$ref: '#/components/schemas/Self'}]}
`);
  const said = (names: string): string =>
    `schemas are parts of each other by allOf (${names}); each part is read once`;
  expect(repairs).toEqual([
    `#/components/schemas/Choir: ${said('Choir, Ensemble')}`,
    `#/components/schemas/Band: ${said('Band, Group')}`,
    `#/components/schemas/Self: ${said('Self')}`,
  ]);
  const {Choir, Ensemble, Band, Group, Self} = reference.components;
  for (const component of [Choir, Ensemble]) {
    expect(component?.node.ref).toBe('Named');
  }
  expect(Object.keys(fieldsOf(Band?.node)).sort()).toEqual(['band', 'group']);
  expect(Object.keys(fieldsOf(Group?.node)).sort()).toEqual(['band', 'group']);
  expect(Self?.node.description).toBe('Itself.');
});

it('Mistakes in Swagger 2.0 are mended or left out as in later versions.', async () => {
  const {reference, operations, repairs} = await read('fuzz-04-swagger-wrong-types');
  const listOfOne = 'a text is in the place of a list; it is read as a list of one';
  expect(repairs).toEqual([
    `#/schemes: ${listOfOne}`,
    `#/consumes: ${listOfOne}`,
    '#/paths/~1sheets/post/parameters/1: "in" is missing; the object is left out',
    `#/paths/~1sheets~1search/post/parameters: ${WRONG_TYPE}`,
    '#/swagger: the document is converted from Swagger 2.0',
  ]);
  expect(reference.servers).toMatchObject([{url: 'https://maps.example.com'}]);
  expect(operations['addSheet']?.requestBody?.contents).toMatchObject([
    {mediaType: 'multipart/form-data', node: {properties: [{name: 'scan'}]}},
  ]);
  expect(operations['searchSheets']?.parameters).toEqual([]);
});

it('A second body of Swagger 2.0 is reported, and what applies to all operations reaches all.', async () => {
  const {operations, repairs} = await readWhole(`
swagger: 2.0
info: {title: Maps, version: 1.0.0}
host: maps.example.com
basePath: v1
schemes: [https]
paths:
  x-order: null
  /sheets:
    post:
      operationId: addSheet
      schemes: [http, https]
      parameters:
        - {name: sheet, in: body, schema: {type: string}}
        - {name: other, in: body, schema: {type: integer}}
      responses: {'200': {description: It is added.}, x-note: null}
  /shared:
    put: {operationId: putShared, responses: {'200': {description: It is there.}}}
    parameters: [{name: sheet, in: body, schema: {type: boolean}}]
    x-order: {parameters: {}}
`);
  expect(repairs).toEqual([
    '#/paths/~1sheets/post/parameters/1: a body is left out, because there is one before it in the parameters',
    '#/basePath: a path does not begin with "/", which is added',
    '#/swagger: the document is converted from Swagger 2.0',
  ]);
  const {addSheet, putShared} = operations;
  expect(addSheet?.requestBody?.contents).toMatchObject([{node: {types: ['string']}}]);
  expect(addSheet?.servers.map(({url}) => url)).toEqual([
    'http://maps.example.com/v1',
    'https://maps.example.com/v1',
  ]);
  expect(putShared?.requestBody?.contents).toMatchObject([{node: {types: ['boolean']}}]);
  expect(putShared?.servers.map(({url}) => url)).toEqual(['https://maps.example.com/v1']);
});

it('A reference in the place of a map is left out if it leads back to itself.', async () => {
  const {reference, repairs} = await read('fuzz-06-references-in-maps');
  expect(repairs).toEqual([
    '#/components/schemas/Loom/properties/$ref: a reference leads back to itself; it is left out',
  ]);
  expect(reference.components['Loom']?.node.types).toEqual(['object']);
});

it('A reference in the place of a map, list or object that cannot be one is what it leads to.', async () => {
  const placed =
    'a reference is where OpenAPI allows none; what it leads to is read in its place';
  const left = (problem: string): string => `a reference ${problem}; it is left out`;
  const {reference, operations, repairs} = await readWhole(`
openapi: 3.1.1
info: {title: Looms, version: 1.0.0}
servers: [{$ref: '#/x-server'}]
externalDocs: {$ref: '#/x-docs'}
x-server: {url: https://looms.example.com}
x-docs: {url: https://docs.example.com}
paths:
  /looms:
    get:
      operationId: listLooms
      parameters: {$ref: '#/x-parameters'}
      responses:
        '200':
          description: The looms.
          content: {$ref: '#/components/responses/All/content'}
x-parameters: [{name: page, in: query, schema: {type: integer}}]
components:
  responses:
    All: {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Loom'}}}}
  schemas:
    Loom:
      type: object
      properties: {$ref: '#/components/schemas/Base/properties', own: {type: string}}
    Base: {type: object, properties: {name: {type: string}}}
    Whole: {properties: {$ref: '#'}}
    Wrong: {properties: {$ref: '#/components/schemas/Base'}}
    Gone: {properties: {$ref: '#/components/schemas/Nothing', kept: {type: string}}}
`);
  expect(repairs).toEqual([
    `#/servers/0/$ref: ${placed}`,
    `#/externalDocs/$ref: ${placed}`,
    `#/paths/~1looms/get/parameters/$ref: ${placed}`,
    `#/paths/~1looms/get/responses/200/content/$ref: ${placed}`,
    `#/components/schemas/Loom/properties/$ref: ${placed}`,
    `#/components/schemas/Whole/properties/$ref: ${left('leads back to itself')}`,
    `#/components/schemas/Wrong/properties/$ref: ${left('leads to something else')}`,
    `#/components/schemas/Gone/properties/$ref: ${left('leads nowhere')}`,
  ]);
  const {Loom, Gone} = reference.components;
  expect(Object.keys(fieldsOf(Loom?.node))).toEqual(['name', 'own']);
  expect(Object.keys(fieldsOf(Gone?.node))).toEqual(['kept']);
  expect(reference.servers[0]?.url).toBe('https://looms.example.com');
  const {listLooms} = operations;
  expect(listLooms?.parameters).toMatchObject([{name: 'page'}]);
  expect(listLooms?.responses).toMatchObject([{contents: [{node: {ref: 'Loom'}}]}]);
});

it('Mistakes that the pages cannot show are reported.', async () => {
  const {operations, repairs} = await read('fuzz-07-accepted-in-silence');
  const path = '#/paths/~1baths~1{bath';
  expect(repairs).toEqual([
    `${path}: a brace has no counterpart, and is read as text`,
    '#/servers/0/url: a variable of a server is not defined; its name stays in the address',
    '#/servers/1/url: an address is none, and is shown as it is written',
    `${path}/get/parameters/0: a parameter is left out, because a later one has its name and location`,
    `${path}/get/security/0/bathKey: a security scheme is not defined; what to send is unknown`,
    `${path}/get/responses/600: a status is none of HTTP, and is shown as it is written`,
  ]);
  expect(operations['getBath']).toMatchObject({
    parameters: [{name: 'day', node: {types: ['integer']}}],
    responses: [{status: '600'}],
  });
});

const GOOD = `
openapi: 3.1.1
info: {title: Good, version: 1.0.0}
paths: {/a: {get: {operationId: getA, responses: {'200': {description: A.}}}}}
`;

it.each<[what: string, text: string, problem: RegExp]>([
  ['is empty', '', /^this is not an OpenAPI document: it is empty$/],
  [
    'is cut',
    GOOD.slice(0, -20),
    /^this is not valid JSON or YAML: .* line \d+, column \d+$/,
  ],
  ['is broken', GOOD.replace('}', ''), /^this is not valid JSON or YAML: .* line \d+/],
  ['is nested without measure', '{a: '.repeat(20_000), /^#: .* nested too deeply/],
  ['has no operation', GOOD.replace('get:', 'gets:'), /^#\/paths: there is no path/],
  ['is one text', `"${'a'.repeat(12_000_000)}"`, /neither a JSON nor a YAML object$/],
  [
    'has 60 MB',
    `${GOOD}x-a: ${'a'.repeat(60_000_000)}`,
    /^it is larger than 33554432 bytes/,
  ],
])(
  'A document that %s gives one error, and the pages stay.',
  async (_, text, problem) => {
    const docsDir = await temporaryFolder();
    await generate(await fileOf(GOOD), docsDir);
    const before = await readFiles(docsDir);
    const source = await fileOf(text);
    const error: unknown = await generate(source, docsDir).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DocumentError);
    expect(error).toMatchObject({
      problem: expect.stringMatching(problem),
      source: sourceName(source),
      remedy: expect.stringMatching(/^Correct that file/),
    });
    expect(await readFiles(docsDir)).toEqual(before);
  },
);
