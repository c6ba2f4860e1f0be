import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {
  useEffect,
  useImperativeHandle,
  useReducer,
  type Dispatch,
  type Ref,
  type RefObject,
} from 'react';
import {createSamples} from '@site/src/code-samples';
import {copyText} from '@site/src/components/Code/copy-text';
import {
  onNetworkChange,
  selectNetwork,
  currentNetwork,
} from '@site/src/features/network/network';
import {useCurrentNetwork} from '@site/src/features/network/useCurrentNetwork';
import type {HighlightedSample} from '@site/src/reference/code-sample';
import {exampleHtmlOf, type OperationView} from '@site/src/reference/page-data';
import {formValueOf} from '@site/src/reference/parameter';
import {
  NETWORK_NAME,
  parameterKey,
  replaceRequest,
  requestLink,
  type RequestValues,
  type SendOnArrival,
} from '@site/src/reference/request-link';
import {operationRoute} from '@site/src/reference/route';
import type {SchemaComponents} from '@site/src/reference/schema';
import {KEY_NAME, type FormAction, type FormState} from '../form-state';
import {apiKeyStore} from './api-key-store';
import {chooseServer} from './choose-server';
import {checkFields} from './field-errors';
import {createLiveSamples} from './live-samples';
import {
  readRecentRequests,
  writeRecentRequests,
  type RecentRequest,
} from './recent-requests';
import {addSampleKey, createFormSample, createRequest, filledValues} from './request';
import {
  createRequestState,
  requestReducer,
  type RequestAction,
  type RequestState,
  type SentRequest,
} from './request-state';
import {serverErrors} from './server-errors';
import {send} from './send';
import {withValues} from './typed-hosts';

/** Delay before the panel shows a loading state, in milliseconds. */
const SLOW_MS = 200;

export interface RequestPanelProps {
  operation: OperationView;
  components: SchemaComponents;
  form: FormState;
  dispatchForm: Dispatch<FormAction>;
  formRef: RefObject<HTMLFormElement>;
  actions: Ref<PanelActions>;
  onSamples: (samples: HighlightedSample[]) => void;
}

export interface PanelActions {
  /** Sends the values of the form, or values that are not rendered yet. */
  send: (values?: RequestValues) => void;
  cancel: () => void;
  showExample: () => void;
  fillForm: () => void;
  copyLink: () => void;
  forgetKey: () => void;
  copyWithKey: () => void;
}

