/*
 * How the address of an endpoint page carries a request: each parameter by its place and name, the
 * body as `body`, the network as `network`:
 *
 *     /api/Block/get-block?path.blockNumber=109066434&network=kairos
 *
 * It never carries the key, which has no name here.
 */

/** Name of the network in an address, and of the field of the panel. */
export const NETWORK_NAME = 'network';

/** Name of the request body in an address, and of the field of the panel. */
export const BODY_NAME = 'body';

/** Values by their name in an address: `path.blockNumber`, `query.page`, `body`. */
export type RequestValues = Readonly<Record<string, string>>;

/** What an address says of a request. */
export interface LinkedRequest {
  values: RequestValues;
  /** Id of a server. */
  network?: string;
}

/** The state of a history entry whose request is sent when its page opens. */
export interface SendOnArrival {
  sends: true;
}

/** Name of a parameter in an address, and of its field in the panel. */
export function parameterKey(parameter: {in: string; name: string}): string {
  return `${parameter.in}.${parameter.name}`;
}

/**
 * The address of the page of an operation with its form filled in. Empty values are left out.
 *
 * @param route - route of the page: `/api/Block/get-block`.
 * @param values - by `in.name`: `{'path.blockNumber': '1', network: 'kairos'}`.
 */
export function requestLink(route: string, values: RequestValues): string {
  const query = new URLSearchParams(
    Object.entries(values).filter(([name, value]) => isRequestName(name) && value !== ''),
  );
  return query.size === 0 ? route : `${route}?${query}`;
}

/** Reads what {@link requestLink} has written; whatever else is in the query is passed over. */
export function readRequestLink(search: string): LinkedRequest {
  const {[NETWORK_NAME]: network, ...values} = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => isRequestName(name)),
  );
  return {values, ...(network === undefined ? {} : {network})};
}

/** The query of an address with another request in it; what does not belong to requests stays. */
export function replaceRequest(search: string, values: RequestValues): string {
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !isRequestName(name),
  );
  const own = Object.entries(values).filter(
    ([name, value]) => isRequestName(name) && value !== '',
  );
  const query = new URLSearchParams([...others, ...own]).toString();
  return query === '' ? '' : `?${query}`;
}

function isRequestName(name: string): boolean {
  return (
    name === NETWORK_NAME || name === BODY_NAME || /^(path|query|header)\../.test(name)
  );
}
