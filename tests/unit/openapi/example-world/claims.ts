import {objectsOf, type Example} from './examples';
import {
  addressOf,
  blockOf,
  nameOf,
  timeOf,
  timestampOf,
  transactionOf,
  type Contract,
  type Transaction,
  type World,
} from './world';

type Row = Record<string, unknown>;

/** What the world says about an object of an example, by the names that the object may use. */
interface Claim {
  about: string;
  fields: Row;
}

/** Returns the members of an example that contradict the world. */
export function contradictionsIn({place, value}: Example, world: World): string[] {
  return objectsOf(value).flatMap((row) => [
    ...unsound(row).map((problem) => `${place}: ${problem}`),
    ...claimsOf(row, world).flatMap((claim) => differences(place, row, claim)),
  ]);
}

/** Returns the members of a row that differ from what the world says. */
export function differences(place: string, row: Row, {about, fields}: Claim): string[] {
  return Object.entries(fields).flatMap(([name, expected]) =>
    name in row && !isEqual(row[name], expected)
      ? [
          `${place}: ${name} of ${about} is ${JSON.stringify(row[name])}, not ${JSON.stringify(expected)}`,
        ]
      : [],
  );
}

/** Percentages have at least 8 digits. */
const ROUNDING = 1e-8;

/** Compares values. The Etherscan-compatible API writes numbers as text. */
export function isEqual(actual: unknown, expected: unknown): boolean {
  if (Number.isInteger(expected)) {
    return Number(actual) === expected;
  }
  if (typeof expected === 'number') {
    return (
      Math.abs(Number(actual) - expected) <= Math.min(Math.abs(expected), 100) * ROUNDING
    );
  }
  return JSON.stringify(actual) === JSON.stringify(expected);
}

/** Checks the sums inside an object. */
function unsound(row: Row): string[] {
  const {gas_used: gas, effective_gas_price: price, transaction_fee: fee} = row;
  return gas !== undefined &&
    price !== undefined &&
    !isEqual(fee, Number(gas) * Number(price))
    ? [`transaction_fee ${String(fee)} is not gas used times price`]
    : [];
}

function claimsOf(row: Row, world: World): Claim[] {
  return [
    ...transactionClaims(row, world),
    ...blockClaims(row, world),
    ...contractClaims(row, world),
    ...accountClaims(row, world),
    ...keyClaims(row, world),
    ...rewardClaims(row, world),
    ...logClaims(row, world),
  ];
}

function transactionClaims(row: Row, world: World): Claim[] {
  const hash = row.transaction_hash ?? row.hash ?? row.txHash;
  const transaction = transactionOf(world, hash);
  if (transaction === undefined) {
    return [];
  }
  const about = `the transaction ${transaction.hash}`;
  return [
    {about, fields: positionFields(transaction, world)},
    {about, fields: rowFields(row, transaction, world)},
  ];
}

/** The fields of every row that names the transaction. */
function positionFields({block, index, ...rest}: Transaction, world: World): Row {
  const feePayer = addressOf(world, rest.fee_payer);
  return given({
    block_id: block,
    block_number: block,
    blockNumber: String(block),
    datetime: timeOf(world, block),
    timeStamp: String(timestampOf(world, block)),
    blockHash: blockOf(world, block)?.hash,
    confirmations: String(world.network.latest_block - block),
    transaction_index: index,
    transactionIndex: index === undefined ? undefined : String(index),
    fee_payer: feePayer,
  });
}

/** The fields of one sort of row: the transaction itself, or something that happened in it. */
function rowFields(row: Row, transaction: Transaction, world: World): Row {
  const {hash} = transaction;
  const address = (name: string | undefined): string | undefined =>
    addressOf(world, name);
  if ('log_index' in row) {
    const log = world.event_logs.find(
      (one) => one.transaction === hash && one.log_index === row.log_index,
    );
    return log === undefined ? NOT_FOUND : logFields(log, world);
  }
  if ('call_id' in row || 'traceId' in row) {
    const callId = row.call_id ?? Number(String(row.traceId).split('_')[2]);
    const call = world.internal_transactions.find(
      (one) => one.transaction === hash && one.call_id === callId,
    );
    return call === undefined
      ? NOT_FOUND
      : given({
          from: address(call.from),
          to: address(call.to),
          amount: call.amount,
          value: call.amount,
          signature: call.signature,
          method_id: world.methods[call.signature ?? ''],
          traceId: `${transaction.block}_${transaction.index}_${call.call_id}`,
        });
  }
  if ('token_id' in row || 'tokenID' in row) {
    const transfer = world.nft_transfers.find((one) => one.transaction === hash);
    return transfer === undefined
      ? NOT_FOUND
      : {
          ...gasFields(transaction),
          from: address(transfer.from),
          to: address(transfer.to),
          token_id: transfer.token_id,
          tokenID: transfer.token_id,
          token_count: transfer.count,
          tokenValue: transfer.count,
          contractAddress: address(transfer.collection),
        };
  }
  if ('swap_type' in row) {
    return swapFields(hash, world);
  }
  if ('contract' in row || 'tokenDecimal' in row) {
    const transfer = world.token_transfers.find((one) => one.transaction === hash);
    const decimals = world.contracts[transfer?.token ?? '']?.decimals ?? 0;
    return transfer === undefined
      ? NOT_FOUND
      : {
          ...gasFields(transaction),
          from: address(transfer.from),
          to: address(transfer.to),
          amount: transfer.amount,
          value: transfer.amount * 10 ** decimals,
          contractAddress: address(transfer.token),
        };
  }
  const burn = world.burns.find((one) => one.transaction === hash);
  if (burn !== undefined) {
    return {from: address(burn.account), to: address('zero'), amount: burn.amount};
  }
  const key = world.keys.find((one) => one.transaction === hash);
  if (key !== undefined && 'account_key_type' in row) {
    return {
      transaction_type: transaction.type,
      account_address: address(key.account),
      key: key.encoded,
    };
  }
  return ownFields(transaction, world);
}

