import type {Evidence} from '../reference/evidence';
import type {EtherscanAction} from './action';
import {etherscanActions} from './actions';
import {flattenFields} from './result';

/** The kinds of all parts, by sort. */
export type EtherscanEvidence = {
  readonly actions: readonly Evidence[];
  readonly parameters: readonly Evidence[];
  /** Of results, with nested fields. */
  readonly fields: readonly Evidence[];
  readonly prices: readonly Evidence[];
};

/** Lists how each part of the actions is known, an entry for each part. */
export function etherscanEvidence(
  actions: readonly EtherscanAction[] = etherscanActions,
): EtherscanEvidence {
  const evidenceOf = ({evidence}: {readonly evidence: Evidence}): Evidence => evidence;
  return {
    actions: actions.map(evidenceOf),
    parameters: actions.flatMap(({parameters}) => parameters.map(evidenceOf)),
    fields: actions.flatMap(({result}) =>
      'fields' in result
        ? flattenFields(result.fields).map(({field}) => evidenceOf(field))
        : [],
    ),
    prices: actions.flatMap(({price}) => (price === undefined ? [] : [price.evidence])),
  };
}
