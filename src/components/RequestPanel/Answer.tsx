import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import Code from '@site/src/components/Code';
import {send, type Outcome} from './send';
import type {PanelRequest} from './request';
import styles from './styles.module.css';

/** Sends a request once, and shows what came of it. Leaving the page ends the request. */
export default function Answer({
  request,
  fallback,
}: {
  request: PanelRequest;
  fallback: ReactNode;
}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const controller = new AbortController();
    void send(request, controller.signal).then((result) => {
      if (!controller.signal.aborted) {
        setOutcome(result);
      }
    });
    return () => controller.abort();
  }, [request]);
  if (outcome === undefined) {
    return fallback;
  }
  return outcome.kind === 'answer' ? (
    <>
      <p className={styles.outcome}>
        <strong className={clsx(outcome.ok ? styles.success : styles.failure)}>
          {outcome.status} {outcome.statusText}
        </strong>
        <span>
          {translate(
            {id: 'panel.answer.facts', message: '{milliseconds} ms, {bytes} bytes'},
            {
              milliseconds: String(outcome.milliseconds),
              bytes: String(outcome.bytes),
            },
          )}
        </span>
      </p>
      <Code language={outcome.isJson ? 'json' : 'text'}>{outcome.body}</Code>
    </>
  ) : (
    <p className={styles.outcome} role="alert">
      <strong className={styles.failure}>
        {outcome.kind === 'timeout' ? (
          <Translate id="panel.timeout">No answer within 30 seconds.</Translate>
        ) : (
          <Translate id="panel.unreachable">
            The request did not reach the API: the network is down, the host refused, or
            the browser blocked the answer.
          </Translate>
        )}
      </strong>
    </p>
  );
}
