import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {localTimeText} from './time-value';

/** A time of an answer. With the pointer or the focus on it, it says the reader's time and its age beside it. */
export default function TimeValue({
  time,
  children,
}: {
  /** In milliseconds since 1970. */
  time: number;
  children: ReactNode;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [local, setLocal] = useState<string>();
  const show = (): void => setLocal(localTimeText(time, Date.now(), i18n.currentLocale));
  return (
    // It does nothing: the pointer and the focus only show what is known of it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.time}
      data-local-time={local}
      onPointerEnter={show}
      onFocus={show}
      // Keyboard users read it with the focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </span>
  );
}
