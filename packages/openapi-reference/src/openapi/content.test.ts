import {describe, expect, it} from 'vitest';
import {createContents} from './response';
import type {MediaTypeObject} from './document';
import {describeApi, schemaRef} from '@site/tests/fixtures/small-document';

const document = describeApi({
  components: {
    schemas: {
      Pet: {
        type: 'object',
        properties: {
          id: {type: 'integer', readOnly: true, example: 1},
          name: {type: 'string', example: 'Rex'},
          secret: {type: 'string', writeOnly: true, example: 'x'},
        },
      },
    },
  },
});

const contentOf = (
  mediaType: string,
  media: MediaTypeObject,
  direction: 'request' | 'response' = 'request',
) => createContents(document, {[mediaType]: media}, direction)[0];

describe('The schema of a content', () => {
  it('has its text and its bounds as a rule, also those of nested arrays.', () => {
    const schema = {
      type: 'array',
      maxItems: 999,
      items: {type: 'array', minItems: 111, items: {type: 'number'}},
    } as const;
    expect(contentOf('application/json', {schema})?.node.rules).toEqual([
      {
        keyword: 'value',
        node: {
          constraints: [
            {keyword: 'maxItems', value: '999'},
            {keyword: 'minItems', value: '111'},
          ],
        },
      },
    ]);
    const file = {type: 'string', format: 'binary', description: 'The bytes.'} as const;
    expect(contentOf('application/pdf', {schema: file})?.node.rules).toEqual([
      {keyword: 'value', node: {description: 'The bytes.'}},
    ]);
  });
});

describe('The examples of a content', () => {
  it('have no values of the other direction if they are created.', () => {
    const media = {schema: schemaRef('Pet')};
    const textOf = (direction: 'request' | 'response') =>
      JSON.parse(
        contentOf('application/json', media, direction)?.examples[0]?.text ?? '',
      ) as unknown;
    expect(textOf('request')).toEqual({name: 'Rex', secret: 'x'});
    expect(textOf('response')).toEqual({id: 1, name: 'Rex'});
  });

  it('have names, summaries and addresses.', () => {
    const examples = {
      one: {summary: 'The first', value: {a: 1}},
      two: {externalValue: 'https://example.com/two.json'},
    };
    expect(contentOf('application/json', {examples})?.examples).toEqual([
      {name: 'one', summary: 'The first', text: '{\n  "a": 1\n}'},
      {name: 'two', url: 'https://example.com/two.json'},
    ]);
  });

  it('are indented JSON where the document has JSON as a text.', () => {
    const textOf = (media: MediaTypeObject) =>
      contentOf('application/json', media)?.examples[0]?.text;
    expect(textOf({example: '{"a":9007199254740993}'})).toBe(
      '{\n  "a": 9007199254740993\n}',
    );
    expect(textOf({example: 'token', schema: {type: 'string'}})).toBe('"token"');
    expect(textOf({example: '{"a": …'})).toBe('{"a": …');
  });

  it('are lines of JSON, and XML with the name of the component.', () => {
    expect(
      contentOf('application/x-ndjson', {example: [{a: 1}, {a: 2}]})?.examples[0]?.text,
    ).toBe('{"a":1}\n{"a":2}');
    expect(
      contentOf('application/xml', {schema: schemaRef('Pet')})?.examples[0]?.text,
    ).toContain('<Pet>\n  <name>Rex</name>');
  });

  it('are not invented for files.', () => {
    const binary = {schema: {type: 'string', format: 'binary'}};
    expect(contentOf('application/x-own', binary)).toMatchObject({
      examples: [],
      file: 'binary',
    });
    expect(contentOf('image/png', {})).toMatchObject({examples: [], file: 'binary'});
    const encoded = {schema: {type: 'string', contentEncoding: 'base64'}};
    expect(contentOf('application/pdf', encoded)).toMatchObject({
      examples: [],
      file: 'base64',
    });
  });
});

describe('The fields of a form', () => {
  it('are those that a request has, with their kinds.', () => {
    const form = contentOf('multipart/form-data', {
      schema: {
        type: 'object',
        required: ['name'],
        properties: {
          id: {type: 'integer', readOnly: true},
          name: {type: 'string'},
          place: {type: 'object'},
          pages: {type: 'array', items: {type: 'string', format: 'binary'}},
        },
      },
    })?.form;
    expect(form).toEqual([
      {name: 'name', required: true, kind: 'text'},
      {name: 'place', kind: 'json', mediaTypes: ['application/json']},
      {name: 'pages', kind: 'file', isList: true},
    ]);
  });
});