/** Equals nothing in a row, so each member is reported. */
const NOT_FOUND: Row = {transaction_hash: 'unknown', hash: 'unknown'};

/** The fields of a row that is the transaction itself. */
export function ownFields(transaction: Transaction, world: World): Row {
  const {amount, fee, signature, input, fee_ratio: ratio} = transaction;
  const transfers = world.token_transfers.filter(isIn(transaction));
  const nftTransfers = world.nft_transfers.filter(isIn(transaction));
  const methodId = world.methods[signature ?? ''];
  return given({
    ...gasFields(transaction),
    transaction_type: transaction.type,
    from: addressOf(world, transaction.from),
    to: addressOf(world, transaction.to),
    created_contract: addressOf(world, transaction.created_contract),
    contractCreator: addressOf(world, transaction.from),
    contractAddress: addressOf(world, transaction.created_contract) ?? '',
    amount,
    value: amount === undefined ? undefined : amount * 1e18,
    transaction_fee: fee,
    burnt_fees: fee === undefined ? undefined : fee / 2,
    gas_price: world.network.gas_price,
    effective_gas_price: world.network.gas_price,
    fee_ration: ratio,
    signature,
    functionName: signature ?? '',
    method_id: methodId,
    methodId: methodId ?? '0x',
    input,
    token_transfer: transfers.length,
    nft_transfer: nftTransfers.length,
  });
}

function gasFields(transaction: Transaction): Row {
  const {nonce, gas_limit: limit, gas_used: used, cumulative_gas_used: sum} = transaction;
  return given({
    nonce,
    gas: limit,
    gasLimit: limit,
    gas_limit: limit,
    gasUsed: used,
    gas_used: used,
    cumulativeGasUsed: sum,
    gasPrice: 0.0000000275,
  });
}

function isIn({hash}: Transaction): (one: {transaction: string}) => boolean {
  return (one) => one.transaction === hash;
}

function logFields(log: World['event_logs'][number], world: World): Row {
  const values = Object.entries(log.arguments).map(([name, value]) => ({
    name,
    value:
      world.accounts[value] || world.contracts[value] ? addressOf(world, value) : value,
  }));
  const words = values.map(({value}) =>
    (value?.startsWith('0x') ? value.slice(2) : BigInt(value ?? 0).toString(16)).padStart(
      64,
      '0',
    ),
  );
  const indexed = values.filter(({value}) => value?.startsWith('0x')).length;
  return {
    contract_address: addressOf(world, log.contract),
    type: log.event.split('(')[0],
    topics: [
      world.events[log.event],
      ...words.slice(0, indexed).map((word) => `0x${word}`),
    ],
    data: `0x${words.slice(indexed).join('')}`,
    items: values,
  };
}

/** Claims about a log in a list that names the transaction once. */
function logClaims(row: Row, world: World): Claim[] {
  if (!('topics' in row) || 'log_index' in row) {
    return [];
  }
  const logs = world.event_logs.map((log) => logFields(log, world));
  const {
    contract_address: address,
    topics,
    data,
  } = logs.find((log) => isEqual(log.topics, row.topics)) ?? {};
  return [{about: 'an event log', fields: {address, topics, data}}];
}

function swapFields(hash: string, world: World): Row {
  const swap = world.swaps.find((one) => one.transaction === hash);
  const token = (symbol: string, amount: number): Row => ({
    contract_address: addressOf(world, symbol),
    symbol,
    name: world.contracts[symbol]?.name,
    amount,
  });
  return swap === undefined
    ? NOT_FOUND
    : {
        from: addressOf(world, swap.account),
        token_in: token(swap.token_in, swap.amount_in),
        token_out: token(swap.token_out, swap.amount_out),
        usd_value: swap.amount_out,
      };
}

