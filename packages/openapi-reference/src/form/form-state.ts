import {
  createContext,
  useContext,
  type ComponentType,
  type Dispatch,
  type RefObject,
} from 'react';
import type {HighlightedSample} from '../samples/code-sample';
import type {OperationView} from '../pages/page-data';
import type {Parameter} from '../parameter/parameter';
import {
  BODY_NAME,
  BODY_TYPE_NAME,
  FILES_NAME,
  parameterKey,
  type RequestValues,
} from '../value/request-link';
import type {SchemaComponents} from '../schema/schema';
import {isShareable} from '../value/shareable-values';
import type {SecurityScheme} from '../security/security';

/** Errors by names of fields; a credential, whose input has no name, by its environment variable. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The state of the form. It never holds credentials, which stay in their password fields. */
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
  /** Some values are others than before. */
  | {type: 'edited'; values: RequestValues}
  /** The reader typed into the named input, which may be a credential. */
  | {type: 'typed'; name: string; isKey: boolean}
  /** An earlier request replaces the values of all fields. */
  | {type: 'filled'; values: RequestValues}
  /** A link does so, but of those that it cannot have. */
  | {type: 'linked'; values: RequestValues; operation: OperationView}
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
    case 'edited':
      return {...state, values: {...state.values, ...action.values}};
    case 'typed':
      return {
        ...state,
        errors: {...state.errors, [action.name]: undefined},
        keyEdits: state.keyEdits + (action.isKey ? 1 : 0),
      };
    case 'filled':
      return fill(state, action.values);
    case 'linked':
      return fill(state, {
        ...unsharedValues(action.operation, state.values, action.values),
        ...action.values,
      });
    case 'committed':
      return {...state, committed: state.values};
    case 'checked':
      return {...state, errors: action.errors};
  }
}

function fill(state: FormState, values: RequestValues): FormState {
  return {
    ...state,
    values,
    errors: {},
    defaults: values,
    fillCount: state.fillCount + 1,
    committed: undefined,
  };
}

/** Returns the values of the form that its address cannot have. A body is of one media type. */
function unsharedValues(
  operation: OperationView,
  values: RequestValues,
  {[BODY_TYPE_NAME]: mediaType}: RequestValues,
): RequestValues {
  const isOtherBody = (mediaType ?? '') !== (values[BODY_TYPE_NAME] ?? '');
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        !isShareable(operation, name) &&
        name !== FILES_NAME &&
        !(name === BODY_NAME && isOtherBody),
    ),
  );
}

/** Reads the values of the fields as they are. Those of parts with several inputs are told to `edit`. */
export function readFields(form: HTMLFormElement): RequestValues {
  const fields = form.querySelectorAll<HTMLInputElement>('[data-request-value]');
  return Object.fromEntries(Array.from(fields, ({name, value}) => [name, value]));
}

/** Returns the text that the field of a parameter has at first. */
export function initialText(
  parameter: Parameter,
  {defaults}: FormState,
): string | undefined {
  return defaults ? defaults[parameterKey(parameter)] : parameter.initial;
}

export interface PanelActions {
  /** Sends the values of the form, or values that are not rendered yet. */
  send: (values?: RequestValues) => void;
  cancel: () => void;
  showExample: () => void;
  /** Returns the address of the page with the values of the form. */
  link: () => string;
  sayLinkCopied: (isCopied: boolean) => void;
  /** Fills in the credentials of the tab; the fields may be shown later than the panel. */
  showCredentials: () => void;
  forgetKey: () => void;
  copyWithKey: () => void;
}

/** What all parts of the panel share. */
export interface Panel {
  /** Begins the ids of the fields. */
  id: string;
  operation: OperationView;
  components: SchemaComponents;
  form: FormState;
  dispatchForm: Dispatch<FormAction>;
  /** Takes values of fields. */
  edit: (values: RequestValues) => void;
  formRef: RefObject<HTMLFormElement>;
  /** Null until the code is loaded. */
  actions: RefObject<PanelActions>;
  /** Parts of the fields that the code that sends requests has. Undefined until it is loaded. */
  live: {FieldQuestion: ComponentType<{scheme: SecurityScheme}>} | undefined;
  /** Loads the code, and runs an action. */
  run: (name: 'send' | 'showExample' | 'forgetKey' | 'copyWithKey') => void;
  onSamples: (samples: HighlightedSample[]) => void;
}

/** No part is rendered outside of the panel. */
export const PanelContext = createContext({} as Panel);

export function usePanel(): Panel {
  return useContext(PanelContext);
}
