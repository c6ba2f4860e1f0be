import type {HighlightedSample} from '../reference/code-sample';
import type {EtherscanAction} from './action';

export interface EtherscanActionData {
  action: EtherscanAction;
  addresses: {network: string; url: string}[];
  samples: HighlightedSample[];
  /** Example response as highlighted JSON, if the response is known. */
  responseHtml?: string;
}

export type EtherscanPageData = Record<string, EtherscanActionData>;

export interface EtherscanIndexEntry {
  module: string;
  action: string;
  summary: string;
  route: string;
  state: 'published' | 'responseUnverified' | 'unverified';
}
