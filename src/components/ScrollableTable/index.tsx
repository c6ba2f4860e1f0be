import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A box in which a wide table scrolls, so that the page does not. */
export default function ScrollableTable({
  label,
  children,
}: {
  /** Names the table to readers who cannot see where it is. */
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    // Without a place in the tab order, a keyboard could not scroll the box.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
