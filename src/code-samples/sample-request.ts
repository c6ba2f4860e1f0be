import type {Operation} from '../reference/operation';
import type {Parameter} from '../reference/parameter';
import {toWellFormed} from '../reference/well-formed';
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
      .filter((parameter) => parameter.inSample && parameter.example.length > 0)
      .map((parameter) => [parameter, parameter.example]),
  );
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
  return {
    method: operation.method,
    url: serverUrl + fillPath(operation.path, values),
    query: queryPairs(values),
    headers: headerPairs(values),
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

/** Fills in a path template; keeps placeholders without a value. */
export function fillPath(path: string, values: ParameterValues): string {
  const byName = new Map(
    [...values]
      .filter(([parameter]) => parameter.in === 'path')
      .map(([parameter, value]) => [parameter.name, value]),
  );
  return path.replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = byName.get(name);
    return value === undefined ? placeholder : value.map(encodeSegment).join(',');
  });
}

function encodeSegment(value: string): string {
  return encodeURIComponent(toWellFormed(value));
}

function queryPairs(values: ParameterValues): [string, string][] {
  return [...values]
    .filter(([parameter]) => parameter.in === 'query')
    .flatMap(([parameter, value]): [string, string][] =>
      parameter.explode
        ? value.map((one) => [parameter.name, one])
        : [[parameter.name, value.join(',')]],
    );
}

function headerPairs(values: ParameterValues): [string, string][] {
  return [...values]
    .filter(([parameter]) => parameter.in === 'header')
    .map(([parameter, value]) => [parameter.name, value.join(',')]);
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
