import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  addCredentials,
  addSampleCredentials,
  createFormSample,
  createRequest,
  filledValues,
} from './request';
import type {Operation} from '@site/src/reference/operation';
import {createReference} from '@site/src/openapi/reference';
import {createSamples} from '@site/src/code-samples';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

const SERVER = 'https://api.example.com';
const KEY = "secret'key";

function operation(scheme: Record<string, string>): Operation {
  const [first] = createReference(
    describeApi({
      servers: [{url: SERVER}],
      security: [{key: []}],
      components: {securitySchemes: {key: scheme as never}},
      paths: {
        '/blocks/{number}': {
          get: operationObject('getBlock', {
            parameters: [
              parameterObject('number', {
                in: 'path',
                schema: {type: 'integer'},
                example: 1,
              }),
              parameterObject('page', {schema: {type: 'integer'}, example: 2}),
              parameterObject('tags', {
                schema: {type: 'array', items: {type: 'string'}},
              }),
            ],
          }),
        },
      },
    }),
  ).operations;
  if (first === undefined) {
    throw new Error('There is one operation.');
  }
  return first;
}

const BEARER = {type: 'http', scheme: 'bearer'};
const IN_QUERY = {type: 'apiKey', in: 'query', name: 'apikey'};

function requestOf(
  scheme: Record<string, string>,
  serverUrl: string,
  values: Record<string, string> = {},
) {
  const described = operation(scheme);
  return {
    request: createRequest(described, {}, {'path.number': '7', ...values}, serverUrl),
    servers: described.servers,
  };
}

beforeEach(() => {
  vi.stubGlobal('document', {baseURI: 'https://docs.example.com/api/x'});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createRequest', () => {
  it('sends filled values, and omits empty ones.', () => {
    const values = {'path.number': '7', 'query.tags': 'a, b', 'query.page': ' '};
    expect(createRequest(operation(BEARER), {}, values, SERVER)).toMatchObject({
      url: `${SERVER}/blocks/7?tags=a&tags=b`,
      method: 'GET',
    });
  });

  it('does not contain the API key, but its position.', () => {
    expect(requestOf(IN_QUERY, SERVER).request).toMatchObject({
      url: `${SERVER}/blocks/7`,
      credentials: [
        {
          kind: 'query',
          name: 'apikey',
          prefix: '',
          value: {variable: 'KEY', meaning: 'key'},
        },
      ],
    });
  });
});

