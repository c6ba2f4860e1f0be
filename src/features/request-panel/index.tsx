import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {showNetwork} from '@site/src/features/network/network';
import {readRequestLink} from '@site/src/reference/request-link';
import type {SchemaComponents} from '@site/src/reference/schema';
import type {HighlightedSample} from '@site/src/reference/code-sample';
import type {OperationView} from '@site/src/reference/page-data';
import {BodyField, KeyField, NetworkField, ParameterField} from './fields';
import type {FieldProblems, PanelSession, PanelView} from './lazy';
import styles from './styles.module.css';

/** What wakes the panel up. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Whether a panel has been touched since the site was opened: those of the next pages are awake. */
let touched = false;

/** The panel with its code: what sends, and what shows the answer. */
interface Live {
  session: PanelSession;
  View: typeof PanelView;
}

/**
 * The form that sends a real request. It is plain markup until the reader touches it (pointer, focus
 * or key), or comes by a link that fills it in; then its code is loaded (`./live`), which takes over
 * the fields as they are, with all that has been typed by then.
 */
export default function RequestPanel({
  operation,
  components,
  onSamples,
}: {
  operation: OperationView;
  components: SchemaComponents;
  /** Takes the samples of the request that the form makes. */
  onSamples: (samples: HighlightedSample[]) => void;
}): ReactNode {
  const id = useId();
  const location = useLocation();
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wake = useRef<() => Promise<PanelSession | undefined>>();
  const [live, setLive] = useState<Live>();
  const [failed, setFailed] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});

  useEffect(() => {
    let session: PanelSession | undefined;
    let isGone = false;
    let loading: Promise<PanelSession | undefined> | undefined;
    const load = async (): Promise<PanelSession | undefined> => {
      touched = true;
      const code = await import(/* webpackChunkName: "request-panel" */ './lazy');
      if (isGone || form.current === null) {
        return undefined;
      }
      session = new code.PanelSession({
        operation,
        components,
        form: form.current,
        onProblems: setProblems,
        onSamples,
      });
      setFailed(false);
      setLive({session, View: code.PanelView});
      return session;
    };
    wake.current = () =>
      (loading ??= load().catch(() => {
        loading = undefined;
        setFailed(true);
        return undefined;
      }));
    const touch = (): void => void wake.current?.();
    const element = section.current;
    TOUCHES.forEach((type) => element?.addEventListener(type, touch, {once: true}));
    const takeKeys = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter') {
        return;
      }
      const isShortcut = event.ctrlKey || event.metaKey;
      // A key that is held down is one press.
      if (isShortcut || (event.repeat && !isMultiline(event.target))) {
        event.preventDefault();
      }
      if (isShortcut && !event.repeat) {
        void wake.current?.().then((awake) => awake?.send());
      }
    };
    const fields = form.current;
    fields?.addEventListener('keydown', takeKeys);
    if (touched) {
      touch();
    }
    return () => {
      isGone = true;
      TOUCHES.forEach((type) => element?.removeEventListener(type, touch));
      fields?.removeEventListener('keydown', takeKeys);
      session?.disconnect();
    };
  }, [operation, components, onSamples]);

  useEffect(() => {
    const {values, network} = readRequestLink(location.search);
    if (network !== undefined) {
      showNetwork(network);
    }
    if (Object.keys(values).length > 0 && form.current !== null) {
      fillIn(form.current, values);
      void wake.current?.().then((session) => session?.follow());
    }
  }, [location]);

  const act = (action: (session: PanelSession) => void): void => {
    void wake.current?.().then((session) => {
      if (session !== undefined) {
        action(session);
      }
    });
  };
  return (
    <section className={styles.panel} aria-labelledby="try-it" ref={section}>
      <div className={styles.head}>
        <h2 className={styles.title} id="try-it">
          <Translate id="panel.title">Try it</Translate>
        </h2>
        <button
          type="button"
          className={styles.action}
          onClick={() => act((session) => session.copyLink())}
        >
          <Translate id="panel.link">Copy link</Translate>
        </button>
      </div>
      <form
        className={styles.form}
        ref={form}
        // Outside of a dialog, this submits nothing when the scripts are not there.
        method="dialog"
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act((session) => session.send());
        }}
      >
        <NetworkField servers={operation.servers} />
        {operation.security.length === 0 ? null : (
          <KeyField
            id={id}
            problems={problems}
            onForget={() => act((session) => session.forgetKey())}
            onCopy={() => act((session) => session.copyWithKey())}
          />
        )}
        {operation.parameters
          .filter((parameter) => parameter.in !== 'cookie')
          .map((parameter) => (
            <ParameterField
              key={`${parameter.in}-${parameter.name}`}
              id={id}
              parameter={parameter}
              components={components}
              problems={problems}
            />
          ))}
        {operation.requestBody === undefined ? null : (
          <BodyField id={id} body={operation.requestBody} problems={problems} />
        )}
        <div className={styles.actions}>
          <button
            type="submit"
            className="button button--primary"
            title={translate({id: 'panel.send.keys', message: 'Ctrl or Cmd with Enter'})}
            onClick={(event) => {
              // The second click of a double click, also where the answer came in between.
              if (event.detail > 1) {
                event.preventDefault();
              }
            }}
          >
            <Translate id="panel.send">Send API Request</Translate>
          </button>
          {operation.parameters.some(({example}) => example.length > 0) ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => act((session) => session.fillExamples())}
            >
              <Translate id="panel.fill">Fill in the examples</Translate>
            </button>
          ) : null}
          {hasExample(operation) ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => act((session) => session.showExample())}
            >
              <Translate id="panel.example">Show example answer</Translate>
            </button>
          ) : null}
        </div>
      </form>
      {failed ? (
        <p className={styles.notice} role="alert">
          <Translate id="panel.failed">
            The panel could not be loaded. Check your connection, and press the button
            again.
          </Translate>
        </p>
      ) : null}
      {live === undefined ? null : <live.View session={live.session} />}
    </section>
  );
}

/** Whether the Enter key writes a line break. */
function isMultiline(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement;
}

function hasExample(operation: OperationView): boolean {
  return operation.responses.some(
    ({status, content}) => status.startsWith('2') && content?.exampleHtml !== undefined,
  );
}

/** Puts the values of a link into the fields, and empties those that it does not name. */
function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  form
    .querySelectorAll<HTMLInputElement>('[data-request-value]')
    .forEach((field) => (field.value = values[field.name] ?? ''));
}
