import {describe, expect, it} from 'vitest';
import type {
  MediaTypeObject,
  OpenAPIDocument,
  OperationObject,
  Referenced,
  SchemaObject,
} from 'docusaurus-openapi-reference/openapi/document';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import type {NewDocument} from './document';
import {createReferenceDocuments} from './reference-documents';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
  withProtoMember,
} from '@site/tests/fixtures/small-document';

function documentsOf(document: OpenAPIDocument): readonly NewDocument[] {
  return createReferenceDocuments(createReference(document), {
    labelsOf: ({method}) => (method === 'GET' ? ['Reads', 'Free'] : []),
  }).documents;
}

function routesOf(document: OpenAPIDocument): string[] {
  return documentsOf(document).map(({sectionRoute}) => sectionRoute);
}

function json(schema: Referenced<SchemaObject>): {
  content: Record<string, MediaTypeObject>;
} {
  return {content: {'application/json': {schema}}};
}

function object(properties: Record<string, Referenced<SchemaObject>>): SchemaObject {
  return {type: 'object', properties};
}

/** An operation whose response has a schema. */
function answering(id: string, schema: Referenced<SchemaObject>): OperationObject {
  return operationObject(id, {responses: {200: {description: 'OK', ...json(schema)}}});
}

const small = describeApi({
  paths: {
    '/blocks/{number}': {
      get: operationObject('getBlock', {
        summary: 'Get Block',
        description: 'One *block*. By its number.',
        tags: ['Block'],
        parameters: [
          parameterObject('number', {
            in: 'path',
            required: true,
            description: 'Which one. Of all.',
            example: 12,
          }),
          parameterObject('X-Trace', {in: 'header'}),
        ],
        responses: {
          200: {
            description: 'OK',
            ...json(
              object({
                ...withProtoMember({type: 'string'}),
                reward: {...object({amount: {type: 'string'}}), description: 'Paid.'},
                list: {type: 'array', items: object({'a.b c': {type: 'string'}})},
                any: {type: 'object', additionalProperties: object({x: {}})},
                one: {oneOf: [object({left: {}}), object({right: {}})]},
              }),
            ),
          },
          404: {description: 'Gone', ...json(object({code: {type: 'string'}}))},
        },
      }),
      post: operationObject('addBlock', {
        tags: ['Block'],
        requestBody: json(object({hash: {type: 'string'}})),
      }),
    },
  },
});

