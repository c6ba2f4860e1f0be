import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {copyText} from '../../../components/Code/copy-text';
import type {OperationView} from '../../../pages/page-data';
import {answerLabel, useKeptAnswers} from '../../../request/lazy/request-state';
import {issueAddress, printReport} from './report';
import styles from './styles.module.css';

/** Puts together what a reader knows better than the page, as text to copy or as an issue. */
export default function FeedbackForm({
  operation,
  onClose,
}: {
  operation: OperationView;
  onClose: () => void;
}): ReactNode {
  const {editUrl} = useDoc().metadata;
  const [answer] = useKeptAnswers().filter(
    ({sent}) => sent.recent.route === operation.page,
  );
  const [statement, setStatement] = useState('');
  const [hasAnswer, setHasAnswer] = useState(true);
  const [status, setStatus] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const report = {
    page: `${location.origin}${location.pathname}`,
    operation,
    statement,
    answer: hasAnswer ? answer : undefined,
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      onClose={onClose}
    >
      <h2 id={`${id}title`}>
        <Translate id="feedback.ask">Is this right?</Translate>
      </h2>
      <label htmlFor={`${id}statement`}>
        <Translate id="feedback.statement">
          What is different, and how do you know it?
        </Translate>
      </label>
      <textarea
        id={`${id}statement`}
        rows={4}
        value={statement}
        onChange={({currentTarget}) => setStatement(currentTarget.value)}
      />
      {answer === undefined ? null : (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={hasAnswer}
            onChange={({currentTarget}) => setHasAnswer(currentTarget.checked)}
          />
          <Translate id="feedback.answer" values={{answer: answerLabel(answer)}}>
            {'With the last request and its answer ({answer}), without the key'}
          </Translate>
        </label>
      )}
      <label htmlFor={`${id}report`}>
        <Translate id="feedback.report">Report</Translate>
      </label>
      <textarea
        id={`${id}report`}
        className={styles.report}
        rows={10}
        readOnly
        value={printReport(report)}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={() => {
            void copyText(printReport(report)).then((isCopied) =>
              setStatus(
                isCopied
                  ? translate({id: 'feedback.copied', message: 'Copied'})
                  : translate({
                      id: 'feedback.copy.failed',
                      message: 'Mark the text above and copy it.',
                    }),
              ),
            );
          }}
        >
          <Translate id="feedback.copy">Copy report</Translate>
        </button>
        {editUrl ? (
          <a
            className="button button--secondary button--sm"
            href={issueAddress(editUrl, report)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="feedback.issue">Open an issue</Translate>
          </a>
        ) : null}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => dialog.current?.close()}
        >
          <Translate id="feedback.close">Close</Translate>
        </button>
        <span role="status">{status}</span>
      </div>
    </dialog>
  );
}
