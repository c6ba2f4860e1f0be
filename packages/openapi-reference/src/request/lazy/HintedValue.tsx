import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A value of an answer. With the pointer or the focus on it, it says beside it what else is known of it. */
export default function HintedValue({
  hint,
  children,
}: {
  /** Called when it is shown, because an age changes. */
  hint: (locale: string) => string;
  children: ReactNode;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [shown, setShown] = useState<string>();
  const show = (): void => setShown(hint(i18n.currentLocale));
  return (
    // It does nothing: the pointer and the focus only show what is known of it.
    <span
      className={styles.hinted}
      data-hint={shown}
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
