import {networkLabel, type Server} from './server';

/** Asks the script for a network; without a detail, to look at what is new on the page. */
export const CHOOSE_EVENT = 'choosenetwork';

/** Says that the page shows another network. */
export const CHANGE_EVENT = 'networkchange';

/** What a switch needs of a network. */
export interface Network {
  id: string;
  label: string;
}

/** The networks of the switch, by the servers of the description; none where there is no choice between hosts. */
export function networksOf(servers: readonly Server[]): Network[] {
  return servers.length < 2 || servers.some(({url}) => url === '')
    ? []
    : servers.map((server) => ({id: server.id, label: networkLabel(server)}));
}
