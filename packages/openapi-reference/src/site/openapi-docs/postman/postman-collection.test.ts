import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenAPIDocument, OperationObject} from '../../../openapi/document';
import {createReference} from '../../../openapi/reference';
import {createPostmanCollection} from './collection';
import type {Collection, Item, Request} from './format';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';
import {DOCUMENTS} from '@site/tests/fixtures/documents';

const SCHEMA = path.resolve(
  __dirname,
  '../../../../../../tests/fixtures/postman-collection.schema.yaml',
);

function collect(document: OpenAPIDocument): Collection {
  return createPostmanCollection(createReference(document));
}

function requestsOf(folder: Pick<Collection, 'item'>): Item[] {
  return folder.item.flatMap((entry) =>
    'request' in entry ? [entry] : requestsOf(entry),
  );
}

/** Returns the request of a document with one operation. */
function requestOf(
  pathTemplate: string,
  operation: Partial<OperationObject>,
  more: Partial<OpenAPIDocument> = {},
): Request {
  const paths = {[pathTemplate]: {post: operationObject('call', operation)}};
  const [item] = requestsOf(collect(describeApi({paths, ...more})));
  return (item as Item).request;
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
    const schema = parse(readFileSync(SCHEMA, 'utf8')) as object;
    expect(ajv.validate(schema, collection) ? [] : ajv.errors).toEqual([]);
    const titles = reference.operations
      .filter(({isWebhook}) => isWebhook !== true)
      .map(({title}) => title);
    expect(
      requestsOf(collection)
        .map(({name}) => name)
        .sort(),
    ).toEqual(titles.sort());
  });
});

it('Groups are folders in folders, with their descriptions.', () => {
  const {item} = collect(
    describeApi({
      tags: [{name: 'pet', description: 'Pets.'}],
      paths: {'/a': {get: operationObject('getB', {tags: ['pet/search']})}},
    }),
  );
  const search = {name: 'search', item: [{name: 'Get b'}]};
  expect(item).toMatchObject([{name: 'pet', description: 'Pets.', item: [search]}]);
});

describe('A request', () => {
  it('has its description as Markdown, without links into the site.', () => {
    const paths = {
      '/pets': {
        get: operationObject('getPets', {
          summary: 'List all pets',
          description: 'Returns *few* <b>pets</b>. Use Delete all pets to delete them.',
        }),
      },
      '/pets/all': {delete: operationObject('del', {summary: 'Delete all pets'})},
    };
    const [item] = requestsOf(collect(describeApi({paths})));
    expect(item?.request.description).toBe(
      'Returns *few* **pets**. Use Delete all pets to delete them.',
    );
  });

  it('has its address in parts, path parameters as variables, and optional ones disabled.', () => {
    const {url, header} = requestOf('/pets/{petId}/photos', {
      parameters: [
        parameterObject('petId', {in: 'path', example: 'a/b', description: 'The *pet*.'}),
        parameterObject('size', {required: true, example: 3}),
        parameterObject('tags', {example: ['a', 'b'], schema: {type: 'array'}}),
        parameterObject('X-Trace', {in: 'header', required: true, example: 't1'}),
        parameterObject('session', {in: 'cookie', example: 's1'}),
      ],
      responses: {200: {description: 'OK', content: {'image/png': {}}}},
    });
    expect(url).toEqual({
      raw: '{{baseUrl}}/pets/:petId/photos?size=3',
      host: ['{{baseUrl}}'],
      path: ['pets', ':petId', 'photos'],
      query: [
        {key: 'size', value: '3'},
        {key: 'tags', value: 'a', disabled: true},
        {key: 'tags', value: 'b', disabled: true},
      ],
      variable: [{key: 'petId', value: 'a/b', description: 'The *pet*.'}],
    });
    expect(header).toEqual([
      {key: 'Accept', value: 'image/png'},
      {key: 'X-Trace', value: 't1'},
      {key: 'Cookie', value: 'session=s1', disabled: true},
    ]);
  });

  it('has the example of a parameter that is a part of a segment.', () => {
    const parameters = [parameterObject('id', {in: 'path', example: 'x y'})];
    const {url} = requestOf('/reports/{id}.pdf', {parameters});
    expect(url).toMatchObject({path: ['reports', 'x%20y.pdf'], variable: []});
  });

  it('to a server of its own has the address of that server.', () => {
    const servers = [{url: 'https://a.example'}, {url: 'https://b.example'}];
    const own = {servers: [{url: 'https://own.example:8443/v2'}]};
    expect(requestOf('/pets', own, {servers}).url).toMatchObject({
      raw: 'https://own.example:8443/v2/pets',
      protocol: 'https',
      host: ['own', 'example'],
      port: '8443',
      path: ['v2', 'pets'],
    });
    const {variable, info} = collect(describeApi({servers}));
    expect(variable).toEqual([
      {key: 'baseUrl', value: 'https://a.example', type: 'string'},
    ]);
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
      {
        mode: 'urlencoded',
        urlencoded: [{key: 'count', value: '9007199254740993'}],
      },
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
      const content = {[mediaType]: {schema, example}};
      const request = requestOf('/pets', {requestBody: {content}});
      expect(request.body).toMatchObject(body);
      // Only Postman knows the boundary of the parts.
      expect(request.header).toEqual(
        mediaType.startsWith('multipart/')
          ? []
          : [{key: 'Content-Type', value: mediaType}],
      );
    },
  );
});

