import type {EtherscanAction, EtherscanNote} from './action';
import {
  contractCreationFields,
  internalTransactionFields,
  multiTokenTransferFields,
  nftTransferFields,
  receiptStatusFields,
  tokenTransferFields,
  transactionFields,
  transactionInfoFields,
} from './fields';
import {type ActionDraft, knownFrom, type ParameterDraft} from './known-from';

/** An action that public code calls. */
function seenInUse(draft: ActionDraft): EtherscanAction {
  return knownFrom('seen-in-use', draft);
}

function documented(draft: ActionDraft): EtherscanAction {
  return knownFrom('documented', draft);
}

function source2024(draft: ActionDraft): EtherscanAction {
  return knownFrom('source-2024', draft);
}

/** An action that no public material shows, so nothing is known of its result. */
function inferred(draft: Omit<ActionDraft, 'result'>): EtherscanAction {
  return knownFrom('inferred', {
    ...draft,
    result: {type: 'unknown', description: 'The shape of the result is not known.'},
  });
}

function noteFromSource(text: string): EtherscanNote {
  return {text, evidence: 'source-2024'};
}

const address: ParameterDraft = {
  name: 'address',
  type: 'string',
  required: true,
  description: 'Address of the account.',
};

const tokenFilter: ParameterDraft = {
  name: 'contractaddress',
  type: 'string',
  required: false,
  description: 'Limits the answer to the transfers of one contract.',
};

const tokenAddress: ParameterDraft = {
  name: 'contractaddress',
  type: 'string',
  required: true,
  description: 'Address of the token contract.',
};

const page: ParameterDraft = {
  name: 'page',
  type: 'integer',
  required: false,
  description: 'Number of the page. Send it together with `offset`.',
};

const offset: ParameterDraft = {
  name: 'offset',
  type: 'integer',
  required: false,
  description:
    'Number of items on a page. In spite of its name it does not skip items: raise `page` for that.',
};

/** Block range, paging and order of the lists of the account module. */
const listParameters: readonly ParameterDraft[] = [
  {
    name: 'startblock',
    type: 'integer',
    required: false,
    description: 'First block of the range. Send it together with `endblock`.',
    note: noteFromSource('One bound without the other is ignored.'),
  },
  {
    name: 'endblock',
    type: 'integer',
    required: false,
    description: 'Last block of the range. Send it together with `startblock`.',
  },
  {...page, limits: {default: '1', minimum: 1, evidence: 'source-2024'}},
  {
    ...offset,
    limits: {default: '20', minimum: 1, maximum: 10000, evidence: 'source-2024'},
  },
  {
    name: 'sort',
    type: 'string',
    required: false,
    description:
      'Order of the items: `desc` for the newest first, `asc` for the oldest first. Always send it, because the default is not certain: the documentation of `token1155tx` names `desc`, the source code of 2024 uses `asc`.',
    enum: ['asc', 'desc'],
    note: noteFromSource('Every value except `asc` means `desc`.'),
  },
];

const apikey: ParameterDraft = {
  name: 'apikey',
  type: 'string',
  required: true,
  description: 'Your API key.',
};

const keyOfAccounts: ParameterDraft = {
  ...apikey,
  required: 'unknown',
  description: 'Your API key. The sample of `token1155tx` in the documentation has none.',
  evidence: 'inferred',
};

/** The actions of the source code of 2024 needed no key. */
const keyOfSource: ParameterDraft = {
  ...keyOfAccounts,
  note: noteFromSource('The source code of 2024 needs no key for the action.'),
};

const unknownKey: ParameterDraft = {
  ...apikey,
  required: 'unknown',
  description: 'Your API key. Whether the action needs it is not known.',
};

const txhash: ParameterDraft = {
  name: 'txhash',
  type: 'string',
  required: true,
  description: 'Hash of the transaction.',
};

const price = {plan: 'Free', credits: 2, evidence: 'documented'} as const;

