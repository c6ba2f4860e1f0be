import {useSyncExternalStore} from 'react';
import {onNetworkChange, shownNetwork} from './network';

/** Returns the id of the network that the page shows. Code that is rendered at build time has none. */
export function useShownNetwork(): string | undefined {
  return useSyncExternalStore(onNetworkChange, shownNetwork, () => undefined);
}
