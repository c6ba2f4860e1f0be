import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '@site/scripts/lib/kaia-document';
import {createReference} from '@site/src/openapi/reference';
import type {
  OpenAPIDocument,
  OperationObject,
  Referenced,
  SchemaObject,
} from '@site/src/openapi/document';
import {type ApiMap, createApiMap} from './api-map';
import {
  describeApi,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';
import {createPetstore} from '@site/tests/fixtures/petstore';

const {document: kaia} = await readKaiaDocument();

/** Returns what each operation needs, and what it gives: `{getBlock: ['Block number', ...]}`. */
function relationsOf(map: ApiMap | undefined): Map<string, [string, string[]]> {
  return new Map(
    (map?.nodes ?? []).flatMap(({label, calls}) =>
      calls.map((call): [string, [string, string[]]] => [
        call.route.split('/').at(-1) ?? '',
        [label, call.gives.map((node) => node.label).sort()],
      ]),
    ),
  );
}

const ACCOUNT = 'Account address';
const BLOCK = 'Block number';
const CONTRACT = 'Contract address';
const NFT = 'NFT address';
const ITEM = 'NFT address + token ID';
const TOKEN = 'Token address';
const TRANSACTION = 'Transaction hash';

/** Judged from the paths, the parameters and the fields of the responses in the description. */
const RELATIONS: [slug: string, needs: string, gives: string[]][] = [
  ['get-account', ACCOUNT, [ACCOUNT, CONTRACT, TRANSACTION]],
  ['get-account-nft-inventories', ACCOUNT, [NFT, ITEM]],
  ['get-account-token-balances', ACCOUNT, [BLOCK, CONTRACT]],
  ['get-account-fungible-token-balances', ACCOUNT, [TOKEN]],
  ['get-account-non-fungible-token-balances-of-kip-17', ACCOUNT, [NFT]],
  ['get-account-non-fungible-token-balances-of-kip-37', ACCOUNT, [NFT, ITEM]],
  ['get-account-transactions', ACCOUNT, [ACCOUNT, BLOCK, TRANSACTION]],
  ['get-account-keys', ACCOUNT, [BLOCK, TRANSACTION]],
  ['get-event-logs', ACCOUNT, [BLOCK, CONTRACT, TRANSACTION]],
  ['get-token-transfers', ACCOUNT, [ACCOUNT, BLOCK, TOKEN, TRANSACTION]],
  ['get-nft-transfers', ACCOUNT, [ACCOUNT, BLOCK, NFT, ITEM, TRANSACTION]],
  ['get-blocks', '', [ACCOUNT, BLOCK]],
  ['get-kaia-price', '', []],
  ['get-top-100-kaia-accounts', '', [ACCOUNT]],
  ['get-transactions', '', [ACCOUNT, BLOCK, TRANSACTION]],
  ['get-block', BLOCK, [ACCOUNT]],
  ['get-block-burns', BLOCK, []],
  ['get-transactions-of-block', BLOCK, [ACCOUNT, TRANSACTION]],
  ['get-transaction', TRANSACTION, [ACCOUNT, BLOCK, CONTRACT]],
  ['get-transaction-input-data', TRANSACTION, []],
  ['get-transaction-receipt-status', TRANSACTION, []],
  ['get-transaction-event-logs', TRANSACTION, [BLOCK, CONTRACT]],
  ['get-internal-transactions-of-transaction', TRANSACTION, [ACCOUNT, CONTRACT]],
  ['get-fungible-token-transfers-of-transaction', TRANSACTION, [ACCOUNT, BLOCK, TOKEN]],
  ['get-contract', CONTRACT, []],
  ['get-contracts', CONTRACT, []],
  ['get-abi-of-contract', CONTRACT, []],
  ['get-fungible-token', TOKEN, []],
  ['get-holders-of-fungible-token', TOKEN, [ACCOUNT]],
  ['get-burns-of-fungible-token', TOKEN, [ACCOUNT, BLOCK, TRANSACTION]],
  ['get-non-fungible-token', NFT, []],
  ['get-nft-inventory-details', NFT, [ACCOUNT, ITEM]],
  ['get-transfers-of-non-fungible-token', NFT, [ACCOUNT, BLOCK, ITEM, TRANSACTION]],
  ['get-nft-item', ITEM, [ACCOUNT]],
  ['refresh-nft-item', ITEM, []],
  ['get-stable-coin-daily-transfer-count', 'Stablecoin symbol', []],
  ['get-top-stable-coin-accounts', 'Stablecoin symbol', [ACCOUNT]],
  ['get-swap-transaction', 'Swap type', [ACCOUNT, BLOCK, TOKEN, TRANSACTION]],
];

describe('The map of the Kaia API', () => {
  const map = createApiMap(createReference(kaia));
  const relations = relationsOf(map);

  it.each(RELATIONS)('shows what %s needs and gives.', (slug, needs, gives) => {
    expect(relations.get(slug)).toEqual([needs, [...gives].sort()]);
  });

  it('has each operation once.', () => {
    const routes = map?.nodes.flatMap(({calls}) => calls.map(({route}) => route));
    expect(new Set(routes).size).toBe(59);
    expect(routes).toHaveLength(59);
  });

  it('says which values are others too: a token is a contract.', () => {
    const kinds = map?.nodes.map(({label, isAlso}) => [
      label,
      isAlso.map((other) => other.label),
    ]);
    expect(kinds?.filter(([, also]) => also?.length !== 0)).toEqual([
      [CONTRACT, [ACCOUNT]],
      [NFT, [CONTRACT, ACCOUNT]],
      [TOKEN, [CONTRACT, ACCOUNT]],
    ]);
  });
});

function mapOf(more: Partial<OpenAPIDocument>): Map<string, [string, string[]]> {
  return relationsOf(createApiMap(createReference(describeApi(more))));
}

function answer(schema: Referenced<SchemaObject>): OperationObject['responses'] {
  return {200: {description: 'OK', content: {'application/json': {schema}}}};
}

function pathParameter(name: string): ReturnType<typeof parameterObject> {
  return parameterObject(name, {in: 'path', required: true});
}

/** Names without digits, which do not tell words apart. */
const THINGS = ['a', 'b', 'c'].flatMap((a) =>
  ['v', 'w', 'x', 'y', 'z'].map((b) => `thing${a}${b}`),
);

describe('The map of another API', () => {
  it('finds the id of a thing in its own schema, in others, and in its collection.', () => {
    const text = {type: 'string'} as const;
    const map = mapOf({
      paths: {
        '/pets': {
          get: operationObject('listPets', {
            responses: answer({type: 'array', items: schemaRef('PetView')}),
          }),
        },
        '/pets/{id}': {
          get: operationObject('getPet', {parameters: [pathParameter('id')]}),
        },
        '/visits': {
          get: operationObject('listVisits', {
            responses: answer({
              type: 'object',
              properties: {id: text, name: text, pet_ids: {type: 'array', items: text}},
            }),
          }),
        },
        '/owners': {
          get: operationObject('listOwners', {
            responses: answer({type: 'object', properties: {id: text, name: text}}),
          }),
        },
      },
      components: {schemas: {PetView: {type: 'object', properties: {id: text}}}},
    });
    expect(Object.fromEntries(map)).toEqual({
      'list-pets': ['', ['Pet ID']],
      'get-pet': ['Pet ID', []],
      'list-visits': ['', ['Pet ID']],
      'list-owners': ['', []],
    });
  });

  it('gives an item only together with what contains it.', () => {
    const issues = answer({
      type: 'object',
      properties: {issue_number: {type: 'integer'}},
    });
    const map = mapOf({
      paths: {
        '/repos/{repo}/issues': {
          get: operationObject('listIssues', {
            parameters: [pathParameter('repo')],
            responses: issues,
          }),
        },
        '/repos/{repo}/issues/{issueNumber}': {
          get: operationObject('getIssue', {
            parameters: [pathParameter('repo'), pathParameter('issueNumber')],
            responses: issues,
          }),
        },
        '/search': {get: operationObject('search', {responses: issues})},
      },
    });
    expect(map.get('list-issues')).toEqual(['Repo', ['Repo + issue number']]);
    expect(map.get('get-issue')).toEqual(['Repo + issue number', []]);
    expect(map.get('search')).toEqual(['', []]);
  });

  it('is left out if no response has what a parameter takes.', () => {
    expect(createApiMap(createPetstore())).toBeUndefined();
  });

  it('groups the operations of a large API, and keeps the best connected values.', () => {
    const paths = Object.fromEntries(
      THINGS.flatMap((thing) =>
        Array.from({length: 38}, (_, index) => [
          `/${thing}s/{id}/part${index}`,
          {
            get: operationObject(`get${thing}${index}`, {
              tags: [`group ${index % 30}`],
              parameters: [pathParameter('id')],
              responses: answer({
                type: 'object',
                properties: {
                  [`${thing}_id`]: {type: 'string'},
                  thingbw_id: {type: 'string'},
                },
              }),
            }),
          },
        ]),
      ),
    );
    const map = createApiMap(createReference(describeApi({paths})));
    expect(map?.nodes).toHaveLength(12);
    expect(map?.nodes[0]).toMatchObject({label: 'Thingbw ID', operations: 38});
    for (const {calls, operations} of map?.nodes ?? []) {
      expect(calls).toHaveLength(16);
      expect(calls.reduce((sum, {count = 1}) => sum + count, 0)).toBe(operations);
    }
  });
});
