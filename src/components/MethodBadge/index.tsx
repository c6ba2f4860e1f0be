import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const COLOURED = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The HTTP method of an operation, in the colour it has everywhere on the site. */
export default function MethodBadge({method}: {method: string}): ReactNode {
  const colour = COLOURED.has(method) ? method.toLowerCase() : 'other';
  return <span className={clsx(styles.badge, styles[colour])}>{method}</span>;
}
