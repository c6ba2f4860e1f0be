import {describe, expect, it} from 'vitest';
import type {OperationObject} from '../../../src/openapi/document';
import {createReference} from '../../../src/openapi/reference';
import type {Operation} from '../../../src/reference/operation';
import {
  addressOf,
  createSampleRequest,
  fillPath,
} from '../../../src/code-samples/sample-request';
import {describeApi, operationObject, parameterObject} from '../openapi/small-document';

const document = describeApi({
  servers: [{url: 'https://a.example.com/v1/'}, {url: 'https://b.example.com'}],
  components: {
    securitySchemes: {
      bearer: {type: 'http', scheme: 'bearer'},
      query: {type: 'apiKey', in: 'query', name: 'api_key'},
      cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
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
      auth: {kind: 'none'},
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

  it('repeats the name of an exploded array, and joins other arrays.', () => {
    const listed = {required: true, example: ['a', 'b']};
    const parameters = [
      parameterObject('tag', listed),
      parameterObject('ids', {...listed, explode: false}),
    ];
    expect(requestOf({parameters}).query).toEqual([
      ['tag', 'a'],
      ['tag', 'b'],
      ['ids', 'a,b'],
    ]);
  });

  it('authenticates with the first security scheme.', () => {
    const authOf = (name: string) => requestOf({security: [{[name]: []}]}).auth;
    expect(authOf('bearer')).toEqual({kind: 'bearer'});
    expect(authOf('query')).toEqual({kind: 'query', name: 'api_key'});
    expect(authOf('cookie')).toEqual({kind: 'none'});
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
      mediaType: 'application/json',
      text: '{\n  "name": "Rex"\n}',
    });
  });

  it('accepts any text that JSON can contain.', () => {
    const halfOfAPair = JSON.parse('"\\ud800"') as string;
    const parameters = [
      parameterObject('id', {in: 'path', required: true, example: halfOfAPair}),
    ];
    expect(() => requestOf({parameters}, '/pets/{id}')).not.toThrow();
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
  const parameters = [
    parameterObject('plain', {required: true, example: 'a b&c'}),
    parameterObject('to', {required: true, allowReserved: true, example: 'x/y:z'}),
    parameterObject('ids', {
      required: true,
      explode: false,
      schema: {type: 'array', items: {type: 'string'}},
      example: ['1,2', '3'],
    }),
    parameterObject('sid', {in: 'cookie', required: true, example: 's;1'}),
  ];

  it('has them in its URL, and its cookies encoded.', () => {
    expect(requestOf({parameters})).toMatchObject({
      url: 'https://a.example.com/v1/pets?to=x/y:z&ids=1%2C2,3',
      query: [['plain', 'a b&c']],
      cookies: [['sid', 's%3B1']],
    });
  });

  it('has one address with the whole query.', () => {
    expect(addressOf(requestOf({parameters}))).toBe(
      'https://a.example.com/v1/pets?to=x/y:z&ids=1%2C2,3&plain=a%20b%26c',
    );
  });

  it('keeps a comma list as one value if the description says that it has commas.', () => {
    const [, , ids] = parameters;
    const described = {...ids, description: 'Separated by commas.'} as typeof ids;
    expect(
      requestOf({parameters: described === undefined ? [] : [described]}),
    ).toMatchObject({
      url: 'https://a.example.com/v1/pets',
      query: [['ids', '1,2,3']],
    });
  });
});
