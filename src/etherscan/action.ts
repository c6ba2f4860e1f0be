import type {EtherscanResult} from './result';

export type EtherscanModule =
  'account' | 'block' | 'contract' | 'stats' | 'token' | 'transaction' | 'status';

/** A query parameter, except `module` and `action`. */
export interface EtherscanParameter {
  readonly name: string;
  readonly type: 'string' | 'integer';
  readonly required: boolean;
  /** Backticks mark code. */
  readonly description: string;
  readonly example: string;
  readonly default?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  /** Inferred; not in published documentation. */
  readonly unverified?: true;
}

/** Whether published examples send the `apikey` parameter; `unverified` if there is no example. */
export type KeyUse = 'apikey' | 'none' | 'unverified';

export interface EtherscanAction {
  readonly module: EtherscanModule;
  readonly action: string;
  readonly summary: string;
  /** Backticks mark code. */
  readonly description: string;
  readonly parameters: readonly EtherscanParameter[];
  readonly key: KeyUse;
  readonly result: EtherscanResult;
  /** Inferred; not in published documentation. */
  readonly unverified?: true;
  /** Lowest plan with the action and cost of a call, if both are known. */
  readonly price?: {readonly plan: string; readonly credits: number};
}
