import {networkLabel, type Server} from '../openapi/server';

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
