import {
  addressOf,
  createSampleRequest,
  exampleValues,
  type ParameterValues,
  type RequestParts,
} from '@site/src/code-samples/sample-request';
import type {SampleAuth, SampleRequest} from '@site/src/code-samples';
import {
  BODY_NAME,
  parameterKey,
  type RequestValues,
} from '@site/src/reference/request-link';
import type {SchemaComponents} from '@site/src/reference/schema';
import type {Server} from '@site/src/reference/server';
import {splitValue} from '@site/src/reference/value-check';

export interface PanelRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  auth: SampleAuth;
}

export function createRequest(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  serverUrl: string,
): PanelRequest {
  const request = describeRequest(
    operation,
    parameterValues(operation, components, values),
    values[BODY_NAME] ?? '',
    serverUrl,
  );
  const {method, headers, accept, body, auth} = request;
  return {
    url: addressOf(request),
    method,
    headers: {
      accept,
      ...Object.fromEntries(headers ?? []),
      ...(body === undefined ? {} : {'content-type': body.mediaType}),
    },
    ...(body === undefined ? {} : {body: body.text}),
    auth,
  };
}

/**
 * Creates the request of the code samples. Examples replace missing values until all required values
 * are filled in, so that a sample always runs.
 */
export function createFormSample(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  serverUrl: string,
): SampleRequest {
  const filled = parameterValues(operation, components, values);
  const isComplete = operation.parameters.every(
    (parameter) => !parameter.required || filled.has(parameter),
  );
  const examples = exampleValues(operation.parameters);
  const parameters =
    isComplete && filled.size > 0
      ? filled
      : new Map(
          operation.parameters.flatMap((parameter) => {
            const value = filled.get(parameter) ?? examples.get(parameter);
            return value === undefined ? [] : [[parameter, value] as const];
          }),
        );
  return describeRequest(operation, parameters, values[BODY_NAME] ?? '', serverUrl);
}

/**
 * Adds the API key to a request.
 *
 * @throws Error if the URL is not on a server of the OpenAPI document.
 */
export function addApiKey(
  {auth, ...request}: PanelRequest,
  key: string,
  servers: readonly Server[],
): Omit<PanelRequest, 'auth'> {
  if (key === '') {
    return request;
  }
  if (!isServer(request.url, servers)) {
    throw new Error('The API key is sent only to the servers of the OpenAPI document.');
  }
  const {url, headers} = request;
  switch (auth.kind) {
    case 'bearer':
      return {...request, headers: {...headers, authorization: `Bearer ${key}`}};
    case 'header':
      return {...request, headers: {...headers, [auth.name]: key}};
    case 'query':
      return {...request, url: withQuery(url, auth.name, key)};
    case 'none':
      return request;
  }
}

export function addSampleKey(
  {auth, headers = [], query, ...request}: SampleRequest,
  key: string,
): SampleRequest {
  const plain: SampleRequest = {...request, auth: {kind: 'none'}, query, headers};
  switch (auth.kind) {
    case 'bearer':
      return {...plain, headers: [['Authorization', `Bearer ${key}`], ...headers]};
    case 'header':
      return {...plain, headers: [[auth.name, key], ...headers]};
    case 'query':
      return {...plain, query: [...query, [auth.name, key]]};
    case 'none':
      return plain;
  }
}

/** Returns the origin of a URL, or undefined if the URL is invalid or names no host. */
export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

export function filledValues(values: RequestValues): RequestValues {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

function parameterValues(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
): ParameterValues {
  return new Map(
    operation.parameters
      .map((parameter) => {
        const text = values[parameterKey(parameter)] ?? '';
        return [parameter, splitValue(parameter, components, text)] as const;
      })
      .filter(([, list]) => list.length > 0),
  );
}

function describeRequest(
  operation: RequestParts,
  parameters: ParameterValues,
  body: string,
  serverUrl: string,
): SampleRequest {
  const {body: example, ...request} = createSampleRequest(
    operation,
    parameters,
    serverUrl,
  );
  const mediaType = operation.requestBody?.content.mediaType ?? example?.mediaType;
  return mediaType === undefined || body === ''
    ? request
    : {...request, body: {mediaType, text: body}};
}

/** Replaces a parameter of a query. The others stay as they are encoded. */
function withQuery(url: string, name: string, value: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name));
  return `${path}?${[...others, new URLSearchParams([[name, value]])].join('&')}`;
}

function isServer(url: string, servers: readonly Server[]): boolean {
  const origin = originOf(url);
  return (
    origin !== undefined && servers.some((server) => originOf(server.url) === origin)
  );
}