export function useRequestPanel({
  operation,
  components,
  form,
  dispatchForm,
  formRef,
  actions,
  onSamples,
}: RequestPanelProps): {
  state: RequestState;
  cancel: () => void;
  sendAgain: (recent: RecentRequest) => void;
} {
  const router = useHistory();
  const network = useCurrentNetwork();
  const server = withValues(chooseServer(operation, network, form.values), form.values);
  const [state, dispatch] = useReducer(requestReducer, undefined, () =>
    createRequestState(readRecentRequests()),
  );
  const {recent} = state;

  useApiKeyField(formRef, form.keyEdits);
  useCommits(formRef, dispatchForm);
  usePendingRequest(state.pending?.sent, formRef, dispatch);

  useEffect(() => {
    const values = filledValues(form.values);
    onSamples(createLiveSamples(operation, components, values, server.url));
  }, [operation, components, form.values, server.url, onSamples]);

  useEffect(() => {
    if (form.committed !== undefined) {
      window.history.replaceState(
        window.history.state,
        '',
        linkWithValues(form.committed, server.id),
      );
    }
  }, [form.committed, server.id]);

  useEffect(() => {
    if (recent.length > 0) {
      writeRecentRequests(recent);
    }
  }, [recent]);

  const notify = (notice: string): void => dispatch({type: 'notified', notice});

  const copy = (text: string, notice: string): void => {
    const failed = translate({
      id: 'panel.copy.failed',
      message: 'The browser did not allow to copy.',
    });
    copyText(text).then(
      (isCopied) => notify(isCopied ? notice : failed),
      () => notify(failed),
    );
  };

  const sendValues = (texts: RequestValues = form.values): void => {
    const values = filledValues(texts);
    const errors = {
      ...serverErrors(chooseServer(operation, currentNetwork(), values), values),
      ...checkFields(operation, components, values, readKey(formRef.current)),
    };
    dispatchForm({type: 'checked', errors});
    const invalidFields = Object.keys(errors).filter(
      (name) => errors[name] !== undefined,
    );
    if (invalidFields[0] !== undefined) {
      fieldOf(formRef.current, invalidFields[0])?.focus();
      return;
    }
    // The network may have changed since the last render.
    const target = withValues(chooseServer(operation, currentNetwork(), values), values);
    const {id, url} = target;
    const request = createRequest(operation, components, values, url);
    dispatch({
      type: 'sent',
      sent: {
        request,
        server: target,
        network: id,
        keyEdits: form.keyEdits,
        recent: {
          title: operation.title,
          route: operationRoute(operation),
          method: operation.method,
          path: request.url.slice(url.length),
          values: {...withoutCookies(values), [NETWORK_NAME]: id},
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
    if (route !== operationRoute(operation)) {
      const entryState: SendOnArrival = {sends: true};
      router.push(requestLink(route, recentValues), entryState);
      return;
    }
    dispatchForm({type: 'filled', values});
    sendValues(values);
  };

  const cancel = (): void => {
    if (state.pending === undefined) {
      return;
    }
    dispatch({type: 'cancelled'});
    // The cancel button is removed while it has the focus.
    if (!formRef.current?.contains(document.activeElement)) {
      formRef.current
        ?.querySelector<HTMLElement>('[type="submit"]')
        ?.focus({preventScroll: true});
    }
  };

  const showExample = (): void => {
    const html = exampleHtmlOf(operation) ?? '';
    const {textContent} = new DOMParser().parseFromString(html, 'text/html').body;
    dispatch({type: 'exampleShown', text: textContent});
  };

  const fillForm = (): void => {
    dispatchForm({
      type: 'filled',
      values: {...form.values, ...formTexts(operation)},
    });
    dispatchForm({type: 'committed'});
  };

  const copyLink = (): void => {
    dispatchForm({type: 'committed'});
    copy(
      location.origin + linkWithValues(form.values, server.id),
      translate({id: 'panel.link.copied', message: 'Link copied.'}),
    );
  };

  const forgetKey = (): void => {
    writeKey(formRef.current, '', false);
    apiKeyStore.write('', false);
    dispatchForm({type: 'changed', values: form.values, name: KEY_NAME});
    notify(translate({id: 'panel.key.forgotten', message: 'Key forgotten.'}));
  };

  const copyWithKey = (): void => {
    const key = readKey(formRef.current);
    if (key === '') {
      fieldOf(formRef.current, KEY_NAME)?.focus();
      notify(translate({id: 'panel.key.missing', message: 'Enter a key first.'}));
      return;
    }
    const values = filledValues(form.values);
    const request = createFormSample(operation, components, values, server.url);
    const samples = createSamples(addSampleKey(request, key));
    const {language} = document.documentElement.dataset;
    const sample =
      samples.find((candidate) => candidate.language === language) ?? samples[0];
    copy(
      sample?.code ?? '',
      translate(
        {
          id: 'panel.key.copied',
          message: 'Copied for {language}, with your key in it.',
        },
        {language: sample?.language ?? ''},
      ),
    );
  };

  useImperativeHandle(actions, () => ({
    send: sendValues,
    cancel,
    showExample,
    fillForm,
    copyLink,
    forgetKey,
    copyWithKey,
  }));

  return {state, cancel, sendAgain};
}

function useApiKeyField(formRef: RefObject<HTMLFormElement>, keyEdits: number): void {
  useEffect(() => {
    const typed = readKey(formRef.current);
    if (typed === '') {
      const {key, isRemembered} = apiKeyStore.read();
      writeKey(formRef.current, key, isRemembered || readRemember(formRef.current));
    } else {
      apiKeyStore.write(typed, readRemember(formRef.current));
    }
  }, [formRef]);

  useEffect(() => {
    if (keyEdits > 0) {
      apiKeyStore.write(readKey(formRef.current), readRemember(formRef.current));
    }
  }, [formRef, keyEdits]);
}

/** Commits the values when the reader leaves an edited field or chooses a network. */
function useCommits(
  formRef: RefObject<HTMLFormElement>,
  dispatchForm: Dispatch<FormAction>,
): void {
  useEffect(() => {
    const form = formRef.current;
    const commit = (): void => dispatchForm({type: 'committed'});
    // React's onChange fires on every key, the native change event when the reader leaves the field.
    const handleChange = ({target}: Event): void => {
      if ((target as HTMLInputElement).name !== NETWORK_NAME) {
        commit();
      }
    };
    form?.addEventListener('change', handleChange);
    const removeNetworkListener = onNetworkChange(commit);
    return () => {
      form?.removeEventListener('change', handleChange);
      removeNetworkListener();
    };
  }, [formRef, dispatchForm]);
}

/** Sends the pending request with the key in the form, and aborts it when another replaces it. */
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
    void send(sent.request, readKey(formRef.current), [sent.server], signal).then(
      (outcome) => {
        clearTimeout(timer);
        if (!signal.aborted) {
          dispatch({type: 'finished', outcome});
        }
      },
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sent, formRef, dispatch]);
}

/** Returns values of the parameters in the code samples, or of all if there are none. */
function formTexts({parameters}: OperationView): RequestValues {
  const sampled = parameters.filter(({inSample}) => inSample);
  return Object.fromEntries(
    (sampled.length === 0 ? parameters : sampled)
      .map((parameter) => [parameterKey(parameter), formValueOf(parameter)] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** A page cannot send cookies, and their values can be credentials, so nothing stores them. */
function withoutCookies(values: RequestValues): RequestValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith('cookie.')),
  );
}

/** Returns the URL of this page with the values filled in, without its origin. */
function linkWithValues(values: RequestValues, network: string): string {
  const request = {...filledValues(values), [NETWORK_NAME]: network};
  return location.pathname + replaceRequest(location.search, request) + location.hash;
}

function fieldOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | null | undefined {
  const quoted = CSS.escape(name);
  return form?.querySelector<HTMLInputElement>(
    `[name="${quoted}"], [data-panel-field="${quoted}"]`,
  );
}

function readKey(form: HTMLFormElement | null): string {
  return fieldOf(form, KEY_NAME)?.value.trim() ?? '';
}

function readRemember(form: HTMLFormElement | null): boolean {
  return fieldOf(form, 'remember')?.checked === true;
}

function writeKey(form: HTMLFormElement | null, key: string, remember: boolean): void {
  const field = fieldOf(form, KEY_NAME);
  const checkbox = fieldOf(form, 'remember');
  if (field && checkbox) {
    field.value = key;
    checkbox.checked = remember;
  }
}
