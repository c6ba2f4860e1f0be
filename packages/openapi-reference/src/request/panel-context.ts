import {createContext, useContext, type Dispatch, type RefObject} from 'react';
import type {HighlightedSample} from '../reference/code-sample';
import type {OperationView} from '../reference/page-data';
import type {RequestValues} from '../reference/request-link';
import type {SchemaComponents} from '../reference/schema';
import type {FormAction, FormState} from './form-state';

export interface PanelActions {
  /** Sends the values of the form, or values that are not rendered yet. */
  send: (values?: RequestValues) => void;
  cancel: () => void;
  showExample: () => void;
  copyLink: () => void;
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
  /** Loads the code, and runs an action. */
  run: (name: keyof PanelActions) => void;
  onSamples: (samples: HighlightedSample[]) => void;
}

/** No part is rendered outside of the panel. */
export const PanelContext = createContext({} as Panel);

export function usePanel(): Panel {
  return useContext(PanelContext);
}
