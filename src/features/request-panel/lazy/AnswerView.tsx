import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/components/Code/CopyButton';
import {unitPaths} from '@site/src/reference/unit';
import type {OperationView} from '@site/src/reference/page-data';
import styles from './styles.module.css';
import Advice from './Advice';
import {beginsAsJson, diagnose, limitHeaders, readApiError} from './diagnosis';
import {readJson, type JsonLine} from './json-lines';
import JsonView from './JsonView';
import type {Answer} from './send';
import type {PanelSession, Shown} from './session';
import {textPosition} from './text-position';

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
  /** Index of the first error in what begins as JSON and is none. */
  errorIndex?: number;
}

/** What came of a request in a few words, or what stands in the place of an answer. */
export function AnswerHead({
  shown,
  read,
  operation,
}: {
  shown: Shown;
  read: ReadText;
  operation: OperationView;
}): ReactNode {
  switch (shown.kind) {
    case 'example':
      return <ExampleHead />;
    case 'cancelled':
      return <CancelledHead />;
    case 'outcome':
      return <OutcomeHead shown={shown} operation={operation} read={read} />;
  }
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
  const answer = answerOf(shown);
  return (
    <>
      {shown.kind === 'example' ? null : (
        <>
          <p className={styles.address}>
            <code>
              {session.operation.method} {shown.address}
            </code>
          </p>
          {answer === undefined ? null : <Headers headers={answer.headers} />}
        </>
      )}
      {read.text === '' ? null : (
        <Body
          // What was folded belongs to the answer before.
          key={read.key}
          shown={shown}
          read={read}
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
      (result) => {
        lastKey += 1;
        const isJson = typeof result !== 'number';
        setRead({
          key: lastKey,
          text,
          lines: isJson ? result : undefined,
          ...(isJson || !beginsAsJson(text) ? {} : {errorIndex: result}),
        });
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
  return answerOf(shown)?.text ?? '';
}

function answerOf(shown: Shown): Answer | undefined {
  return shown.kind === 'outcome' && shown.outcome.kind === 'answer'
    ? shown.outcome
    : undefined;
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

function CancelledHead(): ReactNode {
  return (
    <div className={styles.example}>
      <strong>
        <Translate id="panel.cancelled.title">Cancelled</Translate>
      </strong>
      <p>
        <Translate id="panel.cancelled.text">
          You ended this request before its answer came. The API may have received it all
          the same, and may count it.
        </Translate>
      </p>
    </div>
  );
}

function OutcomeHead({
  shown: {outcome, network},
  operation,
  read: {text, lines, errorIndex},
}: {
  shown: Extract<Shown, {kind: 'outcome'}>;
  operation: OperationView;
  read: ReadText;
}): ReactNode {
  const diagnosis = diagnose(outcome, lines !== undefined, expectsJson(operation));
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
          errorPosition={
            errorIndex === undefined ? undefined : textPosition(text, errorIndex)
          }
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
  read: {text, lines, errorIndex},
  session,
}: {
  shown: Shown;
  read: ReadText;
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
        <MarkedText text={text.slice(0, MAX_PLAIN_TEXT)} index={errorIndex} />
        {cut ? '…' : null}
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

/** A text with one of its characters marked. */
function MarkedText({
  text,
  index = text.length,
}: {
  text: string;
  index: number | undefined;
}): ReactNode {
  // A character can be two units of the string long.
  const [character = ''] = text.slice(index, index + 2);
  return (
    <>
      {text.slice(0, index)}
      {character === '' ? null : (
        <mark className={styles.error} ref={scrollToMiddle}>
          {character}
        </mark>
      )}
      {text.slice(index + character.length)}
    </>
  );
}

/** Scrolls the box of an element, and not the page, until the element is in its middle. */
function scrollToMiddle(element: HTMLElement | null): void {
  const box = element?.closest('pre');
  if (element !== null && box !== null && box !== undefined) {
    box.scrollTop = element.offsetTop - box.offsetTop - box.clientHeight / 2;
  }
}

/** The body as it came, byte by byte. */
function blobOf(shown: Shown): Blob {
  if (shown.kind === 'example') {
    return new Blob([shown.text], {type: 'application/json'});
  }
  return answerOf(shown)?.body ?? new Blob();
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
