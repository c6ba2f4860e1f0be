import type {OperationView} from '../../reference/page-data';
import type {RequestValues} from '../../reference/request-link';
import type {Server} from '../../reference/server';
import {SERVER_NAME} from '../../reference/server-variables';

/** Returns the chosen server of an operation, or the first one if it has none of the network. */
export function chooseServer(
  {servers, hasOwnServers}: Pick<OperationView, 'servers' | 'hasOwnServers'>,
  network: string | undefined,
  values: RequestValues,
): Server {
  const chosen = hasOwnServers === true ? values[SERVER_NAME] : network;
  const server = servers.find(({id}) => id === chosen) ?? servers[0];
  if (server === undefined) {
    throw new Error('An operation must have at least one server.');
  }
  return server;
}
