import Translate, {translate} from '@docusaurus/Translate';
import React, {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import CallCost from '@theme/CallCost';
import type {OperationView} from '../../reference/page-data';
import {NETWORK_NAME} from '../../reference/request-link';
import {networkLabel} from '../../reference/server';
import {usePanel} from '../form-state';
import {exampleAnswers} from './example-answers';
import KeptAnswers from './KeptAnswers';
import {useKeptAnswers, type RecentRequest, type Result} from './request-state';
import {severalParameter} from './several/parameter';
import {ResponseBody, ResponseHead, useBodyText} from './ResponseView';
import {revealAnswer} from './reveal-answer';
import panelStyles from '../styles.module.css';
import styles from './styles.module.css';
import {useComparison} from './useComparison';
import {useRequestPanel} from './useRequestPanel';
import ViewChoice from './ViewChoice';
import {Action} from '../field-parts';

const AnswerComparison = lazy(() =>
  import('./comparison/AnswerComparison').catch(() => ({default: MissingPart})),
);

const SeveralAtOnce = lazy(() =>
  import('./several').catch(() => ({
    default: MissingPart,
  })),
);

export default function LivePanel(): ReactNode {
  const {operation, components, formRef} = usePanel();
  const answerRef = useRef<HTMLDivElement>(null);
  const {state, isKeyCleaned, cancel, sendAgain, showExample, recall, notify} =
    useRequestPanel();
  const {pending, result, notice, recent} = state;
  const comparison = useComparison(result, formRef, notify);
  const [isSeveral, setIsSeveral] = useState(false);
  const several = severalParameter(operation, components);
  const ofPage = useKeptAnswers().filter(
    ({sent}) => sent.recent.route === operation.page,
  );
  const body = useBodyText(result);
  const isWaiting = pending?.isSlow === true;
  const answer =
    result === undefined || body === undefined || isWaiting
      ? undefined
      : {result, body, operation, components};
  // Outside of the room, a new line would move the form while the reader presses Send.
  const hasRoom = pending !== undefined || result !== undefined;
  const asked = pending?.sent ?? (result?.kind === 'example' || result?.kind === 'file');

  // Shows the room of the answer at the moment of the press, not when the answer arrives: what the
  // reader looks at by then stays where it is.
  useLayoutEffect(() => {
    const button = formRef.current?.querySelector('[type="submit"]');
    if (asked !== false && button && answerRef.current !== null) {
      revealAnswer(button, answerRef.current);
    }
  }, [asked, formRef]);
  return (
    <>
      <div ref={answerRef} className={hasRoom ? styles.answer : undefined}>
        {result?.kind === 'example' ? (
          <ExampleStatus status={result.example.status} onChoose={showExample} />
        ) : null}
        {/* Screen readers announce only changes of an element that already exists. */}
        <div role="status">
          {notice === '' ? null : <p className={panelStyles.notice}>{notice}</p>}
          {isKeyCleaned && hasRoom ? (
            <p className={panelStyles.notice}>
              <Translate id="panel.key.cleaned">
                What copying added to the key was removed: quotation marks, “Bearer” or
                spaces.
              </Translate>
            </p>
          ) : null}
          {isWaiting ? <Waiting onCancel={cancel} /> : null}
          {answer && <ResponseHead {...answer} />}
        </div>
        {answer && <OtherServers {...answer} comparison={comparison} />}
        {comparison.compared === undefined ? (
          answer && <ResponseBody {...answer} />
        ) : (
          <Suspense>
            <AnswerComparison {...comparison.compared} onClose={comparison.close} />
          </Suspense>
        )}
      </div>
      {several === undefined ? null : (
        <details
          className={styles.recent}
          onToggle={({currentTarget}) => setIsSeveral(currentTarget.open)}
        >
          <summary>
            <Translate id="panel.several">Several at once</Translate>
          </summary>
          {isSeveral ? (
            <Suspense>
              <SeveralAtOnce parameter={several} />
            </Suspense>
          ) : null}
        </details>
      )}
      {ofPage.length < 2 ? null : (
        <KeptAnswers
          answers={ofPage}
          result={result}
          onShow={recall}
          onCompare={comparison.compareWith}
        />
      )}
      {recent.length === 0 ? null : (
        <RecentRequests requests={recent} onSend={sendAgain} />
      )}
    </>
  );
}

/** Compares an answer with what the other servers of the document answer to the same request. */
function OtherServers({
  result,
  operation,
  comparison: {asked, compared, compareWithServer},
}: {
  result: Result;
  operation: OperationView;
  comparison: ReturnType<typeof useComparison>;
}): ReactNode {
  const {servers, hasOwnServers, method} = operation;
  const isAnswer = result.kind === 'outcome' && result.outcome.kind === 'response';
  if (!isAnswer || hasOwnServers || method !== 'GET' || compared !== undefined) {
    return null;
  }
  const others = servers.filter(
    (server) => server.id !== result.sent.server.id && server.variables === undefined,
  );
  return others.length === 0 ? null : (
    <div className={panelStyles.actions}>
      {others.map((server) => (
        <Action
          key={server.id}
          disabled={asked !== undefined}
          onClick={() => compareWithServer(server)}
        >
          <Translate id="panel.comparison.server" values={{server: networkLabel(server)}}>
            {'Compare with {server}'}
          </Translate>
        </Action>
      ))}
      <span className={styles.note}>
        <CallCost operation={operation} calls={1} />
      </span>
    </div>
  );
}

function MissingPart(): ReactNode {
  return (
    <p className={panelStyles.notice}>
      <Translate id="panel.unloaded">
        This part could not be loaded. Reload the page, and try again.
      </Translate>
    </p>
  );
}

/** Chooses which example is shown, as if the API had answered with it. */
function ExampleStatus({
  status,
  onChoose,
}: {
  status: string;
  onChoose: (status: string) => void;
}): ReactNode {
  const examples = exampleAnswers(usePanel().operation);
  return examples.length < 2 ? null : (
    <ViewChoice
      legend={<Translate id="panel.example.status">Status of the example</Translate>}
      options={examples.map((example) => [example.status, example.status])}
      value={status}
      onChoose={onChoose}
    />
  );
}

function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  return (
    <div className={styles.waiting}>
      <div className={styles.outcome}>
        <span>
          <Translate id="panel.waiting">Waiting for the answer…</Translate>
        </span>
        <Action onClick={onCancel}>
          <Translate id="panel.cancel">Cancel</Translate>
        </Action>
      </div>
      <div className={styles.placeholder} />
    </div>
  );
}

function RecentRequests({
  requests,
  onSend,
}: {
  requests: readonly RecentRequest[];
  onSend: (request: RecentRequest) => void;
}): ReactNode {
  const {servers} = usePanel().operation;
  return (
    <details className={styles.recent}>
      <summary>
        <Translate id="panel.recent" values={{count: requests.length}}>
          {'Requests of this tab ({count})'}
        </Translate>
      </summary>
      <ol>
        {requests.map((recent) => {
          const {title, route, method, path, values, status} = recent;
          const request = `${method} ${path}`;
          const server = servers.find(({id}) => id === values[NETWORK_NAME]);
          return (
            <li key={`${route} ${JSON.stringify(values)}`}>
              <span className={styles.recentText}>
                <code>{request}</code>
                <span>
                  {[title, server && networkLabel(server), status]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Action
                aria-label={translate(
                  {id: 'panel.recent.run.label', message: 'Run again: {request}'},
                  {request},
                )}
                onClick={(event) => {
                  // A double click sends once.
                  if (event.detail < 2) {
                    onSend(recent);
                  }
                }}
              >
                <Translate id="panel.recent.run">Run again</Translate>
              </Action>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