describe('Credentials', () => {
  const securitySchemes = {
    Bearer: {type: 'http', scheme: 'bearer'},
    Basic: {type: 'http', scheme: 'basic'},
    Header: {type: 'apiKey', in: 'header', name: 'X-Key'},
    Query: {type: 'apiKey', in: 'query', name: 'key'},
    Cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
  } as const;
  const withSecurity = (...lists: string[][]): Collection =>
    collect(
      describeApi({
        components: {securitySchemes},
        paths: Object.fromEntries(
          lists.map((names, index) => [
            `/${index}`,
            {
              get: operationObject(`get${index}`, {
                security: [Object.fromEntries(names.map((name) => [name, []]))],
              }),
            },
          ]),
        ),
      }),
    );
  const attributes = (values: Record<string, string>): object[] =>
    Object.entries(values).map(([key, value]) => ({key, value, type: 'string'}));
  const basic = {username: '{{apiKeyUser}}', password: '{{apiKey}}'};
  const query = {key: 'key', value: '{{apiKey}}', in: 'query'};

  it.each([
    ['Bearer', {type: 'bearer', bearer: attributes({token: '{{apiKey}}'})}],
    ['Basic', {type: 'basic', basic: attributes(basic)}],
    ['Query', {type: 'apikey', apikey: attributes(query)}],
  ])('of the kind %s are those of the collection, from a variable.', (name, auth) => {
    const collection = withSecurity([name]);
    expect(collection.auth).toEqual(auth);
    expect(collection.variable.map(({key, value}) => [key, value])).toContainEqual([
      'apiKey',
      '',
    ]);
    expect(requestsOf(collection)[0]?.request).not.toHaveProperty('auth');
  });

  it('of several kinds have a variable each, and a request without any sends none.', () => {
    const {item, variable} = withSecurity(['Bearer'], ['Header'], []);
    const requests = requestsOf({item}).map(({request}) => request);
    expect(requests.map(({auth}) => auth?.type)).toEqual([undefined, 'apikey', 'noauth']);
    expect(JSON.stringify(requests[1]?.auth)).toContain('{{apiKey2}}');
    expect(variable.map(({key}) => key)).toEqual(['baseUrl', 'apiKey', 'apiKey2']);
  });

  it('that another alternative has are in the description of the request.', () => {
    const securitySchemes = {
      token: {type: 'http', scheme: 'bearer'},
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      seal: {type: 'apiKey', in: 'query', name: 'seal'},
    } as const;
    const security: Record<string, string[]>[] = [{token: []}, {key: [], seal: []}, {}];
    const request = requestOf('/a', {security}, {components: {securitySchemes}});
    expect(request.description).toBe(
      [
        'This request has the first of these credentials. Any one of them is enough:',
        '1. **token** (`Authorization: Bearer YOUR_API_KEY`)\n2. **key** (`X-Key: YOUR_API_KEY`) and **seal** (`?seal=YOUR_API_KEY`)\n3. no credentials',
      ].join('\n\n'),
    );
  });

  it('that one request needs together are in its header and query.', () => {
    const {item, auth} = withSecurity(['Cookie', 'Query', 'Header']);
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
    collect(
      parse(`
openapi: 3.1.0
info: {title: Small, version: '1'}
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
          gone: {value: {}, x-request: {id: y}}}}}}
`) as OpenAPIDocument,
    ),
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
