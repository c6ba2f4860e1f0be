import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useReducer,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import {createSamples} from '../../samples';
import type {OperationView} from '../../pages/page-data';
import type {SecurityScheme} from '../../security/security';
import {copyText} from '../../components/Code/copy-text';
import {onNetworkChange, selectNetwork, currentNetwork} from '../../server/network';
import {useCurrentNetwork} from '../../server/useCurrentNetwork';
import {
  FILES_NAME,
  BODY_NAME,
  NETWORK_NAME,
  replaceRequest,
  requestLink,
  type RequestValues,
  type SendOnArrival,
} from '../../value/request-link';
import {isShareable, shareableValues} from '../../value/shareable-values';
import {type FormAction, readFields, usePanel} from '../../form/form-state';
import {handOver} from '../hand-over';
import {chooseServer, serverErrors, useServer, withValues} from './servers';
import {
  chosenSchemes,
  cleanCredentials,
  credentialFields,
  credentialStore,
  hasCredentials,
  showCredentials,
  storeCredentials,
} from './credentials';
import {checkFields} from './field-errors';
import {removeFormerValues} from './former-storage';
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
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const network = useCurrentNetwork();
  const server = useServer();
  const [state, dispatch] = useReducer(requestReducer, undefined, createRequestState);
  const {recent} = state;
  const {keyEdits} = form;
  const [cleanedEdit, setCleanedEdit] = useState<number>();

  const takeCredentials = useCallback(() => {
    storeCredentials(formRef.current, server);
    showCredentials(formRef.current, server);
  }, [formRef, server]);

  // Another network or server has other credentials.
  useEffect(removeFormerValues, []);
  useEffect(takeCredentials, [takeCredentials, network]);
  useEffect(() => {
    if (keyEdits > 0) {
      storeCredentials(formRef.current, server);
    }
  }, [formRef, keyEdits, server]);
  useChanges(formRef, dispatchForm, () => cleanKeys());
  usePendingRequest(state.pending?.sent, formRef, dispatch);

  useEffect(
    () => onSamples(createLiveSamples(operation, components, form.values, server)),
    [operation, components, form.values, server, onSamples],
  );

  useEffect(() => {
    if (form.committed !== undefined) {
      const values = shareableValues(operation, form.committed);
      const link = linkWithValues(values, server.id);
      window.history.replaceState(window.history.state, '', link);
    }
  }, [operation, form.committed, server.id]);

  useEffect(() => {
    if (recent.length > 0) {
      writeRecentRequests(recent);
    }
  }, [recent]);

  const cleanKeys = (): void => {
    if (cleanCredentials(formRef.current, operation)) {
      setCleanedEdit(keyEdits);
    }
    storeCredentials(formRef.current, server);
  };

  const schemesOfForm = (): readonly SecurityScheme[] =>
    chosenSchemes(operation, form.values);

  const notify = (notice: string): void => dispatch({type: 'notified', notice});

  useDroppedFile(dispatch);

  const sayCopied = (isCopied: boolean, notice: string): void => {
    const failed = translate({
      id: 'panel.copy.failed',
      message: 'The browser did not allow to copy.',
    });
    notify(isCopied ? notice : failed);
  };

  const sendValues = (texts: RequestValues = form.values): void => {
    const values = filledValues(texts);
    cleanKeys();
    // The network may have changed since the last render.
    const chosen = chooseServer(operation, currentNetwork(), values);
    const target = withValues(chosen, values);
    const schemes = chosenSchemes(operation, values);
    const entered = credentialStore.read(schemes, target.url);
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
    const shared = shareableValues(operation, values);
    const pathOf = ({url}: {url: string}): string => url.slice(target.url.length);
    dispatch({
      type: 'sent',
      sent: {
        request: createRequest(operation, components, values, target.url),
        server: target,
        keyEdits,
        schemes,
        hasCredentials: hasCredentials(entered),
        recent: {
          title: operation.title,
          route: operation.page,
          method: operation.method,
          path: pathOf(createRequest(operation, components, shared, target.url)),
          values: {...shared, [NETWORK_NAME]: target.id},
          others: unsharedValues(operation, values),
        },
      },
    });
    dispatchForm({type: 'committed'});
  };

  /** Opens a page as its links do. */
  const openPage = (address: string, entryState?: SendOnArrival): void =>
    router.push(applyTrailingSlash(withBaseUrl(address), siteConfig), entryState);

  const sendAgain = ({route, values: shared, others, isPartial}: RecentRequest): void => {
    if (isPartial) {
      openPage(requestLink(route, shared));
      return;
    }
    const {[NETWORK_NAME]: recentNetwork, ...own} = shared;
    // A request without a body has no example in its place.
    const values = {[BODY_NAME]: '', ...own, ...others};
    if (recentNetwork !== undefined) {
      selectNetwork(recentNetwork);
    }
    if (route !== operation.page) {
      const entryState: SendOnArrival = {sends: true};
      handOver(route, values);
      openPage(requestLink(route, shared), entryState);
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
      const entered = credentialStore.read(schemesOfForm(), server.url);
      const sent = {server, hasCredentials: hasCredentials(entered)};
      dispatch({type: 'shown', result: {kind: 'example', sent, example}});
    }
  };

  const link = (): string => {
    dispatchForm({type: 'committed'});
    const values = shareableValues(operation, form.values, true);
    return location.origin + linkWithValues(values, server.id);
  };

  const forgetKey = (): void => {
    const fields = credentialFields(formRef.current);
    credentialStore.clear();
    showCredentials(formRef.current, server);
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
    const entered = credentialStore.read(schemesOfForm(), server.url);
    const values = filledValues(form.values);
    const request = createFormSample(operation, components, values, server.url);
    const samples = createSamples(addSampleCredentials(request, entered));
    const chosen = document.documentElement.dataset['language'];
    const sample = samples.find(({language}) => language === chosen) ?? samples[0];
    const notice = translate(
      {
        id: 'panel.credentials.copied',
        message: 'Copied for {language}, with your credentials in it.',
      },
      {language: sample?.language ?? ''},
    );
    void copyText(sample?.code ?? '').then((isCopied) => sayCopied(isCopied, notice));
  };

  useImperativeHandle(actions, () => ({
    send: sendValues,
    cancel,
    showExample: () => showExample(),
    link,
    sayLinkCopied: (isCopied) =>
      sayCopied(isCopied, translate({id: 'panel.link.copied', message: 'Link copied.'})),
    showCredentials: takeCredentials,
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
    const entered = credentialStore.read(sent.schemes, sent.request.url);
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

/** Returns the values that a recent request has in memory only. No script can choose files again. */
function unsharedValues(operation: OperationView, values: RequestValues): RequestValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !isShareable(operation, name) && name !== FILES_NAME,
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
