/** A host the API is reached at. */
export interface Server {
  /** Short name, used in switches and as a stored value: `mainnet`. */
  id: string;
  /** Name for the reader: `Kaia mainnet`. */
  name: string;
  /** Base URL without a trailing slash. */
  url: string;
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
