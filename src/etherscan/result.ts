import {example, toWord} from './example';

/** A field of a response. Its example is part of the example response. */
export type EtherscanField = {
  readonly name: string;
  /** Prose; backticks mark code. */
  readonly description: string;
} & (
  | {readonly type: 'string'; readonly example: string}
  | {readonly type: 'boolean'; readonly example: boolean}
  | {readonly type: 'array of strings'; readonly example: readonly string[]}
  | {readonly type: 'array of objects'; readonly fields: readonly EtherscanField[]}
);

/** The `result` of a response. Backticks mark code in descriptions. */
export type EtherscanResult =
  | {
      readonly type: 'array of objects' | 'object';
      readonly description: string;
      readonly fields: readonly EtherscanField[];
    }
  | {readonly type: 'string'; readonly description: string; readonly example: string}
  | {readonly type: 'unverified'; readonly description: string};

export type Json = string | boolean | readonly Json[] | {readonly [name: string]: Json};

export interface EtherscanEnvelope {
  readonly status: string;
  readonly message: string;
  readonly result: Json;
}

export const envelopeFields = [
  {
    name: 'status',
    type: 'string',
    description: '`1` for success, `0` for failure.',
  },
  {
    name: 'message',
    type: 'string',
    description: '`OK`, or the text of the error.',
  },
  {
    name: 'result',
    type: 'object, array or string',
    description: 'What was asked for. Each action describes its own.',
  },
] as const;

function text(name: string, description: string, value: string): EtherscanField {
  return {name, type: 'string', description, example: value};
}

const hash = text('hash', 'Hash of the transaction.', example.transaction);
const blockNumber = text(
  'blockNumber',
  'Number of the block that holds the transaction.',
  example.block,
);
const timeStamp = text(
  'timeStamp',
  'Time of the block, in seconds since the Unix epoch.',
  example.timeStamp,
);
const nonce = text(
  'nonce',
  'How many transactions the sender had sent before this one.',
  '7',
);
const blockHash = text('blockHash', 'Hash of the block.', example.blockHash);
const transactionIndex = text(
  'transactionIndex',
  'Position of the transaction in its block, from `0`.',
  '3',
);
const gasPrice = text('gasPrice', 'Price of one unit of gas, in peb.', '25000000000');
const confirmations = text(
  'confirmations',
  'How many blocks have followed, counted when the answer was made.',
  '1200',
);

function gas(limit: string): EtherscanField {
  return text('gas', 'Gas limit that the sender set.', limit);
}

function gasUsed(used: string): EtherscanField {
  return text('gasUsed', 'Gas that was used.', used);
}

function cumulativeGasUsed(used: string): EtherscanField {
  return text(
    'cumulativeGasUsed',
    'Gas used in the block up to and including this transaction.',
    used,
  );
}

function input(data: string): EtherscanField {
  return text('input', 'Data sent along, in hexadecimal. `0x` if there is none.', data);
}

const isError = text('isError', '`0` if the call succeeded, `1` if it failed.', '0');

const amountOfKaia = 'in peb: 1 KAIA is 1,000,000,000,000,000,000 peb.';

export const transactionFields: readonly EtherscanField[] = [
  hash,
  blockNumber,
  timeStamp,
  nonce,
  blockHash,
  transactionIndex,
  text('from', 'Address of the sender.', example.account),
  text(
    'to',
    'Address of the receiver or of the contract called. Empty if the transaction deploys a contract.',
    example.recipient,
  ),
  text('value', `Amount of KAIA sent, ${amountOfKaia}`, example.amount),
  gas('21000'),
  gasPrice,
  isError,
  text(
    'txreceipt_status',
    'Status in the receipt: `1` for success, `0` for failure.',
    '1',
  ),
  input('0x'),
  text(
    'contractAddress',
    'Address of the contract that the transaction deployed, else empty.',
    '',
  ),
  gasUsed('21000'),
  confirmations,
  text(
    'methodId',
    'First four bytes of `input`, which select the function called. `0x` if none is called.',
    '0x',
  ),
  text('functionName', 'Signature of the function called, where it is known.', ''),
  cumulativeGasUsed('184302'),
];

const tokenSender = text(
  'from',
  'Address that the tokens left. The zero address if they were minted.',
  example.account,
);
const tokenReceiver = text(
  'to',
  'Address that received the tokens. The zero address if they were burnt.',
  example.recipient,
);

export const tokenTransferFields: readonly EtherscanField[] = [
  hash,
  blockNumber,
  timeStamp,
  nonce,
  blockHash,
  transactionIndex,
  tokenSender,
  tokenReceiver,
  text(
    'value',
    'Amount in the smallest unit of the token: divide it by ten to the power of `tokenDecimal`.',
    example.amount,
  ),
  gas('100000'),
  gasPrice,
  // transfer(address,uint256)
  input(`0xa9059cbb${toWord(example.recipient)}${toWord(example.amount)}`),
  text('contractAddress', 'Address of the token contract.', example.token),
  gasUsed('51234'),
  confirmations,
  text('tokenName', 'Name of the token.', 'Example Token'),
  text('tokenSymbol', 'Symbol of the token.', 'EXT'),
  text('tokenDecimal', 'Number of decimals of the token.', '18'),
  cumulativeGasUsed('214536'),
];

