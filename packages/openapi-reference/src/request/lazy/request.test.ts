import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  addCredentials,
  addSampleCredentials,
  createFormSample,
  createRequest,
  withQuery,
} from './request';
import type {OpenAPIDocument} from '../../document/document';
import type {Operation} from '../../operation/operation';
import {createReference} from '../../pages/read-reference';
import {createSamples} from '../../samples';
import {yaml} from '@site/tests/fixtures/small-document';

const SERVER = 'https://api.example.com';
const BEARER = 'key: {type: http, scheme: bearer}';

/** An operation with a number in its path, and with credentials. */
function operationWith(securitySchemes: string, security = '[{key: []}]'): Operation {
  const document = yaml<OpenAPIDocument>(`
openapi: 3.1.0
info: {title: Small, version: '1'}
servers: [{url: ${SERVER}}]
security: ${security}
components: {securitySchemes: {${securitySchemes}}}
paths:
  /blocks/{number}:
    get:
      operationId: getBlock
      parameters:
        - {name: number, in: path, schema: {type: integer}, example: 1}
        - {name: page, in: query, schema: {type: integer}, example: 2}
`);
  return createReference(document).operations[0] as Operation;
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
  const operation = operationWith('key: {type: apiKey, in: query, name: apikey}');
  const request = createRequest(operation, {}, {'path.number': '7'}, SERVER);
  const url = `${SERVER}/blocks/7?page=2&apikey=`;
  const other = {...request, url: `${url}other`};
  expect(addCredentials(other, {KEY: 'k'}, operation.servers).url).toBe(`${url}k`);
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

it.each<[scheme: string, entered: Record<string, string>, header?: string]>([
  ['basic', {KEY_USER: 'jürgen', KEY_PASSWORD: 'a:b '}, `Basic ${base64('jürgen:a:b ')}`],
  ['basic', {KEY_USER: 'sk_1'}, `Basic ${base64('sk_1:')}`],
  ['basic', {KEY_PASSWORD: 'a'}],
  ['Digest', {KEY: 'a="1"'}, 'Digest a="1"'],
])('Credentials of the scheme %s, %j, are the header %s.', (scheme, entered, header) => {
  const operation = operationWith(`key: {type: http, scheme: ${scheme}}`);
  expect(sentWith(operation, entered).headers['Authorization']).toBe(header);
});

it.each(['', '7', '-1', 'x', '__proto__'])(
  'The first alternative is sent for the choice %j, which is none.',
  (security) => {
    const app = 'app: {type: apiKey, in: header, name: X-App}';
    const either = operationWith(`${BEARER}, ${app}`, '[{key: []}, {app: []}]');
    const {headers} = sentWith(either, {KEY: 't', APP: 'a'}, {values: {security}});
    expect(headers).toEqual({accept: '*/*', Authorization: 'Bearer t'});
  },
);

it.each(['https://elsewhere.example', 'http://api.example.com', '/relative'])(
  'A key is not sent to another host, but a request without one is: %s.',
  (serverUrl) => {
    const operation = operationWith(BEARER);
    expect(() => sentWith(operation, {KEY: 'k'}, {serverUrl})).toThrow(
      'servers of the OpenAPI document',
    );
    const {headers} = sentWith(operation, {KEY: ''}, {serverUrl});
    expect(headers).not.toHaveProperty('Authorization');
  },
);

it('A sample has the example of a required value that is missing, and no other.', () => {
  const sample = createFormSample(operationWith('', '[]'), {}, {}, SERVER);
  expect(sample).toMatchObject({url: `${SERVER}/blocks/1`, query: []});
});

it('A key is escaped in the samples of every language.', () => {
  const request = createFormSample(operationWith(BEARER), {}, {}, SERVER);
  const samples = createSamples(addSampleCredentials(request, {KEY: "secret'key"}));
  const codes = samples.map(({code}) => code);
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

it('A key in the query keeps a question mark of another value.', () => {
  expect(withQuery('/a?b=x?y&key=1&c=?', 'key', '2')).toBe('/a?b=x?y&c=?&key=2');
});
