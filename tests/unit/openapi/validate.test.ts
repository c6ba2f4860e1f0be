import {existsSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DocumentError} from '../../../src/openapi/document-error';
import {loadDocument, type DocumentSource} from '../../../src/openapi/load';
import {unsafeNameReason} from '../../../src/openapi/page-names';
import {validateDocument} from '../../../src/openapi/validate';

const FILE: DocumentSource = {kind: 'file', path: 'openapi/test.yaml'};
const URL_SOURCE: DocumentSource = {
  kind: 'url',
  url: 'https://me:secret@example.com/openapi.json?key=secret',
};

type Fields = Record<string, unknown>;

function operation(operationId: unknown, more: Fields = {}): Fields {
  const id = operationId === undefined ? {} : {operationId};
  return {...id, responses: {200: {description: 'OK'}}, ...more};
}

function description(more: Fields = {}): Fields {
  return {
    openapi: '3.0.3',
    info: {title: 'Test', version: '1'},
    paths: {'/blocks': {get: operation('getBlocks')}},
    ...more,
  };
}

function withSchemas(schemas: Fields, more: Fields = {}): Fields {
  return description({components: {schemas}, ...more});
}

async function refusal(
  document: unknown,
  source: DocumentSource = FILE,
): Promise<DocumentError> {
  const error: unknown = await validateDocument(document, source).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DocumentError);
  return error as DocumentError;
}

async function accept(document: unknown): Promise<void> {
  await expect(validateDocument(document, FILE)).resolves.toBe(document);
}

const fetchSpy = vi.spyOn(globalThis, 'fetch');
const stdoutSpy = vi.spyOn(process.stdout, 'write');
const stderrSpy = vi.spyOn(process.stderr, 'write');

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  expect(fetchSpy).not.toHaveBeenCalled();
  expect(stdoutSpy).not.toHaveBeenCalled();
  expect(stderrSpy).not.toHaveBeenCalled();
});

describe('validateDocument', () => {
  it('accepts a minimal one of OpenAPI 3.0.', async () => {
    await accept(description());
  });

  it('accepts a minimal one of OpenAPI 3.1, with a path item reference.', async () => {
    await accept(
      description({
        openapi: '3.1.0',
        paths: {'/blocks': {$ref: '#/components/pathItems/Blocks'}},
        components: {pathItems: {Blocks: {get: operation('getBlocks')}}},
      }),
    );
  });

  it('accepts operations without tags and nested tags.', async () => {
    await accept(
      description({
        tags: [{name: 'Account/EventLog'}],
        paths: {
          '/a': {get: operation('getA')},
          '/b': {get: operation('getB', {tags: ['Account/EventLog', 'Wait...']})},
        },
      }),
    );
  });

  it('accepts recursive schemas and discriminators with plain schema names.', async () => {
    await accept(
      withSchemas({
        Tree: {type: 'object', properties: {child: {$ref: '#/components/schemas/Tree'}}},
        Cat: {type: 'object', properties: {kind: {type: 'string'}}},
        Pet: {
          oneOf: [{$ref: '#/components/schemas/Cat'}],
          discriminator: {
            propertyName: 'kind',
            mapping: {cat: 'Cat', tom: '#/components/schemas/Cat'},
          },
        },
      }),
    );
  });

  it('accepts references with escapes and through other references.', async () => {
    await accept(
      withSchemas({
        Price: {type: 'string'},
        Alias: {$ref: '#/components/schemas/Token'},
        Token: {type: 'object', properties: {'a/b~c': {type: 'string'}}},
        Field: {$ref: '#/components/schemas/Alias/properties/a~1b~0c'},
        Same: {$ref: '#/components/schemas/Alias/properties/a~1b%7E0c'},
      }),
    );
  });

  it('accepts properties named like inherited members.', async () => {
    const names = ['constructor', 'hasOwnProperty', 'toString', 'valueOf', '__proto__'];
    const properties = Object.fromEntries(
      names.map((name) => [name, {type: 'string'}] as const),
    );
    await accept(
      withSchemas({
        Contract: {type: 'object', required: ['constructor'], properties},
        Code: {$ref: '#/components/schemas/Contract/properties/constructor'},
      }),
    );
  });

  it.runIf(existsSync('openapi/kaia.yaml'))('is the vendored one.', async () => {
    const {document} = await loadDocument({kind: 'file', path: 'openapi/kaia.yaml'});
    await accept(document);
  });
});

