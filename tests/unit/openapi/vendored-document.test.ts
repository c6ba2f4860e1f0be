import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {
  type MediaTypeObject,
  type OperationObject,
  type ParameterObject,
  type Referenced,
  type ResponseObject,
  type SchemaObject,
} from '../../../src/openapi/document';
import {HTTP_METHODS} from '../../../src/reference/operation';
import {isReference, resolve} from '../../../src/openapi/resolve';

/*
 * Compares the vendored document and its overlay with known facts of the API, repeated here so that
 * an error in the document is noticed. Does not use the model of the site.
 */

const {document} = await readKaiaDocument();

const OPERATIONS: Record<string, string> = {
  getAccount: 'GET /api/v1/accounts/{accountAddress}',
  getAccountNftInventories: 'GET /api/v1/accounts/{accountAddress}/nft-inventories',
  getAccountTokenBalances: 'GET /api/v1/accounts/balances/historical',
  getAccountFungibleTokenBalances: 'GET /api/v1/accounts/{accountAddress}/token-balances',
  getAccountFungibleTokenDetails: 'GET /api/v1/accounts/{accountAddress}/token-details',
  getAccountNonFungibleTokenBalancesOfKip17:
    'GET /api/v1/accounts/{accountAddress}/nft-balances/kip17',
  getAccountNonFungibleTokenBalancesOfKip37:
    'GET /api/v1/accounts/{accountAddress}/nft-balances/kip37',
  getAccountTransactions: 'GET /api/v1/accounts/{accountAddress}/transactions',
  getFeePaidTransactions: 'GET /api/v1/accounts/{accountAddress}/fee-paid-transactions',
  getAccountKeys: 'GET /api/v1/accounts/{accountAddress}/key-histories',
  getEventLogs: 'GET /api/v1/accounts/{accountAddress}/event-logs',
  getAccountInternalTransactions:
    'GET /api/v1/accounts/{accountAddress}/internal-transactions',
  getTokenTransfers: 'GET /api/v1/accounts/{accountAddress}/token-transfers',
  getNftTransfers: 'GET /api/v1/accounts/{accountAddress}/nft-transfers',
  getBlocks: 'GET /api/v1/blocks',
  getBlock: 'GET /api/v1/blocks/{blockNumber}',
  getLatestBlock: 'GET /api/v1/blocks/latest',
  getBlockBurns: 'GET /api/v1/blocks/{blockNumber}/burns',
  getBlockRewards: 'GET /api/v1/blocks/{blockNumber}/rewards',
  getLatestBlockBurns: 'GET /api/v1/blocks/latest/burns',
  getLatestBlockRewards: 'GET /api/v1/blocks/latest/rewards',
  getTransactionsOfBlock: 'GET /api/v1/blocks/{blockNumber}/transactions',
  getInternalTransactionsOfBlock:
    'GET /api/v1/blocks/{blockNumber}/internal-transactions',
  getContract: 'GET /api/v1/contracts/{contractAddress}',
  getContracts: 'GET /api/v1/contracts',
  getCreationCodeOfContract: 'GET /api/v1/contracts/{contractAddress}/creation-code',
  getSourceCodeOfContract: 'GET /api/v1/contracts/{contractAddress}/source-code',
  getAbiOfContract: 'GET /api/v1/contracts/{contractAddress}/abi',
  getKaiaPrice: 'GET /api/v1/kaia',
  getKaiaHolderCount: 'GET /api/v1/kaia/holder-count',
  getTop100KaiaAccounts: 'GET /api/v1/kaia/top-accounts',
  getNonFungibleToken: 'GET /api/v1/nfts/{tokenAddress}',
  getHoldersOfNonFungibleToken: 'GET /api/v1/nfts/{tokenAddress}/holders',
  getNftInventoryDetails: 'GET /api/v1/nfts/{tokenAddress}/inventory-details',
  getNftItem: 'GET /api/v1/nfts/{tokenAddress}/inventories/{tokenId}',
  getNftTokenItem: 'GET /api/v1/nfts/{tokenAddress}/tokenids/{tokenId}',
  refreshNftItem: 'PUT /api/v1/nfts/{tokenAddress}/inventories/{tokenId}/refresh',
  getInventoriesOfNonFungibleToken: 'GET /api/v1/nfts/{tokenAddress}/inventories',
  getTransfersOfNonFungibleToken: 'GET /api/v1/nfts/{tokenAddress}/transfers',
  getStableCoinDailyTransferCount:
    'GET /api/v1/stablecoin/{symbol}/daily-stat/transfer-count',
  getStableCoinDailyTransactionVolume:
    'GET /api/v1/stablecoin/{symbol}/daily-stat/transaction-volume',
  getStableCoinDailyTotalSupplyAmount:
    'GET /api/v1/stablecoin/{symbol}/daily-stat/total-supply-amount',
  getStableCoinDailyTotalHolderCount:
    'GET /api/v1/stablecoin/{symbol}/daily-stat/total-holder-count',
  getStableCoinDailyActiveAddressCount:
    'GET /api/v1/stablecoin/{symbol}/daily-stat/active-address-count',
  getTopStableCoinAccounts: 'GET /api/v1/stablecoin/{symbol}/top-accounts',
  getSwapTransaction: 'GET /api/v1/swap/transactions/{swapType}',
  getFungibleToken: 'GET /api/v1/tokens/{tokenAddress}',
  getHoldersOfFungibleToken: 'GET /api/v1/tokens/{tokenAddress}/holders',
  getBurnsOfFungibleToken: 'GET /api/v1/tokens/{tokenAddress}/burns',
  getTransfersOfFungibleToken: 'GET /api/v1/tokens/{tokenAddress}/transfers',
  getTransactions: 'GET /api/v1/transactions',
  getTransaction: 'GET /api/v1/transactions/{transactionHash}',
  getTransactionStatus: 'GET /api/v1/transactions/{transactionHash}/status',
  getTransactionInputData: 'GET /api/v1/transactions/{transactionHash}/input-data',
  getTransactionReceiptStatus:
    'GET /api/v1/transaction-receipts/{transactionHash}/status',
  getTransactionEventLogs: 'GET /api/v1/transactions/{transactionHash}/event-logs',
  getInternalTransactionsOfTransaction:
    'GET /api/v1/transactions/{transactionHash}/internal-transactions',
  getFungibleTokenTransfersOfTransaction:
    'GET /api/v1/transactions/{transactionHash}/token-transfers',
  getNonFungibleTokenTransfersOfTransaction:
    'GET /api/v1/transactions/{transactionHash}/nft-transfers',
};

