import Translate, {translate} from '@docusaurus/Translate';
import React, {useState, type ReactNode} from 'react';
import type {OperationView} from '../../reference/page-data';
import styles from './styles.module.css';

/** Lets a reader write down what is wrong with the page of an operation. Needs scripts, which hide it without. */
export default function Feedback({operation}: {operation: OperationView}): ReactNode {
  const [form, setForm] = useState<ReactNode>(null);
  return (
    <span data-mdast="ignore" data-search-ignore>
      <button
        type="button"
        className={styles.ask}
        data-command={translate({id: 'feedback.ask', message: 'Is this right?'})}
        onClick={() => {
          import(/* webpackChunkName: "feedback" */ './lazy').then(
            ({default: Form}) =>
              setForm(<Form operation={operation} onClose={() => setForm(null)} />),
            () => setForm(<FeedbackFailure />),
          );
        }}
      >
        <Translate id="feedback.ask">Is this right?</Translate>
      </button>
      {form}
    </span>
  );
}

function FeedbackFailure(): ReactNode {
  return (
    <span role="alert">
      {' '}
      <Translate id="feedback.failed">The form could not be loaded. Try again.</Translate>
    </span>
  );
}
