import {describe, expect, it} from 'vitest';
import type {OperationObject} from '../../../src/openapi/document';
import {createOperation} from '../../../src/openapi/operation';
import type {Operation} from '../../../src/reference/operation';
import {createSampleRequest, fillPath} from '../../../src/code-samples/sample-request';
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
  return createOperation(document, path, {}, method, operationObject('pets', more));
}

const requestOf = (...operation: Parameters<typeof operationOf>) =>
  createSampleRequest(operationOf(...operation));

describe('createSampleRequest', () => {
  it('goes to the first server, with the examples of what is required.', () => {
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

  it('goes to the server and carries the values that are given.', () => {
    const operation = operationOf({parameters: [parameterObject('sort')]});
    const [sort] = operation.parameters;
    const values = new Map(sort === undefined ? [] : [[sort, ['desc']]]);
    const request = createSampleRequest(operation, values, 'https://b.example.com');
    expect(request.url).toBe('https://b.example.com/pets');
    expect(request.query).toEqual([['sort', 'desc']]);
  });

  it('repeats the name of a list that explodes, and joins one that does not.', () => {
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

  it('shows who asks as the first security scheme says.', () => {
    const authOf = (name: string) => requestOf({security: [{[name]: []}]}).auth;
    expect(authOf('bearer')).toEqual({kind: 'bearer'});
    expect(authOf('query')).toEqual({kind: 'query', name: 'api_key'});
    expect(authOf('cookie')).toEqual({kind: 'none'});
  });

  it('asks for the media type of the first response that has one.', () => {
    const responses = {
      200: {description: '', content: {'application/json': {}}},
      404: {description: '', content: {'text/plain': {}}},
    };
    expect(requestOf({responses}).accept).toBe('application/json');
  });

  it('carries the example of the request body.', () => {
    const requestBody = {content: {'application/json': {example: {name: 'Rex'}}}};
    expect(requestOf({requestBody}, '/pets', 'post').body).toEqual({
      mediaType: 'application/json',
      text: '{\n  "name": "Rex"\n}',
    });
  });

  it('can be made from any text that JSON can hold.', () => {
    const halfOfAPair = JSON.parse('"\\ud800"') as string;
    const parameters = [
      parameterObject('id', {in: 'path', required: true, example: halfOfAPair}),
    ];
    expect(() => requestOf({parameters}, '/pets/{id}')).not.toThrow();
  });
});

describe('fillPath', () => {
  it('leaves a placeholder without a value as it is.', () => {
    expect(fillPath('/pets/{id}/{constructor}', new Map())).toBe(
      '/pets/{id}/{constructor}',
    );
  });

  it('does not read replacement patterns in a value.', () => {
    const [id] = operationOf(
      {parameters: [parameterObject('id', {in: 'path'})]},
      '/pets/{id}',
    ).parameters;
    const values = new Map(id === undefined ? [] : [[id, ['$&{id}']]]);
    expect(fillPath('/pets/{id}', values)).toBe('/pets/%24%26%7Bid%7D');
  });
});
