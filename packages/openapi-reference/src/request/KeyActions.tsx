import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the reader can do with credentials that are filled in. */
export default function KeyActions({
  copyLabel,
  onAction,
}: {
  copyLabel: ReactNode;
  onAction: (name: 'forgetKey' | 'copyWithKey') => void;
}): ReactNode {
  return (
    <div className={styles.keyActions}>
      <label className={styles.remember}>
        <input data-panel-field="remember" type="checkbox" />
        <Translate id="panel.key.remember">Remember for this tab</Translate>
      </label>
      <button
        type="button"
        className={styles.action}
        onClick={() => onAction('forgetKey')}
      >
        <Translate id="panel.key.forget">Forget</Translate>
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={() => onAction('copyWithKey')}
      >
        {copyLabel}
      </button>
    </div>
  );
}
