import type {Server} from '../../reference/server';
import {
  filledUrl,
  isHostVariable,
  variableKey,
  type VariableValues,
} from '../../reference/server-variables';
import type {RequestValues} from '../../reference/request-link';

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

export function variableValues(server: Server, values: RequestValues): VariableValues {
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
