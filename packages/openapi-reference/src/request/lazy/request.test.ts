import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  addCredentials,
  addSampleCredentials,
  createFormSample,
  createRequest,
} from './request';
import type {SecuritySchemeObject} from '../../openapi/document';
import type {Operation} from '../../reference/operation';
import {createReference} from '../../openapi/reference';
import {createSamples} from '../../code-samples';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

const SERVER = 'https://api.example.com';
const BEARER = {type: 'http', scheme: 'bearer'};
const IN_QUERY = {type: 'apiKey', in: 'query', name: 'apikey'};

/** An operation with a number in its path, and with credentials. */
function operationWith(
  securitySchemes: Record<string, object>,
  security: Record<string, string[]>[] = [{key: []}],
): Operation {
  const integer = {schema: {type: 'integer'}} as const;
  const parameters = [
    parameterObject('number', {in: 'path', ...integer, example: 1}),
    parameterObject('page', {...integer, example: 2}),
  ];
  const [operation] = createReference(
    describeApi({
      servers: [{url: SERVER}],
      security,
      components: {
        securitySchemes: securitySchemes as Record<string, SecuritySchemeObject>,
      },
      paths: {'/blocks/{number}': {get: operationObject('getBlock', {parameters})}},
    }),
  ).operations;
  return operation as Operation;
}

/** Returns a request with the credentials that the reader entered. */
function sentWith(
  operation: Operation,
  entered: Record<string, string>,
  {values = {}, serverUrl = SERVER}: {values?: object; serverUrl?: string} = {},
): ReturnType<typeof addCredentials> {
  const filled = {'path.number': '7', ...values};
  const request = createRequest(operation, {}, filled, serverUrl);
  return addCredentials(request, entered, operation.servers);
}

beforeEach(() => {
  vi.stubGlobal('document', {baseURI: 'https://docs.example.com/api/x'});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('A key in the query replaces a parameter with its name, and keeps the others.', () => {
  const operation = operationWith({key: IN_QUERY});
  const values = {'path.number': '7', 'query.page': '2'};
  const request = createRequest(operation, {}, values, `${SERVER}?apikey=other`);
  const url = `${SERVER}/blocks/7?page=2&apikey=other`;
  expect(addCredentials({...request, url}, {KEY: 'k'}, operation.servers).url).toBe(
    `${SERVER}/blocks/7?page=2&apikey=k`,
  );
});

it('A user and a password, which may be empty, are encoded as UTF-8.', () => {
  const basic = operationWith({key: {type: 'http', scheme: 'basic'}});
  const headerOf = (entered: Record<string, string>): string | undefined =>
    sentWith(basic, entered).headers['Authorization'];
  expect(headerOf({KEY_USER: 'jürgen', KEY_PASSWORD: 'a:b '})).toBe(
    `Basic ${Buffer.from('jürgen:a:b ').toString('base64')}`,
  );
  expect(headerOf({KEY_USER: 'sk_1'})).toBe(`Basic ${btoa('sk_1:')}`);
  expect(headerOf({KEY_PASSWORD: 'a'})).toBeUndefined();
});

it('Other schemes of HTTP are sent by their name.', () => {
  const digest = operationWith({key: {type: 'http', scheme: 'Digest'}});
  expect(sentWith(digest, {KEY: 'a="1"'}).headers).toMatchObject({
    Authorization: 'Digest a="1"',
  });
});

it.each(['', '0', '7', '-1', 'x', '__proto__'])(
  'The first alternative is sent for the choice %j, which is none.',
  (choice) => {
    const app = {type: 'apiKey', in: 'header', name: 'X-App'};
    const either = operationWith({key: BEARER, app}, [{key: []}, {app: []}]);
    const {headers} = sentWith(
      either,
      {KEY: 't', APP: 'a'},
      {values: {security: choice}},
    );
    expect(headers).toEqual({accept: '*/*', Authorization: 'Bearer t'});
  },
);

it.each(['https://elsewhere.example', 'http://api.example.com', '/relative'])(
  'A key is not sent to another host, but a request without one is: %s.',
  (serverUrl) => {
    const operation = operationWith({key: BEARER});
    expect(() => sentWith(operation, {KEY: 'k'}, {serverUrl})).toThrow(
      'servers of the OpenAPI document',
    );
    const {headers} = sentWith(operation, {KEY: ''}, {serverUrl});
    expect(headers).not.toHaveProperty('Authorization');
  },
);

it('A sample has the example of a required value that is missing, and no other.', () => {
  expect(createFormSample(operationWith({}), {}, {}, SERVER)).toMatchObject({
    url: `${SERVER}/blocks/1`,
    query: [],
  });
});

it('A key is escaped in the samples of every language.', () => {
  const request = createFormSample(operationWith({key: BEARER}), {}, {}, SERVER);
  const codes = createSamples(addSampleCredentials(request, {KEY: "secret'key"})).map(
    ({code}) => code,
  );
  for (const [index, line] of [
    `'Authorization: Bearer secret'\\''key'`,
    `"Authorization": "Bearer secret'key"`,
    `"Authorization", "Bearer secret'key"`,
    `Authorization: "Bearer secret'key"`,
  ].entries()) {
    expect(codes[index]).toContain(line);
  }
  expect(codes.join()).not.toMatch(/\bKEY\b|environ|Getenv|process\.env/);
});
