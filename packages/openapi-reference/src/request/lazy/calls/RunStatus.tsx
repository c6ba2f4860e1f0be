import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {readApiError} from '../diagnosis';
import type {Outcome} from '../send';
import panelStyles from '../../../form/styles.module.css';
import styles from './styles.module.css';
import type {Run} from './useRun';
import {Action} from '../../../form/field-parts';

/** Says how many calls a run has sent, and why it ended before its end. */
export default function RunStatus({
  run,
  onStop,
}: {
  run: Run | undefined;
  onStop: () => void;
}): ReactNode {
  if (run === undefined) {
    return null;
  }
  if (run.state === 'running') {
    return <Running {...run} onStop={onStop} />;
  }
  const {calls, state, outcome} = run;
  return (
    <p className={panelStyles.notice} role="status">
      {state === 'stopped' ? (
        <Translate id="panel.pages.stopped" values={{calls}}>
          {'Stopped. Calls sent: {calls}.'}
        </Translate>
      ) : state === 'refused' ? (
        <Translate
          id="panel.pages.refused"
          values={{calls, reason: <strong>{reasonOf(outcome)}</strong>}}
        >
          {'Ended by {reason}. Calls sent: {calls}. What came before is kept.'}
        </Translate>
      ) : (
        <Translate id="panel.pages.done" values={{calls}}>
          {'Calls sent: {calls}.'}
        </Translate>
      )}
    </p>
  );
}

function Running({calls, agreement, onStop}: Run & {onStop: () => void}): ReactNode {
  return (
    <div className={styles.running}>
      <progress
        max={agreement.calls}
        value={calls}
        aria-label={translate({id: 'panel.pages.progress', message: 'Calls'})}
      />
      <span>
        <Translate id="panel.pages.running" values={{calls, most: agreement.calls}}>
          {'Call {calls} of at most {most}'}
        </Translate>
      </span>
      <Action onClick={onStop}>
        <Translate id="panel.pages.stop">Stop</Translate>
      </Action>
    </div>
  );
}

function reasonOf(outcome: Outcome | undefined): string {
  if (outcome?.kind !== 'response') {
    return translate({
      id: 'panel.pages.unreached',
      message: 'a call without an answer',
    });
  }
  const {code, message} = readApiError(outcome.text);
  // The sentence around it has a full stop of its own.
  return [outcome.status, outcome.statusText, code, message]
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/, '');
}
