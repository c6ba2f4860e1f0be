import React, {type ReactNode} from 'react';
import FirstRequest from '@site/src/features/guides/FirstRequest';
import styles from './styles.module.css';

/** The first request with its answer beside it, where there is room. */
export default function HomeFirstRequest(): ReactNode {
  return (
    <div className={styles.pair}>
      <FirstRequest />
    </div>
  );
}
