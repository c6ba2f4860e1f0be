import type {Evidence} from '../reference/evidence';
import type {EtherscanResult} from './result';

export type EtherscanModule =
  'account' | 'block' | 'contract' | 'stats' | 'token' | 'transaction' | 'status';

/** A statement whose evidence differs from that of the part it is about. */
export interface EtherscanNote {
  /** Backticks mark code. */
  readonly text: string;
  readonly evidence: Evidence;
}

/** A query parameter, except `module` and `action`. */
export interface EtherscanParameter {
  readonly name: string;
  readonly type: 'string' | 'integer';
  readonly required: boolean | 'unknown';
  /** Backticks mark code. */
  readonly description: string;
  readonly evidence: Evidence;
  readonly enum?: readonly string[];
  readonly limits?: EtherscanLimits;
  readonly note?: EtherscanNote;
}

export interface EtherscanLimits {
  readonly default?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly evidence: Evidence;
}

export interface EtherscanAction {
  readonly module: EtherscanModule;
  readonly action: string;
  readonly summary: string;
  /** Backticks mark code. */
  readonly description: string;
  /** What the reader has to watch. */
  readonly notes: readonly EtherscanNote[];
  readonly parameters: readonly EtherscanParameter[];
  readonly result: EtherscanResult;
  readonly evidence: Evidence;
  /** Lowest plan with the action and cost of a call, if both are known. */
  readonly price?: EtherscanPrice;
}

export interface EtherscanPrice {
  readonly plan: string;
  readonly credits: number;
  readonly evidence: Evidence;
}
