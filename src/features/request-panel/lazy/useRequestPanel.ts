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
  showNetwork,
  shownNetwork,
} from '@site/src/features/network/network';
import {useShownNetwork} from '@site/src/features/network/useShownNetwork';
import type {HighlightedSample} from '@site/src/reference/code-sample';
import {exampleHtmlOf, type OperationView} from '@site/src/reference/page-data';
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
import type {Server} from '@site/src/reference/server';
import {KEY_NAME, type FormAction, type FormState} from '../form-state';
import {apiKeyStore} from './api-key-store';
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
import {send} from './send';

/** How long a request may take before the panel shows that it waits, in milliseconds. */
const SLOW_MS = 200;

export interface RequestPanelProps {
  operation: OperationView;
  components: SchemaComponents;
  form: FormState;
  dispatchForm: Dispatch<FormAction>;
  element: RefObject<HTMLFormElement>;
  /** Receives the actions of the panel. */
  actions: Ref<PanelActions>;
  /** Receives the code samples of the request in the form. */
  onSamples: (samples: HighlightedSample[]) => void;
}

/** The actions of the panel, which the buttons of the form run. */
export interface PanelActions {
  /** Sends the values of the form, or other ones that the form is about to show. */
  send: (values?: RequestValues) => void;
  cancel: () => void;
  showExample: () => void;
  fillExamples: () => void;
  copyLink: () => void;
  forgetKey: () => void;
  copyWithKey: () => void;
}

