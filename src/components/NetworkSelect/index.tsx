import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Network} from '@site/src/network/networks';
import styles from './styles.module.css';

/** The switch in the navbar: plain markup, which the script in the head runs (see `src/network`). */
export default function NetworkSelect({
  networks,
  mobile = false,
}: {
  networks: readonly Network[];
  /** Whether it stands in the sidebar of narrow screens. */
  mobile?: boolean;
}): ReactNode {
  return (
    <select
      className={clsx(styles.select, mobile ? styles.mobile : 'navbar__item')}
      aria-label={translate({id: 'network.label', message: 'Network'})}
      data-network-select=""
    >
      {networks.map(({id, label}) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
