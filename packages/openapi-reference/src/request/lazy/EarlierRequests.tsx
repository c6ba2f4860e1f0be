import Translate, {translate} from '@docusaurus/Translate';
import React, {type Dispatch, type ReactNode} from 'react';
import {NETWORK_NAME} from '../../value/request-link';
import {networkLabel} from '../../server/server';
import {Action} from '../../form/field-parts';
import {usePanel} from '../../form/form-state';
import {
  answerLabel,
  recentId,
  useKeptAnswers,
  type KeptAnswer,
  type RecentRequest,
  type RequestAction,
} from './request-state';
import panelStyles from '../../form/styles.module.css';
import styles from './styles.module.css';

/** The answers of the page that the tab keeps, to be shown again or beside the one that is shown. */
export function KeptAnswers({
  shown,
  dispatch,
}: {
  shown: KeptAnswer | undefined;
  dispatch: Dispatch<RequestAction>;
}): ReactNode {
  const {operation} = usePanel();
  const answers = useKeptAnswers().filter(
    ({sent}) => sent.recent.route === operation.page,
  );
  return answers.length < 2 ? null : (
    <Earlier
      summary={
        <Translate id="panel.kept" values={{count: answers.length}}>
          {'Answers of this page ({count})'}
        </Translate>
      }
    >
      {answers.map((answer) => {
        const label = answerLabel(answer);
        const {sent, outcome} = answer;
        return (
          <Entry
            key={`${outcome.receivedAt} ${sent.request.url}`}
            request={sent.recent.path}
            label={label}
          >
            {outcome === shown?.outcome ? (
              <Translate id="panel.kept.shown">Shown</Translate>
            ) : (
              <span className={panelStyles.actions}>
                <Action
                  aria-label={translate(
                    {id: 'panel.kept.show.label', message: 'Show: {label}'},
                    {label},
                  )}
                  onClick={() =>
                    dispatch({type: 'shown', result: {kind: 'outcome', ...answer}})
                  }
                >
                  <Translate id="panel.kept.show">Show</Translate>
                </Action>
                {shown !== undefined ? (
                  <Action
                    aria-label={translate(
                      {id: 'panel.kept.compare.label', message: 'Compare with: {label}'},
                      {label},
                    )}
                    onClick={() => dispatch({type: 'compared', answer})}
                  >
                    <Translate id="panel.kept.compare">Compare</Translate>
                  </Action>
                ) : null}
              </span>
            )}
          </Entry>
        );
      })}
    </Earlier>
  );
}

/** The requests of the tab, to be sent again. */
export function RecentRequests({
  requests,
  onSend,
}: {
  requests: readonly RecentRequest[];
  onSend: (request: RecentRequest) => void;
}): ReactNode {
  const {servers} = usePanel().operation;
  return requests.length === 0 ? null : (
    <Earlier
      summary={
        <Translate id="panel.recent" values={{count: requests.length}}>
          {'Requests of this tab ({count})'}
        </Translate>
      }
    >
      {requests.map((recent) => {
        const {title, method, path, values, isPartial, status} = recent;
        const request = `${method} ${path}`;
        const server = servers.find(({id}) => id === values[NETWORK_NAME]);
        return (
          <Entry
            key={recentId(recent)}
            request={request}
            label={[title, server && networkLabel(server), status]
              .filter(Boolean)
              .join(' · ')}
          >
            <Action
              aria-label={
                isPartial
                  ? translate(
                      {id: 'panel.recent.fill.label', message: 'Fill in: {request}'},
                      {request},
                    )
                  : translate(
                      {id: 'panel.recent.run.label', message: 'Run again: {request}'},
                      {request},
                    )
              }
              onClick={(event) => {
                // A double click sends once.
                if (event.detail < 2) {
                  onSend(recent);
                }
              }}
            >
              {isPartial ? (
                <Translate id="panel.recent.fill">Fill in</Translate>
              ) : (
                <Translate id="panel.recent.run">Run again</Translate>
              )}
            </Action>
          </Entry>
        );
      })}
    </Earlier>
  );
}

function Earlier({
  summary,
  children,
}: {
  summary: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <details className={styles.recent}>
      <summary>{summary}</summary>
      <ol>{children}</ol>
    </details>
  );
}

/** A request with what can be done with it. */
function Entry({
  request,
  label,
  children,
}: {
  request: string;
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <span className={styles.recentText}>
        <code>{request}</code>
        <span>{label}</span>
      </span>
      {children}
    </li>
  );
}
