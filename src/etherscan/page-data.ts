import type {HighlightedSample} from '../reference/code-sample';
import type {EtherscanAction} from './action';

export interface EtherscanActionData {
  action: EtherscanAction;
  /** URL on each network. */
  addresses: {network: string; url: string}[];
  samples: HighlightedSample[];
  /** Example response as highlighted JSON, if the response is known. */
  responseHtml?: string;
}

/** Actions of a page by `action`. */
export type EtherscanPageData = Record<string, EtherscanActionData>;

export interface EtherscanIndexEntry {
  module: string;
  action: string;
  summary: string;
  /** Path and anchor of its heading. */
  route: string;
  state: 'published' | 'responseUnverified' | 'unverified';
}
