import type {HighlightedSample} from '../reference/code-sample';
import type {Evidence} from '../reference/evidence';
import type {EtherscanAction} from './action';

export interface EtherscanActionData {
  action: EtherscanAction;
  addresses: {network: string; url: string}[];
  /** Values of the example request by parameter name. */
  values: Readonly<Record<string, string>>;
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
  evidence: Evidence;
  isResultKnown: boolean;
  /** Credits a call, if published. */
  credits?: number;
}
