import type {Evidence} from '../reference/evidence';
import type {EtherscanAction, EtherscanParameter} from './action';
import type {EtherscanField, EtherscanResult, ResultOf} from './result';

/** A part without evidence is known from the same source as its action. */
type Draft<Part extends {readonly evidence: Evidence}> = Omit<Part, 'evidence'> & {
  readonly evidence?: Evidence;
};

export type ParameterDraft = Draft<EtherscanParameter>;

export type FieldDraft = Omit<Draft<EtherscanField>, 'fields'> & {
  readonly fields?: readonly FieldDraft[];
};

export type ActionDraft = Omit<
  EtherscanAction,
  'evidence' | 'notes' | 'parameters' | 'result'
> & {
  /** Default: none. */
  readonly notes?: EtherscanAction['notes'];
  readonly parameters: readonly ParameterDraft[];
  readonly result: ResultOf<FieldDraft>;
};

/** Gives an action, and each of its parts that names no evidence, the same evidence. */
export function knownFrom(
  evidence: Evidence,
  {notes = [], parameters, result, ...action}: ActionDraft,
): EtherscanAction {
  return {
    ...action,
    evidence,
    notes,
    parameters: parameters.map((parameter) => ({evidence, ...parameter})),
    result: resultKnownFrom(evidence, result),
  };
}

function resultKnownFrom(
  evidence: Evidence,
  result: ResultOf<FieldDraft>,
): EtherscanResult {
  return 'fields' in result
    ? {...result, fields: fieldsKnownFrom(evidence, result.fields)}
    : result;
}

function fieldsKnownFrom(
  evidence: Evidence,
  drafts: readonly FieldDraft[],
): EtherscanField[] {
  return drafts.map(({fields, ...draft}) => ({
    evidence,
    ...draft,
    ...(fields === undefined ? {} : {fields: fieldsKnownFrom(evidence, fields)}),
  }));
}
