import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Marks what is inferred and has not been seen in published material. */
export default function UnverifiedBadge(): ReactNode {
  return (
    <span className={styles.badge}>
      <Translate id="etherscan.unverified.badge">Not yet verified</Translate>
    </span>
  );
}
