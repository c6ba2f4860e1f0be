import type {RequestValues} from '@site/src/reference/request-link';

/** Name of the API key in {@link FieldErrors}. Its input has no name. */
export const KEY_NAME = 'key';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The state of the form. It never holds the API key, which stays in its password field. */
export interface FormState {
  values: RequestValues;
  errors: FieldErrors;
  /** Default values of the fields. Undefined until the form is filled in as a whole. */
  defaults: RequestValues | undefined;
  fillCount: number;
  /** Values in the URL of the page. Undefined until the reader commits some. */
  committed: RequestValues | undefined;
  keyEdits: number;
}

export type FormAction =
  /** The fields have new values. The reader edited the named one. */
  | {type: 'changed'; values: RequestValues; name?: string}
  /** Examples, a link or an earlier request replace the values of all fields. */
  | {type: 'filled'; values: RequestValues}
  /** The reader left an edited field or chose a network. */
  | {type: 'committed'}
  | {type: 'checked'; errors: FieldErrors};

export const INITIAL_FORM: FormState = {
  values: {},
  errors: {},
  defaults: undefined,
  fillCount: 0,
  committed: undefined,
  keyEdits: 0,
};

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        values: action.values,
        errors: {...state.errors, [action.name ?? '']: undefined},
        keyEdits: state.keyEdits + (action.name === KEY_NAME ? 1 : 0),
      };
    case 'filled':
      return {
        ...state,
        values: action.values,
        errors: {},
        defaults: action.values,
        fillCount: state.fillCount + 1,
        committed: undefined,
      };
    case 'committed':
      return {...state, committed: state.values};
    case 'checked':
      return {...state, errors: action.errors};
  }
}
