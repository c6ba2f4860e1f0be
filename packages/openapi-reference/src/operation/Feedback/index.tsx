import {translate} from '@docusaurus/Translate';
import React, {useState, type ReactNode} from 'react';
import LoadFailure from '../../components/LoadFailure';
import type {OperationView} from '../../pages/page-data';

/** Lets a reader write down what is wrong with the page of an operation. Needs scripts, which hide it without. */
export default function Feedback({operation}: {operation: OperationView}): ReactNode {
  const [form, setForm] = useState<ReactNode>(null);
  const label = translate({id: 'feedback.ask', message: 'Is this right?'});
  return (
    <span data-markdown-ignore="" data-search-ignore>
      <button
        type="button"
        className="text-button"
        data-command={label}
        onClick={() => {
          import('./lazy').then(
            ({default: Form}) =>
              setForm(<Form operation={operation} onClose={() => setForm(null)} />),
            () => setForm(<LoadFailure />),
          );
        }}
      >
        {label}
      </button>
      {form}
    </span>
  );
}
