import {describe, expect, it} from 'vitest';
import type {AnySchema, OpenAPIDocument, SchemaObject} from '../document/document';
import {extractSchemas} from './read-extracted-schemas';
import {createReference} from './read-reference';
import {
  describeApi,
  operationObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

type Schemas = Record<string, SchemaObject>;

/** An object with a number of fields. */
function fields(count: number, more: Partial<SchemaObject> = {}): SchemaObject {
  const names = Array.from({length: count}, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
  return {type: 'object', ...more, properties: {...properties, ...more.properties}};
}

function documentWith(schemas: Schemas, body: AnySchema = {}): OpenAPIDocument {
  const content = {'application/json': {schema: body}};
  const post = operationObject('addBlock', {
    summary: 'Add Block',
    requestBody: {content: {'text/plain': {}, ...content}},
    responses: {200: {description: 'OK', content: structuredClone(content)}},
  });
  return describeApi({paths: {'/blocks': {post}}, components: {schemas}});
}

/** Returns the component schemas after the extraction. */
function extracted(schemas: Schemas, body?: AnySchema): Record<string, unknown> {
  const document = documentWith(schemas, body);
  extractSchemas(document);
  return {...document.components?.schemas};
}

const namesOf = (...args: Parameters<typeof extracted>): string =>
  Object.keys(extracted(...args)).join(' ');

describe('Nested schemas', () => {
  it.each<[string, Schemas, AnySchema]>([
    ['is small', {Block: fields(10, {properties: {header: fields(30)}})}, fields(40)],
    ['is a reference', {Block: fields(60)}, schemaRef('Block')],
  ])('stay where they are if what has them %s.', (_, schemas, body) => {
    const document = documentWith(schemas, body);
    const before = structuredClone(document);
    extractSchemas(document);
    expect(document).toEqual(before);
  });

  it('become component schemas, the heaviest first, until the rest is small.', () => {
    const body = fields(30);
    const properties = {light: fields(9), header: fields(20), body};
    const all = extracted({Block: fields(10, {properties})});
    expect(Object.keys(all)).toEqual(['Block', 'Block.body']);
    expect(all['Block.body']).toEqual({...body, title: 'body of Block'});
    const left = {...properties, body: schemaRef('Block.body')};
    expect(all['Block']).toMatchObject({properties: left});
  });

  it('leave what belongs to the field, and are named by their place.', () => {
    const texts = {description: 'The header.', deprecated: true};
    const header = fields(48, texts);
    const all = extracted({Block: fields(10, {title: 'A block', properties: {header}})});
    expect(all['Block.header']).toEqual({...header, title: 'header of A block'});
    const left = {...schemaRef('Block.header'), ...texts};
    expect(all['Block']).toMatchObject({properties: {header: left}});
  });

  const header = fields(48);
  const outer = fields(45, {properties: {inner: fields(45)}});
  const list = {type: 'array', items: {type: 'array', items: header}};
  const map = {additionalProperties: fields(49)};
  const choice = {oneOf: [{type: 'string'}, header]};
  const nested = fields(45, {properties: {outer}});
  const parts = {allOf: [{properties: {list, map, choice}}]};
  const same = {'A.header': {}, A: fields(10, {properties: {header}})};

  it.each<[string, Schemas, names: string]>([
    [
      'are found inside each other',
      {Block: nested},
      'Block Block.outer.inner Block.outer',
    ],
    ['are found in lists, maps and choices', {A: parts}, 'A A.map.- A.choice.2 A.list'],
    ['have names that no other schema has', same, 'A.header A A.header-2'],
  ])('%s.', (_, schemas, names) => {
    expect(namesOf(schemas)).toBe(names);
  });

  it('are no components that can be null.', () => {
    const next = {nullable: true, allOf: [schemaRef('Block')]};
    expect(namesOf({Block: fields(60, {properties: {next}})})).toBe('Block');
  });

  it('keep what references point to inside them.', () => {
    const $ref = '#/components/schemas/Block/properties/header/properties/field0';
    const document = documentWith({Block: fields(10, {properties: {header}})}, {$ref});
    extractSchemas(document);
    const {operations} = createReference(document);
    expect(operations[0]?.requestBody?.contents[0]?.node).toEqual({types: ['string']});
  });
});

describe('The bodies of an operation', () => {
  it('become component schemas if they are large.', () => {
    const document = documentWith({}, fields(10, {properties: {header: fields(48)}}));
    extractSchemas(document);
    const {operations, schemas} = createReference(document);
    expect(schemas.map(({title}) => title)).toEqual([
      '200.header of Add Block',
      '200 of Add Block',
      'body.header of Add Block',
      'body of Add Block',
    ]);
    const ref = 'addBlock.body';
    expect(operations[0]?.requestBody?.contents[0]?.node).toEqual({ref, levels: 0});
  });

  it.each<[string, SchemaObject]>([
    ['the items of their array are', {type: 'array', items: fields(60)}],
    ['the parts of their allOf are', {allOf: [schemaRef('Block'), fields(10)]}],
  ])('become component schemas if %s large.', (_, body) => {
    const schemas = {Block: fields(45), Loop: {allOf: [schemaRef('Loop')]}};
    expect(namesOf(schemas, body)).toBe('Block Loop addBlock.200 addBlock.body');
  });

  it('may be beside extensions of any value.', () => {
    const document = documentWith({}, fields(60));
    const responses = document.paths['/blocks']?.post?.responses ?? {};
    Object.assign(responses, {'x-note': null, 'x-notes': {content: 'none'}});
    extractSchemas(document);
    expect(Object.keys(document.components?.schemas ?? {})).toHaveLength(2);
  });
});
