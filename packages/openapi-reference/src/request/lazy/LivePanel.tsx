import Translate, {translate} from '@docusaurus/Translate';
import React, {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {OperationView} from '../../reference/page-data';
import {NETWORK_NAME} from '../../reference/request-link';
import {networkLabel} from '../../reference/server';
import type {RecentRequest, SentRequest} from './request-state';
import {ResponseBody, ResponseHead, useBodyText} from './ResponseView';
import {revealAnswer} from './reveal-answer';
import panelStyles from '../styles.module.css';
import styles from './styles.module.css';
import {useRequestPanel, type RequestPanelProps} from './useRequestPanel';

export default function LivePanel(props: RequestPanelProps): ReactNode {
  const {operation, components, formRef} = props;
  const answerRef = useRef<HTMLDivElement>(null);
  const {state, isKeyCleaned, cancel, sendAgain} = useRequestPanel(props);
  const {pending, result, notice, recent} = state;
  const body = useBodyText(result);
  const isWaiting = pending?.isSlow === true;
  const isShown = result !== undefined && body !== undefined && !isWaiting;
  // Outside of the room, a new line would move the form while the reader presses Send.
  const hasRoom = pending !== undefined || result !== undefined;
  const isExample = result?.kind === 'example';
  useReveal(pending?.sent ?? isExample, formRef, answerRef);
  return (
    <>
      <div ref={answerRef} className={hasRoom ? styles.answer : undefined}>
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
          {isShown ? (
            <ResponseHead result={result} body={body} operation={operation} />
          ) : null}
        </div>
        {isShown ? (
          <ResponseBody
            result={result}
            body={body}
            operation={operation}
            components={components}
          />
        ) : null}
      </div>
      {recent.length === 0 ? null : (
        <RecentRequests operation={operation} requests={recent} onSend={sendAgain} />
      )}
    </>
  );
}

/**
 * Shows the room of the answer at the moment of the press, not when the answer arrives: what the reader
 * looks at by then stays where it is.
 *
 * @param asked - the request, or whether the example was asked for.
 */
function useReveal(
  asked: SentRequest | boolean,
  formRef: RefObject<HTMLFormElement>,
  answerRef: RefObject<HTMLElement>,
): void {
  useLayoutEffect(() => {
    const button = formRef.current?.querySelector('[type="submit"]');
    if (asked !== false && button && answerRef.current !== null) {
      revealAnswer(button, answerRef.current);
    }
  }, [asked, formRef, answerRef]);
}

function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  return (
    <div className={styles.waiting}>
      <div className={styles.outcome}>
        <span>
          <Translate id="panel.waiting">Waiting for the answer…</Translate>
        </span>
        <button type="button" className={panelStyles.action} onClick={onCancel}>
          <Translate id="panel.cancel">Cancel</Translate>
        </button>
      </div>
      <div className={styles.placeholder} />
    </div>
  );
}

function RecentRequests({
  operation,
  requests,
  onSend,
}: {
  operation: OperationView;
  requests: readonly RecentRequest[];
  onSend: (request: RecentRequest) => void;
}): ReactNode {
  const networkOf = ({values}: RecentRequest): string => {
    const server = operation.servers.find(({id}) => id === values[NETWORK_NAME]);
    return server === undefined ? '' : networkLabel(server);
  };
  return (
    <details className={styles.recent}>
      <summary>
        <Translate id="panel.recent" values={{count: requests.length}}>
          {'Requests of this tab ({count})'}
        </Translate>
      </summary>
      <ol>
        {requests.map((request) => (
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
              className={panelStyles.action}
              aria-label={translate(
                {id: 'panel.recent.run.label', message: 'Run again: {request}'},
                {request: `${request.method} ${request.path}`},
              )}
              onClick={(event) => {
                // A double click sends once.
                if (event.detail < 2) {
                  onSend(request);
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