/** Operations of the PRO PLUS plan; all others belong to FREE. */
const PRO_PLUS = [
  'getAccountInternalTransactions',
  'getSwapTransaction',
  'getTransactions',
];

/** Known credits per call; unknown for other operations. */
const CREDITS: Record<string, number> = {
  getAbiOfContract: 1,
  getAccount: 3,
  getAccountFungibleTokenBalances: 3,
  getAccountFungibleTokenDetails: 3,
  getAccountInternalTransactions: 20,
  getAccountKeys: 1,
  getAccountNftInventories: 3,
  getAccountNonFungibleTokenBalancesOfKip17: 3,
  getAccountNonFungibleTokenBalancesOfKip37: 3,
  getAccountTokenBalances: 3,
  getAccountTransactions: 10,
  getBlock: 1,
  getBlockBurns: 1,
  getBlockRewards: 1,
  getBlocks: 1,
  getBurnsOfFungibleToken: 5,
  getContract: 3,
  getContracts: 3,
  getCreationCodeOfContract: 20,
  getEventLogs: 3,
  getFeePaidTransactions: 3,
  getFungibleToken: 1,
  getFungibleTokenTransfersOfTransaction: 3,
  getHoldersOfFungibleToken: 5,
  getNftTokenItem: 3,
  getNonFungibleToken: 3,
  getSourceCodeOfContract: 20,
  getTransactionEventLogs: 3,
  getTransfersOfFungibleToken: 5,
  getTransfersOfNonFungibleToken: 5,
};

/** Parameters whose values are not documented. */
const WITHOUT_VALUES = ['getAccountTransactions directions'];

const FAILURES = ['400', '401', '404', '429', '500'];

/** Operations that never answer 404: they name nothing, or answer 200 for what is unknown. */
const WITHOUT_NOT_FOUND = [
  'getAccountKeys',
  'getBlocks',
  'getFungibleTokenTransfersOfTransaction',
  'getKaiaHolderCount',
  'getKaiaPrice',
  'getLatestBlock',
  'getNonFungibleTokenTransfersOfTransaction',
  'getTop100KaiaAccounts',
  'getTransactionEventLogs',
  'getTransactionInputData',
  'getTransactions',
];

function failuresOf({operationId = ''}: OperationObject): string[] {
  return FAILURES.filter(
    (status) => status !== '404' || !WITHOUT_NOT_FOUND.includes(operationId),
  );
}

