import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {DocumentError} from '../document/document-error';
import type {DocumentSource} from '../document/load';
import {type RepairOptions, repairDocument} from './read-document';
import {createReference} from './read-reference';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';

const FILE: DocumentSource = {kind: 'file', path: 'openapi/test.yaml'};
const URL_SOURCE: DocumentSource = {
  kind: 'url',
  url: 'https://me:secret@example.com/openapi.json?key=secret',
};

const SCHEMAS = '#/components/schemas';

type Fields = Record<string, unknown>;

/** A document of OpenAPI 3.0, also with mistakes. */
function description(more: Fields = {}): Fields {
  return {...describeApi({openapi: '3.0.3'}), ...more};
}

function withSchemas(schemas: Fields): Fields {
  return description({components: {schemas}});
}

async function refusal(
  document: unknown,
  source: DocumentSource = FILE,
): Promise<DocumentError> {
  const repairing = repairDocument(document, source);
  const error: unknown = await repairing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocumentError);
  return error as DocumentError;
}

async function accept(document: unknown): Promise<void> {
  const read = await repairDocument(document, FILE);
  expect(read.document).toEqual(document);
  expect(read.repairs).toEqual([]);
}

/** Repairs a document; `kinds` are those of the repairs, `document` is the result. */
async function repaired(document: Fields): Promise<{document: Fields; kinds: string[]}> {
  const before = structuredClone(document);
  const read = await repairDocument(document, FILE);
  expect(document).toEqual(before);
  return {
    document: read.document as unknown as Fields,
    kinds: read.repairs.map(({kind, pointer}) => `${pointer}: ${kind}`),
  };
}

let spies: readonly MockInstance[] = [];

beforeEach(() => {
  spies = [
    vi.spyOn(globalThis, 'fetch'),
    vi.spyOn(process.stdout, 'write'),
    vi.spyOn(process.stderr, 'write'),
  ];
});

// Reading a document prints nothing and fetches nothing.
afterEach(() => {
  expect(spies.map(({mock}) => mock.calls.length)).toEqual([0, 0, 0]);
});

it('A document of OpenAPI 3.0 has no form of another version.', async () => {
  await accept(withSchemas({A: {type: 'string', nullable: true, enum: ['a', null]}}));
});

describe('the version', () => {
  it('may be OpenAPI 3.2, with what it adds.', async () => {
    const document = yaml(`
openapi: 3.2.0
info: {title: Test, version: '1'}
servers: [{url: https://example.com, name: Production}]
tags: [{name: Blocks, kind: nav}, {name: Rewards, parent: Blocks}, {name: beta, kind: badge}]
paths:
  /blocks:
    parameters: [{name: page, in: query, schema: {type: integer}}]
    additionalOperations:
      COPY:
        operationId: copyBlocks
        tags: [beta, Rewards]
        responses:
          200:
            summary: Blocks
            content:
              application/jsonl:
                itemSchema: {type: object, properties: {id: {type: integer}}}
                examples: {one: {dataValue: [{id: 1}]}}
`);
    const read = await repairDocument(document, FILE);
    expect(read.repairs).toEqual([]);
    const {operations, servers} = createReference(read.document);
    expect(servers[0]?.name).toBe('Production');
    const node = {types: ['array'], items: {properties: [{name: 'id'}]}};
    const contents = [{node, examples: [{name: 'one', text: '{"id":1}'}]}];
    const tags = {tag: 'Blocks/Rewards', otherTags: ['beta']};
    const responses = [{description: 'Blocks', contents}];
    expect(operations).toMatchObject([
      {method: 'COPY', ...tags, parameters: [{name: 'page'}], responses},
    ]);
  });

  it.each([
    ['3.0', '3.0.0'],
    [3.1, '3.1.0'],
    ['3.3.0', '3.1.0'],
  ])('may be %j.', async (openapi, readAs) => {
    const {document, kinds} = await repaired(description({openapi}));
    expect(kinds).toEqual(['#/openapi: the version is not one like "3.1.0"']);
    expect(document['openapi']).toBe(readAs);
  });

  const {openapi: _, ...withoutVersion} = description();

  it.each<[what: string, document: unknown, problem: string]>([
    ['another', description({openapi: '4.0.0'}), '#/openapi: the version "4.0.0" is not'],
    ['null', description({openapi: null}), '#/openapi: the version'],
    ['missing', withoutVersion, '"openapi" is missing'],
    ['that of a text', 'text', 'not an OpenAPI document'],
    ['an older Swagger', {swagger: '1.2'}, '"1.2" is not "2.0"'],
  ])('may not be %s.', async (_what, document, problem) => {
    const error = await refusal(document);
    expect(error.problem).toContain(problem);
    expect(error.remedy).toBe('Correct that file, or restore it from the repository.');
  });
});

