import type {EtherscanResult} from './result';

/** The `module` query parameter. */
export type EtherscanModule =
  'account' | 'block' | 'contract' | 'stats' | 'token' | 'transaction' | 'status';

/** A query parameter of an action, beside `module` and `action`. */
export interface EtherscanParameter {
  readonly name: string;
  readonly type: 'string' | 'integer';
  readonly required: boolean;
  /** Prose; backticks mark code. */
  readonly description: string;
  readonly example: string;
  readonly default?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  /** Inferred, never seen in published material. */
  readonly unverified?: true;
}

/**
 * How an action takes the key, as far as its published examples show: in the `apikey`
 * parameter, not at all, or unknown because no example has been seen.
 */
export type KeyUse = 'apikey' | 'none' | 'unverified';

/** One call of the Etherscan-compatible API. */
export interface EtherscanAction {
  readonly module: EtherscanModule;
  readonly action: string;
  /** A few words for lists, without a full stop. */
  readonly summary: string;
  /** What it returns and when to use it; backticks mark code. */
  readonly description: string;
  readonly parameters: readonly EtherscanParameter[];
  readonly key: KeyUse;
  readonly result: EtherscanResult;
  /** Inferred, never seen in published material. */
  readonly unverified?: true;
  /** The lowest plan that has the action, and what a call costs: where both are known. */
  readonly price?: {readonly plan: string; readonly credits: number};
}
