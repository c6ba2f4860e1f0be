import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function PlanBadge({
  plan,
  title,
}: {
  plan: string;
  title?: string;
}): ReactNode {
  return (
    <span className={styles.badge} title={title}>
      {plan}
    </span>
  );
}

/** Says what the plan beside an endpoint is. */
export function planTitle(): string {
  return translate({
    id: 'reference.plan.title',
    message: 'The lowest plan with this endpoint',
  });
}
