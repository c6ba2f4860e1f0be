import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {
  useEffect,
  useImperativeHandle,
  useReducer,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import {createSamples} from '../../code-samples';
import {copyText} from '../../components/Code/copy-text';
import {onNetworkChange, selectNetwork, currentNetwork} from '../../server/network';
import {useCurrentNetwork} from '../../server/useCurrentNetwork';
import {
  FILES_NAME,
  NETWORK_NAME,
  replaceRequest,
  requestLink,
  type RequestValues,
  type SendOnArrival,
} from '../../reference/request-link';
import {type FormAction, readFields, usePanel} from '../form-state';
import {chooseServer, serverErrors, withValues} from './servers';
import {
  cleanCredentials,
  credentialFields,
  forgetCredentials,
  hasCredentials,
  readCredentials,
  restoreCredentials,
  storeCredentials,
} from './credentials';
import {checkFields} from './field-errors';
import {useDroppedFile} from './useDroppedFile';
import {exampleAnswer} from './example-answers';
import {createLiveSamples} from './live-samples';
import {
  writeRecentRequests,
  type RecentRequest,
  createRequestState,
  forgetAnswers,
  keepAnswer,
  requestReducer,
  type RequestAction,
  type RequestState,
  type SentRequest,
} from './request-state';
import {
  addSampleCredentials,
  createFormSample,
  createRequest,
  filledValues,
} from './request';
import {readFiles} from './request-body';
import {send} from './send';

/** Delay before the panel shows a loading state, in milliseconds. */
const SLOW_MS = 200;

export function useRequestPanel(): {
  state: RequestState;
  /** The last edit of the key was cleaned. */
  isKeyCleaned: boolean;
  cancel: () => void;
  sendAgain: (recent: RecentRequest) => void;
  /** Shows the example of a status, or the first one. */
  showExample: (status?: string) => void;
  dispatch: Dispatch<RequestAction>;
} {
  const {operation, components, form, dispatchForm, formRef, actions, onSamples} =
    usePanel();
  const router = useHistory();
  const network = useCurrentNetwork();
  const server = withValues(chooseServer(operation, network, form.values), form.values);
  const [state, dispatch] = useReducer(requestReducer, undefined, createRequestState);
  const {recent} = state;
  const {keyEdits} = form;
  const [cleanedEdit, setCleanedEdit] = useState<number>();

  useEffect(() => restoreCredentials(formRef.current), [formRef]);
  useEffect(() => {
    if (keyEdits > 0) {
      storeCredentials(formRef.current);
    }
  }, [formRef, keyEdits]);
  useChanges(formRef, dispatchForm, () => cleanKeys());
  usePendingRequest(state.pending?.sent, formRef, dispatch);

  useEffect(
    () => onSamples(createLiveSamples(operation, components, form.values, server.url)),
    [operation, components, form.values, server.url, onSamples],
  );

  useEffect(() => {
    if (form.committed !== undefined) {
      const link = linkWithValues(form.committed, server.id);
      window.history.replaceState(window.history.state, '', link);
    }
  }, [form.committed, server.id]);

  useEffect(() => {
    if (recent.length > 0) {
      writeRecentRequests(recent);
    }
  }, [recent]);

  const cleanKeys = (): void => {
    if (cleanCredentials(formRef.current, operation)) {
      storeCredentials(formRef.current);
      setCleanedEdit(keyEdits);
    }
  };

  const notify = (notice: string): void => dispatch({type: 'notified', notice});

  useDroppedFile(dispatch);

  const copy = (text: string, notice: string): void => {
    const failed = translate({
      id: 'panel.copy.failed',
      message: 'The browser did not allow to copy.',
    });
    void copyText(text).then((isCopied) => notify(isCopied ? notice : failed));
  };

  const sendValues = (texts: RequestValues = form.values): void => {
    const values = filledValues(texts);
    cleanKeys();
    const entered = readCredentials(formRef.current);
    // The network may have changed since the last render.
    const chosen = chooseServer(operation, currentNetwork(), values);
    const errors = {
      ...serverErrors(chosen, values),
      ...checkFields(operation, components, values, entered),
    };
    dispatchForm({type: 'checked', errors});
    const invalidField = Object.keys(errors).find((name) => errors[name] !== undefined);
    if (invalidField !== undefined) {
      if (!isTypingOutside(formRef.current)) {
        fieldOf(formRef.current, invalidField)?.focus();
      }
      return;
    }
    const target = withValues(chosen, values);
    const request = createRequest(operation, components, values, target.url);
    dispatch({
      type: 'sent',
      sent: {
        request,
        server: target,
        keyEdits,
        hasCredentials: hasCredentials(entered),
        recent: {
          title: operation.title,
          route: operation.page,
          method: operation.method,
          path: request.url.slice(target.url.length),
          values: {...storedValues(values), [NETWORK_NAME]: target.id},
        },
      },
    });
    dispatchForm({type: 'committed'});
  };

  const sendAgain = ({route, values: recentValues}: RecentRequest): void => {
    const {[NETWORK_NAME]: recentNetwork, ...values} = recentValues;
    if (recentNetwork !== undefined) {
      selectNetwork(recentNetwork);
    }
    if (route !== operation.page) {
      const entryState: SendOnArrival = {sends: true};
      router.push(requestLink(route, recentValues), entryState);
      return;
    }
    dispatchForm({type: 'filled', values});
    sendValues(values);
  };

  const cancel = (): void => {
    dispatch({type: 'cancelled'});
    // The cancel button is removed while it has the focus.
    if (state.pending && !formRef.current?.contains(document.activeElement)) {
      const submit = formRef.current?.querySelector<HTMLElement>('[type="submit"]');
      submit?.focus({preventScroll: true});
    }
  };

  const showExample = (status?: string): void => {
    const example = exampleAnswer(operation, status);
    if (example !== undefined) {
      const entered = readCredentials(formRef.current);
      const sent = {server, hasCredentials: hasCredentials(entered)};
      dispatch({type: 'shown', result: {kind: 'example', sent, example}});
    }
  };

  const copyLink = (): void => {
    dispatchForm({type: 'committed'});
    copy(
      location.origin + linkWithValues(form.values, server.id),
      translate({id: 'panel.link.copied', message: 'Link copied.'}),
    );
  };

  const forgetKey = (): void => {
    const fields = credentialFields(formRef.current);
    forgetCredentials(formRef.current);
    forgetAnswers();
    for (const {dataset} of fields) {
      dispatchForm({type: 'typed', name: dataset.panelField ?? '', isKey: true});
    }
    // The button is shown only while there is a key.
    fields[0]?.focus();
    notify(translate({id: 'panel.credentials.forgotten', message: 'Forgotten.'}));
  };

  const copyWithKey = (): void => {
    cleanKeys();
    const entered = readCredentials(formRef.current);
    const values = filledValues(form.values);
    const request = createFormSample(operation, components, values, server.url);
    const samples = createSamples(addSampleCredentials(request, entered));
    const chosen = document.documentElement.dataset['language'];
    const sample = samples.find(({language}) => language === chosen) ?? samples[0];
    copy(
      sample?.code ?? '',
      translate(
        {
          id: 'panel.credentials.copied',
          message: 'Copied for {language}, with your credentials in it.',
        },
        {language: sample?.language ?? ''},
      ),
    );
  };

  useImperativeHandle(actions, () => ({
    send: sendValues,
    cancel,
    showExample: () => showExample(),
    copyLink,
    showCredentials: () => restoreCredentials(formRef.current),
    forgetKey,
    copyWithKey,
  }));

  return {
    state,
    isKeyCleaned: cleanedEdit === keyEdits,
    cancel,
    sendAgain,
    showExample,
    dispatch,
  };
}

/**
 * Commits the values when the reader leaves an edited field or chooses a network, and cleans a credential
 * when they leave its field.
 */
function useChanges(
  formRef: RefObject<HTMLFormElement>,
  dispatchForm: Dispatch<FormAction>,
  clean: () => void,
): void {
  useEffect(() => {
    const form = formRef.current;
    // React's onChange fires on every key, the native change event when the reader leaves the field.
    const handleChange = ({target}: Event): void => {
      const {name, dataset} = target as HTMLInputElement;
      if (dataset.credential !== undefined) {
        clean();
      }
      if (name !== NETWORK_NAME) {
        dispatchForm({type: 'committed'});
      }
    };
    form?.addEventListener('change', handleChange);
    return () => form?.removeEventListener('change', handleChange);
  });

  useEffect(
    () =>
      onNetworkChange(() => {
        if (formRef.current !== null) {
          dispatchForm({type: 'edited', values: readFields(formRef.current)});
        }
        dispatchForm({type: 'committed'});
      }),
    [formRef, dispatchForm],
  );
}

/** Sends the pending request with the credentials in the form, and aborts it when another replaces it. */
function usePendingRequest(
  sent: SentRequest | undefined,
  formRef: RefObject<HTMLFormElement>,
  dispatch: Dispatch<RequestAction>,
): void {
  useEffect(() => {
    if (sent === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => dispatch({type: 'slowed'}), SLOW_MS);
    const entered = readCredentials(formRef.current);
    const files = readFiles(formRef.current);
    const start = async (): Promise<void> => {
      const outcome = await send(sent.request, files, entered, [sent.server], signal);
      clearTimeout(timer);
      if (!signal.aborted) {
        dispatch({type: 'finished', outcome});
        if (outcome.kind === 'response') {
          keepAnswer({sent, outcome}, entered);
        }
      }
    };
    // In a later task, so that the press is painted first.
    const starting = setTimeout(() => void start());
    return () => {
      clearTimeout(starting);
      clearTimeout(timer);
      controller.abort();
    };
  }, [sent, formRef, dispatch]);
}

/**
 * Returns the values that a recent request has. A page cannot send cookies, whose values can be
 * credentials, and cannot choose files.
 */
function storedValues(values: RequestValues): RequestValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !name.startsWith('cookie.') && name !== FILES_NAME,
    ),
  );
}

/** Returns the URL of this page with the values filled in, without its origin. */
function linkWithValues(values: RequestValues, network: string): string {
  const request = {...filledValues(values), [NETWORK_NAME]: network};
  return location.pathname + replaceRequest(location.search, request) + location.hash;
}

/** Returns the field with a name, or the first one of its parts. */
function fieldOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | null | undefined {
  const quoted = CSS.escape(name);
  const whole = `[name="${quoted}"], [data-panel-field="${quoted}"]`;
  return form?.querySelector(whole) ?? form?.querySelector(`[name^="${quoted}/"]`);
}

/** A press from before hydration is answered when the reader may type in the search. */
function isTypingOutside(form: HTMLFormElement | null): boolean {
  const focused = document.activeElement;
  return focused?.matches('input, textarea') === true && form?.contains(focused) !== true;
}
