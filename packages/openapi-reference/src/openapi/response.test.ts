import {expect, it} from 'vitest';
import type {MediaTypeObject, OperationObject} from './document';
import {createRequestBody, createResponses} from './response';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';

const JSON_TYPE = 'application/vnd.api+json; charset=utf-8';

const document = describeApi({
  components: {
    responses: {NotFound: {description: 'Not there.'}},
    requestBodies: {Pet: {content: {'application/json': {}}}},
  },
});

const responsesOf = (responses: OperationObject['responses']) =>
  createResponses(document, operationObject('getPet', {responses}));

const contentsOf = (content: Record<string, MediaTypeObject>) =>
  responsesOf({200: {description: '', content}})[0]?.contents;

const bodyOf = (requestBody: OperationObject['requestBody']) =>
  createRequestBody(document, operationObject('addPet', {requestBody}));

it('Responses are sorted by status, ranges after single ones, default last.', () => {
  const responses = responsesOf({
    default: {description: 'Else.'},
    '4XX': {description: 'Wrong.'},
    404: {$ref: '#/components/responses/NotFound'},
    'x-note': {description: 'Not a response.'},
    200: {description: 'OK'},
  });
  expect(responses.map(({status}) => status)).toEqual(['200', '404', '4XX', 'default']);
  expect(responses[1]?.description).toBe('Not there.');
});

it('An operation can have no responses.', () => {
  expect(responsesOf(undefined)).toEqual([]);
});

it('A response has JSON before other media types, which keep their order.', () => {
  const other = {'text/csv': {example: 'a,b'}, 'a/b': {}};
  expect(contentsOf({...other, [JSON_TYPE]: {example: {a: 1}}})).toMatchObject([
    {mediaType: JSON_TYPE, examples: [{text: '{\n  "a": 1\n}'}]},
    {mediaType: 'text/csv', examples: [{text: 'a,b'}]},
    {mediaType: 'a/b'},
  ]);
});

it.each([null, false])('A response can have the example %j.', (example) => {
  expect(contentsOf({[JSON_TYPE]: {example}})).toMatchObject([
    {examples: [{text: String(example)}]},
  ]);
});

it('A response has its evidence, unless that is of an unknown kind.', () => {
  const [success, failure] = responsesOf({
    200: {description: '', 'x-evidence': 'source-2024'},
    400: {description: '', 'x-evidence': 'guessed'},
  });
  expect(success?.evidence).toBe('source-2024');
  expect(failure).not.toHaveProperty('evidence');
});

it('A request body can be a reference, and is optional unless it says otherwise.', () => {
  expect(bodyOf({$ref: '#/components/requestBodies/Pet'})).toMatchObject({
    required: false,
    contents: [{mediaType: 'application/json'}],
  });
  expect(bodyOf({required: true, content: {'text/plain': {}}})?.required).toBe(true);
});

it('A request body without content is none.', () => {
  expect([bodyOf(undefined), bodyOf({content: {}})]).toEqual([undefined, undefined]);
});
