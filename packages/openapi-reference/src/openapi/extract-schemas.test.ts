import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, SchemaObject} from './document';
import {extractSchemas} from './extract-schemas';
import {createReference} from './reference';
import {
  describeApi,
  operationObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

/** An object with a number of fields. */
function fields(count: number, more: Partial<SchemaObject> = {}): SchemaObject {
  const names = Array.from({length: count}, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
  return {type: 'object', ...more, properties: {...properties, ...more.properties}};
}

function documentWith(
  schemas: Record<string, SchemaObject>,
  body: SchemaObject = {},
): OpenAPIDocument {
  const content = {'application/json': {schema: body}};
  return describeApi({
    paths: {
      '/blocks': {
        post: operationObject('addBlock', {
          summary: 'Add Block',
          requestBody: {content: {'text/plain': {}, ...content}},
          responses: {200: {description: 'OK', content: structuredClone(content)}},
        }),
      },
    },
    components: {schemas},
  });
}

/** Returns the component schemas after the extraction. */
function extracted(
  schemas: Record<string, SchemaObject>,
  body?: SchemaObject,
): Record<string, unknown> {
  const document = documentWith(schemas, body);
  extractSchemas(document);
  return {...document.components?.schemas};
}

describe('Nested schemas', () => {
  it('stay where they are if the schema around them is small.', () => {
    const schemas = {Block: fields(10, {properties: {header: fields(30)}})};
    const document = documentWith(schemas, fields(40));
    const before = structuredClone(document);
    extractSchemas(document);
    expect(document).toEqual(before);
  });

  it('become component schemas, the heaviest first, until the rest is small.', () => {
    const header = fields(20, {description: 'The header.', deprecated: true});
    const schemas = {
      Block: fields(10, {
        properties: {light: fields(9), header, body: fields(30, {title: 'Body'})},
      }),
    };
    const all = extracted(schemas);
    expect(Object.keys(all)).toEqual(['Block', 'Block.body']);
    expect(all['Block.body']).toEqual(fields(30, {title: 'body of Block'}));
    expect(all['Block']).toMatchObject({
      properties: {
        light: fields(9),
        header,
        body: {$ref: '#/components/schemas/Block.body'},
      },
    });
  });

  it('leave what belongs to the field, and are named by their place.', () => {
    const header = fields(48, {description: 'The header.', deprecated: true});
    const all = extracted({Block: fields(10, {title: 'A block', properties: {header}})});
    expect(all['Block.header']).toEqual({...header, title: 'header of A block'});
    expect(all['Block']).toMatchObject({
      properties: {
        header: {
          $ref: '#/components/schemas/Block.header',
          description: 'The header.',
          deprecated: true,
        },
      },
    });
  });

  it('become component schemas inside each other.', () => {
    const inner = fields(45);
    const outer = fields(45, {properties: {inner}});
    const all = extracted({Block: fields(45, {properties: {outer}})});
    expect(Object.keys(all)).toEqual(['Block', 'Block.outer.inner', 'Block.outer']);
  });

  it('are found in arrays, maps, choices and parts.', () => {
    const all = extracted({
      Block: {
        allOf: [
          schemaRef('Other'),
          {
            properties: {
              list: {type: 'array', items: {type: 'array', items: fields(48)}},
              map: {additionalProperties: fields(49)},
              choice: {oneOf: [{type: 'string'}, fields(48)]},
            },
          },
        ],
      },
      Other: fields(60),
    });
    expect(Object.keys(all).sort()).toEqual([
      'Block',
      'Block.choice.2',
      'Block.list',
      'Block.map.-',
      'Other',
    ]);
    expect(JSON.stringify(all['Block'])).toContain(
      '"items":{"type":"array","items":{"$ref":"#/components/schemas/Block.list"}}',
    );
  });

  it('have names that no other schema has.', () => {
    const all = extracted({
      'Block.header': {type: 'string'},
      Block: fields(10, {properties: {header: fields(48)}}),
    });
    expect(Object.keys(all)).toEqual(['Block.header', 'Block', 'Block.header-2']);
  });

  it('keep what references point to inside them.', () => {
    const document = documentWith(
      {Block: fields(10, {properties: {header: fields(48)}})},
      {$ref: '#/components/schemas/Block/properties/header/properties/field0'},
    );
    extractSchemas(document);
    const {operations} = createReference(document);
    expect(operations[0]?.requestBody?.contents[0]?.node).toEqual({types: ['string']});
  });
});

describe('The bodies of an operation', () => {
  it('become component schemas if they are large.', () => {
    const header = fields(48);
    const document = documentWith({}, fields(10, {properties: {header}}));
    extractSchemas(document);
    const {operations, schemas} = createReference(document);
    expect(schemas.map(({title}) => title)).toEqual([
      '200.header of Add Block',
      '200 of Add Block',
      'body.header of Add Block',
      'body of Add Block',
    ]);
    const [{requestBody, responses} = {}] = operations;
    expect(requestBody?.contents[0]?.node).toEqual({ref: 'addBlock.body', levels: 0});
    expect(responses?.[0]?.contents[0]?.node).toEqual({
      ref: 'addBlock.200',
      levels: 0,
    });
  });

  it('keep what they contain if that is an array.', () => {
    const all = extracted({}, {type: 'array', items: fields(60)});
    expect(Object.keys(all)).toEqual(['addBlock.200', 'addBlock.body']);
    expect(all['addBlock.body']).toMatchObject({type: 'object'});
  });

  it('become component schemas if the parts of their allOf are large.', () => {
    const body = {allOf: [schemaRef('Block'), fields(10)]};
    const all = extracted({Block: fields(45), Loop: {allOf: [schemaRef('Loop')]}}, body);
    expect(Object.keys(all)).toEqual(['Block', 'Loop', 'addBlock.200', 'addBlock.body']);
    expect(all['addBlock.body']).toMatchObject(body);
  });

  it('may be beside extensions of any value.', () => {
    const document = documentWith({}, fields(60));
    const responses = document.paths['/blocks']?.post?.responses ?? {};
    Object.assign(responses, {'x-note': null, 'x-notes': {content: 'none'}});
    extractSchemas(document);
    expect(Object.keys(document.components?.schemas ?? {})).toHaveLength(2);
  });

  it('are not changed if they are references.', () => {
    const document = documentWith({Block: fields(60)}, schemaRef('Block'));
    const before = structuredClone(document);
    extractSchemas(document);
    expect(document).toEqual(before);
  });
});