describe('createReferenceDocuments', () => {
  const [endpoint, number, , , , amount] = documentsOf(small);

  it('has a document per operation, with method, path, operationId and its further labels.', () => {
    expect(endpoint).toEqual({
      kind: 'endpoint',
      title: 'Get Block',
      content: 'One block. By its number.',
      tags: ['GET', '/blocks/{number}', 'getBlock', 'Reads', 'Free'],
      sidebarParentCategories: [],
      sectionRoute: '/api/Block/get-block',
      sectionTitle: '',
      pageTitle: 'Get Block',
    });
  });

  it('has a document per parameter.', () => {
    expect(number).toEqual({
      kind: 'parameter',
      title: 'number',
      content: 'Which one.',
      tags: [],
      sidebarParentCategories: [],
      sectionRoute: '/api/Block/get-block#path-number',
      sectionTitle: 'number',
      pageTitle: 'Get Block',
    });
  });

  it('links to the anchors of parameters, response fields and body fields.', () => {
    expect(routesOf(small)).toEqual(
      [
        ...['get-block', 'get-block#path-number', 'get-block#header-X-Trace'],
        ...[
          ...[
            '__proto__',
            'reward',
            'reward.amount',
            'list',
            'list.a.b c',
            'any',
            'any.*.x',
          ],
          ...['one', 'one.1.left', 'one.2.right'],
        ].map((path) => `get-block#200-${path}`),
        ...['add-block', 'add-block#body-hash'],
      ].map((route) => `/api/Block/${route}`),
    );
  });

  it('uses the name of a field as title and its path as section.', () => {
    const sectionTitle = 'reward.amount';
    expect(amount).toMatchObject({kind: 'field', title: 'amount', sectionTitle});
  });

  it('keeps a repeated description once in a page, and not in the next.', () => {
    const described = (name: string) => parameterObject(name, {description: 'Number.'});
    const parameters = [described('page'), described('size')];
    const get = operationObject('a', {parameters});
    const post = operationObject('b', {parameters: [described('page')]});
    const documents = documentsOf(describeApi({paths: {'/a': {get, post}}}));
    expect(
      documents
        .filter(({kind}) => kind === 'parameter')
        .map(({title, content}) => [title, content]),
    ).toEqual([
      ['page', 'Number.'],
      ['size', 'Number.'],
      ['page', ''],
    ]);
  });

  it('has a document per schema, with its field descriptions.', () => {
    const document = describeApi({
      paths: {'/blocks': {get: answering('getBlocks', schemaRef('Block'))}},
      components: {
        schemas: {
          Block: {
            title: 'Block View',
            description: 'A block.',
            ...object({hash: {type: 'string', description: 'Its hash.'}}),
          },
        },
      },
    });
    expect(documentsOf(document)).toMatchObject([
      {kind: 'endpoint'},
      {kind: 'field', sectionRoute: '/api/Other/get-blocks#200-hash', content: ''},
      {
        kind: 'schema',
        title: 'Block View',
        content: 'A block.',
        tags: ['Block'],
        sectionRoute: '/schemas/block-view',
      },
      {
        kind: 'field',
        sectionRoute: '/schemas/block-view#field-hash',
        content: 'Its hash.',
      },
    ]);
  });

  it('has the fields of a schema that contains itself, once in each page.', () => {
    const leaf = object({node: schemaRef('Node')});
    const node = object({next: schemaRef('Node'), all: {type: 'array', items: leaf}});
    const documents = describeApi({
      paths: {'/nodes': {get: answering('getNodes', schemaRef('Node'))}},
      components: {schemas: {Node: {title: 'Node', ...node}}},
    });
    expect(routesOf(documents)).toEqual([
      '/api/Other/get-nodes',
      ...['next', 'all', 'all.node'].map((path) => `/api/Other/get-nodes#200-${path}`),
      '/schemas/node',
      ...[
        ...['next', 'next.next', 'next.all', 'next.all.node', 'all', 'all.node'],
        ...['all.node.next', 'all.node.all', 'all.node.all.node'],
      ].map((path) => `/schemas/node#field-${path}`),
    ]);
  });
});

it('A pasted value is for the endpoints with such a value in their path, shortest first.', () => {
  const address = `0x${'ab'.repeat(20)}`;
  const taking = (id: string, name: string, example: unknown, place = 'path') => {
    const parameter = parameterObject(name, {in: place as 'path', example});
    return {get: operationObject(id, {parameters: [parameter]})};
  };
  const document = describeApi({
    paths: {
      '/accounts/{address}/tokens': taking('tokens', 'address', address),
      '/accounts/{address}': taking('account', 'address', address),
      '/search': taking('search', 'address', address, 'query'),
      '/txs/{hash}': taking('transaction', 'hash', `0x${'cd'.repeat(32)}`),
      '/blocks/{blockNumber}': taking('block', 'blockNumber', 12),
      // A number is a block only if the name of the parameter says so.
      '/tokens/{tokenId}': taking('token', 'tokenId', 12),
    },
  });
  const target = (name: string, parameter: string) => ({
    route: `/api/Other/${name}`,
    parameter: `path.${parameter}`,
  });
  expect(createReferenceDocuments(createReference(document)).pasteTargets).toEqual({
    address: [target('account', 'address'), target('tokens', 'address')],
    hash: [target('transaction', 'hash')],
    block: [target('block', 'blockNumber')],
  });
});
