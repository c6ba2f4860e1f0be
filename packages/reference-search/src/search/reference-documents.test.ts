import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, SchemaObject} from '#reference/document/document';
import {createReference} from '#reference/pages/read-reference';
import type {NewDocument} from './document';
import {createReferenceDocuments} from './reference-documents';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
  yaml,
} from '@site/tests/fixtures/small-document';

function documentsOf(document: OpenAPIDocument): readonly NewDocument[] {
  return createReferenceDocuments(createReference(document), {
    labelsOf: ({method}) => (method === 'GET' ? ['Reads', 'Free'] : []),
  }).documents;
}

function routesOf(document: OpenAPIDocument): string[] {
  return documentsOf(document).map(({sectionRoute}) => sectionRoute);
}

const small = yaml<OpenAPIDocument>(`
openapi: 3.1.0
info: {title: Small, version: '1'}
paths:
  /blocks/{number}:
    get:
      operationId: getBlock
      summary: Get Block
      description: One *block*. By its number.
      tags: [Block]
      parameters:
        - {name: number, in: path, required: true, description: Which one. Of all., example: 12}
        - {name: X-Trace, in: header}
      responses:
        200:
          description: OK
          content:
            application/json:
              schema:
                properties:
                  reward: {description: Paid., properties: {amount: {type: string}}}
                  list: {type: array, items: {properties: {a.b c: {type: string}}}}
                  any: {additionalProperties: {properties: {x: {}}}}
                  one: {oneOf: [{properties: {left: {}}}, {properties: {right: {}}}]}
        404: {description: Gone, content: {application/json: {schema: {properties: {code: {}}}}}}
    post:
      operationId: addBlock
      tags: [Block]
      requestBody: {content: {application/json: {schema: {properties: {hash: {}}}}}}
`);

/** A document with a schema, and with an operation that answers with it. */
function answering(name: string, schema: string): OpenAPIDocument {
  const content = {'application/json': {schema: schemaRef(name)}};
  return describeApi({
    paths: {
      '/one': {
        get: operationObject('getOne', {
          responses: {200: {description: 'OK', content}},
        }),
      },
    },
    components: {schemas: {[name]: yaml<SchemaObject>(schema)}},
  });
}

describe('createReferenceDocuments', () => {
  it('has a document per operation, parameter and field, with labels of the operation.', () => {
    const [endpoint, number, , , amount] = documentsOf(small);
    const common = {
      tags: [],
      sidebarParentCategories: [],
      pageTitle: 'Get Block',
    };
    expect(endpoint).toEqual({
      ...common,
      kind: 'endpoint',
      title: 'Get Block',
      content: 'One block. By its number.',
      tags: ['GET', '/blocks/{number}', 'getBlock', 'Reads', 'Free'],
      sectionRoute: '/api/Block/get-block',
      sectionTitle: '',
    });
    expect(number).toEqual({
      ...common,
      kind: 'parameter',
      title: 'number',
      content: 'Which one.',
      sectionRoute: '/api/Block/get-block#path-number',
      sectionTitle: 'number',
    });
    const sectionTitle = 'reward.amount';
    expect(amount).toMatchObject({kind: 'field', title: 'amount', sectionTitle});
  });

  it('links to the anchors of parameters, response fields and body fields.', () => {
    expect(routesOf(small)).toEqual(
      [
        ...['get-block', 'get-block#path-number', 'get-block#header-X-Trace'],
        ...['get-block#200-reward', 'get-block#200-reward.amount', 'get-block#200-list'],
        ...['get-block#200-list.a.b c', 'get-block#200-any', 'get-block#200-any.*.x'],
        ...['get-block#200-one', 'get-block#200-one.1.left', 'get-block#200-one.2.right'],
        ...['add-block', 'add-block#body-hash'],
      ].map((route) => `/api/Block/${route}`),
    );
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
    const document = answering(
      'Block',
      '{title: Block View, description: A block., properties: {hash: {description: Its hash.}, __proto__: {}}}',
    );
    expect(documentsOf(document)).toMatchObject([
      {kind: 'endpoint'},
      {kind: 'field', sectionRoute: '/api/Other/get-one#200-hash', content: ''},
      {kind: 'field', sectionRoute: '/api/Other/get-one#200-__proto__'},
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
      {kind: 'field', sectionRoute: '/schemas/block-view#field-__proto__'},
    ]);
  });

  it('has the fields of a schema that contains itself, once in each page.', () => {
    const document = answering(
      'Node',
      '{title: Node, properties: {next: {$ref: Node}, all: {type: array, items: {properties: {node: {$ref: Node}}}}}}',
    );
    expect(routesOf(document)).toEqual([
      '/api/Other/get-one',
      ...['next', 'all', 'all.node'].map((path) => `/api/Other/get-one#200-${path}`),
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
