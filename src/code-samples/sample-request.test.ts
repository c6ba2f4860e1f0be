import {describe, expect, it} from 'vitest';
import type {OperationObject} from '@site/src/openapi/document';
import {createReference} from '@site/src/openapi/reference';
import type {Operation} from '@site/src/reference/operation';
import {createSamples} from './';
import {addressOf, createSampleRequest, fillPath} from './sample-request';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

const document = describeApi({
  servers: [{url: 'https://a.example.com/v1/'}, {url: 'https://b.example.com'}],
  components: {
    securitySchemes: {
      bearer: {type: 'http', scheme: 'bearer'},
      query: {type: 'apiKey', in: 'query', name: 'api_key'},
      cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
      basic: {type: 'http', scheme: 'basic'},
      digest: {type: 'http', scheme: 'Digest'},
      oauth: {type: 'oauth2', flows: {}},
      certificate: {type: 'mutualTLS'},
    },
  },
});

function operationOf(
  more: Partial<OperationObject>,
  path = '/pets',
  method: 'get' | 'post' = 'get',
): Operation {
  const {operations} = createReference({
    ...document,
    paths: {[path]: {[method]: operationObject('pets', more)}},
  });
  return operations[0] as Operation;
}

const requestOf = (...operation: Parameters<typeof operationOf>) =>
  createSampleRequest(operationOf(...operation));

describe('createSampleRequest', () => {
  it('uses the first server and the examples of required parameters.', () => {
    const parameters = [
      parameterObject('id', {in: 'path', required: true, example: 'a/b c'}),
      parameterObject('limit', {required: true, example: 10}),
      parameterObject('sort', {example: 'asc'}),
      parameterObject('X-Trace', {in: 'header', required: true, example: 't'}),
    ];
    expect(requestOf({parameters}, '/pets/{id}')).toEqual({
      method: 'GET',
      url: 'https://a.example.com/v1/pets/a%2Fb%20c',
      query: [['limit', '10']],
      headers: [['X-Trace', 't']],
      credentials: [],
      accept: '*/*',
    });
  });

  it('uses the given server and values.', () => {
    const operation = operationOf({parameters: [parameterObject('sort')]});
    const [sort] = operation.parameters;
    const values = new Map(sort === undefined ? [] : [[sort, ['desc']]]);
    const request = createSampleRequest(operation, values, 'https://b.example.com');
    expect(request.url).toBe('https://b.example.com/pets');
    expect(request.query).toEqual([['sort', 'desc']]);
  });

  it('has the credentials of the first alternative, as far as a text can carry them.', () => {
    const sent = (...names: string[]) =>
      requestOf({
        security: [Object.fromEntries(names.map((name) => [name, []])), {bearer: []}],
      }).credentials;
    const value = (variable: string, meaning: string) => ({variable, meaning});
    const key = {prefix: '', value: value('QUERY', 'key')};
    expect(sent('query', 'cookie', 'certificate')).toEqual([
      {kind: 'query', name: 'api_key', ...key},
      {kind: 'cookie', name: 'sid', ...key, value: value('COOKIE', 'key')},
    ]);
    const user = value('BASIC_USER', 'user');
    const password = value('BASIC_PASSWORD', 'password');
    expect(sent('basic')).toEqual([{kind: 'basic', user, password}]);
    for (const [name, prefix, meaning] of [
      ['bearer', 'Bearer ', 'key'],
      ['oauth', 'Bearer ', 'token'],
      ['digest', 'Digest ', 'credentials'],
    ] as const) {
      expect(sent(name)).toMatchObject([
        {name: 'Authorization', prefix, value: value(name.toUpperCase(), meaning)},
      ]);
    }
    expect(sent('unknown')).toEqual([]);
    expect(sent()).toEqual([]);
  });

  it('has one Authorization header only.', () => {
    const security = [{bearer: [], basic: [], query: []}];
    expect(requestOf({security}).credentials.map(({kind}) => kind)).toEqual([
      'header',
      'query',
    ]);
  });

  it('accepts the media type of the first response with content.', () => {
    const responses = {
      200: {description: '', content: {'application/json': {}}},
      404: {description: '', content: {'text/plain': {}}},
    };
    expect(requestOf({responses}).accept).toBe('application/json');
  });

  it('sends the example of the request body.', () => {
    const requestBody = {content: {'application/json': {example: {name: 'Rex'}}}};
    expect(requestOf({requestBody}, '/pets', 'post').body).toEqual({
      kind: 'text',
      mediaType: 'application/json',
      text: '{\n  "name": "Rex"\n}',
    });
  });
});

describe('fillPath', () => {
  it('keeps a placeholder without a value.', () => {
    expect(fillPath('/pets/{id}/{constructor}', new Map())).toBe(
      '/pets/{id}/{constructor}',
    );
  });

  it('does not interpret replacement patterns in a value.', () => {
    const [id] = operationOf(
      {parameters: [parameterObject('id', {in: 'path'})]},
      '/pets/{id}',
    ).parameters;
    const values = new Map(id === undefined ? [] : [[id, ['$&{id}']]]);
    expect(fillPath('/pets/{id}', values)).toBe('/pets/%24%26%7Bid%7D');
  });
});

describe('a request with values that clients would encode in another way', () => {
  const ids = parameterObject('ids', {
    required: true,
    explode: false,
    schema: {type: 'array', items: {type: 'string'}},
    example: ['1,2', '3'],
  });
  const parameters = [
    parameterObject('plain', {required: true, example: 'a b&c'}),
    parameterObject('to', {required: true, allowReserved: true, example: 'x/y:z'}),
    ids,
    parameterObject('sid', {in: 'cookie', required: true, example: 's;1'}),
  ];

  it('has them in its URL, its cookies encoded, and one address with the whole query.', () => {
    const url = 'https://a.example.com/v1/pets?to=x/y:z&ids=1%2C2,3';
    const request = requestOf({parameters});
    expect(request).toMatchObject({url, query: [['plain', 'a b&c']]});
    expect(request.cookies).toEqual([['sid', 's%3B1']]);
    expect(addressOf(request)).toBe(`${url}&plain=a%20b%26c`);
  });

  it('keeps a comma list as one value if the description says that it has commas.', () => {
    const described = {...ids, description: 'Separated by commas.'};
    expect(requestOf({parameters: [described]}).query).toEqual([['ids', '1,2,3']]);
  });
});

it.each([
  ['python', 'timeout=30,'],
  ['go', 'http.Client{Timeout: 30 * time.Second}'],
  ['nodejs', 'timeout: 30_000,'],
])('A program in %s ends if there is no answer.', (language, timeout) => {
  const samples = createSamples(requestOf({}));
  expect(samples.find((sample) => sample.language === language)?.code).toContain(timeout);
});