describe('addCredentials', () => {
  it.each([
    [BEARER, {Authorization: 'Bearer k'}, ''],
    [{type: 'apiKey', in: 'header', name: 'X-Key'}, {'X-Key': 'k'}, ''],
    [IN_QUERY, {}, '?apikey=k'],
  ])('adds the API key as %o declares.', (scheme, headers, query) => {
    const {request, servers} = requestOf(scheme, SERVER);
    const sent = addCredentials(request, {KEY: 'k'}, servers);
    expect(sent.headers).toMatchObject(headers);
    expect(sent.url).toBe(`${SERVER}/blocks/7${query}`);
    expect(sent).not.toHaveProperty('credentials');
  });

  it('replaces a query parameter with the same name, and keeps the others.', () => {
    const {request, servers} = requestOf(IN_QUERY, SERVER, {
      'query.page': '2',
      'query.tags': 'a b,c&d',
    });
    const keyed = {...request, url: `${request.url}&apikey=other`};
    expect(addCredentials(keyed, {KEY: 'k'}, servers).url).toBe(
      `${SERVER}/blocks/7?page=2&tags=a%20b&tags=c%26d&apikey=k`,
    );
  });

  it('encodes a user and a password, which may be empty, as UTF-8.', () => {
    const {request, servers} = requestOf({type: 'http', scheme: 'basic'}, SERVER);
    const headerOf = (entered: Record<string, string>): string | undefined =>
      addCredentials(request, entered, servers).headers['Authorization'];
    expect(headerOf({KEY_USER: 'jürgen', KEY_PASSWORD: 'a:b '})).toBe(
      `Basic ${Buffer.from('jürgen:a:b ').toString('base64')}`,
    );
    expect(headerOf({KEY_USER: 'sk_1'})).toBe(`Basic ${btoa('sk_1:')}`);
    expect(headerOf({KEY_PASSWORD: 'a'})).toBeUndefined();
  });

  it('sends other schemes of HTTP by their name, and nothing in cookies.', () => {
    const digest = requestOf({type: 'http', scheme: 'Digest'}, SERVER);
    expect(
      addCredentials(digest.request, {KEY: 'a="1"'}, digest.servers).headers,
    ).toMatchObject({Authorization: 'Digest a="1"'});
    const cookie = requestOf({type: 'apiKey', in: 'cookie', name: 'sid'}, SERVER);
    const sent = addCredentials(cookie.request, {KEY: 'k'}, cookie.servers);
    expect(sent).toEqual({
      url: `${SERVER}/blocks/7`,
      method: 'GET',
      headers: {accept: '*/*'},
    });
  });

  it('adds all credentials of the alternative that the reader chose.', () => {
    const [described] = createReference(
      describeApi({
        servers: [{url: SERVER}],
        components: {
          securitySchemes: {
            token: {type: 'oauth2', flows: {}},
            app: {type: 'apiKey', in: 'header', name: 'X-App'},
            tenant: {type: 'apiKey', in: 'query', name: 'tenant'},
          },
        },
        security: [{token: []}, {app: [], tenant: []}],
      }),
    ).operations as [Operation];
    const entered = {TOKEN: 't', APP: 'a', TENANT: 'b'};
    const sentWith = (security: string) =>
      addCredentials(
        createRequest(described, {}, {security}, SERVER),
        entered,
        described.servers,
      );
    expect(sentWith('1')).toMatchObject({
      url: `${SERVER}/blocks?tenant=b`,
      headers: {'X-App': 'a'},
    });
    expect(sentWith('1').headers).not.toHaveProperty('Authorization');
    for (const other of ['', '0', '7', '-1', 'x', '__proto__']) {
      expect(sentWith(other)).toMatchObject({
        url: `${SERVER}/blocks`,
        headers: {Authorization: 'Bearer t'},
      });
    }
  });

  it('changes nothing without an API key, whatever the host.', () => {
    const {request, servers} = requestOf(BEARER, 'https://elsewhere.example');
    const sent = addCredentials(request, {KEY: ''}, servers);
    expect(sent.url).toBe('https://elsewhere.example/blocks/7');
    expect(sent.headers).not.toHaveProperty('Authorization');
  });

  it.each(['https://elsewhere.example', 'http://api.example.com', '/relative'])(
    'does not send the API key to another host: %s.',
    (url) => {
      const {request, servers} = requestOf(BEARER, url);
      expect(() => addCredentials(request, {KEY: 'k'}, servers)).toThrow(
        'servers of the OpenAPI document',
      );
    },
  );
});

describe('createFormSample', () => {
  const samples = (values: Record<string, string>) =>
    createFormSample(operation(BEARER), {}, values, SERVER);

  it('has the example of a required value that is missing.', () => {
    expect(samples({})).toMatchObject({url: `${SERVER}/blocks/1`, query: []});
    expect(samples({'query.page': '3'})).toMatchObject({
      url: `${SERVER}/blocks/1`,
      query: [['page', '3']],
    });
    expect(samples({'path.number': '7'})).toMatchObject({
      url: `${SERVER}/blocks/7`,
      query: [],
    });
  });
});

describe('addSampleCredentials', () => {
  it('escapes the API key in every language.', () => {
    const request = createFormSample(operation(BEARER), {}, {}, SERVER);
    const codes = createSamples(addSampleCredentials(request, {KEY})).map(
      ({code}) => code,
    );
    expect(codes[0]).toContain(`'Authorization: Bearer secret'\\''key'`);
    expect(codes[1]).toContain(`"Authorization": "Bearer secret'key"`);
    expect(codes[2]).toContain(`"Authorization", "Bearer secret'key"`);
    expect(codes[3]).toContain(`Authorization: "Bearer secret'key"`);
    expect(codes.join()).not.toMatch(/\bKEY\b|environ|Getenv|process\.env/);
  });
});

describe('filledValues', () => {
  it('trims the values, and removes empty ones.', () => {
    expect(filledValues({a: ' 1 ', b: ' ', c: ''})).toEqual({a: '1'});
  });
});
