import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import type {Operation} from '#reference/operation/operation';
import type {Reference} from '#reference/pages/reference';
import {operationRoute} from '#reference/route/route';
import type {SchemaNode} from '#reference/schema/schema';

/*
 * Each document is valid, and made from a report of a fault of another tool. What is expected is what the
 * specification says, whose chapter the test names.
 */

const FOLDER = path.join(__dirname, '../../fixtures/bugs');

interface Read {
  reference: Reference;
  operations: Record<string, Operation>;
  repairs: string[];
}

async function read(name: string, overlay?: string): Promise<Read> {
  const {document, repairs} = await readDocument(
    {kind: 'file', path: path.join(FOLDER, `${name}.yaml`)},
    {
      overlays:
        overlay === undefined
          ? []
          : [
              {
                kind: 'file',
                path: path.join(FOLDER, `${overlay}.yaml`),
                overlay: 'OPENAPI_OVERLAYS',
              },
            ],
    },
  );
  const reference = createReference(document);
  return {
    reference,
    operations: Object.fromEntries(reference.operations.map((one) => [one.id, one])),
    repairs: repairs.map(({kind, pointer}) => `${pointer}: ${kind}`),
  };
}

function fieldsOf({properties = []}: SchemaNode): Record<string, SchemaNode> {
  return Object.fromEntries(properties.map(({name, node}) => [name, node]));
}

function requiredOf({properties = []}: SchemaNode): string[] {
  return properties.filter(({required}) => required).map(({name}) => name);
}

const exampleOf = (operation: Operation | undefined, status: string): unknown =>
  JSON.parse(
    operation?.responses.find((one) => one.status === status)?.contents[0]?.examples[0]
      ?.text ?? '',
  );

const bodyOf = (operation: Operation | undefined): unknown =>
  JSON.parse(operation?.requestBody?.contents[0]?.examples[0]?.text ?? '');

describe('Keywords beside a reference in a schema apply with it (JSON Schema 2020-12 Core, 8.2.3.1)', () => {
  const nodesOf = async (): Promise<Record<string, SchemaNode>> => {
    const {schemas} = (await read('01-ref-with-keywords')).reference;
    return Object.fromEntries(schemas.map(({name, node}) => [name, node]));
  };

  it('at the root of a component, also beside allOf, in fields and in examples.', async () => {
    const {Ferry = {}} = await nodesOf();
    const names = ['name', 'callSign', 'status', 'draught', 'policy', 'seats'];
    expect(Object.keys(fieldsOf(Ferry))).toEqual(names);
    expect(requiredOf(Ferry)).toEqual(['name', 'policy']);
    const {operations} = await read('01-ref-with-keywords');
    expect(Object.keys(bodyOf(operations['addFerry']) as object)).toEqual(names);
  });

  it('in a part of allOf.', async () => {
    const {Tanker = {}} = await nodesOf();
    expect(Object.keys(fieldsOf(Tanker))).toContain('capacity');
    expect(requiredOf(Tanker)).toEqual(['name', 'callSign']);
  });

  it('beside a reference to a part of a component.', async () => {
    const {Report = {}} = await nodesOf();
    const {before, after, depth} = fieldsOf(Report);
    expect(before).toMatchObject({
      description: 'Status before the event.',
      deprecated: true,
    });
    expect(after).toMatchObject({default: 'docked'});
    expect(depth).toMatchObject({
      constraints: [
        {keyword: 'minimum', value: '0'},
        {keyword: 'maximum', value: '30'},
      ],
    });
  });
});

it('The texts beside a reference override those of its target (OpenAPI 3.1.1, 4.8.23).', async () => {
  const {reference, operations} = await read('02-reference-texts');
  const {parameters, requestBody, responses} = operations['lend'] as Operation;
  expect(parameters.map(({description}) => description)).toEqual([
    'How many books to lend at most.',
  ]);
  expect(requestBody?.description).toBe('Who borrows the books.');
  const [done, taken] = responses;
  expect(done).toMatchObject({
    description: 'The books are lent.',
    headers: [{name: 'X-Left', description: 'How many loans are left.'}],
  });
  expect(taken?.contents[0]?.examples).toMatchObject([
    {name: 'first', summary: 'Another reader has them'},
  ]);
  expect(reference.securitySchemes).toMatchObject([
    {name: 'card', description: 'The number on your library card.'},
    {name: 'key', description: 'A key.'},
  ]);
});

it('A path item has what is beside its reference, and what that leads to (4.8.9).', async () => {
  const {operations, repairs} = await read('03-path-item-ref');
  expect(Object.keys(operations)).toEqual(['list', 'plantTree']);
  for (const {path: route, parameters} of Object.values(operations)) {
    expect(route).toBe('/trees');
    expect(parameters.map(({name}) => name)).toEqual(['region']);
  }
  expect(repairs).toEqual([]);
});