function blockClaims(row: Row, world: World): Claim[] {
  const block = blockOf(world, row.block_id);
  if (block === undefined || 'transaction_hash' in row) {
    return [];
  }
  const {minted} = world.block_reward;
  const proposer = addressOf(world, block.proposer);
  const committee = row.block_committee as Row | undefined;
  return [
    {
      about: `the block ${block.number}`,
      fields: given({
        datetime: timeOf(world, block.number),
        hash: block.hash,
        parent_hash: block.parent_hash,
        total_transaction_count: block.transactions,
        block_size: block.size,
        block_proposer: proposer,
        base_fee_per_gas: world.network.base_fee,
        reward: minted,
        burnt_fees: block.total_fee,
        block_reward: {minted, total_fee: block.total_fee, burnt_fee: block.total_fee},
        block_committee: {...committee, block_proposer: proposer},
      }),
    },
  ];
}

function contractClaims(row: Row, world: World): Claim[] {
  const contracts = Object.entries(world.contracts);
  const address = row.contract_address ?? row.contractAddress ?? row.address;
  const [name, contract] =
    contracts.find(([, one]) => one.address === address) ??
    contracts.find(([, one]) => address === undefined && isNamed(row, one)) ??
    [];
  return name === undefined || contract === undefined
    ? []
    : [{about: `the contract ${name}`, fields: contractFields(contract, row, world)}];
}

function isNamed(row: Row, {name, symbol}: Contract): boolean {
  return 'contract_type' in row && (row.name === name || row.symbol === symbol);
}

function contractFields(contract: Contract, row: Row, world: World): Row {
  const isRow = [
    'transaction_hash',
    'hash',
    'log_index',
    'account_address',
    'amount',
  ].some((name) => name in row);
  const about = given({
    contract_type: contract.type,
    symbol: contract.symbol,
    name: contract.name,
    contract_name: contract.name,
    token_name: contract.name,
    token_symbol: contract.symbol,
    tokenName: contract.name,
    tokenSymbol: contract.symbol,
    tokenDecimal: contract.decimals,
    decimal: contract.decimals,
    total_transfers: contract.transfers,
    holder_count: contract.holders,
    burn_amount: contract.burnt,
    total_burns: contract.burns,
    creation_code: contract.creation_code,
    contract_creator_address: addressOf(world, contract.creator),
    contract_creator_transaction_hash: contract.creation_transaction,
    contractCreator: addressOf(world, contract.creator),
    txHash: contract.creation_transaction,
    total_transaction_count: contract.transactions,
  });
  return isRow
    ? about
    : {
        ...about,
        ...given({
          type: contract.type,
          total_supply: contract.total_supply,
          balance: 'account_type' in row ? contract.balance : undefined,
        }),
      };
}

function accountClaims(row: Row, world: World): Claim[] {
  const name = nameOf(world, row.address);
  const account = world.accounts[name ?? ''];
  return name === undefined || !('account_type' in row)
    ? []
    : [
        {
          about: name,
          fields: given({
            account_type: account === undefined ? 'SCA' : (account.type ?? 'EOA'),
            balance: account?.balance,
            total_transaction_count: account?.transactions,
          }),
        },
      ];
}

function keyClaims(row: Row, world: World): Claim[] {
  const key = world.keys.find((one) => one.public_key === row.public_key);
  return key === undefined
    ? []
    : [
        {
          about: `the key ${key.compressed}`,
          fields: {compressed_public_key: key.compressed, address: key.address},
        },
      ];
}

function rewardClaims(row: Row, world: World): Claim[] {
  const {minted, distributions, recipients} = world.block_reward;
  const burnt = world.burnt.find(({block}) => block === row.nearest_block_number);
  return [
    ...('minted' in row
      ? [
          {
            about: 'the reward of a block',
            fields: {
              minted,
              burnt_fee: row.total_fee,
              distributions: Object.entries(distributions).map(([type, amount]) => ({
                type,
                amount,
              })),
              recipients: recipients.map(({type, account, amount}) => ({
                type,
                address: addressOf(world, account),
                amount,
              })),
            },
          },
        ]
      : []),
    ...(burnt === undefined
      ? []
      : [
          {
            about: `the burnt KAIA at block ${burnt.block}`,
            fields: {
              accumulate_burnt_fees: burnt.fees,
              accumulate_burnt_kaia: burnt.kaia,
              kip103_burnt: burnt.kip103,
              kip160_burnt: burnt.kip160,
              accumulate_burnt: burnt.total,
            },
          },
        ]),
  ];
}

/** Removes members that are not known. */
function given(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  );
}
