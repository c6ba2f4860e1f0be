import {isHttpToken} from '../vocabulary/http-token';
import type {RequestBody} from '../body/request-body';
import type {Server} from '../server/server';
import {authorizationScheme, credentialParts} from '../security/credential';
import {knownValue, type Parameter, placeholderOf} from '../parameter/parameter';
import type {SecurityScheme} from '../security/security';
import {firstExample} from '../body/content';
import {
  cookiePairs,
  encodeQuery,
  headerText,
  pathText,
  queryPart,
} from './parameter-style';
import type {SampleCredential, SampleRequest} from '.';
import {createSampleBody} from './sample-body';

/** What the request of an operation is made of. */
export interface RequestParts {
  /** In capitals. OpenAPI 3.2 allows any method. */
  method: string;
  path: string;
  servers: Server[];
  /**
   * Alternatives, each with the credentials that it needs. Without any, the operation needs none; an empty
   * one means that they are optional.
   */
  security: SecurityScheme[][];
  parameters: Parameter[];
  requestBody?: RequestBody;
  /** Their media types are those that the request accepts. */
  responses: readonly {contents: readonly {mediaType: string}[]}[];
}

/** Values by parameter, one entry per value. Parameters without entry are not sent. */
export type ParameterValues = ReadonlyMap<Parameter, readonly string[]>;

/** Returns the values that samples send to a network until the reader gives others. */
export function sampleValues(
  parameters: readonly Parameter[],
  network: string,
): ParameterValues {
  return new Map(
    parameters
      .filter((parameter) => parameter.inSample)
      .map((parameter) => [parameter, sampleValue(parameter, network)] as const)
      .filter(([, value]) => value.length > 0),
  );
}

/**
 * Returns a known value, or else a placeholder where a sample needs a value. Without a network, only
 * examples are known.
 */
export function sampleValue(parameter: Parameter, network = ''): readonly string[] {
  const known = knownValue(parameter, network);
  if (known.length > 0) {
    return known;
  }
  const {realValues, placeholder = [], required} = parameter;
  if (realValues === undefined) {
    return placeholder;
  }
  return required ? [placeholderOf(parameter)] : [];
}

/** Whether a value is the placeholder of a parameter whose values exist on networks. */
export function isPlaceholder(parameter: Parameter, value: readonly string[]): boolean {
  return (
    parameter.realValues !== undefined && value.join('\n') === placeholderOf(parameter)
  );
}

/** Says what to write instead of the placeholders. */
function notesOf(values: ParameterValues): string[] {
  return Array.from(values)
    .filter(([parameter, value]) => isPlaceholder(parameter, value))
    .map(([parameter]) =>
      [`Replace ${placeholderOf(parameter)}.`, parameter.hint].join(' ').trim(),
    );
}

/**
 * @param values Default: those of {@link sampleValues} for the first server.
 * @param serverUrl Default: the first server.
 * @param alternative Index of the credentials to send.
 */
export function createSampleRequest(
  operation: RequestParts,
  values: ParameterValues = sampleValues(
    operation.parameters,
    operation.servers[0]?.id ?? '',
  ),
  serverUrl: string = operation.servers[0]?.url ?? '',
  alternative = 0,
): SampleRequest {
  const parts = valuesIn('query', values).map(([parameter, value]) =>
    queryPart(parameter, value),
  );
  const exact = parts.flatMap((part) => part.exact ?? []).join('&');
  const url = serverUrl + fillPath(operation.path, values);
  const cookies = valuesIn('cookie', values).flatMap(([parameter, value]) =>
    cookiePairs(parameter, value),
  );
  const [content] = operation.requestBody?.contents ?? [];
  const body = content && createSampleBody(content, firstExample(content));
  const notes = notesOf(values);
  return {
    method: operation.method,
    url: exact === '' ? url : `${url}?${exact}`,
    query: parts.flatMap((part) => (part.exact === undefined ? part.pairs : [])),
    headers: valuesIn('header', values)
      .filter(([{name}]) => isHttpToken(name))
      .map(([parameter, value]) => [parameter.name, headerText(parameter, value)]),
    ...(cookies.length === 0 ? {} : {cookies}),
    credentials: credentialsOf(operation.security[alternative] ?? []),
    accept: acceptOf(operation.responses),
    ...(body === undefined ? {} : {body}),
    ...(notes.length === 0 ? {} : {notes}),
  };
}

/** Returns the address of a request with its whole query. */
export function addressOf({url, query}: Pick<SampleRequest, 'url' | 'query'>): string {
  return query.length === 0
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}${encodeQuery(query)}`;
}

/** Fills in a path template; keeps placeholders without a value. */
export function fillPath(path: string, values: ParameterValues): string {
  const byName = new Map(
    valuesIn('path', values).map(([parameter, value]) => [
      parameter.name,
      pathText(parameter, value),
    ]),
  );
  return path.replace(
    /\{([^}]+)\}/g,
    (placeholder, name: string) => byName.get(name) ?? placeholder,
  );
}

/** @param place Its beginning: `query` is also `querystring`. */
function valuesIn(
  place: 'path' | 'query' | 'header' | 'cookie',
  values: ParameterValues,
): [Parameter, readonly string[]][] {
  return Array.from(values).filter(([parameter]) => parameter.in.startsWith(place));
}

/** Returns the credentials that a text can carry. A request has only one Authorization header. */
function credentialsOf(schemes: readonly SecurityScheme[]): SampleCredential[] {
  const found = schemes
    .flatMap(credentialOf)
    .filter((one) => !('name' in one) || one.kind === 'query' || isHttpToken(one.name));
  const placeOf = (credential: SampleCredential): string =>
    credential.kind === 'basic'
      ? 'header authorization'
      : `${credential.kind} ${credential.kind === 'header' ? credential.name.toLowerCase() : credential.name}`;
  const places = found.map(placeOf);
  return found.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

function credentialOf(scheme: SecurityScheme): SampleCredential[] {
  const [first, second] = credentialParts(scheme);
  if (first === undefined) {
    return [];
  }
  if (second !== undefined) {
    return [{kind: 'basic', user: first, password: second}];
  }
  return scheme.kind === 'apiKey'
    ? [{kind: scheme.in, name: scheme.parameter, prefix: '', value: first}]
    : [
        {
          kind: 'header',
          name: 'Authorization',
          prefix: `${authorizationScheme(scheme)} `,
          value: first,
        },
      ];
}

function acceptOf(responses: RequestParts['responses']): string {
  return responses.flatMap(({contents}) => contents)[0]?.mediaType ?? '*/*';
}
