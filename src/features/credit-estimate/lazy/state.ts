import type {ReadAddress} from './address';
import {createEntry, EMPTY_INPUT, type Entry, type EstimateInput} from './entry';

export interface EstimatorState {
  input: EstimateInput;
  /** Parts of the address that were ignored. */
  ignored: readonly string[];
  /** Whether the reader changed what the address has. */
  isEdited: boolean;
}

export type EstimatorAction =
  | {type: 'loaded'; read: ReadAddress}
  | {type: 'added'; endpointId: string}
  | {type: 'removed'; endpointId: string}
  | {type: 'edited'; endpointId: string; fields: Partial<Entry>}
  | {type: 'budgeted'; budget: string};

export const INITIAL_STATE: EstimatorState = {
  input: EMPTY_INPUT,
  ignored: [],
  isEdited: false,
};

export function estimatorReducer(
  state: EstimatorState,
  action: EstimatorAction,
): EstimatorState {
  return action.type === 'loaded'
    ? {...action.read, isEdited: false}
    : {...state, input: editInput(state.input, action), isEdited: true};
}

function editInput(
  input: EstimateInput,
  action: Exclude<EstimatorAction, {type: 'loaded'}>,
): EstimateInput {
  const {entries} = input;
  switch (action.type) {
    case 'added':
      return entries.some(({endpointId}) => endpointId === action.endpointId)
        ? input
        : {...input, entries: [...entries, createEntry(action.endpointId)]};
    case 'removed':
      return {
        ...input,
        entries: entries.filter(({endpointId}) => endpointId !== action.endpointId),
      };
    case 'edited':
      return {
        ...input,
        entries: entries.map((entry) =>
          entry.endpointId === action.endpointId ? {...entry, ...action.fields} : entry,
        ),
      };
    case 'budgeted':
      return {...input, budget: action.budget};
  }
}
