import {networkLabel, type Server} from './server';

/**
 * Event that selects the network in `detail`; without a detail, applies the current network to
 * new elements.
 */
export const CHOOSE_EVENT = 'choosenetwork';

/** Event fired after the network has changed. */
export const CHANGE_EVENT = 'networkchange';

export interface Network {
  id: string;
  label: string;
}

/** Returns one network per server; none if there is a single server or one without a host. */
export function networksOf(servers: readonly Server[]): Network[] {
  return servers.length < 2 || servers.some(({isPlaceholder}) => isPlaceholder)
    ? []
    : servers.map((server) => ({id: server.id, label: networkLabel(server)}));
}