it('An overlay removes what its target selects, in any order of selectors (Overlay 1.1.0, Action Object).', async () => {
  const {operations} = await read('04-overlay-remove', '04-overlay-remove.overlay');
  const {servers, parameters} = operations['listLetters'] as Operation;
  expect(servers.map(({name}) => name)).toEqual(['Production']);
  expect(parameters.map(({name}) => name)).toEqual(['from', 'to']);
});

it('A string in a JSON body has its quotes (RFC 8259, section 3).', async () => {
  const {operations} = await read('05-json-text-body');
  const {setMotto, setCode} = operations;
  expect([bodyOf(setMotto), exampleOf(setMotto, '200')]).toEqual([
    'Always early',
    'Never late',
  ]);
  expect([bodyOf(setCode), exampleOf(setCode, '200')]).toEqual(['123', 'true']);
});

it('Accept, Content-Type and Authorization are no parameters, in any case of letters (4.8.12).', async () => {
  const {operations, repairs} = await read('07-ignored-headers');
  expect(operations['raise']?.parameters.map(({name}) => name)).toEqual(['X-Request-Id']);
  expect(repairs.map((one) => one.split(':')[0])).toEqual(
    [0, 1, 2].map((index) => `#/paths/~1alarms/post/parameters/${index}`),
  );
});

it('A reference in the place of a media type leads to one of components.mediaTypes (OpenAPI 3.2.0).', async () => {
  const {operations, repairs} = await read('09-media-type-components');
  const days = [{date: '2026-01-31', high: 0}];
  expect(exampleOf(operations['listDays'], '200')).toEqual(days);
  expect(bodyOf(operations['addDays'])).toEqual(days);
  expect(operations['listDays']?.responses[0]?.contents[0]?.node).toMatchObject({
    items: {ref: 'Day'},
  });
  expect(repairs).toEqual([]);
});

it('References resolve against $self (OpenAPI 3.2.0, Establishing the Base URI).', async () => {
  const {operations} = await read('10-self');
  expect(exampleOf(operations['listRooms'], '200')).toEqual([{name: 'East wing'}]);
  const missing = operations['listRooms']?.responses.find(({status}) => status === '404');
  expect(missing?.description).toBe('There is no such museum.');
});

it('An anchor of YAML has any number of aliases (YAML 1.2.2, 7.1).', async () => {
  const {operations} = await read('11-yaml-aliases');
  expect(Object.keys(operations)).toHaveLength(20);
  for (const {responses} of Object.values(operations)) {
    expect(responses).toHaveLength(5);
  }
});

it('A body or a field of a form of Swagger 2.0 can be a reference (Parameters Definitions Object).', async () => {
  const {operations} = await read('12-swagger-body-reference');
  const {addPet, addPicture} = operations;
  expect(addPet?.requestBody).toMatchObject({
    required: true,
    description: 'The pet to add.',
    contents: [{mediaType: 'application/json', node: {ref: 'Pet'}}],
  });
  expect(addPicture?.requestBody?.contents[0]).toMatchObject({
    mediaType: 'multipart/form-data',
    form: [
      {name: 'picture', required: true, kind: 'file'},
      {name: 'caption', kind: 'text'},
    ],
  });
});

it('true and false are schemas (OpenAPI 3.1.1, 4.8.24).', async () => {
  const {operations, repairs} = await read('18-boolean-schemas');
  const {requestBody, responses} = operations['setBox'] as Operation;
  const {content, lid} = fieldsOf(responses[0]?.contents[0]?.node ?? {});
  expect(content).toMatchObject({description: 'What is in it.'});
  expect(lid).toEqual({rules: [{keyword: 'false'}]});
  expect(exampleOf(operations['setBox'], '200')).not.toHaveProperty('lid');
  expect(requestBody?.contents[0]?.examples).toHaveLength(1);
  expect(repairs).toEqual([]);
});

it('A link leads to what has its name as it is written (OpenAPI 3.1.1, Case Sensitivity).', async () => {
  const {reference, operations} = await read('19-names-alike');
  const linksOf = (text: unknown): string[] =>
    Array.from(
      JSON.stringify(text).matchAll(/"href":"([^"]*)"/g),
      ([, href]) => href ?? '',
    );
  const upper = operations['GetShip'] as Operation;
  const lower = operations['getship'] as Operation;
  expect(linksOf(upper.description)).toEqual([operationRoute(lower)]);
  expect(linksOf(lower.description)).toEqual([operationRoute(upper)]);
  const [, , tag, schema] = linksOf(reference.introduction);
  expect(tag).toMatch(/\/C$/);
  expect(schema).toBe(reference.schemas.find(({name}) => name === 'Ship')?.route);
});
