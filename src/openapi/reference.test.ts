import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from './document';
import {createReference} from './reference';
import {shownComponents} from '@site/src/reference/field-tree';
import {createStatus, printStatus} from './status';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
  withProtoMember,
} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';

const jsonOf = (name: string) => ({
  description: 'OK',
  content: {'application/json': {schema: schemaRef(name)}},
});

const blocks: OpenAPIDocument = describeApi({
  info: {title: 'Blocks', version: '2', description: 'Of *blocks*.'},
  paths: {
    '/blocks/{n}': {
      parameters: [parameterObject('n', {in: 'path', required: true, example: 1})],
      put: operationObject('refreshBlock'),
      get: operationObject('getBlock', {
        responses: {200: jsonOf('Block'), 404: jsonOf('Problem')},
      }),
    },
    '/blocks': {get: operationObject('getBlocks', {responses: {200: jsonOf('Page')}})},
  },
  components: {
    schemas: {
      Page: {properties: {rows: {type: 'array', items: schemaRef('Block')}}},
      Block: {
        title: 'Block View',
        description: 'A block. With its hash.',
        properties: {n: {type: 'integer'}},
        example: {n: 7},
      },
      Problem: {
        'x-evidence': {self: 'source-2024', name: 'inferred'},
        properties: {
          code: {type: 'string', 'x-http-status': {NOT_FOUND: 404, ODD: 'text'}},
        },
      },
      Unused: {type: 'string'},
    },
  },
});

describe('createReference', () => {
  it('has all operations, path by path in the order of the specification.', () => {
    const {operations, title, version, description} = createReference(blocks);
    expect(operations.map(({id}) => id)).toEqual([
      'getBlock',
      'refreshBlock',
      'getBlocks',
    ]);
    expect([title, version]).toEqual(['Blocks', '2']);
    expect(htmlOf(description)).toBe('<p>Of <em>blocks</em>.</p>');
  });

  it('lists the operations whose successful responses contain a schema, directly or nested.', () => {
    const usedBy = Object.fromEntries(
      createReference(blocks).schemas.map((schema) => [schema.name, schema.usedBy]),
    );
    expect(usedBy).toEqual({
      Page: ['getBlocks'],
      Block: ['getBlock', 'getBlocks'],
      Problem: [],
      Unused: [],
    });
  });

  it('has the data of schema pages and of the index.', () => {
    const [, block, problem] = createReference(blocks).schemas;
    expect(block).toMatchObject({
      name: 'Block',
      title: 'Block View',
      slug: 'block-view',
      summary: 'A block.',
      example: '{\n  "n": 7\n}',
    });
    expect(block).not.toHaveProperty('nameEvidence');
    expect(block?.node).not.toHaveProperty('evidence');
    expect(problem).toMatchObject({
      node: {evidence: 'source-2024'},
      nameEvidence: 'inferred',
    });
  });

  it('has the error codes with their status.', () => {
    expect(createReference(blocks).errorCodes).toEqual([
      {code: 'NOT_FOUND', status: 404},
    ]);
  });

  it('chooses the operation marked with x-first-request as first request.', () => {
    const marked = describeApi({
      paths: {
        '/a': {get: operationObject('a')},
        '/b': {get: operationObject('b', {'x-first-request': true})},
      },
    });
    expect(createReference(marked).firstOperation.id).toBe('b');
  });

  it('otherwise chooses the first GET without required parameters, else the first operation.', () => {
    expect(createReference(blocks).firstOperation.id).toBe('getBlocks');
    const only = describeApi({paths: {'/a': {post: operationObject('a')}}});
    expect(createReference(only).firstOperation.id).toBe('a');
  });

  it('accepts schemas and paths named like inherited members.', () => {
    const document = describeApi({
      paths: withProtoMember({get: operationObject('constructor')}),
      components: {schemas: withProtoMember({type: 'string'})},
    });
    const {operations, schemas} = createReference(document);
    expect(operations[0]).toMatchObject({path: '__proto__', id: 'constructor'});
    expect(schemas.map(({name, usedBy}) => [name, usedBy])).toEqual([['__proto__', []]]);
  });

  it('terminates for schemas that contain themselves.', () => {
    const schemas = {
      Node: {properties: {next: schemaRef('Node')}},
      List: {type: 'array', items: schemaRef('List')},
      All: {allOf: [schemaRef('All'), {properties: {one: schemaRef('One')}}]},
      One: {oneOf: [schemaRef('One'), schemaRef('All')]},
    };
    const document = describeApi({
      paths: {'/a': {get: operationObject('a', {responses: {200: jsonOf('All')}})}},
      components: {schemas},
    });
    const reference = createReference(document);
    expect(reference.schemas.map(({name}) => name)).toEqual(Object.keys(schemas));
    expect(() => JSON.stringify(reference)).not.toThrow();
  });
});

describe('shownComponents', () => {
  it('returns exactly the components that the nodes of a page reference.', () => {
    const reference = createReference(blocks);
    expect(Object.keys(shownComponents([{ref: 'Page'}], reference.components))).toEqual([
      'Page',
      'Block',
    ]);
    expect(shownComponents([{types: ['string']}], reference.components)).toEqual({});
  });
});

describe('createStatus', () => {
  it('counts operations, schemas, plans and credits.', () => {
    const get = operationObject('getBlock', {'x-plan': 'FREE', 'x-credits': 0});
    const document = describeApi({
      'x-plans': ['FREE'],
      paths: {'/blocks': {get, post: operationObject('addBlock')}},
      components: {schemas: {Block: {}}},
    });
    expect(createStatus(document)).toMatchObject({
      operations: 2,
      schemas: 1,
      plans: [{name: 'FREE', operations: 1}],
      withCredits: 1,
    });
    expect(printStatus(createStatus(document))).toContain(
      'Operations:   2 (FREE 1)\nWith credits: 1; without a known number: 1\nSchemas:      1',
    );
  });
});