const accountActions: readonly EtherscanAction[] = [
  source2024({
    module: 'account',
    action: 'txlist',
    summary: 'Transactions of an address',
    description:
      'Returns the transactions that an address sent or received, page by page. Use it for the history of an account.',
    notes: [
      noteFromSource(
        'Transfers of tokens and calls between contracts are not in this list. Use `tokentx`, `tokennfttx`, `token1155tx` and `txlistinternal` for them.',
      ),
      noteFromSource(
        '`gasPrice` is in KAIA. The unit of `value` is not known: compare it with an amount that you know before you add amounts up.',
      ),
    ],
    parameters: [address, ...listParameters, keyOfSource],
    result: {
      type: 'array of objects',
      description: 'An object for each transaction.',
      fields: transactionFields,
    },
  }),
  source2024({
    module: 'account',
    action: 'txlistinternal',
    summary: 'Internal transactions of an address',
    description:
      'Returns the calls that contracts made from or to an address while a transaction ran. Use it to find KAIA that an account received from a contract, which `txlist` does not show.',
    notes: [
      noteFromSource(
        'Without a block range, `sort=desc` reads the oldest calls first. Send `startblock` and `endblock`.',
      ),
      noteFromSource(
        '`to` repeats `from`, which is a mistake. Check the receiver in the main API before you rely on it.',
      ),
    ],
    parameters: [address, ...listParameters, keyOfSource],
    result: {
      type: 'array of objects',
      description: 'An object for each call.',
      fields: internalTransactionFields,
    },
  }),
  source2024({
    module: 'account',
    action: 'tokentx',
    summary: 'Fungible token transfers of an address',
    description:
      'Returns the transfers of fungible tokens from or to an address. Use it to follow payments in a token; add `contractaddress` to see one token only.',
    notes: [
      noteFromSource(
        '`value` has no decimal point: divide it by ten to the power of `tokenDecimal`.',
      ),
    ],
    parameters: [address, tokenFilter, ...listParameters, keyOfSource],
    result: {
      type: 'array of objects',
      description: 'An object for each transfer.',
      fields: tokenTransferFields,
    },
  }),
  source2024({
    module: 'account',
    action: 'tokennfttx',
    summary: 'NFT transfers (ERC-721, KIP-17) of an address',
    description:
      'Returns the transfers of non-fungible tokens (ERC-721 and KIP-17) from or to an address. Use it to see which items an account received and gave away; add `contractaddress` to see one collection only.',
    notes: [
      noteFromSource(
        'Transfers of ERC-1155 and KIP-37 items are not in this list. Use `token1155tx` for them.',
      ),
    ],
    parameters: [address, tokenFilter, ...listParameters, keyOfSource],
    result: {
      type: 'array of objects',
      description: 'An object for each transfer.',
      fields: nftTransferFields,
    },
  }),
  documented({
    module: 'account',
    action: 'token1155tx',
    summary: 'Multi-token transfers (ERC-1155, KIP-37) of an address',
    description:
      'Returns the transfers of items of multi-token contracts (ERC-1155 and KIP-37) from or to an address. Use it to see which items an account received and gave away; add `contractaddress` to see one contract only.',
    notes: [
      {
        text: 'One transfer can move several pieces of an item: `tokenValue` is their number.',
        evidence: 'documented',
      },
      {
        text: '`contractAddress` is an empty string in the sample of the documentation, so do not rely on it.',
        evidence: 'documented',
      },
    ],
    parameters: [address, tokenFilter, ...listParameters, keyOfAccounts],
    result: {
      type: 'array of objects',
      description: 'An object for each transfer.',
      fields: multiTokenTransferFields,
    },
  }),
  inferred({
    module: 'account',
    action: 'balance',
    summary: 'KAIA balance of an address',
    description:
      'Expected to return the KAIA balance of one address. Use it where a program calls this action of Etherscan. The unit of the balance is not known.',
    parameters: [address, keyOfAccounts],
  }),
  inferred({
    module: 'account',
    action: 'balancemulti',
    summary: 'KAIA balances of several addresses',
    description:
      'Expected to return the KAIA balances of several addresses in one request. The unit of the balances is not known.',
    parameters: [
      {...address, description: 'Addresses of the accounts, separated by commas.'},
      keyOfAccounts,
    ],
  }),
  inferred({
    module: 'account',
    action: 'tokenbalance',
    summary: 'Balance of one token of an address',
    description:
      'Expected to return the amount of one token that an address holds. Whether the decimals of the token are applied is not known.',
    parameters: [tokenAddress, address, keyOfAccounts],
  }),
  inferred({
    module: 'account',
    action: 'tokenlist',
    summary: 'Tokens of an address',
    description:
      'Expected to return the tokens that an address holds. Whether the list has pages is not known.',
    parameters: [address, keyOfAccounts],
  }),
];

