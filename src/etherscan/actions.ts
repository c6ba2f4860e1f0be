import type {EtherscanAction, EtherscanParameter} from './action';
import {example} from './example';
import {
  type EtherscanResult,
  internalTransactionFields,
  nftTransferFields,
  receiptStatusFields,
  tokenTransferFields,
  transactionFields,
  transactionInfoFields,
} from './result';

const address: EtherscanParameter = {
  name: 'address',
  type: 'string',
  required: true,
  description: 'Address of the account.',
  example: example.account,
};

const tokenFilter: EtherscanParameter = {
  name: 'contractaddress',
  type: 'string',
  required: false,
  description: 'Limits the answer to the transfers of one token contract.',
  example: example.token,
};

const tokenAddress: EtherscanParameter = {
  ...tokenFilter,
  required: true,
  description: 'Address of the token contract.',
};

const nftFilter: EtherscanParameter = {...tokenFilter, example: example.contract};

/** Block range and paging of all lists of the account module. */
const listParameters: readonly EtherscanParameter[] = [
  {
    name: 'startblock',
    type: 'integer',
    required: false,
    description: 'First block to look at.',
    example: example.block,
  },
  {
    name: 'endblock',
    type: 'integer',
    required: false,
    description: 'Last block to look at.',
    example: example.laterBlock,
  },
  {
    name: 'page',
    type: 'integer',
    required: false,
    description: 'Number of the page, together with `offset`.',
    example: '1',
    default: '1',
    minimum: 1,
  },
  {
    name: 'offset',
    type: 'integer',
    required: false,
    description:
      'Number of items on a page. In spite of its name it does not skip items: raise `page` for that.',
    example: '20',
    default: '20',
    minimum: 1,
    maximum: 10000,
  },
  {
    name: 'sort',
    type: 'string',
    required: false,
    description:
      'Order of the items: `desc` for the newest first, `asc` for the oldest first. The documentation names `desc` as the default, the source of 2024 used `asc`, so send it whenever the order matters.',
    example: 'desc',
    default: 'desc',
    enum: ['asc', 'desc'],
  },
];

const apikey: EtherscanParameter = {
  name: 'apikey',
  type: 'string',
  required: true,
  description: 'Your API key.',
  example: '$KAIASCAN_API_KEY',
};

const txhash: EtherscanParameter = {
  name: 'txhash',
  type: 'string',
  required: true,
  description: 'Hash of the transaction.',
  example: example.transaction,
};

const price = {plan: 'Free', credits: 2} as const;

/** An action that no published material shows, so nothing of it is verified. */
function inferred(
  action: Omit<EtherscanAction, 'unverified' | 'price' | 'result'> & {
    readonly result?: EtherscanResult;
  },
): EtherscanAction {
  return {
    result: {type: 'unverified', description: 'The shape of the result is not verified.'},
    ...action,
    parameters: action.parameters.map((parameter) => ({...parameter, unverified: true})),
    unverified: true,
  };
}

