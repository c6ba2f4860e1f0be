import {describe, expect, it} from 'vitest';
import {createContents} from '../response/read-response';
import type {MediaTypeObject, SchemaObject} from '../document/document';
import {describeSchemas, schemaRef, yaml} from '@site/tests/fixtures/small-document';

const document = describeSchemas(
  yaml(`
Pet:
  type: object
  properties:
    id: {type: integer, readOnly: true, example: 1}
    name: {type: string, example: Rex}
    secret: {type: string, writeOnly: true, example: x}
`),
);

const PET = {schema: schemaRef('Pet')};

const contentOf = (
  mediaType: string,
  media: MediaTypeObject,
  direction: 'request' | 'response' = 'request',
) => createContents(document, {[mediaType]: media}, direction)[0];

it('The schema of a content has its text and its bounds as a rule, also those of nested arrays.', () => {
  const schema = yaml<SchemaObject>(
    '{type: array, description: All., maxItems: 9, items: {type: array, minItems: 1, items: {}}}',
  );
  const [most, least] = [
    {keyword: 'maxItems', value: '9'},
    {keyword: 'minItems', value: '1'},
  ];
  expect(contentOf('application/json', {schema})?.node.rules).toEqual([
    {keyword: 'value', node: {description: 'All.', constraints: [most]}},
    {keyword: 'item', node: {constraints: [least]}},
  ]);
});

describe('The examples of a content', () => {
  const ODD = {schema: {properties: {'<a b>': {example: '<c>'}, '#cdata': {}}}};
  const DIGITS = '{"a":9007199254740993}';

  it.each<[string, string, MediaTypeObject, string]>([
    ['have no values of the other direction', 'application/json', PET, '"secret": "x"'],
    ['are JSON with all digits', 'a/json', {example: DIGITS}, '0993\n}'],
    ['are texts in quotes', 'a/json', {example: 'a', schema: {type: 'string'}}, '"a"'],
    ['are no JSON if that is cut', 'application/json', {example: '{"a": …'}, '{"a": …'],
    ['are lines of JSON', 'application/x-ndjson', {example: [{a: 1}, {a: 2}]}, '}\n{'],
    ['are XML', 'application/xml', PET, '<Pet>\n  <name>Rex</name>'],
    ['are XML whatever its names', 'application/xml', ODD, '<_a_b_>&lt;c&gt;</_a_b_>'],
  ])('%s.', (_, mediaType, media, text) => {
    expect(contentOf(mediaType, media)?.examples[0]?.text).toContain(text);
  });

  it('of a response have no values that only requests have.', () => {
    const [example] = contentOf('application/json', PET, 'response')?.examples ?? [];
    expect(JSON.parse(example?.text ?? '')).toEqual({id: 1, name: 'Rex'});
  });

  it('have names, summaries and addresses.', () => {
    const url = 'https://example.com/two.json';
    const examples = {one: {summary: 'First', value: 1}, two: {externalValue: url}};
    expect(contentOf('application/json', {examples})?.examples).toEqual([
      {name: 'one', summary: 'First', text: '1'},
      {name: 'two', url},
    ]);
  });

  it.each<[string, MediaTypeObject, string]>([
    ['application/x-own', {schema: {type: 'string', format: 'binary'}}, 'binary'],
    [
      'application/x-own',
      {schema: {type: 'string', contentEncoding: 'binary'}},
      'binary',
    ],
    ['image/png', {}, 'binary'],
    ['application/pdf', {schema: {type: 'string', contentEncoding: 'base64'}}, 'base64'],
  ])('are not invented for the file %s.', (mediaType, media, file) => {
    expect(contentOf(mediaType, media)).toMatchObject({examples: [], file});
  });
});

it('The fields of a form are those that a request has, with their kinds.', () => {
  const schema = yaml<SchemaObject>(`
type: object
required: [name]
properties:
  id: {type: integer, readOnly: true}
  name: {type: string}
  place: {type: object}
  pages: {type: array, items: {type: string, format: binary}}
  cover: {type: string, format: binary, contentEncoding: binary}
  seal: {type: string, format: binary, contentEncoding: base64}
`);
  expect(contentOf('multipart/form-data', {schema})?.form).toEqual([
    {name: 'name', required: true, kind: 'text'},
    {name: 'place', kind: 'json', mediaTypes: ['application/json']},
    {name: 'pages', kind: 'file', isList: true},
    {name: 'cover', kind: 'file'},
    {name: 'seal', kind: 'text'},
  ]);
});
