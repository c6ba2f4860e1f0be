import type {HighlightedSample} from 'docusaurus-openapi-reference/reference/code-sample';
import type {Evidence} from 'docusaurus-openapi-reference/reference/evidence';
import type {EtherscanAction, EtherscanParameter} from './action';
import type {EtherscanField} from './schema';

/** What a page shows of an action. A part has evidence only if it differs from that of the action. */
export interface EtherscanActionData extends Pick<
  EtherscanAction,
  'description' | 'notes' | 'x-plan' | 'x-credits'
> {
  readonly name: string;
  readonly evidence: Evidence;
  readonly addresses: readonly {readonly network: string; readonly url: string}[];
  readonly parameters: readonly (EtherscanParameter & {
    readonly example?: string | number;
  })[];
  readonly result: {readonly type?: string; readonly description: string};
  readonly fields: readonly EtherscanField[];
  readonly samples: readonly HighlightedSample[];
  /** Example response as highlighted JSON, if the response is known. */
  readonly responseHtml?: string;
}

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
