import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Scrolls a wide table, so that the page does not scroll sideways. */
export default function ScrollableTable({
  label,
  children,
}: {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    // Keyboard users can scroll only a focusable element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