/** Holds the state of the requests of a panel, and runs its actions. */
export function useRequestPanel({
  operation,
  components,
  form,
  dispatchForm,
  element,
  actions,
  onSamples,
}: RequestPanelProps): {
  state: RequestState;
  cancel: () => void;
  sendAgain: (recent: RecentRequest) => void;
} {
  const router = useHistory();
  const network = useShownNetwork();
  const server = serverOf(operation, network);
  const [state, dispatch] = useReducer(requestReducer, undefined, () =>
    createRequestState(readRecentRequests()),
  );
  const {recent} = state;

  useApiKeyField(element, form.keyEdits);
  useCommits(element, dispatchForm);
  useSending(state.pending?.sent, operation, element, dispatch);

  useEffect(() => {
    const values = filledValues(form.values);
    onSamples(createLiveSamples(operation, components, values, server.url));
  }, [operation, components, form.values, server.url, onSamples]);

  useEffect(() => {
    if (form.committed !== undefined) {
      window.history.replaceState(
        window.history.state,
        '',
        linkTo(form.committed, server.id),
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
    const errors = checkFields(operation, components, values, readKey(element.current));
    dispatchForm({type: 'checked', errors});
    const wrongFields = Object.keys(errors).filter((name) => errors[name] !== undefined);
    if (wrongFields[0] !== undefined) {
      fieldOf(element.current, wrongFields[0])?.focus();
      return;
    }
    // The network may have changed after the last render.
    const {id, url} = serverOf(operation, shownNetwork());
    const request = createRequest(operation, components, values, url);
    dispatch({
      type: 'sent',
      sent: {
        request,
        network: id,
        keyEdits: form.keyEdits,
        recent: {
          title: operation.title,
          route: operationRoute(operation),
          method: operation.method,
          path: request.url.slice(url.length),
          values: {...values, [NETWORK_NAME]: id},
        },
      },
    });
    dispatchForm({type: 'committed'});
  };

  const sendAgain = ({route, values: recentValues}: RecentRequest): void => {
    const {[NETWORK_NAME]: recentNetwork, ...values} = recentValues;
    if (recentNetwork !== undefined) {
      showNetwork(recentNetwork);
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
    // The cancel button disappears with the focus on it.
    if (!element.current?.contains(document.activeElement)) {
      element.current
        ?.querySelector<HTMLElement>('[type="submit"]')
        ?.focus({preventScroll: true});
    }
  };

  const showExample = (): void => {
    const html = exampleHtmlOf(operation) ?? '';
    const {textContent} = new DOMParser().parseFromString(html, 'text/html').body;
    dispatch({type: 'exampleShown', text: textContent});
  };

  const fillExamples = (): void => {
    dispatchForm({
      type: 'filled',
      values: {...form.values, ...exampleTexts(operation)},
    });
    dispatchForm({type: 'committed'});
  };

  const copyLink = (): void => {
    dispatchForm({type: 'committed'});
    copy(
      location.origin + linkTo(form.values, server.id),
      translate({id: 'panel.link.copied', message: 'Link copied.'}),
    );
  };

  const forgetKey = (): void => {
    writeKey(element.current, '', false);
    apiKeyStore.write('', false);
    dispatchForm({type: 'changed', values: form.values, name: KEY_NAME});
    notify(translate({id: 'panel.key.forgotten', message: 'Key forgotten.'}));
  };

  const copyWithKey = (): void => {
    const key = readKey(element.current);
    if (key === '') {
      fieldOf(element.current, KEY_NAME)?.focus();
      notify(translate({id: 'panel.key.missing', message: 'Enter a key first.'}));
      return;
    }
    const values = filledValues(form.values);
    const request = createFormSample(operation, components, values, server.url);
    const samples = createSamples(addSampleKey(request, key));
    const {language} = document.documentElement.dataset;
    const sample = samples.find((one) => one.language === language) ?? samples[0];
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
    fillExamples,
    copyLink,
    forgetKey,
    copyWithKey,
  }));

  return {state, cancel, sendAgain};
}

/** Fills in the key of the page before, and keeps the key for the next page. */
function useApiKeyField(element: RefObject<HTMLFormElement>, keyEdits: number): void {
  useEffect(() => {
    const typed = readKey(element.current);
    if (typed === '') {
      const {key, isRemembered} = apiKeyStore.read();
      writeKey(element.current, key, isRemembered || readRemember(element.current));
    } else {
      apiKeyStore.write(typed, readRemember(element.current));
    }
  }, [element]);

  useEffect(() => {
    if (keyEdits > 0) {
      apiKeyStore.write(readKey(element.current), readRemember(element.current));
    }
  }, [element, keyEdits]);
}

/** Commits the values of the form when the reader finishes an input or chooses a network. */
function useCommits(
  element: RefObject<HTMLFormElement>,
  dispatchForm: Dispatch<FormAction>,
): void {
  useEffect(() => {
    const form = element.current;
    const commit = (): void => dispatchForm({type: 'committed'});
    // React has no event for a finished input: its onChange follows every key.
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
  }, [element, dispatchForm]);
}

/** Sends a request with the key in the form, and aborts it when another one takes its place. */
function useSending(
  sent: SentRequest | undefined,
  {servers}: OperationView,
  element: RefObject<HTMLFormElement>,
  dispatch: Dispatch<RequestAction>,
): void {
  useEffect(() => {
    if (sent === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => dispatch({type: 'slowed'}), SLOW_MS);
    void send(sent.request, readKey(element.current), servers, signal).then((outcome) => {
      clearTimeout(timer);
      if (!signal.aborted) {
        dispatch({type: 'finished', outcome});
      }
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sent, servers, element, dispatch]);
}

/** Returns the server of a network, or the first one if the operation is not on that network. */
function serverOf({servers}: OperationView, network: string | undefined): Server {
  const server = servers.find(({id}) => id === network) ?? servers[0];
  if (server === undefined) {
    throw new Error('An operation has a server.');
  }
  return server;
}

/** Returns the examples that make a request: those that the code samples send, or else all. */
function exampleTexts({parameters}: OperationView): RequestValues {
  const sampled = parameters.filter(({inSample}) => inSample);
  return Object.fromEntries(
    (sampled.length === 0 ? parameters : sampled)
      .filter((parameter) => parameter.in !== 'cookie')
      .map((parameter) => [parameterKey(parameter), parameter.example.join(',')]),
  );
}

/** Returns the address of this page with the form filled in, without its origin. */
function linkTo(values: RequestValues, network: string): string {
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
