import Translate, {translate} from '@docusaurus/Translate';
import CallCost from '@theme/CallCost';
import React, {useId, useState, type FormEvent, type ReactNode} from 'react';
import type {OperationView} from '../../../reference/page-data';
import {readApiError} from '../diagnosis';
import type {Outcome} from '../send';
import panelStyles from '../../styles.module.css';
import type {Agreement} from './load-pages';
import styles from './styles.module.css';
import type {Pages} from './usePages';

/** What is offered where the answer does not say how many pages are left. */
const UNKNOWN_CALLS = 10;

const DEFAULT_PACE = 2;

/** Calls in a second that a reader can choose at most. */
const MAX_PACE = 20;

/**
 * Loads the next page, or several after the reader has agreed to the number of calls: the form says what they
 * cost before the first is sent.
 */
export default function LoadPages({
  pages: {next, run, start, stop},
  operation,
}: {
  pages: Pages;
  operation: OperationView;
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  if (run?.state === 'running') {
    const {calls, agreement} = run;
    return (
      <div className={styles.loading}>
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
        <button type="button" className={panelStyles.action} onClick={stop}>
          <Translate id="panel.pages.stop">Stop</Translate>
        </button>
      </div>
    );
  }
  return (
    <>
      <RunEnd run={run} />
      {next === undefined ? (
        <p className={panelStyles.notice}>
          <Translate id="panel.pages.all">This is the last page.</Translate>
        </p>
      ) : isAsking ? (
        <AgreementForm
          left={next.left}
          operation={operation}
          onCancel={() => setIsAsking(false)}
          onAgree={(agreement) => {
            setIsAsking(false);
            start(agreement);
          }}
        />
      ) : (
        <div className={panelStyles.actions}>
          <button
            type="button"
            className={panelStyles.action}
            onClick={() => start({calls: 1, callsPerSecond: DEFAULT_PACE})}
          >
            <Translate id="panel.pages.next">Next page</Translate>
          </button>
          <span className={styles.cost}>
            <CallCost operation={operation} calls={1} />
          </span>
          {next.left === 1 ? null : (
            <button
              type="button"
              className={panelStyles.action}
              onClick={() => setIsAsking(true)}
            >
              <Translate id="panel.pages.several">Load all…</Translate>
            </button>
          )}
        </div>
      )}
    </>
  );
}

function AgreementForm({
  left,
  operation,
  onAgree,
  onCancel,
}: {
  left: number | undefined;
  operation: OperationView;
  onAgree: (agreement: Agreement) => void;
  onCancel: () => void;
}): ReactNode {
  const id = useId();
  const [calls, setCalls] = useState(String(left ?? UNKNOWN_CALLS));
  const [pace, setPace] = useState(String(DEFAULT_PACE));
  const agreed = {calls: Number(calls), callsPerSecond: Number(pace)};
  const isValid =
    Number.isInteger(agreed.calls) &&
    agreed.calls > 0 &&
    agreed.calls <= (left ?? Infinity) &&
    agreed.callsPerSecond > 0 &&
    agreed.callsPerSecond <= MAX_PACE;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) {
      onAgree(agreed);
    }
  };
  return (
    <form
      className={styles.agreement}
      aria-label={translate({id: 'panel.pages.form', message: 'Load all'})}
      onSubmit={handleSubmit}
    >
      <p>
        {left === undefined ? (
          <Translate id="panel.pages.unknown">
            The answer does not say how many pages are left.
          </Translate>
        ) : (
          <Translate id="panel.pages.left" values={{left}}>
            {'Pages left: {left}. Each is one call.'}
          </Translate>
        )}
      </p>
      <label htmlFor={`${id}-calls`}>
        <Translate id="panel.pages.calls">Calls at most</Translate>
      </label>
      <input
        // The reader has just asked for this form.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        id={`${id}-calls`}
        className={panelStyles.input}
        type="number"
        required
        min={1}
        max={left}
        value={calls}
        onChange={({target}) => setCalls(target.value)}
      />
      <label htmlFor={`${id}-pace`}>
        <Translate id="panel.pages.pace">Calls a second</Translate>
      </label>
      <input
        id={`${id}-pace`}
        className={panelStyles.input}
        type="number"
        required
        min={0.1}
        max={MAX_PACE}
        step="any"
        value={pace}
        onChange={({target}) => setPace(target.value)}
      />
      <p role="status">
        {isValid ? (
          <>
            <Translate
              id="panel.pages.price"
              values={{calls: agreed.calls, time: durationText(agreed)}}
            >
              {'At most {calls} calls, in {time} or more.'}
            </Translate>{' '}
            <CallCost operation={operation} calls={agreed.calls} />
          </>
        ) : null}
      </p>
      <div className={panelStyles.actions}>
        <button type="submit" className="button button--primary button--sm">
          <Translate id="panel.pages.start">Start</Translate>
        </button>
        <button type="button" className={panelStyles.action} onClick={onCancel}>
          <Translate id="panel.pages.cancel">Cancel</Translate>
        </button>
      </div>
    </form>
  );
}

/** The time from the first call to the last one at this pace. */
function durationText({calls, callsPerSecond}: Agreement): string {
  const seconds = Math.ceil((calls - 1) / callsPerSecond);
  return seconds < 120
    ? translate({id: 'panel.pages.seconds', message: '{seconds} s'}, {seconds})
    : translate(
        {id: 'panel.pages.minutes', message: '{minutes} minutes'},
        {minutes: Math.ceil(seconds / 60)},
      );
}

/** Says how many calls a run has sent, and why it ended before its end. */
function RunEnd({run}: Pick<Pages, 'run'>): ReactNode {
  if (run === undefined || run.state === 'running') {
    return null;
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

function reasonOf(outcome: Outcome | undefined): string {
  if (outcome?.kind !== 'response') {
    return translate({
      id: 'panel.pages.unreached',
      message: 'a call without an answer',
    });
  }
  const {code, message} = readApiError(outcome.text);
  return [outcome.status, outcome.statusText, code, message].filter(Boolean).join(' ');
}
