import type {Operation} from '../reference/operation';
import type {Parameter} from '../reference/parameter';
import {
  cookiePairs,
  encodeQuery,
  headerText,
  type Pair,
  pathText,
  queryPart,
  type QueryPart,
} from './parameter-style';
import type {SampleAuth, SampleRequest} from './';

export type RequestParts = Pick<
  Operation,
  'method' | 'path' | 'servers' | 'security' | 'parameters' | 'requestBody'
> & {responses: readonly {content?: {mediaType: string}}[]};

/** Values by parameter, one entry per value. Parameters without entry are not sent. */
export type ParameterValues = ReadonlyMap<Parameter, readonly string[]>;

export function exampleValues(parameters: readonly Parameter[]): ParameterValues {
  return new Map(
    parameters
      .filter((parameter) => parameter.inSample)
      .map((parameter) => [parameter, sampleValue(parameter)] as const)
      .filter(([, value]) => value.length > 0),
  );
}

/** Returns the example of a parameter, or else its made-up value. */
export function sampleValue({example, placeholder = []}: Parameter): readonly string[] {
  return example.length > 0 ? example : placeholder;
}

/**
 * @param values Default: the examples.
 * @param serverUrl Default: the first server.
 */
export function createSampleRequest(
  operation: RequestParts,
  values: ParameterValues = exampleValues(operation.parameters),
  serverUrl: string = operation.servers[0]?.url ?? '',
): SampleRequest {
  const parts = queryParts(values);
  const exact = parts.flatMap((part) => part.exact ?? []).join('&');
  const url = serverUrl + fillPath(operation.path, values);
  const cookies = pairsIn('cookie', values, cookiePairs);
  return {
    method: operation.method,
    url: exact === '' ? url : `${url}?${exact}`,
    query: parts.flatMap((part) => (part.exact === undefined ? part.pairs : [])),
    headers: pairsIn('header', values, (parameter, value) => [
      [parameter.name, headerText(parameter, value)],
    ]),
    ...(cookies.length === 0 ? {} : {cookies}),
    auth: authOf(operation.security[0]),
    accept: acceptOf(operation.responses),
    ...(operation.requestBody?.content.example === undefined
      ? {}
      : {
          body: {
            mediaType: operation.requestBody.content.mediaType,
            text: operation.requestBody.content.example,
          },
        }),
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
    [...values]
      .filter(([parameter]) => parameter.in === 'path')
      .map(([parameter, value]) => [parameter.name, pathText(parameter, value)]),
  );
  return path.replace(
    /\{([^}]+)\}/g,
    (placeholder, name: string) => byName.get(name) ?? placeholder,
  );
}

function queryParts(values: ParameterValues): QueryPart[] {
  return [...values]
    .filter(([parameter]) => parameter.in.startsWith('query'))
    .map(([parameter, value]) => queryPart(parameter, value));
}

function pairsIn(
  location: Parameter['in'],
  values: ParameterValues,
  pairsOf: (parameter: Parameter, value: readonly string[]) => Pair[],
): Pair[] {
  return [...values]
    .filter(([parameter]) => parameter.in === location)
    .flatMap(([parameter, value]) => pairsOf(parameter, value));
}

function authOf(scheme: Operation['security'][number] | undefined): SampleAuth {
  if (scheme?.kind === 'bearer') {
    return {kind: 'bearer'};
  }
  if (scheme?.kind === 'apiKey' && scheme.in !== 'cookie') {
    return {kind: scheme.in, name: scheme.parameter};
  }
  return {kind: 'none'};
}

function acceptOf(responses: RequestParts['responses']): string {
  return (
    responses.find((response) => response.content !== undefined)?.content?.mediaType ??
    '*/*'
  );
}
