import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import SkeletonLoader from '@theme/SkeletonLoader';
import React, {useSyncExternalStore, type ReactNode} from 'react';
import {networkLabel} from '@site/src/reference/server';
import {NETWORK_NAME} from '@site/src/reference/request-link';
import styles from './styles.module.css';
import {AnswerBody, AnswerHead, useRead} from './AnswerView';
import type {RecentRequest} from './recent';
import type {PanelSession} from './session';

/** What stands under the form: what is under way, what came of it, and what was sent before. */
export default function PanelView({session}: {session: PanelSession}): ReactNode {
  const state = useSyncExternalStore(
    session.subscribe,
    session.snapshot,
    session.snapshot,
  );
  const read = useRead(state.shown);
  const answer =
    state.shown === undefined || read === undefined || state.isWaiting
      ? undefined
      : {shown: state.shown, read};
  return (
    <>
      {/* It is there before it says anything, so that what it says is read out. */}
      <div role="status" className={styles.status}>
        {state.notice === '' ? null : <p className={styles.notice}>{state.notice}</p>}
        {state.isWaiting ? <Waiting onCancel={() => session.cancel()} /> : null}
        {answer === undefined ? null : (
          <AnswerHead {...answer} operation={session.operation} />
        )}
      </div>
      {answer === undefined ? null : <AnswerBody {...answer} session={session} />}
      {state.recent.length === 0 ? null : (
        <Recent recent={state.recent} session={session} />
      )}
    </>
  );
}

function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  return (
    <div className={styles.waiting}>
      <div className={styles.outcome}>
        <span>
          <Translate id="panel.waiting">Waiting for the answer…</Translate>
        </span>
        <button type="button" className={styles.action} onClick={onCancel}>
          <Translate id="panel.cancel">Cancel</Translate>
        </button>
      </div>
      <SkeletonLoader size="lg" />
    </div>
  );
}

function Recent({
  recent,
  session,
}: {
  recent: readonly RecentRequest[];
  session: PanelSession;
}): ReactNode {
  const history = useHistory();
  const networkOf = ({values}: RecentRequest): string => {
    const server = session.operation.servers.find(({id}) => id === values[NETWORK_NAME]);
    return server === undefined ? '' : networkLabel(server);
  };
  return (
    <details className={styles.recent}>
      <summary>
        <Translate id="panel.recent" values={{count: recent.length}}>
          {'Requests of this tab ({count})'}
        </Translate>
      </summary>
      <ol>
        {recent.map((request) => (
          <li key={`${request.route} ${JSON.stringify(request.values)}`}>
            <span className={styles.recentText}>
              <code>
                {request.method} {request.path}
              </code>
              <span>
                {[request.title, networkOf(request), request.status]
                  .filter((part) => part !== undefined && part !== '')
                  .join(' · ')}
              </span>
            </span>
            <button
              type="button"
              className={styles.action}
              aria-label={translate(
                {id: 'panel.recent.run.label', message: 'Run again: {request}'},
                {request: `${request.method} ${request.path}`},
              )}
              onClick={(event) => {
                // The second click of a double click sends nothing.
                if (event.detail < 2) {
                  session.runAgain(request, (address) => history.push(address));
                }
              }}
            >
              <Translate id="panel.recent.run">Run again</Translate>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
