import navigation from '@openapi-reference/data/navigation.json';
import clsx from 'clsx';
import React, {useEffect, type ReactNode} from 'react';
import {syncNetwork} from '../network';
import {networkTitle} from '../network-title';
import styles from './styles.module.css';

/**
 * The network switch of the navbar, which is empty if the first reference has one server. A script in the head
 * handles it: `site/choices/network-script.ts`.
 */
export default function NetworkSelect({
  mobile = false,
}: {
  /** True in the mobile sidebar, which is rendered when it is opened. */
  mobile?: boolean;
}): ReactNode {
  useEffect(syncNetwork, []);
  const {networks} = navigation;
  if (networks.length === 0) {
    return null;
  }
  const select = (
    <select
      className={clsx(styles.select, !mobile && 'navbar__item')}
      aria-label={networkTitle(networks)}
      data-network-select=""
    >
      {networks.map(({id, label}) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
  return mobile ? <li className={styles.mobile}>{select}</li> : select;
}
