import type {HighlightedSample} from '../reference/code-sample';
import type {EtherscanAction} from './action';

/** Everything a page shows of an action. */
export interface EtherscanActionData {
  action: EtherscanAction;
  /** What it is called at, on each network. */
  addresses: {network: string; url: string}[];
  samples: HighlightedSample[];
  /** The example answer as coloured JSON; absent where the answer is not known. */
  answerHtml?: string;
}

/** The actions of a page, by `action`. */
export type EtherscanPageData = Record<string, EtherscanActionData>;

/** A line of the index of all actions. */
export interface EtherscanIndexEntry {
  module: string;
  action: string;
  summary: string;
  /** Address of its heading. */
  route: string;
  state: 'published' | 'answerUnverified' | 'unverified';
}
