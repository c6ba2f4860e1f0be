import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';
import {noResultsLabel} from './labels';
import styles from './panel.module.css';

/** Tells readers who do not see the panel how much was found. */
export default function Status({
  count,
}: {
  /** Undefined while nothing is searched for. */
  count: number | undefined;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <div role="status" className={styles.status}>
      {count === undefined
        ? null
        : count === 0
          ? noResultsLabel()
          : selectMessage(
              count,
              translate(
                {
                  id: 'search.count',
                  message: '1 result|{count} results',
                  description: 'Forms of the count, told apart by a bar',
                },
                {count: String(count)},
              ),
            )}
    </div>
  );
}
