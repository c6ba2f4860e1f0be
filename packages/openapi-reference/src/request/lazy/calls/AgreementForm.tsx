import Translate, {translate} from '@docusaurus/Translate';
import CallCost from '@theme/CallCost';
import React, {useId, useState, type FormEvent, type ReactNode} from 'react';
import {usePanel} from '../../../form/form-state';
import panelStyles from '../../../form/styles.module.css';
import styles from './styles.module.css';
import type {Agreement} from './useRun';
import {Action} from '../../../form/field-parts';

/** What is offered where it is not known how many calls can be sent. */
const UNKNOWN_CALLS = 10;

const DEFAULT_PACE = 2;

/** Calls in a second that a reader can choose at most. */
const MAX_PACE = 20;

/** Asks the reader to agree to several calls: says what they cost before the first is sent. */
export default function AgreementForm({
  most,
  children,
  onAgree,
  onCancel,
}: {
  /** Number of calls that can be sent. Undefined if it is not known. */
  most: number | undefined;
  /** What is sent. */
  children: ReactNode;
  onAgree: (agreement: Agreement) => void;
  onCancel: () => void;
}): ReactNode {
  const {operation} = usePanel();
  const id = useId();
  const [calls, setCalls] = useState(String(most ?? UNKNOWN_CALLS));
  const [pace, setPace] = useState(String(DEFAULT_PACE));
  const agreed = {calls: Number(calls), callsPerSecond: Number(pace)};
  const isValid =
    Number.isInteger(agreed.calls) &&
    agreed.calls > 0 &&
    agreed.calls <= (most ?? Infinity) &&
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
      aria-label={translate({id: 'panel.calls.form', message: 'Several calls'})}
      onSubmit={handleSubmit}
    >
      <p>{children}</p>
      <label htmlFor={`${id}-calls`}>
        <Translate id="panel.pages.calls">Calls at most</Translate>
      </label>
      <input
        // The reader has just asked for this form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        id={`${id}-calls`}
        className={panelStyles.input}
        type="number"
        required
        min={1}
        max={most}
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
              {'Calls: {calls} at most, in {time} or more.'}
            </Translate>{' '}
            <CallCost operation={operation} calls={agreed.calls} />
          </>
        ) : null}
      </p>
      <div className={panelStyles.actions}>
        <button type="submit" className="button button--primary button--sm">
          <Translate id="panel.pages.start">Start</Translate>
        </button>
        <Action onClick={onCancel}>
          <Translate id="panel.pages.cancel">Cancel</Translate>
        </Action>
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
