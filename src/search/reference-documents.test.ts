import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '@site/scripts/lib/kaia-document';
import type {
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
  Referenced,
  SchemaObject,
} from '@site/src/openapi/document';
import {createReference} from '@site/src/openapi/reference';
import type {Reference} from '@site/src/reference/reference';
import {operationRoute, schemaRoute} from '@site/src/reference/route';
import type {NewDocument} from './document';
import {createReferenceDocuments} from './reference-documents';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

function documentsOf(document: OpenAPIDocument): readonly NewDocument[] {
  return createReferenceDocuments(createReference(document)).documents;
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

const small = describeApi({
  'x-plans': ['FREE'],
  paths: {
    '/blocks/{number}': {
      get: operationObject('getBlock', {
        summary: 'Get Block',
        description: 'One *block*. By its number.',
        tags: ['Block'],
        'x-plan': 'FREE',
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
  const [endpoint, number] = documentsOf(small);

  it('has a document per operation, with method, path, operationId and plan.', () => {
    expect(endpoint).toEqual({
      kind: 'endpoint',
      title: 'Get Block',
      content: 'One block. By its number.',
      tags: ['GET', '/blocks/{number}', 'getBlock', 'FREE'],
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
        'get-block',
        'get-block#path-number',
        'get-block#header-X-Trace',
        'get-block#200-reward',
        'get-block#200-reward.amount',
        'get-block#200-list',
        'get-block#200-list.a.b c',
        'get-block#200-any',
        'get-block#200-any.*.x',
        'get-block#200-one',
        'get-block#200-one.1.left',
        'get-block#200-one.2.right',
        'add-block',
        'add-block#body-hash',
      ].map((route) => `/api/Block/${route}`),
    );
  });

  it('uses the name of a field as title and its path as section.', () => {
    expect(documentsOf(small)[4]).toMatchObject({
      kind: 'field',
      title: 'amount',
      sectionTitle: 'reward.amount',
    });
  });

  it('keeps a repeated description once.', () => {
    const documents = documentsOf(
      describeApi({
        paths: {
          '/a': {
            get: operationObject('a', {
              parameters: [
                parameterObject('page', {description: 'Its number.'}),
                parameterObject('size', {description: 'Its number.'}),
              ],
            }),
            post: operationObject('b', {
              parameters: [parameterObject('page', {description: 'Its number.'})],
            }),
          },
        },
      }),
    );
    expect(
      documents
        .filter(({kind}) => kind === 'parameter')
        .map(({title, content}) => [title, content]),
    ).toEqual([
      ['page', 'Its number.'],
      ['size', 'Its number.'],
      ['page', ''],
    ]);
  });

  it('has a document per schema, with its field descriptions.', () => {
    const document = describeApi({
      paths: {
        '/blocks': {
          get: operationObject('getBlocks', {
            responses: {200: {description: 'OK', ...json(schemaRef('Block'))}},
          }),
        },
      },
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

  it('terminates for a schema that contains itself.', () => {
    const document = describeApi({
      paths: {
        '/nodes': {
          get: operationObject('getNodes', {
            responses: {200: {description: 'OK', ...json(schemaRef('Node'))}},
          }),
        },
      },
      components: {
        schemas: {
          Node: {
            title: 'Node',
            ...object({
              name: {type: 'string'},
              next: schemaRef('Node'),
              all: {type: 'array', items: schemaRef('Leaf')},
            }),
          },
          Leaf: {title: 'Leaf', ...object({node: schemaRef('Node')})},
        },
      },
    });
    expect(routesOf(document)).toEqual([
      '/api/Other/get-nodes',
      ...['name', 'next', 'all', 'all.node'].map(
        (path) => `/api/Other/get-nodes#200-${path}`,
      ),
      '/schemas/node',
      ...[
        'name',
        'next',
        ...['name', 'next', 'all', 'all.node'].map((path) => `next.${path}`),
        'all',
        'all.node',
        ...['name', 'next', 'all'].map((path) => `all.node.${path}`),
      ].map((path) => `/schemas/node#field-${path}`),
      '/schemas/leaf',
      ...['node', 'node.name', 'node.next', 'node.all', 'node.all.node'].map(
        (path) => `/schemas/leaf#field-${path}`,
      ),
    ]);
  });

  it('accepts fields named like inherited members.', () => {
    const names = ['constructor', 'toString', '__proto__'];
    const properties = JSON.parse(
      `{${names.map((name) => `"${name}": {"type": "string"}`).join()}}`,
    ) as Record<string, SchemaObject>;
    const document = describeApi({
      paths: {
        '/a': {
          get: operationObject('a', {
            responses: {200: {description: 'OK', ...json(object(properties))}},
          }),
        },
      },
    });
    expect(documentsOf(document).map(({title}) => title)).toEqual(['A', ...names]);
  });
});

describe('pasteTargets', () => {
  const address = `0x${'ab'.repeat(20)}`;
  const hash = `0x${'cd'.repeat(32)}`;

  function pathParameter(name: string, example: unknown): ParameterObject {
    return parameterObject(name, {in: 'path', required: true, example});
  }

  const {pasteTargets} = createReferenceDocuments(
    createReference(
      describeApi({
        paths: {
          '/accounts/{address}/tokens': {
            get: operationObject('tokens', {
              parameters: [pathParameter('address', address)],
            }),
          },
          '/accounts/{address}': {
            get: operationObject('account', {
              parameters: [pathParameter('address', address)],
            }),
          },
          '/search': {
            get: operationObject('search', {
              parameters: [parameterObject('address', {example: address})],
            }),
          },
          '/transactions/{hash}': {
            get: operationObject('transaction', {
              parameters: [pathParameter('hash', hash)],
            }),
          },
          '/blocks/{blockNumber}': {
            get: operationObject('block', {
              parameters: [pathParameter('blockNumber', 12)],
            }),
          },
          '/tokens/{tokenId}': {
            get: operationObject('token', {parameters: [pathParameter('tokenId', 12)]}),
          },
        },
      }),
    ),
  );

  it('are the endpoints with such a value in their path, shortest first.', () => {
    expect(pasteTargets.address).toEqual([
      {route: '/api/Other/account', parameter: 'path.address'},
      {route: '/api/Other/tokens', parameter: 'path.address'},
    ]);
    expect(pasteTargets.hash).toEqual([
      {route: '/api/Other/transaction', parameter: 'path.hash'},
    ]);
  });

  it('treat a number as a block only if the parameter name says so.', () => {
    expect(pasteTargets.block).toEqual([
      {route: '/api/Other/block', parameter: 'path.blockNumber'},
    ]);
  });
});

const reference: Reference = createReference((await readKaiaDocument()).document);

describe('The documents of the Kaia reference', () => {
  const {documents, pasteTargets, networks} = createReferenceDocuments(reference);
  const routes = new Set(documents.map(({sectionRoute}) => sectionRoute));

  it('include every operation, parameter and schema.', () => {
    const wanted = [
      ...reference.operations.flatMap((operation) => [
        operationRoute(operation),
        ...operation.parameters.map(
          ({in: place, name}) => `${operationRoute(operation)}#${place}-${name}`,
        ),
      ]),
      ...reference.schemas.map(({slug}) => schemaRoute(slug)),
    ];
    expect(wanted.filter((route) => !routes.has(route))).toEqual([]);
  });

  it('include every response field in an example.', () => {
    const wanted = reference.operations.flatMap((operation) =>
      operation.responses
        .filter(({status}) => status.startsWith('2'))
        .flatMap(({status, contents: [content]}) =>
          topFields(content?.examples[0]?.text).map(
            (name) => `${operationRoute(operation)}#${status}-${name}`,
          ),
        ),
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((route) => !routes.has(route))).toEqual([]);
  });

  it('have distinct anchors.', () => {
    expect(routes.size).toBe(documents.length);
  });

  it.each([
    [
      'address',
      [
        'get-account',
        'get-account-fungible-token-balances',
        'get-account-transactions',
        'get-token-transfers',
        'get-nft-transfers',
        'get-contract',
      ],
    ],
    [
      'hash',
      [
        'get-transaction',
        'get-fungible-token-transfers-of-transaction',
        'get-internal-transactions-of-transaction',
        'get-transaction-receipt-status',
      ],
    ],
    ['block', ['get-block', 'get-transactions-of-block']],
  ] as const)(
    'suggest preferred endpoints for a pasted value first: %s.',
    (kind, pages) => {
      expect(
        pasteTargets[kind]
          .map(({route}) => route.split('/').at(-1))
          .slice(0, pages.length),
      ).toEqual(pages);
    },
  );

  it('know the networks of the hosts of the API and of its explorers.', () => {
    expect(networks).toEqual({
      'mainnet-oapi.kaiascan.io': 'mainnet',
      'kairos-oapi.kaiascan.io': 'kairos',
      'kaiascan.io': 'mainnet',
      'kairos.kaiascan.io': 'kairos',
    });
  });

  it('have endpoints for an address, a hash and a block number.', () => {
    const [addresses, hashes, blocks] = [
      pasteTargets.address,
      pasteTargets.hash,
      pasteTargets.block,
    ].map((targets) => targets.map(({route}) => route));
    expect(addresses).toContain('/api/Account/get-account');
    expect(hashes).toContain('/api/Transaction/get-transaction');
    expect(blocks).toContain('/api/Block/get-block');
  });
});

/** Returns the fields of a response, including those of array items. */
function topFields(example: string | undefined): string[] {
  if (example === undefined) {
    return [];
  }
  const value = JSON.parse(example) as unknown;
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => {
        const [item] = Array.isArray(inner) ? (inner as unknown[]) : [];
        return [
          name,
          ...(isObject(item) ? Object.keys(item).map((key) => `${name}.${key}`) : []),
        ];
      })
    : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
