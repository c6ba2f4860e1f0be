import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/components/Code/CopyButton';
import {unitPaths} from '@site/src/openapi/unit';
import type {OperationView} from '@site/src/plugins/openapi-docs/data';
import styles from './styles.module.css';
import Advice from './Advice';
import {diagnose, limitHeaders, readApiError} from './diagnosis';
import {readJson, type JsonLine} from './json-lines';
import JsonView from './JsonView';
import type {Answer} from './send';
import type {PanelSession, Shown} from './session';

/** How much of a text that is not JSON is shown, in characters; all of it can be downloaded. */
const MAX_PLAIN_TEXT = 100_000;

/** How many bytes are told in bytes, and from where on in kilobytes. */
const KILOBYTE = 1000;

/** A text that has been read as JSON, as far as it is JSON. */
export interface ReadText {
  /** Another one for each text. */
  key: number;
  text: string;
  lines: JsonLine[] | undefined;
}

/** What came of a request in a few words, or that an example stands in its place. */
export function AnswerHead({
  shown,
  read,
  operation,
}: {
  shown: Shown;
  read: ReadText;
  operation: OperationView;
}): ReactNode {
  return shown.kind === 'example' ? (
    <ExampleHead />
  ) : (
    <OutcomeHead shown={shown} operation={operation} isJson={read.lines !== undefined} />
  );
}

/** The address that was asked, the headers, and the body. */
export function AnswerBody({
  shown,
  read,
  session,
}: {
  shown: Shown;
  read: ReadText;
  session: PanelSession;
}): ReactNode {
  return (
    <>
      {shown.kind === 'example' ? null : (
        <>
          <p className={styles.address}>
            <code>
              {session.operation.method} {shown.address}
            </code>
          </p>
          {shown.outcome.kind === 'answer' ? (
            <Headers headers={shown.outcome.headers} />
          ) : null}
        </>
      )}
      {read.text === '' ? null : (
        <Body
          // What was folded belongs to the answer before.
          key={read.key}
          shown={shown}
          text={read.text}
          lines={read.lines}
          session={session}
        />
      )}
    </>
  );
}

let lastKey = 0;

/** Reads what is shown as JSON, in slices; `undefined` until it is read. */
export function useRead(shown: Shown | undefined): ReadText | undefined {
  const text = shown === undefined ? '' : textOf(shown);
  const [read, setRead] = useState<ReadText>();
  useEffect(() => {
    const controller = new AbortController();
    readJson(text, controller.signal).then(
      (lines) => {
        lastKey += 1;
        setRead({key: lastKey, text, lines});
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [text]);
  return read?.text === text ? read : undefined;
}

function textOf(shown: Shown): string {
  if (shown.kind === 'example') {
    return shown.text;
  }
  return shown.outcome.kind === 'answer' ? shown.outcome.text : '';
}

function ExampleHead(): ReactNode {
  return (
    <div className={styles.example}>
      <strong>
        <Translate id="panel.example.title">Example</Translate>
      </strong>
      <p>
        <Translate id="panel.example.text">
          Nothing was sent. This is the example of the description: it shows the form of
          an answer, and its values are not from the chain.
        </Translate>
      </p>
    </div>
  );
}

function OutcomeHead({
  shown: {outcome, network},
  operation,
  isJson,
}: {
  shown: Extract<Shown, {kind: 'outcome'}>;
  operation: OperationView;
  isJson: boolean;
}): ReactNode {
  const diagnosis = diagnose(outcome, isJson, expectsJson(operation));
  return (
    <>
      {outcome.kind === 'answer' ? (
        <p className={styles.outcome}>
          <strong
            className={clsx(
              styles.code,
              diagnosis === undefined ? styles.success : styles.failure,
            )}
          >
            {`${outcome.status} ${outcome.statusText}`.trim()}
          </strong>
          <span>{`${outcome.milliseconds} ms`}</span>
          <span>{sizeText(outcome.body.size)}</span>
          <Limits headers={limitHeaders(outcome.headers)} />
        </p>
      ) : null}
      {diagnosis === undefined ? null : (
        <Advice
          diagnosis={diagnosis}
          outcome={outcome}
          error={outcome.kind === 'answer' ? readApiError(outcome.text) : {}}
          operation={operation}
          network={network}
        />
      )}
    </>
  );
}

function expectsJson(operation: OperationView): boolean {
  const success = operation.responses.find(({status}) => status.startsWith('2'));
  return /[/+]json\b/i.test(success?.content?.mediaType ?? '');
}

function Limits({headers}: {headers: Answer['headers']}): ReactNode {
  return headers.map(([name, value]) => (
    <span key={name}>
      <code>{name}</code> {value}
    </span>
  ));
}

function Headers({headers}: {headers: Answer['headers']}): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>
        <Translate id="panel.headers" values={{count: headers.length}}>
          {'Headers ({count})'}
        </Translate>
      </summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Translate id="panel.headers.note">
          A browser shows a page only the headers that the API exposes.
        </Translate>
      </p>
    </details>
  );
}

function Body({
  shown,
  text,
  lines,
  session,
}: {
  shown: Shown;
  text: string;
  lines: JsonLine[] | undefined;
  session: PanelSession;
}): ReactNode {
  const {operation, components} = session;
  const units = useMemo(() => {
    const node = operation.responses.find(({status}) => status.startsWith('2'))?.content
      ?.node;
    return unitPaths(node ?? {}, components);
  }, [operation, components]);
  const tools = (
    <>
      <CopyButton textOf={() => text} className={styles.action} />
      <button
        type="button"
        className={styles.action}
        onClick={() => download(blobOf(shown), fileName(shown, operation, lines))}
      >
        <Translate id="panel.download">Download</Translate>
      </button>
    </>
  );
  if (lines !== undefined) {
    return <JsonView text={text} lines={lines} units={units} tools={tools} />;
  }
  const cut = text.length > MAX_PLAIN_TEXT;
  return (
    <>
      <div className={styles.tools}>{tools}</div>
      <pre
        className={styles.plain}
        // What scrolls has to be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {cut ? `${text.slice(0, MAX_PLAIN_TEXT)}…` : text}
      </pre>
      {cut ? (
        <p className={styles.notice}>
          <Translate id="panel.plain.cut">
            This is the beginning. Download the answer to read all of it.
          </Translate>
        </p>
      ) : null}
    </>
  );
}

/** The body as it came, byte by byte. */
function blobOf(shown: Shown): Blob {
  if (shown.kind === 'example') {
    return new Blob([shown.text], {type: 'application/json'});
  }
  return shown.outcome.kind === 'answer' ? shown.outcome.body : new Blob();
}

function fileName(
  shown: Shown,
  {slug}: OperationView,
  lines: JsonLine[] | undefined,
): string {
  const example = shown.kind === 'example' ? '-example' : '';
  return `${slug}${example}.${lines === undefined ? 'txt' : 'json'}`;
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function sizeText(bytes: number): string {
  if (bytes < KILOBYTE) {
    return translate({id: 'panel.bytes', message: '{bytes} bytes'}, {bytes});
  }
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${kilobytes.toFixed(1)} kB`
    : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
