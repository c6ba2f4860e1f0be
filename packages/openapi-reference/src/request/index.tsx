import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import LoadFailure from '../components/LoadFailure';
import {createPagePart} from '../components/page-part';
import OtherCredentials from '../security/OtherCredentials';
import {onNetworkChange, selectNetwork} from '../server/network';
import type {HighlightedSample} from '../reference/code-sample';
import {exampleHtmlOf, type OperationView} from '../reference/page-data';
import {
  NETWORK_NAME,
  parameterKey,
  readRequestLink,
  type SendOnArrival,
} from '../reference/request-link';
import type {SchemaComponents} from '../reference/schema';
import {onlyKey} from '../reference/security';
import {BodyField, KeyField, NetworkField, ParameterField, readFields} from './fields';
import {formReducer, INITIAL_FORM, type HandleEdit} from './form-state';
import type {PanelActions} from './lazy/useRequestPanel';
import styles from './styles.module.css';
import {useLazyPanel} from './useLazyPanel';

const ServerFields = createPagePart(
  'server-fields',
  () => import(/* webpackChunkName: "part-server-fields" */ './ServerFields'),
);

/**
 * The form that sends a request. It is static until the reader interacts with it or opens a link that
 * fills it in. Then it loads the code that sends requests and shows responses (`./lazy`).
 */
export default function RequestPanel({
  operation,
  components,
  formRef,
  onSamples,
}: {
  operation: OperationView;
  components: SchemaComponents;
  formRef: RefObject<HTMLFormElement>;
  onSamples: (samples: HighlightedSample[]) => void;
}): ReactNode {
  const id = useId();
  const location = useLocation<SendOnArrival | undefined>();
  const sectionRef = useRef<HTMLElement>(null);
  const actions = useRef<PanelActions>(null);
  const [form, dispatch] = useReducer(formReducer, INITIAL_FORM);
  const {Panel, hasFailed, load} = useLazyPanel(sectionRef);

  const runAction = useCallback(
    (name: keyof PanelActions): void => void load().then(() => actions.current?.[name]()),
    [load],
  );

  const edit: HandleEdit = useCallback(
    (values) => dispatch({type: 'edited', values}),
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
    const {values: given, network} = readRequestLink(location.search);
    if (network !== undefined) {
      selectNetwork(network);
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
      dispatch({type: 'filled', values});
      void load();
    }
    if (location.state?.sends) {
      clearSendOnArrival();
      void load().then(() => actions.current?.send(values));
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
        runAction('send');
      }
    };
    fields?.addEventListener('keydown', handleKey);
    return () => fields?.removeEventListener('keydown', handleKey);
  }, [formRef, runAction]);

  const handleInput = ({target}: FormEvent<HTMLFormElement>): void => {
    const {name, value, dataset} = target as HTMLInputElement;
    if (name !== NETWORK_NAME) {
      dispatch({
        type: 'typed',
        name: name || (dataset.panelField ?? ''),
        isKey: name === '',
      });
    }
    if (dataset.requestValue !== undefined) {
      edit({[name]: value});
    }
  };
  const key = onlyKey(operation.security);
  return (
    <section
      className={clsx(styles.panel, styles.plain)}
      aria-labelledby="try-it"
      ref={sectionRef}
      data-mdast="ignore"
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="try-it">
          <Translate id="panel.title">Try it</Translate>
        </h2>
        <button
          type="button"
          className={styles.action}
          onClick={() => runAction('copyLink')}
        >
          <Translate id="panel.link">Copy link</Translate>
        </button>
      </div>
      <noscript>
        <p className={styles.notice}>
          <Translate id="panel.noScripts">
            This form sends the request. It needs JavaScript.
          </Translate>
        </p>
      </noscript>
      <form
        className={styles.form}
        ref={formRef}
        // Outside a dialog, this method submits nothing, so the form is inert without scripts.
        method="dialog"
        autoComplete="off"
        noValidate
        onInput={handleInput}
        onSubmit={(event) => {
          event.preventDefault();
          runAction('send');
        }}
      >
        {operation.hasOwnServers ? null : <NetworkField servers={operation.servers} />}
        {operation.hasOwnServers || operation.servers.some(({variables}) => variables) ? (
          <ServerFields
            id={id}
            operation={operation}
            form={form}
            onHostChange={() => runAction('forgetKey')}
          />
        ) : null}
        {key !== undefined ? (
          <KeyField
            id={id}
            name={key.variable}
            error={form.errors[key.variable]}
            onAction={runAction}
          />
        ) : operation.security.length > 0 ? (
          <OtherCredentials
            id={id}
            security={operation.security}
            form={form}
            panel={actions}
            onAction={runAction}
          />
        ) : null}
        {/* The fields are uncontrolled: a new key applies the new default values. */}
        <React.Fragment key={form.fillCount}>
          {operation.parameters.map((parameter) => (
            <ParameterField
              key={parameterKey(parameter)}
              id={id}
              parameter={parameter}
              components={components}
              form={form}
              onEdit={edit}
            />
          ))}
          {operation.requestBody && (
            <BodyField
              id={id}
              body={operation.requestBody}
              components={components}
              defaults={form.defaults}
              errors={form.errors}
              onEdit={edit}
            />
          )}
        </React.Fragment>
        <div className={styles.actions}>
          <button
            type="submit"
            className="button button--primary"
            title={translate({id: 'panel.send.keys', message: 'Ctrl or Cmd with Enter'})}
            onClick={(event) => {
              // A double click sends once, even if the response arrives between the clicks.
              if (event.detail > 1) {
                event.preventDefault();
              }
            }}
          >
            <Translate id="panel.send">Send API Request</Translate>
          </button>
          {exampleHtmlOf(operation) === undefined ? null : (
            <div className={styles.actions}>
              <button
                type="button"
                className={styles.action}
                onClick={() => runAction('showExample')}
              >
                <Translate id="panel.example">Show example answer</Translate>
              </button>
            </div>
          )}
        </div>
      </form>
      {hasFailed ? <LoadFailure className={styles.notice} /> : null}
      {Panel === undefined ? null : (
        <Panel
          operation={operation}
          components={components}
          form={form}
          dispatchForm={dispatch}
          formRef={formRef}
          actions={actions}
          onSamples={onSamples}
        />
      )}
    </section>
  );
}

/** Removes the state of the history entry, so that a reload does not send the request again. */
function clearSendOnArrival(): void {
  const entry = history.state as object;
  history.replaceState({...entry, state: undefined}, '');
}
