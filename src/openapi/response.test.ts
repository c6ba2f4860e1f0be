import {describe, expect, it} from 'vitest';
import type {OperationObject} from './document';
import {createRequestBody, createResponses} from './response';
import {
  describeApi,
  operationObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

const document = describeApi({
  components: {
    schemas: {
      Pet: {type: 'object', properties: {name: {type: 'string', example: 'Rex'}}},
    },
    responses: {NotFound: {description: 'Not there.'}},
    requestBodies: {Pet: {content: {'application/json': {schema: schemaRef('Pet')}}}},
  },
});

const responsesOf = (responses: OperationObject['responses']) =>
  createResponses(document, operationObject('getPet', {responses}));

const bodyOf = (requestBody: OperationObject['requestBody']) =>
  createRequestBody(document, operationObject('addPet', {requestBody}));

describe('createResponses', () => {
  it('sorts by status, ranges after single ones, default last.', () => {
    const responses = responsesOf({
      default: {description: 'Else.'},
      '4XX': {description: 'Wrong.'},
      404: {$ref: '#/components/responses/NotFound'},
      200: {description: 'OK'},
    });
    expect(responses.map(({status}) => status)).toEqual(['200', '404', '4XX', 'default']);
    expect(responses[1]?.description).toBe('Not there.');
  });

  it('omits extensions, and is empty if the operation has no responses.', () => {
    expect(responsesOf(undefined)).toEqual([]);
    expect(
      responsesOf({
        'x-note': {description: 'Not a response.'},
        204: {description: 'No.'},
      }),
    ).toEqual([{status: '204', description: 'No.', contents: []}]);
  });

  it('prefers JSON to other media types, else takes the first.', () => {
    const content = {
      'text/csv': {example: 'a,b'},
      'application/vnd.api+json; charset=utf-8': {example: {a: 1}},
    };
    const [json] = responsesOf({200: {description: '', content}});
    expect(json?.contents).toEqual([
      {
        mediaType: 'application/vnd.api+json; charset=utf-8',
        node: {},
        examples: [{text: '{\n  "a": 1\n}'}],
      },
      {mediaType: 'text/csv', node: {}, examples: [{text: 'a,b'}]},
    ]);
    const [csv] = responsesOf({
      200: {description: '', content: {'text/csv': content['text/csv'], 'a/b': {}}},
    });
    expect(csv?.contents[0]).toMatchObject({
      mediaType: 'text/csv',
      examples: [{text: 'a,b'}],
    });
  });

  it('keeps an example that is null or false.', () => {
    const exampleOf = (example: unknown) =>
      responsesOf({200: {description: '', content: {'application/json': {example}}}})[0]
        ?.contents[0]?.examples[0]?.text;
    expect(exampleOf(null)).toBe('null');
    expect(exampleOf(false)).toBe('false');
  });

  it('keeps the evidence of each response.', () => {
    const [success, failure] = responsesOf({
      200: {description: '', 'x-evidence': 'source-2024'},
      400: {description: '', 'x-evidence': 'guessed'},
    });
    expect(success?.evidence).toBe('source-2024');
    expect(failure).not.toHaveProperty('evidence');
  });
});

describe('createRequestBody', () => {
  it('is undefined without a body or without content.', () => {
    expect(bodyOf(undefined)).toBeUndefined();
    expect(bodyOf({content: {}})).toBeUndefined();
  });

  it('resolves a reference, and is optional by default.', () => {
    expect(bodyOf({$ref: '#/components/requestBodies/Pet'})).toMatchObject({
      required: false,
      contents: [{mediaType: 'application/json', node: {ref: 'Pet'}}],
    });
    expect(bodyOf({required: true, content: {'text/plain': {}}})?.required).toBe(true);
  });
});
