import type {EtherscanNote} from './action';
import type {FieldDraft} from './known-from';

/** A field that is text. */
function text(
  name: string,
  description: string,
  facts: Pick<FieldDraft, 'evidence' | 'note'> = {},
): FieldDraft {
  return {name, type: 'string', description, ...facts};
}

function source2024(statement: string): {readonly note: EtherscanNote} {
  return {note: {text: statement, evidence: 'source-2024'}};
}

const hash = text('hash', 'Hash of the transaction.');
const block: readonly FieldDraft[] = [
  text('blockNumber', 'Number of the block that holds the transaction.'),
  text('timeStamp', 'Time of the block, in seconds since the Unix epoch.'),
];
const position: readonly FieldDraft[] = [
  hash,
  ...block,
  text('nonce', 'Number of transactions that the sender had sent before this one.'),
  text('blockHash', 'Hash of the block.'),
  text('transactionIndex', 'Position of the transaction in its block, from `0`.'),
];
const gas = text('gas', 'Gas limit of the transaction.');
const gasPrice = text(
  'gasPrice',
  'Price of one unit of gas, in KAIA and not in its smallest unit.',
);
const gasUsed = text('gasUsed', 'Gas that the transaction used.');
const cumulativeGasUsed = text(
  'cumulativeGasUsed',
  'Gas used in the block up to and including this transaction.',
);
const confirmations = text(
  'confirmations',
  'Number of the latest block minus the number of this block.',
);
const isError = text('isError', '`1` if there is an error code, else `0`.');

export const transactionFields: readonly FieldDraft[] = [
  ...position,
  text('from', 'Address of the sender.'),
  text('to', 'Address of the receiver, or of the contract that is called.'),
  text(
    'value',
    'Amount of KAIA that is sent. The unit is not known; the example assumes kei, and 1 KAIA is 10^18 kei.',
  ),
  gas,
  gasPrice,
  isError,
  text('txreceipt_status', 'Status in the receipt: `1` for success.'),
  text('input', 'Input data in hexadecimal, `0x` if there is none.'),
  text('contractAddress', 'Address of the contract that the transaction creates.', {
    evidence: 'inferred',
  }),
  gasUsed,
  confirmations,
  text('methodId', 'First four bytes of the input data, which select the function.'),
  text('functionName', 'Signature of the function, where it is known.'),
  cumulativeGasUsed,
];

const sender = text('from', 'Address that the tokens leave.');
const receiver = text('to', 'Address that receives the tokens.');
const deprecatedInput = text(
  'input',
  'The word `deprecated`. The input data of a transaction is in `gettxinfo`.',
);

export const tokenTransferFields: readonly FieldDraft[] = [
  ...position,
  sender,
  receiver,
  text(
    'value',
    'Amount in the smallest unit of the token. Divide it by ten to the power of `tokenDecimal`.',
  ),
  gas,
  gasPrice,
  deprecatedInput,
  text('contractAddress', 'Address of the token contract.'),
  gasUsed,
  confirmations,
  text('tokenName', 'Name of the token.'),
  text('tokenSymbol', 'Symbol of the token.'),
  text('tokenDecimal', 'Number of decimals of the token.'),
  cumulativeGasUsed,
];

interface NftParts {
  readonly contractAddress: FieldDraft;
  readonly tokenDecimal: FieldDraft;
  readonly tokenValue: FieldDraft;
}

function nftFields(parts: NftParts): readonly FieldDraft[] {
  return [
    ...position,
    sender,
    receiver,
    gas,
    gasPrice,
    deprecatedInput,
    parts.contractAddress,
    gasUsed,
    confirmations,
    text('tokenName', 'Name of the contract of the item.'),
    text('tokenSymbol', 'Symbol of the contract of the item.'),
    parts.tokenDecimal,
    text('tokenID', 'Number of the item within its contract.'),
    parts.tokenValue,
    cumulativeGasUsed,
  ];
}

/** Fields of `tokennfttx`. */
export const nftTransferFields = nftFields({
  contractAddress: text('contractAddress', 'Address of the contract of the item.'),
  tokenDecimal: text(
    'tokenDecimal',
    'Number of decimals. The source code of 2024 fills it for KIP-37 and ERC-1155 only, so it can be missing here.',
  ),
  tokenValue: text('tokenValue', 'Number of pieces that are transferred.'),
});

/** Fields of `token1155tx`. */
export const multiTokenTransferFields = nftFields({
  contractAddress: text(
    'contractAddress',
    'Address of the contract of the item. It is an empty string in the sample of the documentation.',
  ),
  tokenDecimal: text('tokenDecimal', 'Number of decimals.'),
  tokenValue: text(
    'tokenValue',
    'Number of pieces that are transferred.',
    source2024(
      'The source code of 2024 fills the field for KIP-17 and ERC-721 only, so it can be missing here.',
    ),
  ),
});

export const internalTransactionFields: readonly FieldDraft[] = [
  text('hash', 'Hash of the transaction that caused the call.'),
  ...block,
  text('from', 'Address that made the call.'),
  text(
    'to',
    'Address that was called. By mistake, the source code of 2024 repeats `from` here; the example shows the address that was called.',
  ),
  text('value', 'Amount of KAIA that the call transfers, in KAIA.'),
  text('gas', 'Gas that the call can use.'),
  isError,
  text('errCode', 'Error code, empty if there is none.'),
  text('input', 'Input data of the call in hexadecimal, `0x` if there is none.'),
  text('contractAddress', 'Address of the contract that the call creates.', {
    evidence: 'inferred',
  }),
  text('gasUsed', 'Gas that the call used.'),
  text('type', 'Kind of the call in capital letters, such as `CALL`.'),
  text(
    'traceId',
    'Number of the block, position of the transaction in the block and number of the call, joined by `_`.',
  ),
];

export const contractCreationFields: readonly FieldDraft[] = [
  text('contractAddress', 'Address of the contract.', {evidence: 'inferred'}),
  text('contractCreator', 'Address of the account that created the contract.'),
  text(
    'txHash',
    'Hash of the transaction that created the contract. A program that reads this field accepts `transactionHash` as well.',
  ),
];

export const transactionInfoFields: readonly FieldDraft[] = [
  text('revertReason', 'Reason of a revert, empty if there was none.'),
  text('blockNumber', 'Number of the block that holds the transaction.'),
  text('confirmations', 'Number of blocks since that block.'),
  text('from', 'Address of the sender.'),
  text('gasLimit', 'Gas limit of the transaction.'),
  gasPrice,
  gasUsed,
  hash,
  text('input', 'Input data in hexadecimal.'),
  {
    name: 'logs',
    type: 'array of objects',
    description: 'Event logs of the transaction.',
    fields: [
      text('address', 'Address of the contract that emitted the log.'),
      text('data', 'Parameters that are not indexed, in hexadecimal.'),
      {
        name: 'topics',
        type: 'array of strings',
        description: 'Hash of the event signature, then the indexed parameters.',
      },
    ],
  },
  {
    name: 'success',
    type: 'boolean',
    description: 'Whether the transaction succeeded.',
  },
  text('timeStamp', 'Time of the block, in seconds since the Unix epoch.'),
  text('to', 'Address of the receiver, or of the contract that is called.'),
  text(
    'value',
    'Amount of KAIA that is sent. The unit is not known: the sample of the documentation has `0`.',
  ),
];

export const receiptStatusFields: readonly FieldDraft[] = [
  text('status', 'Status in the receipt: `1` for success.'),
];
