import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {memo, useEffect, useMemo, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Code from '../../components/Code';
import CopyButton from '../../components/Code/CopyButton';
import {hasFile} from '../../framework/reference-pages';
import type {OperationView} from '../../pages/page-data';
import {successContent} from '../../response/response';
import {isJsonMediaType} from '../../vocabulary/media-type';
import {operationRoute} from '../../route/route';
import type {SchemaComponents} from '../../schema/schema';
import {unitPaths} from '../../schema/unit';
import Advice from './Advice';
import AnswerViews from './AnswerViews';
import {downloadFile} from './download-file';
import {asReceived} from './example-answers';
import {beginsAsJson, diagnose, limitHeaders, readApiError} from './diagnosis';
import {readJson, textPosition, type ParsedJson} from './json-lines';
import JsonView from './JsonView';
import {answerOf, type Result} from './request-state';
import type {ReceivedResponse} from './send';
import responseStyles from '../../response/Responses/styles.module.css';
import panelStyles from '../../form/styles.module.css';
import styles from './styles.module.css';
import {Action} from '../../form/field-parts';

/** Longest text other than JSON that is shown, in characters. The download is complete. */
const MAX_PLAIN_TEXT = 100_000;

const KILOBYTE = 1000;

export interface BodyText {
  id: number;
  text: string;
  /** Undefined if the text is not JSON. */
  json: ParsedJson | undefined;
  /** Offset of the first JSON error. */
  errorOffset?: number;
}

interface AnswerProps {
  result: Result;
  body: BodyText;
  operation: OperationView;
  components: SchemaComponents;
}

export function ResponseHead({
  result,
  body: {text, json, errorOffset},
  operation,
}: AnswerProps): ReactNode {
  const outcome =
    result.kind === 'example'
      ? asReceived(result.example)
      : result.kind === 'outcome'
        ? result.outcome
        : undefined;
  const {mediaType = ''} = successContent(operation.responses) ?? {};
  const diagnosis =
    outcome && diagnose(outcome, json !== undefined, isJsonMediaType(mediaType));
  return (
    <>
      {result.kind !== 'outcome' ? (
        <div className={styles.example}>
          {result.kind === 'example' ? (
            <ExampleNote operation={operation} />
          ) : result.kind === 'file' ? (
            <FileNote name={result.file.name} />
          ) : (
            <CancelledNote />
          )}
        </div>
      ) : result.outcome.kind === 'response' ? (
        <StatusLine
          response={result.outcome}
          isGood={diagnosis === undefined || diagnosis === 'empty'}
        />
      ) : null}
      {outcome === undefined ||
      diagnosis === undefined ||
      result.kind === 'file' ? null : (
        <Advice
          diagnosis={diagnosis}
          outcome={outcome}
          error={outcome.kind === 'response' ? readApiError(outcome.text) : {}}
          operation={operation}
          asked={result.sent}
          errorPosition={
            errorOffset === undefined ? undefined : textPosition(text, errorOffset)
          }
        />
      )}
    </>
  );
}

function StatusLine({
  response: {status, statusText, milliseconds, body, headers},
  isGood,
}: {
  response: ReceivedResponse;
  isGood: boolean;
}): ReactNode {
  return (
    <p className={styles.outcome}>
      <strong
        className={clsx(
          styles.code,
          isGood ? responseStyles.success : responseStyles.failure,
        )}
      >
        {`${status} ${statusText}`.trim()}
      </strong>
      <span>{`${milliseconds} ms`}</span>
      <span>{sizeText(body.size)}</span>
      {limitHeaders(headers).map(([name, value]) => (
        <span key={name}>
          <code>{name}</code> {value}
        </span>
      ))}
    </p>
  );
}

export const ResponseBody = memo(function ResponseBody(props: AnswerProps): ReactNode {
  const {result, body, operation} = props;
  const received = answerOf(result);
  return (
    <>
      {result.kind === 'example' || result.kind === 'file' ? null : (
        <>
          <p className={styles.address}>
            <code>
              {operation.method} {result.sent.request.url}
            </code>
          </p>
          {received && <Headers headers={received.outcome.headers} />}
        </>
      )}
      {body.text === '' ? null : <Body key={body.id} {...props} />}
    </>
  );
});

/** Parses the text of a result as JSON. Returns undefined until it is parsed. */
export function useBodyText(result: Result | undefined): BodyText | undefined {
  const text =
    result?.kind === 'example'
      ? result.example.text
      : result?.kind === 'file'
        ? result.text
        : (answerOf(result)?.outcome.text ?? '');
  const [body, setBody] = useState<BodyText>();
  useEffect(() => {
    const controller = new AbortController();
    readJson(text, controller.signal).then(
      (read) => {
        const isJson = 'lines' in read;
        setBody((previous) => ({
          id: (previous?.id ?? 0) + 1,
          text,
          json: isJson ? read : undefined,
          ...(isJson || !beginsAsJson(text) ? {} : {errorOffset: read.offset}),
        }));
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [text]);
  return body?.text === text ? body : undefined;
}

function ExampleNote({operation}: {operation: OperationView}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const route = operationRoute(operation);
  // The files are in the folder of the reference. An operation of another document has none.
  const root = operation.page.replace(route, '/');
  const folder = useBaseUrl(root);
  const {mediaType = ''} = successContent(operation.responses) ?? {};
  return (
    <>
      <strong>
        <Translate id="panel.example.title">Example</Translate>
      </strong>
      <p>
        <Translate id="panel.example.text">
          Nothing was sent. This is the example of the description: it shows the form of
          an answer, and its values are no answer of the API.
        </Translate>
      </p>
      {operation.page.endsWith(route) &&
      hasFile(`${root}openapi.json`) &&
      isJsonMediaType(mediaType) ? (
        <>
          <p>
            <Translate id="panel.example.mock">
              A mock server on your computer answers your program with the examples, with
              any text as credentials:
            </Translate>
          </p>
          <Code>{`npx @stoplight/prism-cli mock ${url}${folder}openapi.json`}</Code>
        </>
      ) : null}
    </>
  );
}

function FileNote({name}: {name: string}): ReactNode {
  return (
    <>
      <strong>
        <Translate id="panel.file.title">From a file</Translate>
      </strong>
      <p>
        <Translate id="panel.file.text" values={{name: <code>{name}</code>}}>
          {
            'Nothing was sent. This is the content of {name}, which stays in this browser.'
          }
        </Translate>
      </p>
    </>
  );
}

function CancelledNote(): ReactNode {
  return (
    <>
      <strong>
        <Translate id="panel.cancelled.title">Cancelled</Translate>
      </strong>
      <p>
        <Translate id="panel.cancelled.text">
          You ended this request before its answer came. The API may have received it all
          the same, and may count it.
        </Translate>
      </p>
    </>
  );
}

function Headers({headers}: Pick<ReceivedResponse, 'headers'>): ReactNode {
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
  result,
  body: {text, json, errorOffset},
  operation,
  components,
}: AnswerProps): ReactNode {
  const units = useMemo(
    () => unitPaths(successContent(operation.responses)?.node ?? {}, components),
    [operation, components],
  );
  const download = (): void => {
    const ofExample =
      result.kind === 'example' ? `-example-${result.example.status}` : '';
    const name = `${operation.slug}${ofExample}.${json === undefined ? 'txt' : 'json'}`;
    downloadFile(blobOf(result), result.kind === 'file' ? result.file.name : name);
  };
  const tools = (
    <>
      <CopyButton textOf={() => text} className={panelStyles.action} />
      <Action onClick={download}>
        <Translate id="panel.download">Download</Translate>
      </Action>
    </>
  );
  if (json !== undefined) {
    return (
      <AnswerViews
        operation={operation}
        components={components}
        node={successContent(operation.responses)?.node ?? {}}
        result={result}
        json={json}
        jsonView={<JsonView json={json} units={units} tools={tools} />}
      />
    );
  }
  const truncated = text.length > MAX_PLAIN_TEXT;
  return (
    <>
      <div className={panelStyles.actions}>{tools}</div>
      <pre
        className={styles.plain}
        // Keyboard users can scroll only a focusable element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <TextWithError text={text.slice(0, MAX_PLAIN_TEXT)} offset={errorOffset} />
        {truncated ? '…' : null}
      </pre>
      {truncated ? (
        <p className={panelStyles.notice}>
          <Translate id="panel.plain.cut">
            This is the beginning. Download the answer to read all of it.
          </Translate>
        </p>
      ) : null}
    </>
  );
}

function TextWithError({
  text,
  offset = text.length,
}: {
  text: string;
  offset: number | undefined;
}): ReactNode {
  // A character outside the Basic Multilingual Plane has two code units.
  const [character = ''] = Array.from(text.slice(offset, offset + 2));
  return (
    <>
      {text.slice(0, offset)}
      {character === '' ? null : (
        <mark className={styles.error} ref={scrollToCenter}>
          {character}
        </mark>
      )}
      {text.slice(offset + character.length)}
    </>
  );
}

/** Centres an element in its `pre` without scrolling the page. */
function scrollToCenter(element: HTMLElement | null): void {
  const container = element?.closest('pre');
  if (element && container) {
    container.scrollTop =
      element.offsetTop - container.offsetTop - container.clientHeight / 2;
  }
}

function blobOf(result: Result): Blob {
  if (result.kind === 'file') {
    return result.file;
  }
  return result.kind === 'example'
    ? new Blob([result.example.text], {type: 'application/json'})
    : (answerOf(result)?.outcome.body ?? new Blob());
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
