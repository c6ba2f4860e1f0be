import {useSyncExternalStore} from 'react';
import {onNetworkChange, currentNetwork} from './network';

/** Returns the id of the current network, or undefined at build time. */
export function useCurrentNetwork(): string | undefined {
  return useSyncExternalStore(onNetworkChange, currentNetwork, () => undefined);
}