interface Listed {
  method: string;
  path: string;
  operation: OperationObject;
  parameters: ParameterObject[];
}

const listed: Listed[] = Object.entries(document.paths).flatMap(([path, pathItem]) =>
  HTTP_METHODS.flatMap((method) => {
    const operation = pathItem[method];
    const parameters = [
      ...(pathItem.parameters ?? []),
      ...(operation?.parameters ?? []),
    ].map((parameter) => resolve<ParameterObject>(document, parameter));
    return operation === undefined ? [] : [{method, path, operation, parameters}];
  }),
);

function responseOf(operation: OperationObject, status: string): ResponseObject {
  const response = operation.responses?.[status];
  if (response === undefined) {
    throw new Error(`${operation.operationId} has no response ${status}.`);
  }
  return resolve<ResponseObject>(document, response);
}

describe('the vendored document', () => {
  it('has exactly the 59 operations, each with its path and method.', () => {
    const found = Object.fromEntries(
      listed.map(({method, path, operation}) => [
        operation.operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    expect(listed).toHaveLength(59);
    expect(found).toEqual(OPERATIONS);
  });

  it('assigns three operations to PRO PLUS and the other 56 to FREE.', () => {
    const idsOf = (plan: string) =>
      listed
        .filter(({operation}) => operation['x-plan'] === plan)
        .map(({operation}) => operation.operationId);
    expect(idsOf('PRO PLUS').sort()).toEqual(PRO_PLUS);
    expect(idsOf('FREE')).toHaveLength(56);
  });

  it('lists the plans in order.', () => {
    expect(document['x-plans']).toEqual([
      'FREE',
      'STARTER',
      'PRO',
      'PRO PLUS',
      'ENTERPRISE',
    ]);
  });

  it('has exactly the known credits.', () => {
    const found = Object.fromEntries(
      listed.flatMap(({operation}) =>
        'x-credits' in operation ? [[operation.operationId, operation['x-credits']]] : [],
      ),
    );
    expect(found).toEqual(CREDITS);
  });

  it('lists the two networks, mainnet first.', () => {
    expect(document.servers?.map(({url}) => url)).toEqual([
      'https://mainnet-oapi.kaiascan.io',
      'https://kairos-oapi.kaiascan.io',
    ]);
  });

  it('requires an API key as bearer token for every operation.', () => {
    expect(document.security).toEqual([{apiKey: []}]);
    expect(document.components?.securitySchemes?.apiKey).toMatchObject({
      type: 'http',
      scheme: 'bearer',
      'x-environment-variable': 'KAIASCAN_API_KEY',
    });
    expect(listed.filter(({operation}) => operation.security !== undefined)).toEqual([]);
  });

  it('has a successful response and the error responses that each operation can give.', () => {
    for (const {operation} of listed) {
      const {operationId: id, responses = {}} = operation;
      const failures = failuresOf(operation);
      expect([id, ...Object.keys(responses)]).toEqual([id, '200', ...failures]);
      for (const status of failures) {
        const {content} = responseOf(operation, status);
        expect([id, content?.['application/json']?.schema]).toEqual([
          id,
          {$ref: '#/components/schemas/ErrorResponse'},
        ]);
      }
    }
  });

  it('has an example for every successful response.', () => {
    const without = listed.filter(({operation}) => {
      const media = mediaTypesOf(responseOf(operation, '200'));
      return media.length === 0 || !media.every(hasExample);
    });
    expect(without.map(({operation}) => operation.operationId)).toEqual([]);
  });

  it('has an example for every parameter, except one whose values are not documented.', () => {
    const without = listed.flatMap(({operation, parameters}) =>
      parameters
        .filter((parameter) => !hasExample(parameter))
        .map(({name}) => `${operation.operationId} ${name}`),
    );
    expect(without).toEqual(WITHOUT_VALUES);
  });

  it('documents every placeholder of every path, and no other path parameter.', () => {
    for (const {path, parameters} of listed) {
      const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      const documented = parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({name}) => name);
      expect([path, ...documented.sort()]).toEqual([path, ...placeholders.sort()]);
    }
  });
});

/** An example with its schema and position. */
interface Example {
  place: string;
  schema: Referenced<SchemaObject> | boolean;
  value: unknown;
}

const examples: Example[] = [
  ...listed.flatMap(({operation, parameters}) => [
    ...parameters.flatMap((parameter) =>
      examplesOf(`${operation.operationId}, ${parameter.name}`, parameter),
    ),
    ...['200', ...failuresOf(operation)].flatMap((status) =>
      mediaTypesOf(responseOf(operation, status)).flatMap((media) =>
        examplesOf(`${operation.operationId}, answer ${status}`, media),
      ),
    ),
  ]),
  ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    schemaExamples(`schema ${name}`, schema),
  ),
];

function mediaTypesOf(response: ResponseObject): MediaTypeObject[] {
  return Object.values(response.content ?? {});
}

function hasExample({
  example,
  examples = {},
}: MediaTypeObject | ParameterObject): boolean {
  return example !== undefined || Object.keys(examples).length > 0;
}

function examplesOf(place: string, holder: MediaTypeObject | ParameterObject): Example[] {
  const {schema = true, example, examples: named = {}} = holder;
  const values = Object.values(named).map(
    (entry) => resolve<{value?: unknown}>(document, entry).value,
  );
  return [...(example === undefined ? [] : [example]), ...values]
    .map((value) => ({place, schema, value}))
    .concat(schemaExamples(place, schema));
}

/** Returns the examples and defaults of a schema and its nested schemas, without references. */
function schemaExamples(
  place: string,
  schema: Referenced<SchemaObject> | boolean,
): Example[] {
  if (typeof schema === 'boolean' || isReference(schema)) {
    return [];
  }
  const own = [schema.example, ...(schema.examples ?? []), schema.default];
  const inside: [string, Referenced<SchemaObject> | boolean | undefined][] = [
    ...Object.entries(schema.properties ?? {}),
    ['items', schema.items],
    ['*', schema.additionalProperties],
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(
      (part, index): [string, typeof part] => [String(index), part],
    ),
  ];
  return [
    ...own
      .filter((value) => value !== undefined)
      .map((value) => ({place, schema, value})),
    ...inside.flatMap(([name, part]) =>
      part === undefined ? [] : schemaExamples(`${place}.${name}`, part),
    ),
  ];
}

describe('the examples of the vendored document', () => {
  const ajv = new Ajv2020({allErrors: true, strictRequired: false, strictTypes: false});
  addFormats(ajv);
  // Strict mode reports misspelt keywords.
  ajv.addVocabulary([
    'example',
    'x-enum-descriptions',
    'x-http-status',
    'x-evidence',
    'x-unit',
  ]);
  ajv.addSchema({$id: 'kaia', $defs: atHome(document.components?.schemas)});

  /** Rewrites references for the schema of Ajv. */
  function atHome(value: unknown): object {
    const text = JSON.stringify(value);
    return JSON.parse(
      text.replaceAll('"#/components/schemas/', '"kaia#/$defs/'),
    ) as object;
  }

  it('include many, of parameters, responses and schemas.', () => {
    expect(examples.length).toBeGreaterThan(600);
    expect(examples.some(({place}) => place.startsWith('schema '))).toBe(true);
  });

  it('are valid against their schemas.', () => {
    const wrong = examples.flatMap(({place, schema, value}) =>
      schema === true || ajv.validate(atHome(schema), value)
        ? []
        : [`${place}: ${JSON.stringify(value)} ${ajv.errorsText()}`],
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('have addresses of 20 bytes and hashes of 32.', () => {
    const wrong = examples
      .flatMap(({place, value}) => hexValues(place, value))
      .filter(({name, text}) => !isWellFormed(name, text));
    expect([...new Set(wrong.map(({name, text}) => `${name}: ${text}`))]).toEqual([]);
  });
});

interface HexValue {
  /** Path, ending with the field name. */
  name: string;
  text: string;
}

/** Returns every text that starts with 0x or whose field is named after an address or hash. */
function hexValues(name: string, value: unknown): HexValue[] {
  if (typeof value === 'string') {
    return isAddressName(name) || isHashName(name) || value.startsWith('0x')
      ? [{name, text: value}]
      : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        hexValues(Array.isArray(value) ? name : `${name}.${key}`, child),
      )
    : [];
}

function isWellFormed(name: string, text: string): boolean {
  if (isAddressName(name)) {
    return /^0x[0-9a-f]{40}$/i.test(text);
  }
  if (isHashName(name)) {
    return /^0x[0-9a-f]{64}$/i.test(text);
  }
  return /^0x([0-9a-f]{2})*$/i.test(text);
}

function isAddressName(name: string): boolean {
  return (
    /(address|addresses|[._ ]from|[._ ]to|_payer|validators|block_proposer)$/i.test(
      name,
    ) && !/email_address$/.test(name)
  );
}

function isHashName(name: string): boolean {
  return /hash(es)?$/i.test(name);
}
