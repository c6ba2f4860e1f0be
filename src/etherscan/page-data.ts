import type {
  ColouredCode,
  Evidence,
  HighlightedSample,
  OperationData,
} from 'docusaurus-openapi-reference/types';
import type {EtherscanAction, EtherscanParameter} from './action';
import type {EtherscanField} from './schema';

/** What a page shows of an action. A part has evidence only if it differs from that of the action. */
export interface EtherscanActionData extends Pick<
  EtherscanAction,
  'description' | 'notes' | 'x-plan' | 'x-credits'
> {
  readonly name: string;
  /** Its heading on the page. */
  readonly anchor: string;
  readonly evidence: Evidence;
  readonly addresses: readonly {readonly network: string; readonly url: string}[];
  readonly parameters: readonly (EtherscanParameter & {
    readonly example?: string | number;
  })[];
  readonly result: {readonly type?: string; readonly description: string};
  readonly fields: readonly EtherscanField[];
  readonly samples: readonly HighlightedSample[];
  /** Example response, which is JSON, with its colours, if the response is known. */
  readonly response?: ColouredCode;
}

/** What the request panel has of an action. */
export type ActionPanelData = Pick<OperationData, 'operation' | 'components'>;

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

/** Returns the anchor of the heading of an action. */
export function actionAnchor({
  module,
  action,
}: Pick<EtherscanAction, 'module' | 'action'>): string {
  return `${module}-${action}`;
}

export function actionRoute(
  action: Pick<EtherscanAction, 'page' | 'module' | 'action'>,
): string {
  return `/etherscan-compatible-api/${action.page}#${actionAnchor(action)}`;
}
