import type {Server} from '../../server/server';
import {
  filledUrl,
  isHostVariable,
  variableKey,
  type VariableValues,
  SERVER_NAME,
  isAllowed,
} from '../../server/server-variables';
import type {RequestValues} from '../../value/request-link';
import type {OperationView} from '../../pages/page-data';
import {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {useCurrentNetwork} from '../../server/useCurrentNetwork';
import {type FieldErrors, usePanel} from '../../form/form-state';

/**
 * Hosts that the reader has typed, until the document is unloaded. They come from no link and no
 * storage, because the API key is sent to them.
 */
const hosts = new Map<string, string>();

export function typedHost(server: Server, name: string): string | undefined {
  return hosts.get(keyOf(server, name));
}

export function typeHost(server: Server, name: string, host: string): void {
  hosts.set(keyOf(server, name), host);
}

/** Returns a server with the URL that its fields and typed hosts make. */
export function withValues(server: Server, values: RequestValues): Server {
  return server.variables === undefined
    ? server
    : {...server, url: filledUrl(server, variableValues(server, values))};
}

/** Returns the server that the form has chosen, with the URL that is called. */
export function useServer(): Server {
  const {operation, form} = usePanel();
  const network = useCurrentNetwork();
  return useMemo(
    () => withValues(chooseServer(operation, network, form.values), form.values),
    [operation, network, form.values],
  );
}

function variableValues(server: Server, values: RequestValues): VariableValues {
  return Object.fromEntries(
    (server.variables ?? []).map((variable) => [
      variable.name,
      isHostVariable(server, variable)
        ? typedHost(server, variable.name)
        : values[variableKey(server, variable)],
    ]),
  );
}

function keyOf({template = ''}: Server, name: string): string {
  return `${template} ${name}`;
}

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

/** Validates the fields of the variables of a server. */
export function serverErrors(server: Server, values: RequestValues): FieldErrors {
  const filled = variableValues(server, values);
  return Object.fromEntries(
    (server.variables ?? []).map((variable) => {
      const value = filled[variable.name] ?? '';
      const isNeeded =
        server.isPlaceholder === true && variable === server.variables?.[0];
      const isValid = value === '' ? !isNeeded : isAllowed(server, variable, value);
      const message = translate({
        id: 'panel.problem.server',
        message: 'This gives no address of a server.',
      });
      return [variableKey(server, variable), isValid ? undefined : message];
    }),
  );
}
