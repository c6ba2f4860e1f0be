import {describe, expect, it} from 'vitest';
import {checkFields} from './field-errors';
import {createReference} from '@site/src/openapi/reference';
import type {OperationView} from '@site/src/reference/page-data';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '@site/tests/fixtures/small-document';

function operation(): OperationView {
  const [first] = createReference(
    describeApi({
      components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
      security: [{key: []}],
      paths: {
        '/blocks/{number}': {
          post: operationObject('postBlock', {
            parameters: [
              parameterObject('number', {in: 'path', schema: {type: 'integer'}}),
              parameterObject('page', {schema: {type: 'integer'}}),
              parameterObject('session', {in: 'cookie', required: true}),
            ],
            requestBody: {
              required: true,
              content: {'application/json': {schema: {type: 'object'}}},
            },
          }),
        },
      },
    }),
  ).operations;
  return first as unknown as OperationView;
}

/** Returns the errors of a valid form with the given values replaced. */
function errorsOf(values: Record<string, string>, key = ''): [string, unknown][] {
  const valid = {'path.number': '7', body: '{}'};
  return Object.entries(
    checkFields(operation(), {}, {...valid, ...values}, {KEY: key}),
  ).filter(([, error]) => error !== undefined);
}

describe('checkFields', () => {
  it('accepts valid fields, and ignores cookie parameters.', () => {
    expect(errorsOf({'query.page': '2'}, 'a-key')).toEqual([]);
  });

  it.each([
    [{'path.number': ' '}, 'path.number', 'Fill this in.'],
    [{'query.page': '1.5'}, 'query.page', 'Write a whole number.'],
    [{body: ''}, 'body', 'Fill this in.'],
    [{body: '{"a":1,}'}, 'body', 'This is not JSON.'],
  ])('rejects %o.', (values, name, error) => {
    expect(errorsOf(values)).toEqual([[name, error]]);
  });

  it.each(['a key', 'schlüssel', 'a\u0000'])('rejects the API key %j.', (key) => {
    expect(errorsOf({}, key)).toEqual([
      ['KEY', 'A key has no spaces and no letters beyond ASCII.'],
    ]);
  });

  it('returns the errors in the order of the fields.', () => {
    const names = errorsOf({body: '', 'path.number': ''}, ' ').map(([name]) => name);
    expect(names).toEqual(['KEY', 'path.number', 'body']);
  });
});