const blockno: ParameterDraft = {
  name: 'blockno',
  type: 'integer',
  required: true,
  description: 'Number of the block.',
};

const blockActions: readonly EtherscanAction[] = [
  inferred({
    module: 'block',
    action: 'getblockreward',
    summary: 'Reward of a block',
    description:
      'Expected to return the reward of a block. On Kaia several receivers share the reward; how the answer shows that is not known.',
    parameters: [blockno, unknownKey],
  }),
  inferred({
    module: 'block',
    action: 'getblockcountdown',
    summary: 'Time left until a block',
    description:
      'Expected to return the time until a future block. Use it to schedule what depends on a block number. Kaia makes a block a second, so the difference of the block numbers is an estimate in seconds.',
    parameters: [{...blockno, description: 'Number of a future block.'}, unknownKey],
  }),
  inferred({
    module: 'block',
    action: 'getblocknobytime',
    summary: 'Block closest to a time',
    description:
      'Expected to return the number of the block that is closest to a time. Use it to turn dates into the `startblock` and `endblock` of other actions.',
    parameters: [
      {
        name: 'timestamp',
        type: 'integer',
        required: true,
        description: 'The time, in seconds since the Unix epoch.',
      },
      {
        name: 'closest',
        type: 'string',
        required: true,
        description: 'Whether the block is before or after the time.',
        enum: ['before', 'after'],
      },
      unknownKey,
    ],
  }),
];

const contractAddress: ParameterDraft = {
  ...address,
  description: 'Address of the contract.',
};

const contractActions: readonly EtherscanAction[] = [
  documented({
    module: 'contract',
    action: 'getabi',
    summary: 'ABI of a verified contract',
    description:
      'Returns the ABI of a contract whose source code is verified. Use it to call the contract, or to decode its input data and its logs.',
    notes: [
      {
        text: '`result` is JSON in a string: parse the answer, then parse `result`.',
        evidence: 'documented',
      },
    ],
    parameters: [
      contractAddress,
      {
        ...apikey,
        required: 'unknown',
        description:
          'Your API key. The sample of the documentation has none; public code sends it.',
        evidence: 'seen-in-use',
      },
    ],
    result: {type: 'string', description: 'The ABI as JSON text.', holdsList: true},
  }),
  inferred({
    module: 'contract',
    action: 'getsourcecode',
    summary: 'Source code of a verified contract',
    description:
      'Expected to return the verified source code of a contract. Use it where a program calls this action of Etherscan.',
    parameters: [contractAddress, unknownKey],
  }),
  seenInUse({
    module: 'contract',
    action: 'getcontractcreation',
    summary: 'Creator and creation transaction of contracts',
    description:
      'Returns the creator of a contract and the transaction that created it. Use it to find the block from which the events of a contract begin.',
    notes: [
      {
        text: 'The block number is not among the known fields. Pass `txHash` to `gettxinfo`, and read `blockNumber` there.',
        evidence: 'seen-in-use',
      },
    ],
    parameters: [
      {
        ...contractAddress,
        name: 'contractaddresses',
        note: {
          text: 'Separate several addresses by commas.',
          evidence: 'inferred',
        },
      },
      {
        ...apikey,
        required: 'unknown',
        description: 'Your API key. Public code sends it.',
      },
    ],
    result: {
      type: 'array of objects',
      description: 'An object for each contract. It can have more fields than these.',
      fields: contractCreationFields,
    },
  }),
];

