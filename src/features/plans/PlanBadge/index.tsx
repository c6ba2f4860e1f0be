import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function PlanBadge({plan}: {plan: string}): ReactNode {
  return (
    <span
      className={styles.badge}
      title={translate({
        id: 'reference.plan.title',
        message: 'The lowest plan with this endpoint',
      })}
    >
      {plan}
    </span>
  );
}
