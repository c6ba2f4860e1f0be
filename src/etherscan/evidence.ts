import type {Evidence} from 'docusaurus-openapi-reference/types';
import type {EtherscanAction} from './action';
import {fieldsOf} from './schema';

/** Lists how each part of actions is known, by sort, an entry for each part. */
export function etherscanEvidence(
  actions: readonly EtherscanAction[],
): Record<'actions' | 'parameters' | 'fields' | 'prices', Evidence[]> {
  const partsOf = (
    list: (action: EtherscanAction) => readonly {readonly 'x-evidence'?: Evidence}[],
  ): Evidence[] =>
    actions.flatMap((action) =>
      list(action).map((part) => part['x-evidence'] ?? action['x-evidence']),
    );
  return {
    actions: partsOf((action) => [action]),
    parameters: partsOf(({parameters}) => parameters),
    fields: partsOf(({result}) => fieldsOf(result)),
    prices: partsOf((action) => (action['x-credits'] === undefined ? [] : [{}])),
  };
}
