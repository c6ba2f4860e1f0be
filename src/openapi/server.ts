import type {ServerObject} from './description';
import {textExtension} from './extension';

/** A host the API is reached at. */
export interface Server {
  /** Short name, used in switches and as a stored value: `mainnet`. */
  id: string;
  /** Name for the reader: `Kaia mainnet`. */
  name: string;
  /** Base URL without a trailing slash. */
  url: string;
}

/** The servers of a description; one at `/` when it names none (OpenAPI 3.1.1, section 4.8.1). */
export function createServers(servers: readonly ServerObject[] | undefined): Server[] {
  const listed = servers === undefined || servers.length === 0 ? [{url: '/'}] : servers;
  return listed.map((server: ServerObject) => {
    const url = withDefaults(server).replace(/\/+$/, '');
    return {
      id: textExtension(server, 'x-network') ?? url,
      name: server.description ?? url,
      url,
    };
  });
}

/** Where requests to servers go; one that is on the site itself has no origin of its own. */
export function serverOrigins(servers: readonly Server[]): string[] {
  const origins = servers
    .map(({url}) => url)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin)
    // A URL may name hosts that cannot be, such as {host}, and more than a policy could hold.
    .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
  return [...new Set(origins)];
}

/** How a switch calls a network: its short name with a capital, or else its full name. */
export function networkLabel(server: Server): string {
  return server.id === server.url
    ? server.name
    : server.id.charAt(0).toUpperCase() + server.id.slice(1);
}

function withDefaults(server: ServerObject): string {
  return server.url.replace(/\{([^}]+)\}/g, (placeholder, name: string) =>
    server.variables !== undefined && Object.hasOwn(server.variables, name)
      ? (server.variables[name]?.default ?? placeholder)
      : placeholder,
  );
}