const accountActions: readonly EtherscanAction[] = [
  {
    module: 'account',
    action: 'txlist',
    summary: 'Transactions of an address',
    description:
      'Returns the transactions that an address sent or received, page by page. Use it for the history of an account. Transfers of tokens and calls between contracts are not among them: see `tokentx` and `txlistinternal`.',
    parameters: [address, ...listParameters],
    key: 'none',
    result: {
      type: 'array of objects',
      description: 'One object for each transaction.',
      fields: transactionFields,
    },
  },
  {
    module: 'account',
    action: 'txlistinternal',
    summary: 'Internal transactions of an address',
    description:
      'Returns the internal transactions of an address: calls that contracts made while a transaction ran. Use it to follow KAIA that reached an account through a contract, which `txlist` does not show.',
    parameters: [address, ...listParameters],
    key: 'none',
    result: {
      type: 'array of objects',
      description: 'One object for each internal transaction.',
      fields: internalTransactionFields,
    },
  },
  {
    module: 'account',
    action: 'tokentx',
    summary: 'Fungible token transfers of an address',
    description:
      'Returns the transfers of fungible tokens from or to an address. Add `contractaddress` to see a single token.',
    parameters: [address, tokenFilter, ...listParameters],
    key: 'none',
    result: {
      type: 'array of objects',
      description: 'One object for each transfer.',
      fields: tokenTransferFields,
    },
  },
  {
    module: 'account',
    action: 'tokennfttx',
    summary: 'NFT transfers (ERC-721, KIP-17) of an address',
    description:
      'Returns the transfers of non-fungible tokens (ERC-721 and KIP-17) from or to an address. Use it to see how items came to an account and where they went. Add `contractaddress` to see a single collection.',
    parameters: [address, nftFilter, ...listParameters],
    key: 'none',
    result: {
      type: 'array of objects',
      description: 'One object for each transfer.',
      fields: nftTransferFields,
    },
  },
  {
    module: 'account',
    action: 'token1155tx',
    summary: 'Multi-token transfers (ERC-1155, KIP-37) of an address',
    description:
      'Returns the transfers of multi-token contracts (ERC-1155 and KIP-37) from or to an address. Here `tokenValue` matters: one transfer may move many of the same item. Add `contractaddress` to see a single contract.',
    parameters: [address, nftFilter, ...listParameters],
    key: 'none',
    result: {
      type: 'array of objects',
      description: 'One object for each transfer.',
      fields: nftTransferFields,
    },
  },
  inferred({
    module: 'account',
    action: 'balance',
    summary: 'KAIA balance of an address',
    description:
      'Expected to return the KAIA balance of one address. Use `balancemulti` to ask for several at once.',
    parameters: [address],
    key: 'none',
    result: {
      type: 'unverified',
      description:
        'Expected to be a single string with the balance. Neither this nor its unit is verified.',
    },
  }),
  inferred({
    module: 'account',
    action: 'balancemulti',
    summary: 'KAIA balances of several addresses',
    description: 'Expected to return the KAIA balances of several addresses in one call.',
    parameters: [
      {
        ...address,
        description: 'Addresses of the accounts, separated by commas.',
        example: `${example.account},${example.recipient}`,
      },
    ],
    key: 'none',
  }),
  inferred({
    module: 'account',
    action: 'tokenbalance',
    summary: 'Balance of one token of an address',
    description: 'Expected to return how much of one token an address holds.',
    parameters: [tokenAddress, address],
    key: 'none',
  }),
  inferred({
    module: 'account',
    action: 'tokenlist',
    summary: 'Tokens of an address',
    description: 'Expected to return the tokens that an address holds.',
    parameters: [address],
    key: 'none',
  }),
];

const blockno: EtherscanParameter = {
  name: 'blockno',
  type: 'integer',
  required: true,
  description: 'Number of the block.',
  example: example.block,
};

const blockActions: readonly EtherscanAction[] = [
  inferred({
    module: 'block',
    action: 'getblockreward',
    summary: 'Reward of a block',
    description: 'Expected to return the reward that was paid for a block.',
    parameters: [blockno],
    key: 'unverified',
  }),
  inferred({
    module: 'block',
    action: 'getblockcountdown',
    summary: 'Time left until a block',
    description:
      'Expected to return how long it takes until a block that does not exist yet is made. Use it to time something that depends on the number of a block.',
    parameters: [
      {
        ...blockno,
        description: 'Number of a block to come.',
        example: example.futureBlock,
      },
    ],
    key: 'unverified',
  }),
  inferred({
    module: 'block',
    action: 'getblocknobytime',
    summary: 'Block closest to a time',
    description:
      'Expected to return the number of the block closest to a time. Use it to turn dates into the `startblock` and `endblock` of other actions.',
    parameters: [
      {
        name: 'timestamp',
        type: 'integer',
        required: true,
        description: 'The time, in seconds since the Unix epoch.',
        example: example.timeStamp,
      },
      {
        name: 'closest',
        type: 'string',
        required: true,
        description: 'Which side of the time the block has to be on.',
        example: 'before',
        enum: ['before', 'after'],
      },
    ],
    key: 'unverified',
  }),
];

const contractAddress: EtherscanParameter = {
  ...address,
  description: 'Address of the contract.',
  example: example.contract,
};

