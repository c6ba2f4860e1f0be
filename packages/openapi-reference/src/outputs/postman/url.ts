import type {Operation} from '../../operation/operation';
import type {Parameter} from '../../parameter/parameter';
import {parseUrl} from '../../utils/ponyfills';
import {pathText, queryPart} from '../../samples/parameter-style';
import {fillPath} from '../../samples/sample-request';
import {describedEntry, type FilledParameters} from './entry';
import type {Entry, QueryEntry, Url} from './format';

/** The variable of the collection with the address of the first server. */
export const BASE_URL = 'baseUrl';

/** A segment that is one parameter, whose name can be that of a variable. */
const VARIABLE_SEGMENT = /^\{([\w.~-]+)\}$/;

/** Slashes outside of parameters. */
const SLASH = /\/(?![^{]*\})/;

/**
 * Splits the address of a request as Postman does. Path parameters are variables of the address; one
 * that is a part of a segment has its value there, because Postman has none for it.
 *
 * @param baseUrl Address of the server, or `{{baseUrl}}`.
 */
export function createUrl(
  {path, parameters}: Operation,
  filled: FilledParameters,
  baseUrl: string,
  keys: readonly Entry[],
): Url {
  const {values} = filled;
  const segments = path.replace(/^\//, '').split(SLASH);
  const pathParameters = new Map(
    parameters.filter((one) => one.in === 'path').map((one) => [one.name, one]),
  );
  const names = segments.flatMap((segment) => VARIABLE_SEGMENT.exec(segment)?.[1] ?? []);
  const query = [
    ...parameters
      .filter((parameter) => parameter.in.startsWith('query'))
      .flatMap((parameter) => queryEntries(parameter, filled)),
    ...keys,
  ];
  const server = splitServer(baseUrl);
  const printed = segments.map((segment) =>
    VARIABLE_SEGMENT.test(segment)
      ? segment.replace(VARIABLE_SEGMENT, ':$1')
      : fillPath(segment, values),
  );
  return {
    ...server,
    raw: [baseUrl, ...printed].join('/') + printQuery(query),
    path: [...server.path, ...printed],
    query,
    variable: [...new Set(names)].map((name) => {
      const parameter = pathParameters.get(name);
      return parameter === undefined
        ? {key: name, value: ''}
        : describedEntry(
            parameter,
            // Postman sends what a variable has: its slash would be one of the path, its `?` a query.
            pathText(parameter, values.get(parameter) ?? []),
            filled,
          );
    }),
  };
}

/** An address that is no URL, such as one with a template, is a host. */
function splitServer(baseUrl: string): Pick<Url, 'protocol' | 'host' | 'port' | 'path'> {
  const url = /^https?:/i.test(baseUrl) ? parseUrl(baseUrl) : undefined;
  if (url === undefined) {
    return {host: [baseUrl], path: []};
  }
  const {protocol, hostname, port, pathname} = url;
  return {
    protocol: protocol.slice(0, -1),
    host: hostname.split('.'),
    ...(port === '' ? {} : {port}),
    path: pathname.split('/').filter((segment) => segment !== ''),
  };
}

function queryEntries(parameter: Parameter, filled: FilledParameters): QueryEntry[] {
  const value = filled.values.get(parameter) ?? [];
  if (value.length === 0) {
    return [describedEntry(parameter, '', filled)];
  }
  const {pairs, exact} = queryPart(parameter, value);
  return (exact?.split('&').map(splitPair) ?? pairs).map(([key, text]) => ({
    ...describedEntry(parameter, '', filled),
    key,
    value: text,
  }));
}

/** Splits an encoded pair, which Postman does not encode again. */
function splitPair(pair: string): readonly [name: string, value: string | null] {
  const [name = '', ...value] = pair.split('=');
  return [name, value.length === 0 ? null : value.join('=')];
}

function printQuery(query: readonly QueryEntry[]): string {
  const sent = query
    .filter(({disabled}) => disabled !== true)
    .map(({key, value}) => (value === null ? key : `${key}=${value}`));
  return sent.length === 0 ? '' : `?${sent.join('&')}`;
}
