import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from './document';
import {repairDocument} from './read-document';
import {createReference} from './reference';
import {shownComponents} from '../reference/field-tree';
import type {Reference} from '../reference/reference';
import {PETSTORE} from '@site/tests/fixtures/petstore';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

const jsonOf = (name: string) => ({
  description: 'OK',
  content: {'application/json': {schema: schemaRef(name)}},
});

const blocks: OpenAPIDocument = describeApi({
  paths: {
    '/blocks/{n}': {
      parameters: [parameterObject('n', {in: 'path', required: true})],
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
      Block: {title: 'Block View', description: 'A block. With its hash.', example: 7},
      Problem: {
        'x-evidence': {self: 'source-2024', name: 'inferred'},
        properties: {code: {'x-http-status': {NOT_FOUND: 404, ODD: 'text'}}},
      },
    },
  },
});

describe('createReference', () => {
  const {operations, schemas, errorCodes, components} = createReference(blocks);

  it('has all operations, path by path in the order of the specification.', () => {
    const ids = operations.map(({id}) => id);
    expect(ids).toEqual(['getBlock', 'refreshBlock', 'getBlocks']);
  });

  it('has the extensions of the document and its operations that the site names, as they are.', () => {
    const tiers = {order: ['one', 2]};
    const other = operationObject('getOther', {'x-else': 'b'});
    const get = operationObject('getA', {'x-tier': null, 'x-else': 'a'});
    const document = describeApi({'x-tiers': tiers, paths: {'/a': {get, put: other}}});
    const {extensions, operations: listed} = createReference(document, {
      extensions: ['x-tier', 'x-tiers'],
    });
    expect(extensions).toEqual({'x-tiers': tiers});
    expect(listed.map((operation) => [operation.id, operation.extensions])).toEqual([
      ['getA', {'x-tier': null}],
      ['getOther', undefined],
    ]);
  });

  it('lists the operations whose successful responses contain a schema, also inside.', () => {
    const used = schemas.map(({name, usedBy}) => [name, usedBy]);
    expect(used).toEqual([
      ['Page', ['getBlocks']],
      ['Block', ['getBlock', 'getBlocks']],
      ['Problem', []],
    ]);
  });

  it('has what the pages of schemas show.', () => {
    expect(schemas[1]).toMatchObject({
      title: 'Block View',
      route: '/schemas/block-view',
      summary: 'A block.',
      example: '7',
    });
    expect(schemas[1]).not.toHaveProperty('nameEvidence');
    expect(schemas[2]).toMatchObject({
      node: {evidence: 'source-2024'},
      nameEvidence: 'inferred',
    });
  });

  it('has the error codes with their status.', () => {
    expect(errorCodes).toEqual([{code: 'NOT_FOUND', status: 404}]);
  });

  it('has exactly the components that a page shows.', () => {
    const shown = shownComponents([{ref: 'Page'}], components);
    expect(Object.keys(shown)).toEqual(['Page', 'Block']);
  });

  it.each<[which: string, document: OpenAPIDocument, id: string]>([
    [
      'the one with x-first-request',
      describeApi({
        paths: {
          '/a': {get: operationObject('a')},
          '/b': {get: operationObject('b', {'x-first-request': true})},
        },
      }),
      'b',
    ],
    ['else the first GET without a required parameter', blocks, 'getBlocks'],
    ['else the first', describeApi({paths: {'/a': {post: operationObject('a')}}}), 'a'],
  ])('has as its first operation %s.', (_, document, id) => {
    expect(createReference(document).firstOperation.id).toBe(id);
  });

  it('terminates for schemas that contain themselves.', () => {
    const recursive = {
      Node: {properties: {next: schemaRef('Node')}},
      List: {type: 'array', items: schemaRef('List')},
      One: {oneOf: [schemaRef('One'), schemaRef('Node')]},
    };
    const reference = createReference(describeApi({components: {schemas: recursive}}));
    expect(reference.schemas.map(({name}) => name)).toEqual(Object.keys(recursive));
    expect(() => JSON.stringify(reference)).not.toThrow();
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'takes %s for a name like any other.',
    async (name) => {
      // No folder can have the name __proto__.
      const folder = name === '__proto__' ? 'valueOf' : name;
      const responses = {200: {description: 'OK'}};
      const operation = {operationId: name, tags: [folder], responses};
      const schema = {
        properties: {NAME: {type: 'null'}},
        required: ['NAME'],
        enum: ['a'],
      };
      const template = describeApi({
        tags: [{name: folder}],
        paths: {
          '/NAME': {
            get: {
              ...operation,
              parameters: [parameterObject(name)],
              security: [{NAME: []}],
            },
          },
        },
        components: {
          schemas: {
            NAME: {...schema, allOf: [{...schema, required: []}]},
            Free: {properties: {NAME: {}}},
          },
          securitySchemes: {NAME: {type: 'http', scheme: 'bearer'}},
        },
      });
      // A literal cannot have a member `__proto__`.
      const given: unknown = JSON.parse(
        JSON.stringify(template).replaceAll('NAME', name),
      );
      const {document, repairs} = await repairDocument(given, PETSTORE);
      expect(repairs).toEqual([]);
      const field = {name, required: true, node: {types: ['null']}};
      expect(createReference(document)).toMatchObject({
        operations: [
          {
            ...{id: name, path: `/${name}`, tag: folder},
            parameters: [{name}],
            security: [[{name, kind: 'bearer'}]],
          },
        ],
        groups: [{tag: folder, operations: [{id: name}]}],
        schemas: [
          {name, usedBy: [], node: {properties: [field], enum: [{value: 'a'}]}},
          {name: 'Free', node: {properties: [{name, required: false}]}},
        ],
      });
    },
  );
});

it('A further reference of a site has its own choice of a server, and its own variables.', () => {
  const document = describeApi({
    servers: [{url: 'https://a.example'}, {url: 'https://b.example'}],
    components: {
      securitySchemes: {
        apiKey: {type: 'apiKey', in: 'header', name: 'X-Key'},
        named: {
          type: 'http',
          scheme: 'bearer',
          'x-environment-variable': 'SHARED_TOKEN',
        },
      },
    },
  });
  const shown = ({operations, securitySchemes}: Reference): unknown[] => [
    operations[0]?.hasOwnServers,
    ...securitySchemes.map(({variable}) => variable),
  ];
  expect(shown(createReference(document))).toEqual([
    undefined,
    'API_KEY',
    'SHARED_TOKEN',
  ]);
  expect(shown(createReference(document, {furtherId: 'port-2'}))).toEqual([
    true,
    'PORT_2_API_KEY',
    'SHARED_TOKEN',
  ]);
});
