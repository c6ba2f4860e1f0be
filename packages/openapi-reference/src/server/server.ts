import {parseUrl} from '../utils/ponyfills';
import type {RichText} from '../text/rich-text';

export interface Server {
  id: string;
  name: string;
  /** Base URL without a trailing slash; variables have their defaults. */
  url: string;
  /** The description, if the name has not all of it. */
  description?: RichText;
  /** Base URL with placeholders such as `{region}`, if it has variables. */
  template?: string;
  variables?: ServerVariable[];
  /** The document names no host: the URL has a placeholder, and the variable is the address. */
  isPlaceholder?: true;
}

export interface ServerVariable {
  name: string;
  default: string;
  /** Undefined if any text is allowed. */
  enum?: string[];
  description: RichText;
}

/** Returns the distinct origins of servers with absolute URLs. */
export function serverOrigins(servers: readonly Server[]): string[] {
  const origins = servers
    .flatMap(({url}) => parseUrl(url)?.origin ?? [])
    // Excludes templates such as {host}, and characters that a Content Security Policy does not
    // allow.
    .filter((origin) =>
      /^https?:\/\/(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)(?::\d+)?$/.test(origin),
    );
  return Array.from(new Set(origins));
}

/** Returns the label of a network: its capitalised id, else its name. */
export function networkLabel(server: Server): string {
  return server.id === server.url
    ? server.name
    : server.id.charAt(0).toUpperCase() + server.id.slice(1);
}
