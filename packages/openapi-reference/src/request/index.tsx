import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import {copyText} from '../components/Code/copy-text';
import LoadFailure from '../components/LoadFailure';
import {createPagePart} from '../components/page-part';
import OtherCredentials from '../security/OtherCredentials';
import {onNetworkChange, selectNetwork} from '../server/network';
import {networkTitle} from '../server/network-title';
import {hasExample} from '../pages/page-data';
import {
  NETWORK_NAME,
  parameterKey,
  readRequestLink,
  type SendOnArrival,
} from '../value/request-link';
import {hasMoreToShare, shareableValues} from '../value/shareable-values';
import {onlyKey} from '../security/security';
import {networkLabel} from '../server/server';
import {Action, Choice} from '../form/field-parts';
import {BodyField, KeyField, ParameterField} from './fields';
import {
  formReducer,
  INITIAL_FORM,
  PanelContext,
  readFields,
  type Panel,
  type PanelActions,
} from '../form/form-state';
import {takeHandedOver} from './hand-over';
import type * as LiveModule from './lazy/LivePanel';
import styles from '../form/styles.module.css';

const ServerFields = createPagePart(
  'server-fields',
  () => import(/* webpackChunkName: "part-server-fields" */ './ServerFields'),
);

const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Set by the first interaction. The panels of the next pages then load the code at once. */
let panelModule: Promise<typeof LiveModule> | undefined;

/**
 * The form that sends a request. It is static until the reader interacts with it or opens a link that
 * fills it in. Then it loads the code that sends requests and shows responses (`./lazy`).
 */
export default function RequestPanel({
  operation,
  components,
  formRef,
  onSamples,
}: Pick<Panel, 'operation' | 'components' | 'formRef' | 'onSamples'>): ReactNode {
  const id = useId();
  const location = useLocation<SendOnArrival | undefined>();
  const sectionRef = useRef<HTMLElement>(null);
  const actions = useRef<PanelActions>(null);
  const [form, dispatchForm] = useReducer(formReducer, INITIAL_FORM);
  const {live, hasFailed, load} = useLazyPanel(sectionRef);

  const run: Panel['run'] = useCallback(
    (name) => void load().then(() => actions.current?.[name]()),
    [load],
  );

  const copyLink = (): void => {
    const link = load().then(() => {
      if (actions.current === null) {
        throw new Error('The panel could not be loaded.');
      }
      return actions.current.link();
    });
    const copying = copyText(link);
    // The browser can refuse before the panel is there to say so.
    void load().then(async () => actions.current?.sayLinkCopied(await copying));
  };

  const edit: Panel['edit'] = useCallback(
    (values) => dispatchForm({type: 'edited', values}),
    [],
  );

  // The reader may have typed before hydration, a link may have values for other fields, and a script in
  // the head fills in those of another network.
  useEffect(() => {
    const read = (): void => {
      if (formRef.current !== null) {
        edit(readFields(formRef.current));
      }
    };
    read();
    return onNetworkChange(read);
  }, [formRef, form.fillCount, edit]);

  useEffect(() => {
    const {values: linked, network} = readRequestLink(location.search);
    const given = shareableValues(operation, linked, true);
    if (network !== undefined) {
      selectNetwork(network);
    }
    if (location.state?.sends) {
      clearSendOnArrival();
      const values = takeHandedOver(operation.page);
      if (values !== undefined) {
        dispatchForm({type: 'filled', values});
        void load().then(() => actions.current?.send(values));
        return;
      }
    }
    // A link with some of the required values is completed by those of the page.
    const isWhole = operation.parameters.every(
      (parameter) => !parameter.required || parameterKey(parameter) in given,
    );
    const values =
      isWhole || formRef.current === null
        ? given
        : {...readFields(formRef.current), ...given};
    if (Object.keys(given).length > 0) {
      dispatchForm({type: 'linked', values, operation});
      void load();
    }
  }, [formRef, location, load, operation]);

  useEffect(() => {
    const fields = formRef.current;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        actions.current?.cancel();
      }
      if (event.key !== 'Enter') {
        return;
      }
      const isShortcut = event.ctrlKey || event.metaKey;
      const isLineBreak = event.target instanceof HTMLTextAreaElement;
      // A key that is held down sends once.
      if (isShortcut || (event.repeat && !isLineBreak)) {
        event.preventDefault();
      }
      if (isShortcut && !event.repeat) {
        run('send');
      }
    };
    fields?.addEventListener('keydown', handleKey);
    return () => fields?.removeEventListener('keydown', handleKey);
  }, [formRef, run]);

  const handleInput = ({target}: FormEvent<HTMLFormElement>): void => {
    const {name, value, dataset} = target as HTMLInputElement;
    if (name !== NETWORK_NAME) {
      const field = name || (dataset.panelField ?? '');
      dispatchForm({type: 'typed', name: field, isKey: name === ''});
    }
    if (dataset.requestValue !== undefined) {
      edit({[name]: value});
    }
  };
  const key = onlyKey(operation.security);
  const sendLabel = translate({id: 'panel.send', message: 'Send API Request'});
  const exampleLabel = translate({
    id: 'panel.example',
    message: 'Show example answer',
  });
  return (
    <section
      className={clsx(styles.panel, styles.plain)}
      aria-labelledby="try-it"
      ref={sectionRef}
      data-markdown-ignore=""
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="try-it">
          <Translate id="panel.title">Try it</Translate>
        </h2>
        <Action onClick={copyLink}>
          {hasMoreToShare(operation) ? (
            <Translate id="panel.link.values">Copy link with values</Translate>
          ) : (
            <Translate id="panel.link">Copy link</Translate>
          )}
        </Action>
      </div>
      <noscript>
        <p className={styles.notice}>
          <Translate id="panel.noScripts">
            This form sends the request. It needs JavaScript.
          </Translate>
        </p>
      </noscript>
      <PanelContext.Provider
        value={{
          id,
          operation,
          components,
          form,
          dispatchForm,
          edit,
          formRef,
          actions,
          live,
          run,
          onSamples,
        }}
      >
        <form
          className={styles.form}
          // It is all of its region, which has the name.
          role="presentation"
          ref={formRef}
          // Outside a dialog, this method submits nothing, so the form is inert without scripts.
          method="dialog"
          autoComplete="off"
          noValidate
          onInput={handleInput}
          onSubmit={(event) => {
            event.preventDefault();
            run('send');
          }}
        >
          {operation.hasOwnServers ? null : (
            // A script in the head handles it: `site/choices/network-script.ts`.
            <Choice
              label={networkTitle(operation.servers)}
              name={NETWORK_NAME}
              data-network-select=""
              options={operation.servers.map((server) => ({
                value: server.id,
                label: networkLabel(server),
              }))}
            />
          )}
          {operation.hasOwnServers ||
          operation.servers.some(({variables}) => variables) ? (
            <ServerFields />
          ) : null}
          {key !== undefined ? (
            <KeyField scheme={key} />
          ) : operation.security.length > 0 ? (
            <OtherCredentials />
          ) : null}
          {/* The fields are uncontrolled: a new key applies the new default values. */}
          <React.Fragment key={form.fillCount}>
            {operation.parameters.map((parameter) => (
              <ParameterField key={parameterKey(parameter)} parameter={parameter} />
            ))}
            {operation.requestBody && <BodyField />}
          </React.Fragment>
          <div className={styles.actions}>
            <button
              type="submit"
              className="button button--primary"
              data-command={sendLabel}
              data-command-keys="Ctrl+Enter"
              title={translate({
                id: 'panel.send.keys',
                message: 'Ctrl or Cmd with Enter',
              })}
              onClick={(event) => {
                // A double click sends once, even if the response arrives between the clicks.
                if (event.detail > 1) {
                  event.preventDefault();
                }
              }}
            >
              {sendLabel}
            </button>
            {hasExample(operation) && (
              <div className={styles.actions}>
                <Action data-command={exampleLabel} onClick={() => run('showExample')}>
                  {exampleLabel}
                </Action>
              </div>
            )}
          </div>
        </form>
        {hasFailed ? <LoadFailure className={styles.notice} /> : null}
        {live && <live.default />}
      </PanelContext.Provider>
    </section>
  );
}