const contractActions: readonly EtherscanAction[] = [
  {
    module: 'contract',
    action: 'getabi',
    summary: 'ABI of a verified contract',
    description:
      'Returns the ABI of a contract whose source has been verified. Use it to call the contract, or to decode its input and its logs, without having its source at hand.',
    parameters: [contractAddress],
    key: 'none',
    result: {
      type: 'string',
      description:
        'The ABI as JSON text. It is a string within the answer, so it has to be parsed once more.',
      example: JSON.stringify([
        {
          type: 'function',
          name: 'totalSupply',
          inputs: [],
          outputs: [{name: '', type: 'uint256'}],
          stateMutability: 'view',
        },
      ]),
    },
  },
  inferred({
    module: 'contract',
    action: 'getsourcecode',
    summary: 'Source code of a verified contract',
    description:
      'Expected to return the source code of a contract that has been verified.',
    parameters: [contractAddress],
    key: 'none',
  }),
  inferred({
    module: 'contract',
    action: 'getcontractcreation',
    summary: 'Creator and creation transaction of contracts',
    description:
      'Expected to return, for one or more contracts, who created each of them and in which transaction.',
    parameters: [
      {
        ...contractAddress,
        name: 'contractaddresses',
        description: 'Addresses of the contracts, separated by commas.',
        example: `${example.contract},${example.token}`,
      },
    ],
    key: 'none',
  }),
];

const statsActions: readonly EtherscanAction[] = [
  {
    module: 'stats',
    action: 'totalfees',
    summary: 'Transaction fees of one day',
    description:
      'Returns the transaction fees of one day. Ask for several days in turn to draw a series.',
    parameters: [
      {
        name: 'date',
        type: 'string',
        required: true,
        description: 'The day, as `YYYY-MM-DD`.',
        example: '2025-01-01',
      },
      apikey,
    ],
    key: 'apikey',
    result: {
      type: 'unverified',
      description: 'The shape and the unit of the result are not verified.',
    },
  },
  inferred({
    module: 'stats',
    action: 'coinprice',
    summary: 'Price of KAIA',
    description: 'Expected to return the price of KAIA.',
    parameters: [apikey],
    key: 'apikey',
  }),
  inferred({
    module: 'stats',
    action: 'coinsupply',
    summary: 'Supply of KAIA',
    description: 'Expected to return the supply of KAIA.',
    parameters: [apikey],
    key: 'apikey',
  }),
  inferred({
    module: 'stats',
    action: 'tokensupply',
    summary: 'Supply of a token',
    description: 'Expected to return the supply of one token.',
    parameters: [tokenAddress, apikey],
    key: 'apikey',
  }),
];

const tokenActions: readonly EtherscanAction[] = [
  inferred({
    module: 'token',
    action: 'getToken',
    summary: 'Facts about a token',
    description: 'Expected to return what is known about one token contract.',
    parameters: [tokenAddress],
    key: 'unverified',
  }),
  inferred({
    module: 'token',
    action: 'getTokenHolders',
    summary: 'Holders of a token',
    description: 'Expected to return the addresses that hold a token, page by page.',
    parameters: [
      tokenAddress,
      {
        name: 'page',
        type: 'integer',
        required: false,
        description: 'Number of the page, together with `offset`.',
        example: '1',
      },
      {
        name: 'offset',
        type: 'integer',
        required: false,
        description: 'Number of items on a page.',
        example: '20',
      },
    ],
    key: 'unverified',
  }),
];

const transactionActions: readonly EtherscanAction[] = [
  {
    module: 'transaction',
    action: 'gettxinfo',
    summary: 'Facts about a transaction, with its logs',
    description:
      'Returns a transaction with its event logs and, if it was reverted, the reason. Use it to look at one transaction in full.',
    parameters: [txhash, apikey],
    key: 'apikey',
    result: {
      type: 'object',
      description: 'The transaction.',
      fields: transactionInfoFields,
    },
    price,
  },
  {
    module: 'transaction',
    action: 'gettxreceiptstatus',
    summary: 'Receipt status of a transaction',
    description:
      'Returns the status in the receipt of a transaction. Use it to learn whether a transaction that you sent succeeded, when nothing else of it matters.',
    parameters: [txhash, apikey],
    key: 'apikey',
    result: {
      type: 'object',
      description: 'The status.',
      fields: receiptStatusFields,
    },
    price,
  },
];

const statusActions: readonly EtherscanAction[] = [
  {
    module: 'status',
    action: 'getstatus',
    summary: 'Error status and message',
    description:
      'Returns an error status and its message. `apikey` is the only parameter that has been seen.',
    parameters: [apikey],
    key: 'apikey',
    result: {
      type: 'unverified',
      description: 'An object. Its fields are not verified.',
    },
    price,
  },
];

/** All actions, module by module. */
export const etherscanActions: readonly EtherscanAction[] = [
  ...accountActions,
  ...blockActions,
  ...contractActions,
  ...statsActions,
  ...tokenActions,
  ...transactionActions,
  ...statusActions,
];
