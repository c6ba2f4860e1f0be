import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenAPIDocument} from '../../document/document';
import {createReference} from '../../pages/read-reference';
import {createPostmanCollection} from './collection';
import type {Collection, Folder, Item, Request} from './format';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';
import {DOCUMENTS} from '@site/tests/fixtures/documents';

/** Creates the collection of a document, which is YAML with what a small one has not. */
function collect(document: string): Collection {
  const described = describeApi(yaml<Partial<OpenAPIDocument>>(document));
  return createPostmanCollection(createReference(described));
}

function requestsOf(folder: Pick<Collection, 'item'>): Item[] {
  return folder.item.flatMap((entry) =>
    'request' in entry ? [entry] : requestsOf(entry),
  );
}

/** Returns the first request of a document. */
function requestOf(document: string): Request {
  return (requestsOf(collect(document))[0] as Item).request;
}

describe.each(DOCUMENTS)('The Postman collection of the document %s', (_, read) => {
  it('matches the schema of the format, with a request for each operation and distinct ids.', async () => {
    const {document} = await read();
    const reference = createReference(document);
    const collection = createPostmanCollection(reference);
    const ids = [...JSON.stringify(collection).matchAll(/"id":"([\da-f-]{36})"/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBe(new Set(ids).size);
    const ajv = new Ajv({strict: false});
    const schema = readFileSync('tests/fixtures/postman-collection.schema.yaml', 'utf8');
    expect(ajv.validate(parse(schema) as object, collection) ? [] : ajv.errors).toEqual(
      [],
    );
    const called = reference.operations.filter(({isWebhook}) => isWebhook !== true);
    expect(
      requestsOf(collection)
        .map(({name}) => name)
        .sort(),
    ).toEqual(called.map(({title}) => title).sort());
  });
});

it('Groups are folders in folders, with their descriptions.', () => {
  const {item} = collect(`
tags: [{name: pet, description: Pets.}]
paths: {/a: {get: {operationId: getB, tags: [pet/search]}}}`);
  const search = {name: 'search', item: [{name: 'Get b'}]};
  expect(item).toMatchObject([{name: 'pet', description: 'Pets.', item: [search]}]);
});

describe('A request', () => {
  it('has its description as Markdown, without links into the site.', () => {
    const {description} = requestOf(`
paths:
  /pets: {get: {operationId: list, description: 'Returns *few* <b>pets</b>. Use Delete all pets to delete them.'}}
  /pets/all: {delete: {operationId: del, summary: Delete all pets}}`);
    expect(description).toBe(
      'Returns *few* **pets**. Use Delete all pets to delete them.',
    );
  });

  it('has its address in parts, path parameters as variables, and optional ones disabled.', () => {
    const {url, header} = requestOf(`
paths:
  /pets/{petId}/photos:
    get:
      operationId: getPhotos
      parameters:
        - {name: petId, in: path, example: 'a/b?c#d', description: The *pet*.}
        - {name: size, in: query, required: true, example: 3}
        - {name: tags, in: query, example: [a, b], schema: {type: array}}
        - {name: X-Trace, in: header, required: true, example: t1}
        - {name: session, in: cookie, example: s1}
      responses: {200: {content: {image/png: {}}}}`);
    expect(url).toEqual({
      raw: '{{baseUrl}}/pets/:petId/photos?size=3',
      host: ['{{baseUrl}}'],
      path: ['pets', ':petId', 'photos'],
      query: [
        {key: 'size', value: '3'},
        {key: 'tags', value: 'a', disabled: true},
        {key: 'tags', value: 'b', disabled: true},
      ],
      variable: [{key: 'petId', value: 'a%2Fb%3Fc%23d', description: 'The *pet*.'}],
    });
    expect(header).toEqual([
      {key: 'Accept', value: 'image/png'},
      {key: 'X-Trace', value: 't1'},
      {key: 'Cookie', value: 'session=s1', disabled: true},
    ]);
  });

  it('has a query that is one text without a sign between name and value.', () => {
    const {url} = requestOf(`
paths:
  /pets:
    get:
      operationId: getPets
      parameters:
        - {name: any, in: querystring, required: true, content: {application/json: {example: {a: b=c}}}}`);
    expect(url).toMatchObject({
      raw: '{{baseUrl}}/pets?%7B%22a%22%3A%22b%3Dc%22%7D',
      query: [{key: '%7B%22a%22%3A%22b%3Dc%22%7D', value: null}],
    });
  });

  it('has the example of a parameter that is a part of a segment.', () => {
    const {url} = requestOf(`
paths: {'/{id}.pdf': {get: {operationId: getPdf, parameters: [{name: id, in: path, example: x y}]}}}`);
    expect(url).toMatchObject({path: ['x%20y.pdf'], variable: []});
  });

  it('to a server of its own has the address of that server.', () => {
    const document = `
servers: [{url: https://a.example}, {url: https://b.example}]
paths: {/pets: {get: {operationId: getPets, servers: [{url: https://own.example:8443/v2}]}}}`;
    expect(requestOf(document).url).toMatchObject({
      raw: 'https://own.example:8443/v2/pets',
      protocol: 'https',
      host: ['own', 'example'],
      port: '8443',
      path: ['v2', 'pets'],
    });
    const {variable, info} = collect(document);
    const baseUrl = {key: 'baseUrl', value: 'https://a.example', type: 'string'};
    expect(variable).toEqual([baseUrl]);
    expect(info.description).toContain('`https://b.example`');
  });

  it.each([
    [
      'application/json',
      {count: 9007199254740993n},
      {mode: 'raw', raw: '{\n  "count": 9007199254740993\n}'},
    ],
    [
      'application/x-www-form-urlencoded',
      {count: 9007199254740993n},
      {mode: 'urlencoded', urlencoded: [{key: 'count', value: '9007199254740993'}]},
    ],
    [
      'multipart/form-data',
      {name: 'A b', photo: ''},
      {
        mode: 'formdata',
        formdata: [
          {key: 'name', value: 'A b', type: 'text'},
          {key: 'photo', type: 'file', src: null},
        ],
      },
    ],
    ['image/png', undefined, {mode: 'file', file: {src: null}}],
  ])(
    'has a body of %s, and its header unless Postman adds it.',
    (mediaType, example, body) => {
      const photo = {type: 'string', format: 'binary'};
      const schema =
        example === undefined ? photo : {type: 'object', properties: {photo}};
      const requestBody = {content: {[mediaType]: {schema, example}}};
      const post = operationObject('call', {requestBody});
      const reference = createReference(describeApi({paths: {'/pets': {post}}}));
      const [item] = requestsOf(createPostmanCollection(reference));
      expect(item?.request.body).toMatchObject(body);
      // Only Postman knows the boundary of the parts.
      const header = {key: 'Content-Type', value: mediaType};
      expect(item?.request.header).toEqual(mediaType.startsWith('multi') ? [] : [header]);
    },
  );
});

describe('A run', () => {
  const document = (real: string): string => `
servers: [{url: https://a.example, x-network: main}]
tags: [{name: pet, description: Pets.}]
paths:
  /pets: {get: {operationId: list, tags: [pet]}}
  /pets/{id}:
    parameters: [{name: id, in: path, description: The id. Ask *us*., example: x, schema: {}${real}}]
    get: {operationId: get, tags: [pet]}
    put: {operationId: put, tags: [pet]}
  /owners/{id}:
    put: {operationId: own, tags: [owner], parameters: [{name: id, in: path, example: x}]}`;

  const contents = (collection: Collection): unknown =>
    collection.item.map((folder) => [
      folder.name,
      'item' in folder ? requestsOf(folder).map(({name}) => name) : [],
    ]);

  it('sends every request in the order of the groups where no value is said to exist.', () => {
    const collection = collect(document(''));
    expect(contents(collection)).toEqual([
      ['pet', ['List', 'Get', 'Put']],
      ['owner', ['Own']],
    ]);
    expect(JSON.stringify(collection)).not.toContain('skipRequest');
  });

  it.each([
    ['no value', '', ['List'], ['Get']],
    ['a value', 'main: y', ['List', 'Get'], []],
  ])(
    'leaves out what changes something, and what needs a value, with %s.',
    (_, value, sent, unknown) => {
      const collection = collect(document(`, x-real-values: {${value}}`));
      expect(contents(collection)).toEqual(
        [
          ['pet', sent],
          ['Needs a value', unknown],
          ['Changes something', ['Put', 'Own']],
        ].filter(([, names]) => names?.length !== 0),
      );
      expect(collection.variable).toContainEqual(
        expect.objectContaining({key: 'sendChanges', value: 'false'}),
      );
    },
  );

  it.each([
    ['Needs a value', 'YOUR_ID', 'true', false],
    ['Needs a value', 'z', 'false', true],
    ['Changes something', 'z', 'false', false],
    ['Changes something', 'YOUR_ID', 'true', false],
    ['Changes something', 'z', 'true', true],
  ])('of the folder %s, with %s and sendChanges %s: sent %s.', (...row) => {
    const [name, value, sendChanges, isSent] = row;
    const folder = collect(document(', x-real-values: {}')).item.find(
      (one) => one.name === name,
    );
    const [script] =
      folder !== undefined && 'event' in folder ? (folder.event ?? []) : [];
    const url = {path: ['pets', ':id'], variables: [{key: 'id', value}]};
    let skipped = 0;
    const pm = {
      request: {url, headers: []},
      variables: {get: () => sendChanges},
      execution: {skipRequest: () => (skipped += 1)},
    };
    runInNewContext(script?.script.exec.join('\n') ?? '', {pm});
    expect(skipped === 0).toBe(isSent);
  });

  it('is told what to write for a placeholder.', () => {
    const [, unknown] = collect(document(', x-real-values: {}')).item as Folder[];
    expect(unknown?.description).toContain('- `YOUR_ID`: The id. Ask *us*.');
  });
});

describe('Credentials', () => {
  /** The collection of operations that have these alternatives: YAML, in order. */
  const withSecurity = (...alternatives: string[]): Collection =>
    collect(`
components:
  securitySchemes:
    Bearer: {type: http, scheme: bearer}
    Basic: {type: http, scheme: basic}
    Header: {type: apiKey, in: header, name: X-Key}
    Query: {type: apiKey, in: query, name: key}
    Cookie: {type: apiKey, in: cookie, name: sid}
paths:
${alternatives.map((one, n) => `  /${n}: {get: {operationId: get${n}, security: [${one}]}}`).join('\n')}`);

  it.each([
    ['Bearer', 'bearer', {token: '{{apiKey}}'}],
    ['Basic', 'basic', {username: '{{apiKeyUser}}', password: '{{apiKey}}'}],
    ['Query', 'apikey', {key: 'key', value: '{{apiKey}}', in: 'query'}],
  ])(
    'of the kind %s are those of the collection, from a variable.',
    (name, type, auth) => {
      const collection = withSecurity(`{${name}: []}`);
      const attributes = Object.entries(auth).map(([key, value]) => ({
        key,
        value,
        type: 'string',
      }));
      expect(collection.auth).toEqual({type, [type]: attributes});
      expect(collection.variable).toContainEqual(
        expect.objectContaining({key: 'apiKey', value: ''}),
      );
      expect(requestsOf(collection)[0]?.request).not.toHaveProperty('auth');
    },
  );

  it('of several kinds have a variable each, and a request without any sends none.', () => {
    const {item, variable} = withSecurity('{Bearer: []}', '{Header: []}', '{}');
    const requests = requestsOf({item}).map(({request}) => request);
    expect(requests.map(({auth}) => auth?.type)).toEqual([undefined, 'apikey', 'noauth']);
    expect(JSON.stringify(requests[1]?.auth)).toContain('{{apiKey2}}');
    expect(variable.map(({key}) => key)).toEqual(['baseUrl', 'apiKey', 'apiKey2']);
  });

  it('that another alternative has are in the description of the request.', () => {
    const {item} = withSecurity('{Bearer: []}, {Header: [], Query: []}, {}');
    expect(requestsOf({item})[0]?.request.description).toBe(
      [
        'This request has the first of these credentials. Any one of them is enough:\n',
        '1. **Bearer** (`Authorization: Bearer YOUR_API_KEY`)',
        '2. **Header** (`X-Key: YOUR_API_KEY`) and **Query** (`?key=YOUR_API_KEY`)',
        '3. no credentials',
      ].join('\n'),
    );
  });

  it('that one request needs together are in its header and query.', () => {
    const {item, auth} = withSecurity('{Cookie: [], Query: [], Header: []}');
    expect(auth).toEqual({type: 'noauth'});
    expect(requestsOf({item})[0]?.request).toMatchObject({
      header: [
        {key: 'Cookie', value: 'sid={{apiKey}}'},
        {key: 'X-Key', value: '{{apiKey3}}'},
      ],
      url: {query: [{key: 'key', value: '{{apiKey2}}'}]},
    });
  });
});

it('Each response with an example is saved, with the request of the examples.', () => {
  const [item] = requestsOf(
    collect(`
servers: [{url: https://a.example, x-network: main}]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters:
        - {name: id, in: path, example: x, x-real-values: {main: real}, schema: {type: string}}
      responses:
        200: {description: OK, content: {application/json: {example: {ok: true}}}}
        204: {description: Nothing}
        4XX: {description: Wrong, content: {application/json: {examples: {
          gone: {value: {}, x-request: {id: y}}}}}}`),
  );
  expect(item?.response).toMatchObject([
    {
      name: '200 OK',
      code: 200,
      status: 'OK',
      body: '{\n  "ok": true\n}',
      _postman_previewlanguage: 'json',
      header: [{key: 'Content-Type', value: 'application/json'}],
      originalRequest: {url: {variable: [{key: 'id', value: 'x'}]}},
    },
    {name: '4XX', originalRequest: {url: {variable: [{key: 'id', value: 'y'}]}}},
  ]);
  expect(item?.response[1]).not.toHaveProperty('code');
  expect(item?.request.url.variable).toMatchObject([{key: 'id', value: 'real'}]);
});