/** Loads the code of the panel on the first interaction, or when it is asked for. */
function useLazyPanel(sectionRef: RefObject<HTMLElement>): {
  /** Undefined until the code is loaded. */
  live: typeof LiveModule | undefined;
  hasFailed: boolean;
  /** Resolves when the panel is rendered or its code could not be loaded. */
  load: () => Promise<void>;
} {
  const [live, setLive] = useState<typeof LiveModule>();
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = useRef(false);

  const load = useCallback(async (): Promise<void> => {
    panelModule ??= import(/* webpackChunkName: "request-panel" */ './lazy/LivePanel');
    const loaded = await panelModule.catch(() => undefined);
    if (isShown.current) {
      return;
    }
    isShown.current = loaded !== undefined;
    if (loaded === undefined) {
      panelModule = undefined;
    }
    // Callers use the actions of the panel, which exist after it is rendered.
    flushSync(() => {
      setLive(loaded);
      setHasFailed(loaded === undefined);
    });
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const start = (): void => void load();
    for (const type of INTERACTIONS) {
      sectionRef.current?.addEventListener(type, start, {once: true, signal});
    }
    // It shows a file that the reader drops.
    document.addEventListener('dragenter', start, {once: true, signal});
    // The panel shows the credentials of the tab.
    if (panelModule !== undefined) {
      start();
    }
    return () => controller.abort();
  }, [sectionRef, load]);

  return {live, hasFailed, load};
}

/** Removes the state of the history entry, so that a reload does not send the request again. */
function clearSendOnArrival(): void {
  const entry = history.state as object;
  history.replaceState({...entry, state: undefined}, '');
}
