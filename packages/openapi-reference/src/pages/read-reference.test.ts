import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from '../document/document';
import {repairDocument} from './read-document';
import {createReference} from './read-reference';
import type {Reference} from './reference';
import {PETSTORE} from '@site/tests/fixtures/petstore';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';

const blocks = yaml<OpenAPIDocument>(`
openapi: 3.1.0
info: {title: Small, version: '1'}
paths:
  /blocks/{n}:
    parameters: [{name: n, in: path, required: true, schema: {type: string}}]
    put: {operationId: refreshBlock}
    get:
      operationId: getBlock
      responses:
        200: {description: OK, content: {application/json: {schema: {$ref: Block}}}}
        404: {description: No, content: {application/json: {schema: {$ref: Problem}}}}
  /blocks:
    get:
      operationId: getBlocks
      responses: {200: {description: OK, content: {application/json: {schema: {$ref: Page}}}}}
components:
  schemas:
    Page: {properties: {rows: {type: array, items: {$ref: Block}}}}
    Block: {title: Block View, description: A block. With its hash., example: 7}
    Problem:
      x-evidence: {self: source-2024, name: inferred}
      properties: {code: {x-http-status: {NOT_FOUND: 404, ODD: text}}}
`);

describe('createReference', () => {
  const {operations, schemas, errorCodes} = createReference(blocks);

  it('has all operations, path by path in the order of the specification.', () => {
    const ids = operations.map(({id}) => id);
    expect(ids).toEqual(['getBlock', 'refreshBlock', 'getBlocks']);
  });

  it('has the extensions of the document and its operations that the site names, as they are.', () => {
    const tiers = {order: ['one', 2]};
    const put = operationObject('getOther', {'x-else': 'b'});
    const get = operationObject('getA', {'x-tier': null, 'x-else': 'a'});
    const reference = createReference(
      describeApi({'x-tiers': tiers, paths: {'/a': {get, put}}}),
      {extensions: ['x-tier', 'x-tiers']},
    );
    expect(reference.extensions).toEqual({'x-tiers': tiers});
    const ofOperations = reference.operations.map((operation) => operation.extensions);
    expect(ofOperations).toEqual([{'x-tier': null}, undefined]);
  });

  it('lists the operations whose successful responses contain a schema, also inside.', () => {
    expect(schemas.map(({name, usedBy}) => [name, usedBy])).toEqual([
      ['Page', ['getBlocks']],
      ['Block', ['getBlock', 'getBlocks']],
      ['Problem', []],
    ]);
  });

  it('has what the pages of schemas show.', () => {
    const names = {title: 'Block View', route: '/schemas/block-view'};
    expect(schemas[1]).toMatchObject({...names, summary: 'A block.', example: '7'});
    expect(schemas[1]).not.toHaveProperty('nameEvidence');
    const evidence = {node: {evidence: 'source-2024'}, nameEvidence: 'inferred'};
    expect(schemas[2]).toMatchObject(evidence);
  });

  it('has the error codes with their status.', () => {
    expect(errorCodes).toEqual([{code: 'NOT_FOUND', status: 404}]);
  });

  const [a, b] = [{get: operationObject('a')}, operationObject('b')];

  it.each<[which: string, paths: OpenAPIDocument['paths'], id: string]>([
    [
      'the one with x-first-request',
      {'/a': a, '/b': {get: {...b, 'x-first-request': true}}},
      'b',
    ],
    ['else the first GET without a required parameter', blocks.paths, 'getBlocks'],
    ['else the first', {'/b': {post: b}}, 'b'],
  ])('has as its first operation %s.', (_, paths, id) => {
    expect(createReference({...blocks, paths}).firstOperation.id).toBe(id);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'takes %s for a name like any other.',
    async (name) => {
      // No folder can have the name __proto__.
      const folder = name === '__proto__' ? 'valueOf' : name;
      const text = `
openapi: 3.1.0
info: {title: Small, version: '1'}
tags: [{name: ${folder}}]
paths:
  /${name}:
    get:
      operationId: ${name}
      tags: [${folder}]
      parameters: [{name: ${name}, in: query, schema: {type: string}}]
      security: [{${name}: []}]
      responses: {200: {description: OK}}
components:
  schemas:
    ${name}:
      properties: {${name}: {type: 'null'}}
      required: [${name}]
      enum: [a]
      allOf: [{properties: {${name}: {type: 'null'}}, enum: [a]}]
    Free: {properties: {${name}: {}}}
  securitySchemes: {${name}: {type: http, scheme: bearer}}
`;
      const {document, repairs} = await repairDocument(yaml(text), PETSTORE);
      expect(repairs).toEqual([]);
      const field = {name, required: true, node: {types: ['null']}};
      const names = {id: name, path: `/${name}`, tag: folder, parameters: [{name}]};
      expect(createReference(document)).toMatchObject({
        operations: [{...names, security: [[{name, kind: 'bearer'}]]}],
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
  const document = describeApi(
    yaml(`
servers: [{url: https://a.example}, {url: https://b.example}]
components:
  securitySchemes:
    apiKey: {type: apiKey, in: header, name: X-Key}
    named: {type: http, scheme: bearer, x-environment-variable: SHARED_TOKEN}
`),
  );
  const shown = ({operations, securitySchemes}: Reference): unknown[] => [
    operations[0]?.hasOwnServers,
    ...securitySchemes.map(({variable}) => variable),
  ];
  const first = shown(createReference(document));
  expect(first).toEqual([undefined, 'API_KEY', 'SHARED_TOKEN']);
  const further = shown(createReference(document, {furtherId: 'port-2'}));
  expect(further).toEqual([true, 'PORT_2_API_KEY', 'SHARED_TOKEN']);
});
