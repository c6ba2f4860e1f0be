import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createRequest,
  withKey,
} from '../../../../src/features/request-panel/lazy/request';
import {sampleRequestOf} from '../../../../src/features/request-panel/lazy/live-samples';
import type {Operation} from '../../../../src/reference/operation';
import {createReference} from '../../../../src/openapi/reference';
import {createSamples} from '../../../../src/code-samples';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '../../openapi/small-description';

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

beforeEach(() => {
  vi.stubGlobal('document', {baseURI: 'https://docs.example.com/api/x'});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createRequest', () => {
  it('sends what is filled in, and leaves out what is not.', () => {
    const values = {'path.number': '7', 'query.tags': 'a, b', 'query.page': ' '};
    expect(createRequest(operation(BEARER), {}, values, SERVER, '')).toMatchObject({
      url: `${SERVER}/blocks/7?tags=a&tags=b`,
      method: 'GET',
    });
  });

  it.each([
    [BEARER, {authorization: 'Bearer k'}, ''],
    [{type: 'apiKey', in: 'header', name: 'X-Key'}, {'X-Key': 'k'}, ''],
    [{type: 'apiKey', in: 'query', name: 'apikey'}, {}, '?apikey=k'],
  ])('puts the key where %o has it.', (scheme, headers, query) => {
    const request = createRequest(
      operation(scheme),
      {},
      {'path.number': '7'},
      SERVER,
      'k',
    );
    expect(request.headers).toMatchObject(headers);
    expect(request.url).toBe(`${SERVER}/blocks/7${query}`);
  });

  it.each(['https://elsewhere.example', 'http://api.example.com', '/relative'])(
    'gives the key to no other host, such as %s.',
    (url) => {
      const send = () =>
        createRequest(operation(BEARER), {}, {'path.number': '7'}, url, 'k');
      expect(send).toThrow('servers of the description');
    },
  );
});

describe('sampleRequestOf', () => {
  const samples = (values: Record<string, string>) =>
    sampleRequestOf(operation(BEARER), {}, values, SERVER);

  it('has the examples of what is required, until it is filled in.', () => {
    expect(samples({}).url).toBe(`${SERVER}/blocks/1`);
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

describe('withKey', () => {
  it('writes the key into each language, quoted as a text is.', () => {
    const request = sampleRequestOf(operation(BEARER), {}, {}, SERVER);
    const codes = createSamples(withKey(request, KEY)).map(({code}) => code);
    expect(codes[0]).toContain(`'Authorization: Bearer secret'\\''key'`);
    expect(codes[1]).toContain(`"Authorization": "Bearer secret'key"`);
    expect(codes[2]).toContain(`"Authorization", "Bearer secret'key"`);
    expect(codes[3]).toContain(`Authorization: "Bearer secret'key"`);
    expect(codes.join()).not.toContain('KAIASCAN_API_KEY');
  });
});