const statsActions: readonly EtherscanAction[] = [
  seenInUse({
    module: 'stats',
    action: 'totalfees',
    summary: 'Transaction fees of one day',
    description:
      'Returns the transaction fees of one day. Use it to draw a series: send a request for each day.',
    notes: [
      {
        text: 'Neither the fields nor the unit of the answer are known. Print it before you parse it.',
        evidence: 'seen-in-use',
      },
    ],
    parameters: [
      {
        name: 'date',
        type: 'string',
        required: true,
        description: 'The day, as `YYYY-MM-DD`.',
      },
      apikey,
    ],
    result: {
      type: 'unknown',
      description: 'The shape and the unit of the result are not known.',
    },
  }),
  inferred({
    module: 'stats',
    action: 'coinprice',
    summary: 'Price of KAIA',
    description:
      'Expected to return the price of KAIA. The currency of the price is not known.',
    parameters: [unknownKey],
  }),
  inferred({
    module: 'stats',
    action: 'coinsupply',
    summary: 'Supply of KAIA',
    description:
      'Expected to return the supply of KAIA. Whether it is the total or the circulating supply is not known.',
    parameters: [unknownKey],
  }),
  inferred({
    module: 'stats',
    action: 'tokensupply',
    summary: 'Supply of a token',
    description:
      'Expected to return the supply of one token. Whether the decimals of the token are applied is not known.',
    parameters: [tokenAddress, unknownKey],
  }),
];

const tokenActions: readonly EtherscanAction[] = [
  inferred({
    module: 'token',
    action: 'getToken',
    summary: 'Details of a token',
    description:
      'Expected to return the details of one token contract, such as its name and its number of decimals.',
    parameters: [tokenAddress, unknownKey],
  }),
  inferred({
    module: 'token',
    action: 'getTokenHolders',
    summary: 'Holders of a token',
    description:
      'Expected to return the addresses that hold a token, page by page. The order of the holders is not known.',
    parameters: [tokenAddress, page, offset, unknownKey],
  }),
];

const transactionActions: readonly EtherscanAction[] = [
  documented({
    module: 'transaction',
    action: 'gettxinfo',
    summary: 'Details of a transaction, with its logs',
    description:
      'Returns a transaction with its event logs and, after a revert, the reason. Use it to look at one transaction in full.',
    notes: [
      {
        text: '`success` is a boolean, and `gasPrice` is in KAIA. All other values are strings or arrays.',
        evidence: 'documented',
      },
    ],
    parameters: [txhash, apikey],
    result: {
      type: 'object',
      description: 'The transaction.',
      fields: transactionInfoFields,
    },
    price,
  }),
  documented({
    module: 'transaction',
    action: 'gettxreceiptstatus',
    summary: 'Receipt status of a transaction',
    description:
      'Returns the status in the receipt of a transaction. Use it to see whether a transaction that you sent succeeded.',
    notes: [
      {
        text: 'There are two fields named `status`. The outer one is about the request, the one in `result` is about the transaction.',
        evidence: 'documented',
      },
    ],
    parameters: [txhash, apikey],
    result: {
      type: 'object',
      description: 'The status.',
      fields: receiptStatusFields,
    },
    price,
  }),
];

const statusActions: readonly EtherscanAction[] = [
  documented({
    module: 'status',
    action: 'getstatus',
    summary: 'Error status and message',
    description:
      'Returns an error status and its message. Use `gettxreceiptstatus` if you only need to know whether a transaction succeeded.',
    notes: [
      {
        text: 'Only the parameter `apikey` is known. Which transaction or request the status is about is not known.',
        evidence: 'documented',
      },
    ],
    parameters: [apikey],
    result: {type: 'unknown', description: 'An object. Its fields are not known.'},
    price,
  }),
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