describe('the version', () => {
  it('may not be Swagger 2.0.', async () => {
    const error = await refusal({swagger: '2.0', info: {}, paths: {}});
    expect(error.message).toBe(
      'OpenAPI document openapi/test.yaml: #: this is Swagger 2.0, not OpenAPI 3. The site is built from OpenAPI 3.0 or 3.1; convert the document (Swagger 2.0 with swagger2openapi, for example). Correct that file, or restore it from the repository.',
    );
  });

  it.each(['4.0.0', '3.2.0', '3.0', 3.1, '', null, {}])(
    'may not be %j.',
    async (openapi) => {
      const error = await refusal(description({openapi}));
      expect(error.problem).toMatch(/^#\/openapi: the version ".*" is not one like/);
      expect(error.remedy).toContain('OpenAPI 3.0 or 3.1');
    },
  );

  it('may not be missing.', async () => {
    const {openapi: _, ...rest} = description();
    expect((await refusal(rest)).problem).toContain('"openapi" is missing');
    expect((await refusal('text')).problem).toContain('not an OpenAPI document');
    expect((await refusal([])).problem).toContain('not an OpenAPI document');
  });
});

describe('the structure', () => {
  it('must have info and paths; the error lists everything that is missing.', async () => {
    const error = await refusal({openapi: '3.0.3'});
    expect(error.problem).toBe(
      '2 problems: #: The field `paths` must be present on this level; #: The field `info` must be present on this level',
    );
  });

  it('must follow the specification; the error names the position.', async () => {
    const error = await refusal(
      description({
        paths: {'/a/{id}': {get: operation('getA', {parameters: [{name: 'id'}]})}},
        components: {schemas: {A: {typ: 'object'}}},
      }),
    );
    expect(error.problem).toContain('#/paths/~1a~1{id}/get/parameters/0: ');
    expect(error.problem).toContain(
      '#/components/schemas/A/typ: Property `typ` is not expected here. Meant: type?',
    );
  });

  it('reports the first five of many problems, and their number.', async () => {
    const schemas = Object.fromEntries(
      Array.from({length: 7}, (_, index) => [`S${index}`, {type: 42}]),
    );
    const error = await refusal(withSchemas(schemas), URL_SOURCE);
    expect(error.problem).toMatch(/^7 problems, the first 5 of them: #/);
    expect(error.problem.match(/components/g)).toHaveLength(5);
    expect(error.message).toMatch(
      /^OpenAPI document https:\/\/example\.com\/openapi\.json\?…: /,
    );
    expect(error.message).not.toContain('secret');
  });

  it('cannot break the validation with its names.', async () => {
    const error = await refusal(
      description({info: {title: 'x', version: '1', hasOwnProperty: 1}}),
    );
    expect(error.problem).toContain('#/info/hasOwnProperty');
  });

  it('must not be nested endlessly.', async () => {
    const loop: Fields = {type: 'array'};
    loop['items'] = loop;
    let deep: Fields = {type: 'string'};
    for (let level = 0; level < 100_000; level += 1) deep = {type: 'array', items: deep};
    for (const schema of [loop, deep]) {
      const error = await refusal(withSchemas({Schema: schema}));
      expect(error.problem).toContain('nested deeper than 200 levels');
    }
  });

  it('must have a path with an operation.', async () => {
    for (const paths of [{}, {'/a': {parameters: []}}, {'x-a': {get: {}}}]) {
      const error = await refusal(description({paths}));
      expect(error.problem).toBe('#/paths: there is no path with an operation');
    }
  });

  it('prints no control characters of the document, and truncates long texts.', async () => {
    const error = await refusal(
      withSchemas({[`\u001b[2J\u202e${'x'.repeat(10_000)}`]: {type: 42}}),
    );
    expect(error.message).toContain('\\u001b[2J\\u202exxx');
    expect(error.message).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(error.message.length).toBeLessThan(1_000);
  });
});

describe('references', () => {
  const SCHEMA = '#/components/schemas';

  it('must be resolvable.', async () => {
    const error = await refusal(withSchemas({A: {$ref: `${SCHEMA}/Missing`}}));
    expect(error.problem).toBe(
      '#/components/schemas/A/$ref: the reference "#/components/schemas/Missing" leads nowhere',
    );
  });

  it.each([
    ['an inherited name', '#/components/constructor', 'leads nowhere'],
    ['a field of null', `${SCHEMA}/Null/x`, 'leads nowhere'],
    ['a malformed escape', '#/components/%zz', 'is malformed'],
    ['an anchor', '#Block', 'anchors are not supported'],
  ])('may not be %s.', async (_, $ref, problem) => {
    const error = await refusal(withSchemas({A: {$ref}, Null: null}));
    expect(error.problem).toContain(problem);
  });

  it('must not be circular.', async () => {
    const error = await refusal(
      withSchemas({
        A: {$ref: `${SCHEMA}/B`},
        B: {$ref: `${SCHEMA}/A`},
        C: {$ref: `${SCHEMA}/C/properties/c`},
      }),
    );
    expect(error.problem).toMatch(/^3 problems: /);
    expect(error.problem.match(/leads back to itself/g)).toHaveLength(3);
  });

  it.each([
    'https://me:secret@example.com/schemas.yaml#/A',
    'schemas.yaml#/A',
    '/etc/passwd',
    '',
  ])('to another document (%j) are rejected and not fetched.', async ($ref) => {
    const error = await refusal(withSchemas({A: {$ref}}));
    expect(error.problem).toMatch(
      /^#\/components\/schemas\/A\/\$ref: the reference ".*" leads out of the document$/,
    );
    expect(error.problem).not.toContain('secret');
    expect(error.remedy).toMatch(/bundle the document into one file first/);
  });

  it('to another document are rejected in examples and as their externalValue.', async () => {
    const error = await refusal(
      description({
        components: {
          schemas: {A: {type: 'object', example: {deep: [{$ref: 'a.json'}]}}},
          examples: {B: {externalValue: '/etc/passwd'}},
        },
      }),
    );
    expect(error.problem).toContain('#/components/schemas/A/example/deep/0/$ref');
    expect(error.problem).toContain('#/components/examples/B/externalValue');
  });

  it('of a discriminator mapping must be resolvable.', async () => {
    const pet = (reference: string): Fields => ({
      type: 'object',
      discriminator: {propertyName: 'kind', mapping: {cat: reference}},
    });
    const missing = await refusal(withSchemas({Pet: pet(`${SCHEMA}/Cat`)}));
    expect(missing.problem).toContain('/Pet/discriminator/mapping/cat: ');
    const external = await refusal(withSchemas({Pet: pet('cats.yaml#/Cat')}));
    expect(external.problem).toContain('leads out of the document');
  });
});

describe('operationIds', () => {
  it.each([undefined, '', '  '])('may not be %j.', async (operationId) => {
    const error = await refusal(
      description({paths: {'/a': {post: operation(operationId)}}}),
    );
    expect(error.problem).toBe('#/paths/~1a/post: the operation has no operationId');
  });

  it('must be unique across paths and webhooks.', async () => {
    const error = await refusal(
      description({
        openapi: '3.1.0',
        paths: {'/a': {get: operation('getA'), post: operation('getA')}},
        webhooks: {a: {post: operation('getA')}},
      }),
    );
    expect(error.problem).toBe(
      '2 problems: #/paths/~1a/post/operationId: the operationId "getA" is taken by #/paths/~1a/get; #/webhooks/a/post/operationId: the operationId "getA" is taken by #/paths/~1a/get',
    );
  });

  it('must not result in the same page name.', async () => {
    const error = await refusal(
      description({
        paths: {
          '/a': {get: operation('getTopAccounts')},
          '/b': {get: operation('get_top-Accounts')},
        },
      }),
    );
    expect(error.problem).toBe(
      '#/paths/~1b/get/operationId: the operationId "get_top-Accounts" and the "getTopAccounts" of #/paths/~1a/get result in the same page name, "get-top-accounts"',
    );
  });

  it('must result in a page name.', async () => {
    const error = await refusal(description({paths: {'/a': {get: operation('...!')}}}));
    expect(error.problem).toContain('"...!" results in an empty page name');
  });
});

describe('names', () => {
  const HOSTILE = [
    '../../etc/cron',
    'a/../b',
    'a/.. ',
    '/etc/cron',
    'a\\..\\b',
    'a\u0000b',
    'a\u001bb',
    'é'.repeat(101),
    'a1'.repeat(99),
  ];

  it('must not leave the folder, as operationIds, tags, names and titles.', async () => {
    for (const name of HOSTILE) {
      const places: [Fields, string][] = [
        [
          description({paths: {'/a': {get: operation(name)}}}),
          '#/paths/~1a/get/operationId',
        ],
        [
          description({paths: {'/a': {get: operation('a', {tags: ['ok', name]})}}}),
          '#/paths/~1a/get/tags/1',
        ],
        [description({tags: [{name}]}), '#/tags/0/name'],
        [withSchemas({A: {type: 'string', title: name}}), '#/components/schemas/A/title'],
        [withSchemas({[name]: {type: 'string'}}), '#/components/schemas/'],
      ];
      for (const [document, pointer] of places) {
        const error = await refusal(document);
        expect(error.problem.startsWith(pointer)).toBe(true);
        expect(error.problem).toContain('the name "');
      }
    }
  });

  it('may contain dots, slashes inside, spaces and any letters.', () => {
    for (const name of ['a..b', 'Wait...', 'Account/EventLog', 'Größe 1', 'v1.2', '.']) {
      expect(unsafeNameReason(name)).toBeUndefined();
    }
  });

  it('of folders may only contain characters that URLs can contain.', async () => {
    for (const tag of ['C#', 'What?', 'a!b', '50%', 'a"b', '[a] b', 'a |b', 'a ']) {
      const document = description({paths: {'/a': {get: operation('a', {tags: [tag]})}}});
      const error = await refusal(document);
      expect(error.problem).toContain('#/paths/~1a/get/tags/0: ');
      expect(error.problem).toMatch(/the character .,|contains characters such as/);
    }
  });

  it('may contain any characters if no folder has that name.', async () => {
    const tags = ['Account', 'C#', 'a|b', '_x'];
    await accept(
      description({
        tags: tags.map((name) => ({name})),
        paths: {'/a': {get: operation('a', {tags})}},
      }),
    );
  });
});
