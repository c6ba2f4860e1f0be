import {expect, it} from 'vitest';
import type {OperationObject, SchemaObject} from '../document/document';
import {createRequestBody, createResponses} from './read-response';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';

const document = describeApi();

const responsesOf = (responses: string) =>
  createResponses(document, operationObject('getPet', {responses: yaml(responses)}));

const bodyOf = (requestBody: OperationObject['requestBody']) =>
  createRequestBody(document, operationObject('addPet', {requestBody}));

it('Responses are sorted by status, ranges after single ones, default last.', () => {
  const responses = responsesOf(`
default: {description: Else.}
4XX: {description: Wrong.}
404: {description: Not there.}
x-note: {description: Not a response.}
200: {description: OK}
`);
  expect(responses.map(({status}) => status)).toEqual(['200', '404', '4XX', 'default']);
  expect(responses[1]?.description).toBe('Not there.');
});

it('A response has JSON before other media types, which keep their order.', () => {
  const json = 'application/vnd.api+json; charset=utf-8';
  const [{contents} = {}] = responsesOf(`
200: {description: '', content: {text/csv: {example: 'a,b'}, a/b: {}, '${json}': {example: {a: 1}}}}
`);
  expect(contents).toMatchObject([
    {mediaType: json, examples: [{text: '{\n  "a": 1\n}'}]},
    {mediaType: 'text/csv', examples: [{text: 'a,b'}]},
    {mediaType: 'a/b'},
  ]);
});

it('A response without content by its status has none (RFC 9110, 15.3.5).', () => {
  const content = '{application/json: {schema: {}}}';
  const responses = responsesOf(`
100: {description: Go on., content: ${content}}
204: {description: Done., content: ${content}}
304: {description: As before., content: ${content}}
404: {description: Not there., content: ${content}}
`);
  expect(responses.map(({contents}) => contents.length)).toEqual([0, 0, 0, 1]);
});

it('A form with files is before bodies of the same schema, which cannot have them.', () => {
  const mediaTypesOf = (properties: SchemaObject['properties']): string[] | undefined => {
    const schema: SchemaObject = yaml(
      'properties: {photo: {type: string, format: binary}}',
    );
    const content = {
      'application/json': {schema: {properties}},
      'application/x-www-form-urlencoded': {schema: {properties}},
      'multipart/form-data': {schema},
    };
    return bodyOf({content})?.contents.map(({mediaType}) => mediaType);
  };
  const [json, urlencoded, multipart] = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ];
  expect(mediaTypesOf({photo: {type: 'string', format: 'binary'}})).toEqual([
    multipart,
    json,
    urlencoded,
  ]);
  const address = {photo: {type: 'string', format: 'uri'}};
  expect(mediaTypesOf(address)).toEqual([json, urlencoded, multipart]);
});

it.each([null, false])('A response can have the example %j.', (example) => {
  const [response] = responsesOf(
    `200: {description: '', content: {application/json: {example: ${example}}}}`,
  );
  expect(response?.contents[0]?.examples[0]?.text).toBe(String(example));
});

it('A response has its evidence, unless that is of an unknown kind.', () => {
  const [success, failure] = responsesOf(`
200: {description: '', x-evidence: source-2024}
400: {description: '', x-evidence: guessed}
`);
  expect(success?.evidence).toBe('source-2024');
  expect(failure).not.toHaveProperty('evidence');
});

it('A request body is optional unless it says otherwise.', () => {
  const contents = [{mediaType: 'application/json'}];
  const optional = bodyOf({content: {'application/json': {}}});
  expect(optional).toMatchObject({required: false, contents});
  expect(bodyOf({required: true, content: {'text/plain': {}}})?.required).toBe(true);
  expect([bodyOf(undefined), bodyOf({content: {}})]).toEqual([undefined, undefined]);
});
