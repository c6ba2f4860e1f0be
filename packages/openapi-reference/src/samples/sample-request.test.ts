import {describe, expect, it} from 'vitest';
import type {OperationObject} from '../document/document';
import {createReference} from '../pages/read-reference';
import type {Operation} from '../operation/operation';
import {createSamples} from '.';
import {createSampleRequest, fillPath} from './sample-request';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

const document = describeApi({
  components: {
    securitySchemes: {
      bearer: {type: 'http', scheme: 'bearer'},
      query: {type: 'apiKey', in: 'query', name: 'api_key'},
      basic: {type: 'http', scheme: 'basic'},
    },
  },
});

function operationOf(more: Partial<OperationObject>, path = '/pets'): Operation {
  const paths = {[path]: {get: operationObject('pets', more)}};
  return createReference({...document, paths}).operations[0] as Operation;
}

const requestOf = (...operation: Parameters<typeof operationOf>) =>
  createSampleRequest(operationOf(...operation));

describe('createSampleRequest', () => {
  it('uses the given server and values.', () => {
    const operation = operationOf({parameters: [parameterObject('sort')]});
    const [sort] = operation.parameters;
    const values = new Map(sort === undefined ? [] : [[sort, ['desc']]]);
    const request = createSampleRequest(operation, values, 'https://b.example.com');
    expect(request.url).toBe('https://b.example.com/pets');
    expect(request.query).toEqual([['sort', 'desc']]);
  });

  it('has one Authorization header only.', () => {
    const {credentials} = requestOf({security: [{bearer: [], basic: [], query: []}]});
    expect(credentials.map(({kind}) => kind)).toEqual(['header', 'query']);
  });
});

describe('fillPath', () => {
  it('keeps a placeholder without a value.', () => {
    const path = '/pets/{id}/{constructor}';
    expect(fillPath(path, new Map())).toBe(path);
  });

  it('does not interpret replacement patterns in a value.', () => {
    const parameters = [parameterObject('id', {in: 'path'})];
    const [id] = operationOf({parameters}, '/pets/{id}').parameters;
    const values = new Map(id === undefined ? [] : [[id, ['$&{id}']]]);
    expect(fillPath('/pets/{id}', values)).toBe('/pets/%24%26%7Bid%7D');
  });
});

it('A comma list is one value if the description says that it has commas.', () => {
  const ids = parameterObject('ids', {
    required: true,
    explode: false,
    schema: {type: 'array', items: {type: 'string'}},
    example: ['1,2', '3'],
    description: 'Separated by commas.',
  });
  expect(requestOf({parameters: [ids]}).query).toEqual([['ids', '1,2,3']]);
});

it.each([
  ['python', 'timeout=30,'],
  ['go', 'http.Client{Timeout: 30 * time.Second}'],
  ['nodejs', 'timeout: 30_000,'],
])('A program in %s ends if there is no answer.', (language, timeout) => {
  const samples = createSamples(requestOf({}));
  expect(samples.find((sample) => sample.language === language)?.code).toContain(timeout);
});
