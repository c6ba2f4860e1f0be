import {usePluralForm} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';
import type {SearchStatus} from './sections';
import {countForms, noHitsLabel, statusText} from '../labels';
import styles from './panel.module.css';

/** Announces the number of hits to screen readers. */
export default function Status({
  status,
}: {
  /** Undefined while the query is empty. */
  status: SearchStatus | undefined;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const hits = ({count, problem}: SearchStatus): string =>
    count > 0 ? selectMessage(count, countForms(count)) : noHitsLabel(problem);
  return (
    <div role="status" className={styles.status}>
      {status && statusText(hits(status), status)}
    </div>
  );
}