describe('the structure', () => {
  it('gets info if it has none.', async () => {
    const {info: _, ...withoutInfo} = description();
    const {document, kinds} = await repaired(withoutInfo);
    expect(document).toMatchObject({info: {title: 'API', version: ''}});
    expect(kinds).toEqual(['#: "info" is missing; a default is used']);
  });

  it('keeps what can be read, and loses the rest, with a report of each place.', async () => {
    const {document, kinds} = await repaired(
      description(
        yaml(`
info: {title: Test, version: 1.2, hasOwnProperty: 1}
tags: [{name: a, description: [A.]}, null, {description: A.}]
components:
  schemas:
    Nullable: {nullable: true}
    Examples: {type: string, examples: [a]}
    Types: {type: [string, 'null']}
    Wrong: {type: 42, properties: {id: null, name: {}}}
  # An operation that it protects seems to need a key.
  securitySchemes: {key: {type: apiKey, in: header}}
`),
      ),
    );
    expect(kinds).toEqual([
      '#/info/version: a number or boolean is in the place of a text',
      '#/info/hasOwnProperty: a keyword is unknown, and is ignored',
      '#/tags/0/description: a value has the wrong type, and is left out',
      '#/tags/1: a value has the wrong type, and is left out',
      '#/tags/2: "name" is missing; the object is left out',
      `${SCHEMAS}/Nullable/nullable: "nullable" is without "type" beside it; null is allowed all the same`,
      `${SCHEMAS}/Examples/examples: "examples" in a schema is of OpenAPI 3.1; it is read all the same`,
      `${SCHEMAS}/Types/type: a keyword has the form of another version of OpenAPI; it is read all the same`,
      `${SCHEMAS}/Wrong/type: a value has the wrong type, and is left out`,
      `${SCHEMAS}/Wrong/properties/id: a value has the wrong type, and is left out`,
      '#/components/securitySchemes/key: "name" is missing; this is ignored',
    ]);
    expect(document).toMatchObject(
      yaml<object>(`
info: {version: '1.2', hasOwnProperty: 1}
tags: [{name: a}]
components:
  schemas:
    Nullable: {}
    Examples: {examples: [a]}
    Types: {type: [string, 'null']}
    Wrong: {properties: {name: {}}}
  securitySchemes: {key: {type: apiKey, in: header}}
`),
    );
  });

  const deep = [{$ref: 'a.json'}, {$ref: '#/%zz'}];

  it.each<[what: string, more: Fields]>([
    ['what looks like a reference in an example', {schemas: {A: {example: {deep}}}}],
    ['the address of an example', {examples: {B: {externalValue: '/etc/passwd'}}}],
  ])('may have %s.', async (_what, components) => {
    await accept(description({components}));
  });

  it('must not be nested endlessly.', async () => {
    const loop: Fields = {type: 'array'};
    loop['items'] = loop;
    let nested: Fields = {type: 'string'};
    for (let level = 0; level < 100_000; level += 1) nested = {items: nested};
    for (const schema of [loop, nested]) {
      const error = await refusal(withSchemas({Schema: schema}));
      expect(error.problem).toContain('nested deeper than 200 levels');
    }
  });

  it.each([{}, {'/a': {parameters: []}}, {'x-a': {get: {}}}])(
    'must have an operation or a webhook: %j.',
    async (paths) => {
      const {problem} = await refusal(description({paths}));
      expect(problem).toContain('no path with an operation, and no webhook');
      const webhooks = {block: {post: operationObject('onBlock')}};
      await accept(description({openapi: '3.1.0', paths: {}, webhooks}));
    },
  );
});

