import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../../scripts/lib/kaia-document';
import {createExpectations} from '../../../../scripts/lib/samples/expectation';
import type {OperationObject} from '../../../../src/openapi/document';

const real = createExpectations((await readKaiaDocument()).document);

function expectation(operation: Partial<OperationObject>, template = '/items/{id}') {
  const [found] = createExpectations({
    openapi: '3.1.0',
    info: {title: 'Test', version: '1'},
    servers: [{url: 'https://api.example.com/base/'}, {url: 'https://test.example.com'}],
    paths: {
      [template]: {
        parameters: [{name: 'id', in: 'path', required: true, example: 'a/b'}],
        get: {
          operationId: 'getItem',
          responses: {
            200: {
              description: 'Good.',
              content: {'application/json': {example: {id: 'a/b'}}},
            },
            400: {description: 'Bad.'},
          },
          ...operation,
        },
      },
    },
    components: {
      securitySchemes: {
        bearer: {type: 'http', scheme: 'Bearer'},
        query: {type: 'apiKey', in: 'query', name: 'apikey'},
        basic: {type: 'http', scheme: 'basic'},
        digest: {type: 'http', scheme: 'Digest'},
        oauth: {type: 'oauth2', flows: {}},
        openId: {type: 'openIdConnect', openIdConnectUrl: 'https://example.com'},
        cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
        certificate: {type: 'mutualTLS'},
        nameless: {type: 'apiKey', in: 'header'},
      },
    },
  });
  return found;
}

describe('createExpectations', () => {
  it('supports all 59 operations of the vendored document.', () => {
    expect(real).toHaveLength(59);
  });

  it('expects the key of each operation in the Authorization header.', () => {
    const places = real.flatMap(({keys}) => keys);
    expect(places).toEqual(
      real.map(() => ({
        in: 'header',
        name: 'Authorization',
        prefix: 'Bearer ',
        variables: ['KAIASCAN_API_KEY'],
      })),
    );
  });

  it('fills in the examples of path parameters.', () => {
    const account = real.find(({id}) => id === 'getAccount');
    expect(account?.path).toBe(
      '/api/v1/accounts/0xf172f38771f623a9c8daeba080e495a427f9c2ba',
    );
  });

  it('uses the first server and keeps its path.', () => {
    expect(expectation({})).toMatchObject({
      server: 'https://api.example.com/base',
      method: 'GET',
      path: '/items/a%2Fb',
    });
  });

  it('fills in the defaults of the variables of the first server of an operation.', () => {
    const servers = [
      {
        url: 'https://{region}.example.com:{port}/v1/',
        variables: {region: {default: 'eu', enum: ['us', 'eu']}, port: {default: '443'}},
      },
      {url: 'https://other.example.com'},
    ];
    expect(expectation({servers})?.server).toBe('https://eu.example.com:443/v1');
  });

  it('expects exactly the parameters that are required or marked with x-sample.', () => {
    const parameters = [
      {name: 'page', in: 'query', required: true, example: 1},
      {name: 'size', in: 'query', example: 20},
      {name: 'sort', in: 'query', example: 'asc', 'x-sample': true},
      {name: 'X-Trace', in: 'header', required: true, example: 'on'},
    ] as const;
    expect(expectation({parameters})).toMatchObject({
      query: [
        ['page', '1'],
        ['sort', 'asc'],
      ],
      headers: [['X-Trace', 'on']],
    });
  });

  it('expects the key in the query if the document says so.', () => {
    expect(expectation({security: [{query: []}]})?.keys).toEqual([
      {in: 'query', name: 'apikey', prefix: '', variables: ['QUERY']},
    ]);
  });

  it('expects all credentials of an operation, each with its variables.', () => {
    const header = {in: 'header', name: 'Authorization'};
    expect(
      expectation({
        security: [{basic: [], query: [], cookie: [], certificate: []}],
      })?.keys,
    ).toEqual([
      {...header, prefix: 'Basic ', variables: ['BASIC_USER', 'BASIC_PASSWORD']},
      {in: 'query', name: 'apikey', prefix: '', variables: ['QUERY']},
      {in: 'cookie', name: 'sid', prefix: '', variables: ['COOKIE']},
    ]);
  });

  it.each([
    ['digest', 'Digest ', 'DIGEST'],
    ['oauth', 'Bearer ', 'OAUTH'],
    ['openId', 'Bearer ', 'OPEN_ID'],
  ])('expects a credential of %s after its scheme.', (name, prefix, variable) => {
    expect(expectation({security: [{[name]: []}]})?.keys).toEqual([
      {in: 'header', name: 'Authorization', prefix, variables: [variable]},
    ]);
  });

  it('expects the first of two credentials for one header.', () => {
    const keys = expectation({security: [{oauth: [], basic: [], query: []}]})?.keys;
    expect(keys?.map(({variables}) => variables)).toEqual([['OAUTH'], ['QUERY']]);
  });

  it('uses the first of several security alternatives, or none.', () => {
    expect(expectation({security: [{bearer: []}, {query: []}]})?.keys).toHaveLength(1);
    expect(expectation({security: []})?.keys).toEqual([]);
    expect(expectation({security: [{}, {bearer: []}]})?.keys).toEqual([]);
    expect(expectation({security: [{undefined: []}]})?.keys).toEqual([]);
  });

  it('responds with the example of the first success.', () => {
    expect(expectation({})?.response).toEqual({
      status: 200,
      mediaType: 'application/json',
      text: '{"id":"a/b"}',
    });
    const responses = {204: {description: 'Gone.'}};
    expect(expectation({responses})?.response).toEqual({status: 204, text: ''});
  });

  it('responds with literal text if it is not JSON.', () => {
    const responses = {200: {description: 'Text.', content: {'*/*': {example: '[1]'}}}};
    expect(expectation({responses})?.response.text).toBe('[1]');
  });

  it.each([
    ['a key that it cannot send', {security: [{nameless: []}]}],
    ['a server without a host', {servers: [{url: '/v1'}]}],
    ['no success', {responses: {400: {description: 'Bad.'}}}],
  ])('throws if an operation has %s.', (_, operation) => {
    expect(() => expectation(operation)).toThrow('getItem');
  });
});
