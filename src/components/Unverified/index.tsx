import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from '@site/src/components/Evidence/styles.module.css';

export default function Unverified({
  title = translate({
    id: 'reference.unverified.title',
    message: 'Inferred, and not checked against the API yet',
  }),
  children = <Translate id="reference.unverified">Not yet verified</Translate>,
}: {
  title?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <span className={styles.badge} title={title}>
      {children}
    </span>
  );
}