describe('references', () => {
  it.each([
    ['a missing name', `${SCHEMAS}/Missing`, 'leads nowhere'],
    ['a malformed escape', '#/components/%zz', 'is malformed'],
    ['an anchor', '#Block', 'anchors are not supported'],
    ['themselves', `${SCHEMAS}/A`, 'leads back to itself'],
    ['what is inside them', `${SCHEMAS}/A/properties/a`, 'leads back to itself'],
  ])('to %s are left out.', async (_, $ref, problem) => {
    const {document, kinds} = await repaired(
      withSchemas({A: {$ref, description: 'Kept'}, Null: null}),
    );
    expect(kinds[0]).toContain(`${SCHEMAS}/A/$ref: a reference `);
    expect(kinds[0]).toContain(problem);
    expect(document).toMatchObject({components: {schemas: {A: {description: 'Kept'}}}});
  });

  it.each(['https://me:secret@example.com/schemas.yaml#/A', '/etc/passwd'])(
    'to another document (%j) are rejected and not fetched.',
    async ($ref) => {
      const error = await refusal(withSchemas({A: {$ref}}));
      expect(error.problem).toMatch(
        /^#\/components\/schemas\/A\/\$ref: .* leads out of the document$/,
      );
      expect(error.problem).not.toContain('secret');
      expect(error.remedy).toMatch(/bundle the document into one file first/);
    },
  );

  it('are reported, the first five of many, with their number.', async () => {
    const names = Array.from({length: 7}, (_, n) => [`S${n}`, {$ref: 'a.yaml'}]);
    const error = await refusal(
      withSchemas(Object.fromEntries(names) as Fields),
      URL_SOURCE,
    );
    expect(error.problem).toMatch(/^7 problems, the first 5 of them: #/);
    expect(error.problem.match(/components/g)).toHaveLength(5);
    expect(error.message).toContain(' https://example.com/openapi.json?…: ');
    expect(error.message).not.toContain('secret');
  });

  it('print no control characters of the document, and no long texts.', async () => {
    const name = `\u001b[2J\u202e${'x'.repeat(10_000)}`;
    const {message} = await refusal(withSchemas({[name]: {$ref: 'a.yaml'}}));
    expect(message).toContain('\\u001b[2J\\u202exxx');
    expect(message).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(message.length).toBeLessThan(1_000);
  });

  it('of properties with names of keywords are references.', async () => {
    const properties = {example: {$ref: 'a.yaml'}, default: {$ref: 'b.yaml'}};
    const {problem} = await refusal(withSchemas({A: {properties}}));
    expect(problem).toMatch(/^2 problems: .*properties\/example.*properties\/default/);
  });
});

it('operationIds are made where one gives the same page name, across paths and webhooks.', async () => {
  const {kinds, document} = await repaired(
    description({
      openapi: '3.1.0',
      paths: {'/a': {get: operationObject('getA'), post: operationObject('get_a')}},
      webhooks: {a: {post: operationObject('getA')}},
    }),
  );
  const said =
    'an operationId gives the name of another page; a name is made from method and path';
  expect(kinds).toEqual([`#/paths/~1a/post: ${said}`, `#/webhooks/a/post: ${said}`]);
  const slugs = createReference(document as never).operations.map(({slug}) => slug);
  expect(slugs).toEqual(['get-a', 'post-a', 'post-a-webhook']);
});

const prepare: RepairOptions['prepare'] = (document) => {
  Object.assign(document, {'x-id': document.paths['/blocks']?.get?.operationId});
  return [{kind: 'a tier is unknown', pointer: '#/x-tier'}];
};

it('what the site prepares is completed after the repairs, and reported with them.', async () => {
  const get = {...operationObject(''), operationId: 7};
  const document = description({paths: {'/blocks': {get}}});
  const read = await repairDocument(document, FILE, {prepare});
  expect(read.document['x-id']).toBe('7');
  const pointers = read.repairs.map(({pointer}) => pointer);
  expect(pointers).toEqual(['#/paths/~1blocks/get/operationId', '#/x-tier']);
});

it('strict reading rejects a document that needs repairs, also by the site, with their first places.', async () => {
  const read = (document: Fields, options: RepairOptions = {}) =>
    repairDocument(document, FILE, {...options, isStrict: true});
  await expect(
    read(withSchemas({A: {typ: 'a'}, B: {typ: 'b'}}), {prepare}),
  ).rejects.toThrow(
    'a keyword is unknown, and is ignored (2, first #/components/schemas/A/typ); a tier is unknown (1, first #/x-tier)',
  );
  expect((await read(description())).repairs).toEqual([]);
});
