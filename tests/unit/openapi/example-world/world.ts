import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export interface Account {
  address: string;
  type?: string;
  balance?: number;
  transactions?: number;
}

export interface Contract extends Account {
  type: string;
  name: string;
  symbol?: string;
  decimals?: number;
  total_supply?: number;
  transfers?: number;
  holders?: number;
  burns?: number;
  burnt?: number;
  creator?: string;
  creation_transaction?: string;
  creation_code?: string;
}

export interface Key {
  account: string;
  transaction: string;
  encoded: string;
  public_key: string;
  compressed: string;
  address: string;
}

export interface Block {
  number: number;
  hash?: string;
  parent_hash?: string;
  transactions?: number;
  size?: number;
  proposer?: string;
  total_fee?: number;
}

export interface Transaction {
  hash: string;
  block: number;
  index?: number;
  type?: string;
  from?: string;
  to?: string;
  created_contract?: string;
  fee_payer?: string;
  fee_ratio?: number;
  nonce?: number;
  amount?: number;
  gas_limit?: number;
  gas_used?: number;
  cumulative_gas_used?: number;
  fee?: number;
  signature?: string;
  input?: string;
}

export interface TokenTransfer {
  transaction: string;
  token: string;
  from: string;
  to: string;
  amount: number;
}

export interface NftTransfer {
  transaction: string;
  collection: string;
  from: string;
  to: string;
  token_id: string;
  count: number;
}

export interface InternalTransaction {
  transaction: string;
  call_id: number;
  from: string;
  to: string;
  amount: number;
  signature?: string;
  gas_limit?: number;
  input?: string;
  output?: string;
}

export interface EventLog {
  transaction: string;
  log_index: number;
  contract: string;
  event: string;
  arguments: Record<string, string>;
}

export interface Burn {
  transaction: string;
  token: string;
  account: string;
  amount: number;
}

export interface Swap {
  transaction: string;
  account: string;
  token_in: string;
  amount_in: number;
  token_out: string;
  amount_out: number;
}

export interface Holding {
  account: string;
  contract: string;
  token_id?: string;
  amount: number;
  latest?: string;
}

export interface Item {
  collection: string;
  token_id: string;
  holder?: string;
  updated?: string;
  transfers?: number;
  supply?: number;
}

export interface StablecoinDay {
  date: string;
  transfers: number;
  volume: number;
  supply: number;
  holders: number;
  active: number;
}

interface RealIdentifier {
  what: string;
  value: string | number;
}

/** The content of openapi/example-world.yaml. */
export interface World {
  network: {
    base_fee: number;
    gas_price: number;
    total_supply: number;
    clock: {block: number; timestamp: number};
    latest_block: number;
  };
  accounts: Record<string, Account>;
  contracts: Record<string, Contract>;
  keys: Key[];
  blocks: Block[];
  ranges: {start: number; end: number}[];
  future_blocks: number[];
  transactions: Transaction[];
  token_transfers: TokenTransfer[];
  nft_transfers: NftTransfer[];
  internal_transactions: InternalTransaction[];
  event_logs: EventLog[];
  burns: Burn[];
  swaps: Swap[];
  holdings: Holding[];
  items: Item[];
  block_reward: {
    minted: number;
    distributions: Record<string, number>;
    recipients: {type: string; account: string; amount: number}[];
  };
  burnt: {
    block: number;
    fees: number;
    kaia: number;
    kip103: number;
    kip160: number;
    total: number;
  }[];
  stablecoin_days: StablecoinDay[];
  methods: Record<string, string>;
  events: Record<string, string>;
  real_identifiers: Record<'mainnet' | 'kairos', RealIdentifier[]>;
}

export function readWorld(): World {
  const file = path.resolve(__dirname, '../../../../openapi/example-world.yaml');
  return parse(readFileSync(file, 'utf8')) as World;
}

/** Returns the address of an account or contract, or `undefined` without a name. */
export function addressOf(world: World, name: string | undefined): string | undefined {
  if (name === undefined) {
    return undefined;
  }
  const found = world.accounts[name] ?? world.contracts[name];
  if (found === undefined) {
    throw new Error(`The world has no account or contract ${name}.`);
  }
  return found.address;
}

/** Returns the name of an account or contract. */
export function nameOf(world: World, address: unknown): string | undefined {
  const all = {...world.accounts, ...world.contracts};
  return Object.keys(all).find((name) => all[name]?.address === address);
}

export function transactionOf(world: World, hash: unknown): Transaction | undefined {
  return world.transactions.find((transaction) => transaction.hash === hash);
}

export function blockOf(world: World, number: unknown): Block | undefined {
  return world.blocks.find((block) => String(block.number) === String(number));
}

/** Returns the time of a block, in seconds. */
export function timestampOf({network}: World, block: number): number {
  return network.clock.timestamp + block - network.clock.block;
}

/** Returns the time of a block: `2025-01-21T06:51:48.000Z`. */
export function timeOf(world: World, block: number): string {
  return new Date(timestampOf(world, block) * 1_000).toISOString();
}
