import Translate from '@docusaurus/Translate';
import CallCost from '@theme/CallCost';
import React, {useState, type ReactNode} from 'react';
import {usePanel} from '../../../form/form-state';
import AgreementForm from '../calls/AgreementForm';
import RunStatus from '../calls/RunStatus';
import panelStyles from '../../../form/styles.module.css';
import styles from './styles.module.css';
import type {Agreement, Run} from '../calls/useRun';
import type {NextPage} from './next-page';
import {Action} from '../../../form/field-parts';

/** Loads the next page, or several after the reader has agreed to the number of calls. */
export default function LoadPages({
  next,
  run,
  onStart,
  onStop,
}: {
  /** Undefined if there is none, or the answer does not tell. */
  next: NextPage | undefined;
  run: Run | undefined;
  onStart: (agreement: Agreement) => void;
  onStop: () => void;
}): ReactNode {
  const {operation} = usePanel();
  const [isAsking, setIsAsking] = useState(false);
  const status = <RunStatus run={run} onStop={onStop} />;
  if (run?.state === 'running') {
    return status;
  }
  if (next === undefined) {
    return (
      <>
        {status}
        <p className={panelStyles.notice}>
          <Translate id="panel.pages.all">This is the last page.</Translate>
        </p>
      </>
    );
  }
  if (isAsking) {
    return (
      <AgreementForm
        most={next.left}
        onCancel={() => setIsAsking(false)}
        onAgree={(agreement) => {
          setIsAsking(false);
          onStart(agreement);
        }}
      >
        {next.left === undefined ? (
          <Translate id="panel.pages.unknown">
            The answer does not say how many pages are left.
          </Translate>
        ) : (
          <Translate id="panel.pages.left" values={{left: next.left}}>
            {'Pages left: {left}. Each is one call.'}
          </Translate>
        )}
      </AgreementForm>
    );
  }
  return (
    <>
      {status}
      <div className={panelStyles.actions}>
        <Action onClick={() => onStart({calls: 1, callsPerSecond: 1})}>
          <Translate id="panel.pages.next">Next page</Translate>
        </Action>
        <span className={styles.cost}>
          <CallCost operation={operation} calls={1} />
        </span>
        {next.left === 1 ? null : (
          <Action onClick={() => setIsAsking(true)}>
            <Translate id="panel.pages.several">Load all…</Translate>
          </Action>
        )}
      </div>
    </>
  );
}
