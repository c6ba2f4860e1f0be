import React, {type ReactNode} from 'react';
import FirstRequest from '@site/src/features/guides/FirstRequest';
import styles from './styles.module.css';

/** Shows the first request beside its response on wide screens. */
export default function HomeFirstRequest(): ReactNode {
  return (
    <div className={styles.pair}>
      <FirstRequest />
    </div>
  );
}
