import {
  createSampleRequest,
  type ParameterValues,
  type RequestParts,
} from '@site/src/code-samples/sample-request';
import {
  BODY_NAME,
  parameterKey,
  type RequestValues,
} from '@site/src/reference/request-link';
import type {SampleRequest} from '@site/src/code-samples';
import type {SchemaComponents} from '@site/src/reference/schema';
import {splitValue} from '@site/src/reference/value-check';

/** A request as fetch takes it. */
export interface PanelRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The values of a form by parameter. Empty ones are not sent. */
export function parameterValues(
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

/** The request that a form makes, as the samples write it: with the body that was filled in. */
export function describeRequest(
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

/**
 * The request that a form makes, as fetch takes it.
 *
 * @throws Error when the key would go to a host that is not one of the description's servers.
 */
export function createRequest(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  serverUrl: string,
  key: string,
): PanelRequest {
  const {auth, query, ...request} = describeRequest(
    operation,
    parameterValues(operation, components, values),
    values[BODY_NAME] ?? '',
    serverUrl,
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  if (auth.kind === 'query' && key !== '') {
    search.set(auth.name, key);
  }
  const url = search.size === 0 ? request.url : `${request.url}?${search}`;
  if (key !== '' && !isServer(url, operation)) {
    throw new Error('The key is sent to the servers of the description only.');
  }
  return {
    url,
    method: request.method,
    headers: {
      accept: request.accept,
      ...Object.fromEntries(request.headers ?? []),
      ...(auth.kind === 'bearer' && key !== '' ? {authorization: `Bearer ${key}`} : {}),
      ...(auth.kind === 'header' && key !== '' ? {[auth.name]: key} : {}),
      ...(request.body === undefined ? {} : {'content-type': request.body.mediaType}),
    },
    ...(request.body === undefined ? {} : {body: request.body.text}),
  };
}

/** A request with the key in it, for the one sample that the reader asks it for. */
export function withKey({auth, headers, query, ...request}: SampleRequest, key: string) {
  const more = headers ?? [];
  return {
    ...request,
    auth: {kind: 'none'},
    query: auth.kind === 'query' ? [...query, [auth.name, key]] : query,
    headers:
      auth.kind === 'bearer'
        ? [['Authorization', `Bearer ${key}`], ...more]
        : auth.kind === 'header'
          ? [[auth.name, key], ...more]
          : more,
  } satisfies SampleRequest as SampleRequest;
}

function isServer(url: string, {servers}: RequestParts): boolean {
  const origin = originOf(url);
  return (
    origin !== undefined && servers.some((server) => originOf(server.url) === origin)
  );
}

/** The origin of an address; a relative one is on this site. */
export function originOf(url: string): string | undefined {
  try {
    return new URL(url, document.baseURI).origin;
  } catch {
    return undefined;
  }
}
