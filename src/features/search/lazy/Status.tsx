import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';
import type {Answer} from './create-autocomplete';
import {incompleteLabel, noResultsLabel, problemLabel} from '../labels';
import styles from './panel.module.css';

/** Tells readers who do not see the panel how much was found. */
export default function Status({
  answer,
}: {
  /** Undefined while nothing is searched for. */
  answer: Answer | undefined;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const texts: string[] = [];
  if (answer !== undefined) {
    const {count, problem, isIncomplete} = answer;
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