export const nftTransferFields: readonly EtherscanField[] = [
  hash,
  blockNumber,
  timeStamp,
  nonce,
  blockHash,
  transactionIndex,
  tokenSender,
  tokenReceiver,
  gas('150000'),
  gasPrice,
  // safeTransferFrom(address,address,uint256)
  input(
    `0x42842e0e${toWord(example.account)}${toWord(example.recipient)}${toWord(example.itemId)}`,
  ),
  text('contractAddress', 'Address of the token contract.', example.contract),
  gasUsed('84210'),
  confirmations,
  text('tokenName', 'Name of the collection.', 'Example Collection'),
  text('tokenSymbol', 'Symbol of the collection.', 'EXC'),
  text('tokenDecimal', 'Number of decimals of the token: `0` where it has none.', '0'),
  text('tokenID', 'Number of the item within its contract.', example.itemId),
  text('tokenValue', 'How many of the item were transferred.', '1'),
  cumulativeGasUsed('247512'),
];

export const internalTransactionFields: readonly EtherscanField[] = [
  text('hash', 'Hash of the transaction that caused the call.', example.transaction),
  blockNumber,
  timeStamp,
  text('from', 'Address of the contract that made the call.', example.contract),
  text(
    'to',
    'Address that was called. Empty if the call creates a contract.',
    example.account,
  ),
  text('value', `Amount of KAIA passed on, ${amountOfKaia}`, example.amount),
  text('gas', 'Gas that the call could use.', '2300'),
  isError,
  text('errCode', 'Code of the error, empty if there was none.', ''),
  input('0x'),
  text(
    'contractAddress',
    'Address of the contract that the call created, else empty.',
    '',
  ),
  gasUsed('0'),
  text('type', 'Kind of the call, such as `call` or `create`.', 'call'),
  text('traceId', 'Position of the call within the transaction.', '0_1'),
];

export const transactionInfoFields: readonly EtherscanField[] = [
  text('revertReason', 'Why the transaction was reverted, empty if it was not.', ''),
  blockNumber,
  confirmations,
  text('from', 'Address of the sender.', example.account),
  text('gasLimit', 'Gas limit that the sender set.', '100000'),
  gasPrice,
  gasUsed('51234'),
  hash,
  input(`0xa9059cbb${toWord(example.recipient)}${toWord(example.amount)}`),
  {
    name: 'logs',
    type: 'array of objects',
    description: 'Event logs that the transaction emitted.',
    fields: [
      text('address', 'Address of the contract that emitted the log.', example.token),
      text(
        'data',
        'Parameters that are not indexed, in hexadecimal.',
        `0x${toWord(example.amount)}`,
      ),
      {
        name: 'topics',
        type: 'array of strings',
        description: 'Hash of the event signature, then the indexed parameters.',
        example: [
          // Transfer(address,address,uint256)
          '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
          `0x${toWord(example.account)}`,
          `0x${toWord(example.recipient)}`,
        ],
      },
    ],
  },
  {
    name: 'success',
    type: 'boolean',
    description: 'Whether the transaction succeeded.',
    example: true,
  },
  timeStamp,
  text('to', 'Address of the receiver or of the contract called.', example.token),
  text('value', `Amount of KAIA sent, ${amountOfKaia}`, '0'),
];

export const receiptStatusFields: readonly EtherscanField[] = [
  text('status', 'Status in the receipt: `1` for success, `0` for failure.', '1'),
];

function exampleObject(fields: readonly EtherscanField[]): {[name: string]: Json} {
  return Object.fromEntries(
    fields.map((field): [string, Json] => [
      field.name,
      field.type === 'array of objects' ? [exampleObject(field.fields)] : field.example,
    ]),
  );
}

function exampleResult(result: Exclude<EtherscanResult, {type: 'unverified'}>): Json {
  switch (result.type) {
    case 'string':
      return result.example;
    case 'object':
      return exampleObject(result.fields);
    case 'array of objects':
      return [exampleObject(result.fields)];
  }
}

/** Returns an example response; `undefined` if the result is not verified. */
export function exampleResponse(result: EtherscanResult): EtherscanEnvelope | undefined {
  return result.type === 'unverified'
    ? undefined
    : {status: '1', message: 'OK', result: exampleResult(result)};
}

/** Lists nested fields with their paths, such as `logs[].topics`. */
export function flattenFields(
  fields: readonly EtherscanField[],
  prefix = '',
): {readonly path: string; readonly field: EtherscanField}[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    return [
      {path, field},
      ...(field.type === 'array of objects'
        ? flattenFields(field.fields, `${path}[].`)
        : []),
    ];
  });
}
