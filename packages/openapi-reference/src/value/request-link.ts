/*
 * The query string of an endpoint page can prefill the form: parameters as `in.name`, the request
 * body as `body` and its media type as `body-type`, the network as `network`, variables of its server
 * as `server.name`, the kind of credentials as `security`. Credentials and cookies have no name here,
 * so no URL contains them.
 *
 * /api/Block/get-block?path.blockNumber=175420000&network=testnet
 */
import type {SecurityScheme} from '../security/security';

export const NETWORK_NAME = 'network';

export const BODY_NAME = 'body';

/** The index of the alternative, if an operation takes different credentials. */
export const SECURITY_NAME = 'security';
/** Media type of the body, if it is not the first. */
export const BODY_TYPE_NAME = 'body-type';

/** Names of chosen files, which are in no link. */
export const FILES_NAME = 'body-files';

/** The media type of a file whose content has a range of them. It is in no link, like the file. */
export const FILE_TYPE_NAME = 'body-file-type';

/** Values by query parameter: `path.blockNumber`, `query.page`, `body`. */
export type RequestValues = Readonly<Record<string, string>>;

export interface LinkedRequest {
  values: RequestValues;
  network?: string;
}

/** History state that makes a page send its request on load. */
export interface SendOnArrival {
  sends: true;
}

/** Returns the query parameter and form field of a parameter: `path.blockNumber`. */
export function parameterKey(parameter: {in: string; name: string}): string {
  return `${parameter.in}.${parameter.name}`;
}

/**
 * Returns the URL of an endpoint page with a prefilled form. Empty values are omitted.
 *
 * @param route Route of the page, also with an anchor: `/api/Block/get-block`.
 * @param values Values by `in.name`: `{'path.blockNumber': '1', network: 'testnet'}`.
 */
export function requestLink(route: string, values: RequestValues): string {
  const query = new URLSearchParams(
    Object.entries(values).filter(([name, value]) => isRequestName(name) && value !== ''),
  );
  const [page = '', ...anchor] = route.split('#');
  return query.size === 0 ? route : [`${page}?${query}`, ...anchor].join('#');
}

/** Parses the query string of {@link requestLink}; ignores other parameters. */
export function readRequestLink(search: string): LinkedRequest {
  const {[NETWORK_NAME]: network, ...values} = Object.fromEntries(
    Array.from(new URLSearchParams(search)).filter(([name]) => isRequestName(name)),
  );
  return {values, ...(network === undefined ? {} : {network})};
}

/** Replaces the request in a query string; keeps other parameters. */
export function replaceRequest(search: string, values: RequestValues): string {
  const others = Array.from(new URLSearchParams(search)).filter(
    ([name]) => !isRequestName(name),
  );
  const own = Object.entries(values).filter(
    ([name, value]) => isRequestName(name) && value !== '',
  );
  const query = new URLSearchParams([...others, ...own]).toString();
  return query === '' ? '' : `?${query}`;
}

function isRequestName(name: string): boolean {
  return /^(?:network|body|body-type|security|server|(?:path|query|querystring|header|server)\..+)$/s.test(
    name,
  );
}

/** Returns the index of the alternative that the values choose; the first by default. */
export function chosenAlternative(
  security: readonly (readonly SecurityScheme[])[],
  values: RequestValues,
): number {
  const index = Number(values[SECURITY_NAME] ?? 0);
  return security[index] === undefined ? 0 : index;
}
