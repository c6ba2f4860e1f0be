import {
  addressOf,
  createSampleRequest,
  type ParameterValues,
  type RequestParts,
  sampleValue,
  sampleValues,
} from '../../samples/sample-request';
import type {
  SampleBody,
  SampleCredential,
  SampleRequest,
  SampleValue,
} from '../../samples';
import {createSampleBody} from '../../samples/sample-body';
import type {Parameter} from '../../parameter/parameter';
import {parseUrl} from '../../utils/ponyfills';
import {
  chosenAlternative,
  parameterKey,
  type RequestValues,
} from '../../value/request-link';
import {firstExample} from '../../body/content';
import type {SchemaComponents} from '../../schema/schema';
import type {Server} from '../../server/server';
import {isShareable, shareableValues} from '../../value/shareable-values';
import {splitValue} from '../../value/value-check';
import type {Credentials} from './credentials';
import {chosenContent, createRequestBody, createSampleRequestBody} from './request-body';

export interface PanelRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: SampleBody;
  /** Without what the reader entered. */
  credentials: readonly SampleCredential[];
}

export function createRequest(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  serverUrl: string,
): PanelRequest {
  const parameters = parameterValues(operation, components, values);
  const body = createRequestBody(operation.requestBody, values);
  const request = describeRequest(operation, parameters, values, body, serverUrl);
  const {method, headers, accept, credentials} = request;
  return {
    url: addressOf(request),
    method,
    headers: {
      accept,
      ...Object.fromEntries(headers ?? []),
      ...(body && 'mediaType' in body ? {'content-type': body.mediaType} : {}),
    },
    ...(body === undefined ? {} : {body}),
    credentials,
  };
}

/**
 * Creates the request of the code samples. Where a required value is missing, it has an example, or the
 * placeholder of a value that exists.
 */
export function createFormSample(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  serverUrl: string,
): SampleRequest {
  const parameters = sampleParameters(operation, components, values, missingValue);
  const body = createSampleRequestBody(operation.requestBody, values);
  return describeRequest(operation, parameters, values, body, serverUrl);
}

/**
 * Creates the request of the samples on the page, which other people can see and copy too: in the place of
 * what may not leave the form, it has examples.
 */
export function createPageSample(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  server: Server,
): SampleRequest {
  const shown = shareableValues(operation, values);
  const examples = sampleValues(operation.parameters, server.id);
  const parameters = sampleParameters(operation, components, shown, (parameter) =>
    isShareable(operation, parameterKey(parameter))
      ? missingValue(parameter)
      : (examples.get(parameter) ?? []),
  );
  const content = chosenContent(operation.requestBody, values);
  const body = content && createSampleBody(content, firstExample(content));
  return describeRequest(operation, parameters, values, body, server.url);
}

/** Returns what a sample has where the reader gives no value. */
function missingValue(parameter: Parameter): readonly string[] {
  return parameter.required ? sampleValue(parameter) : [];
}

function sampleParameters(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  missing: (parameter: Parameter) => readonly string[],
): ParameterValues {
  const filled = parameterValues(operation, components, values);
  return new Map(
    operation.parameters
      .map(
        (parameter) => [parameter, filled.get(parameter) ?? missing(parameter)] as const,
      )
      .filter(([, value]) => value.length > 0),
  );
}

/**
 * Adds the credentials that the reader entered to a request. Those in cookies are left out: no page can
 * set them.
 *
 * @throws Error if the URL is not on a server of the OpenAPI document.
 */
export function addCredentials(
  {credentials, ...request}: PanelRequest,
  entered: Credentials,
  servers: readonly Server[],
): Omit<PanelRequest, 'credentials'> {
  const sent = credentials
    .map((credential) => fillIn(credential, entered))
    // A user may have no password.
    .filter((one) => typeof (one.kind === 'basic' ? one.user : one.value) === 'string');
  if (sent.length === 0) {
    return request;
  }
  const origin = parseUrl(request.url)?.origin;
  if (
    origin === undefined ||
    !servers.some(({url}) => parseUrl(url)?.origin === origin)
  ) {
    throw new Error('Credentials are sent only to the servers of the OpenAPI document.');
  }
  let {url} = request;
  const headers = {...request.headers};
  for (const credential of sent) {
    if (credential.kind === 'basic') {
      const pair = `${textOf(credential.user)}:${textOf(credential.password)}`;
      headers['Authorization'] = `Basic ${toBase64(pair)}`;
    } else if (credential.kind === 'header') {
      headers[credential.name] = credential.prefix + textOf(credential.value);
    } else if (credential.kind === 'query') {
      url = withQuery(url, credential.name, textOf(credential.value));
    }
  }
  return {...request, url, headers};
}

/** Replaces the environment variables of a sample by what the reader entered. */
export function addSampleCredentials(
  request: SampleRequest,
  entered: Credentials,
): SampleRequest {
  return {
    ...request,
    credentials: request.credentials.map((credential) => fillIn(credential, entered)),
  };
}

function fillIn(credential: SampleCredential, entered: Credentials): SampleCredential {
  const enter = (value: SampleValue): SampleValue => {
    const text = typeof value === 'string' ? value : entered[value.variable];
    return text === undefined || text === '' ? value : text;
  };
  return credential.kind === 'basic'
    ? {...credential, user: enter(credential.user), password: enter(credential.password)}
    : {...credential, value: enter(credential.value)};
}

function textOf(value: SampleValue): string {
  return typeof value === 'string' ? value : '';
}

/** Encodes a text as UTF-8 and base64. */
function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
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
  values: RequestValues,
  body: SampleBody | undefined,
  serverUrl: string,
): SampleRequest {
  const {body: _, ...request} = createSampleRequest(
    operation,
    parameters,
    serverUrl,
    chosenAlternative(operation.security, values),
  );
  return body === undefined ? request : {...request, body};
}

/** Replaces a parameter of a query. The others stay as they are encoded. */
export function withQuery(url: string, name: string, value: string): string {
  const [path = '', ...queries] = url.split('?');
  const others = queries
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name));
  return `${path}?${[...others, new URLSearchParams([[name, value]])].join('&')}`;
}
