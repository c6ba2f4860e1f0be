import type {SiteOperation} from './operations';
import {namedServers} from './operation-input';

/** Hosts of this computer (RFC 6761, RFC 1122, RFC 4291), as `URL` writes them. */
const LOOPBACK =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]+|0:0)\])$/;

/**
 * Returns the origins that calls may go to if the person who starts the server names none: those of the
 * servers of the documents. Without TLS, whoever is between would read the key, so that `http` is allowed on
 * this computer only; and only a site on this computer may lead a call to another program on it.
 */
export function documentOrigins(
  site: URL,
  operations: readonly SiteOperation[],
): ReadonlySet<string> {
  const urls = operations.flatMap(({operation}) =>
    Array.from(namedServers(operation).values(), ({url}) => new URL(url)),
  );
  return new Set(
    urls
      .filter(({protocol, hostname}) =>
        LOOPBACK.test(hostname) ? LOOPBACK.test(site.hostname) : protocol === 'https:',
      )
      .map(({origin}) => origin),
  );
}

/** Says why a server is not called, or returns undefined if its origin is allowed. */
export function originProblem(
  url: string,
  origins: ReadonlySet<string>,
): string | undefined {
  const {origin} = new URL(url);
  return origins.has(origin)
    ? undefined
    : `This server may not call ${origin}. The person who runs it can allow it with --allow-origin ${origin}.`;
}
