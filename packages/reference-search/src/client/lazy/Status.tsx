import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';
import type {SearchStatus} from './create-autocomplete';
import {
  incompleteLabel,
  incompleteValueLabel,
  noResultsLabel,
  problemLabel,
} from '../labels';
import styles from './panel.module.css';

/** Announces the number of hits to screen readers. */
export default function Status({
  status,
}: {
  /** Undefined while the query is empty. */
  status: SearchStatus | undefined;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const texts: string[] = [];
  if (status !== undefined) {
    const {count, problem, incompleteValue, isIncomplete} = status;
    if (count > 0) {
      texts.push(
        selectMessage(
          count,
          translate(
            {
              id: 'search.count',
              message: '1 result|{count} results',
              description: 'Forms of the count, told apart by a bar',
            },
            {count: String(count)},
          ),
        ),
      );
    } else {
      texts.push(problem === undefined ? noResultsLabel() : problemLabel(problem));
    }
    if (incompleteValue !== undefined) {
      texts.push(incompleteValueLabel(incompleteValue));
    }
    if (isIncomplete) {
      texts.push(incompleteLabel(count > 0));
    }
  }
  return (
    <div role="status" className={styles.status}>
      {texts.join(' ')}
    </div>
  );
}
