import {expect, it} from 'vitest';
import type {OpenAPIDocument} from '#reference/document/document';
import {operationsOf} from '#reference/document/document-operations';
import {createReference} from '#reference/pages/read-reference';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';
import {inputSchema, requestValues} from './operation-input';

it('The examples of an input are values of the sample where the document has values that exist.', () => {
  const document = describeApi(
    yaml<Partial<OpenAPIDocument>>(`
servers: [{url: https://a.example, x-network: main}, {url: https://b.example, x-network: test}]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters:
        - {name: id, in: path, required: true, example: invented, x-real-values: {main: real, test: other}}
        - {name: owner, in: query, example: invented, schema: {type: string, example: invented}}
        - {name: kind, in: query, required: true, examples: {cat: {value: cat}}}`),
  );
  const {operations, ...reference} = createReference(document);
  const [operation] = operations;
  const [found] = operationsOf(document);
  if (operation === undefined || found === undefined) {
    throw new Error('The document has no operation.');
  }
  const schema = inputSchema({
    id: 'getPet',
    folder: '',
    page: '',
    operation,
    found,
    document,
    reference: {operations, ...reference},
  });
  expect(schema).toMatchObject({
    properties: {
      parameters: {
        properties: {
          id: {examples: ['real']},
          owner: {type: 'string'},
          kind: {examples: ['cat']},
        },
      },
    },
  });
  expect(JSON.stringify(schema)).not.toMatch(/invented|other/);
  expect(operation.samples[0]?.code).toMatch(/pets\/real.*kind=cat/s);
});

it.each<[mediaType: string, body: unknown, text: string]>([
  ['application/json', {a: [1]}, '{"a":[1]}'],
  ['application/json', '{"a": [1]}', '{"a": [1]}'],
  ['application/json', 'Always early', '"Always early"'],
  ['text/*', 'Always early', 'Always early'],
  ['application/*+json', 'Always early', '"Always early"'],
  ['application/jsonl', [{a: 1}, 'b'], '{"a":1}\n"b"'],
  ['application/json-seq', [{a: 1}, {a: 2}], '\u001e{"a":1}\n\u001e{"a":2}\n'],
  ['multipart/mixed', {a: ['x'], b: [1, 2]}, 'a=x&b=%5B1%2C2%5D'],
  ['multipart/form-data', {a: ['x', 'y'], b: [1, 2]}, 'a=x&a=y&b=%5B1%2C2%5D'],
])('A body of %s is %j.', (mediaType, body, text) => {
  const schema = `{type: object, properties: {a: {type: array, items: {type: string}}, b: {type: array, items: {type: number}}}}`;
  const document = describeApi(
    yaml<Partial<OpenAPIDocument>>(`
paths:
  /pets:
    post:
      operationId: addPets
      requestBody:
        content:
          '${mediaType}':
            ${mediaType.startsWith('text/') ? 'schema: {type: string}' : `schema: ${schema}`}
            encoding: {b: {contentType: application/json}}`),
  );
  const [operation] = createReference(document).operations;
  expect(operation && requestValues(operation, {body})).toEqual({body: text});
});
