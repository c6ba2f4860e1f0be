import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const COLOURED = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

export default function MethodBadge({method}: {method: string}): ReactNode {
  const colour = COLOURED.has(method) ? method.toLowerCase() : 'other';
  return <span className={clsx(styles.badge, styles[colour])}>{method}</span>;
}
