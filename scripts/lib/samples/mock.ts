/*
 * Why: a sample is only tested if its request is checked. A mock of one operation accepts the
 * expected request and explains what is wrong with any other.
 * Run: imported by the scripts of this folder.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {startServer, type MockServer} from '../mock-server';
import {isJson, type Expectation, type KeyLocation, type Pair} from './expectation';
import {type ExpectedBody, FILE_NAMES, fileBytes} from './expected-body';
import {isSameJson} from './json';
import {partsDifference, readParts} from './multipart';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  /** By lower-case name, one entry per header line. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** Bytes; a text in UTF-8. */
  readonly body: string | Buffer;
}

export interface Rejection {
  readonly status: number;
  readonly reason: string;
}

const CLIENT_HEADERS = ['host', 'user-agent', 'accept', 'accept-encoding', 'connection'];

/** Headers that clients add for methods with a body, even if it is empty. */
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];
const BODY_METHODS = ['POST', 'PUT', 'PATCH'];

/** Returns what an environment variable of the samples has. */
export type Secret = (variable: string) => string;

/** Checks a request; `undefined` if it is the expected one. */
export function rejectionOf(
  expectation: Expectation,
  secret: Secret,
  request: ReceivedRequest,
): Rejection | undefined {
  return (
    rejectPath(expectation, request) ??
    rejectMethod(expectation, request) ??
    rejectKey(expectation, secret, request) ??
    rejectQuery(expectation, request) ??
    rejectHeaders(expectation, request) ??
    rejectAccept(expectation, request) ??
    rejectBody(expectation, request)
  );
}

function rejectPath(
  {server, segments}: Expectation,
  {target}: ReceivedRequest,
): Rejection | undefined {
  const base = new URL(server).pathname.split('/').filter((segment) => segment !== '');
  const expected = ['', ...base, ...segments.slice(1)].map(encodeURIComponent).join('/');
  const {path} = splitTarget(target);
  const isSame =
    path.split('/').map(decode).map(encodeURIComponent).join('/') === expected;
  return isSame
    ? undefined
    : {status: 404, reason: `The path is ${path}, not ${expected}`};
}

function rejectMethod(
  {method}: Expectation,
  request: ReceivedRequest,
): Rejection | undefined {
  return request.method === method
    ? undefined
    : {status: 405, reason: `The method is ${request.method}, not ${method}`};
}

function rejectKey(
  {keys}: Expectation,
  secret: Secret,
  {target, headers}: ReceivedRequest,
): Rejection | undefined {
  const {query} = splitTarget(target);
  const receivedAt = ({in: place, name}: KeyLocation): readonly string[] => {
    switch (place) {
      case 'header':
        return headerValues(headers, name);
      case 'query':
        return query.getAll(name);
      case 'cookie':
        return valuesOf(cookiesOf(headers), name);
    }
  };
  const reason = keys
    .map((place) =>
      difference(
        {header: 'header', query: 'query parameter', cookie: 'cookie'}[place.in],
        place.name,
        [place.prefix + textOf(place, secret)],
        receivedAt(place),
      ),
    )
    .find((found) => found !== undefined);
  return reason === undefined ? undefined : {status: 401, reason};
}

function textOf({variables: [first, second]}: KeyLocation, secret: Secret): string {
  return second === undefined
    ? secret(first)
    : Buffer.from(`${secret(first)}:${secret(second)}`).toString('base64');
}

function cookiesOf(headers: ReceivedRequest['headers']): Pair[] {
  return headerValues(headers, 'cookie')
    .flatMap((header) => header.split(/; */))
    .map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name, value.join('=')];
    });
}

function rejectQuery(
  {keys, query}: Expectation,
  {target}: ReceivedRequest,
): Rejection | undefined {
  const received = splitTarget(target).query;
  const known = new Set(query.map(([name]) => name));
  const ofKey = new Set(
    keys.filter((place) => place.in === 'query').map(({name}) => name),
  );
  const unexpected = [...received.keys()].find(
    (name) => !known.has(name) && !ofKey.has(name),
  );
  const reason =
    unexpected === undefined
      ? [...known]
          .map((name) =>
            difference(
              'query parameter',
              name,
              valuesOf(query, name),
              received.getAll(name),
            ),
          )
          .find((found) => found !== undefined)
      : `There is a query parameter ${unexpected}`;
  return reason === undefined ? undefined : {status: 400, reason};
}

function rejectHeaders(
  {method, keys, headers: expected, body}: Expectation,
  {headers}: ReceivedRequest,
): Rejection | undefined {
  const known = new Set([
    ...CLIENT_HEADERS,
    ...(body === undefined && !BODY_METHODS.includes(method) ? [] : BODY_HEADERS),
    ...keys.map((place) => (place.in === 'cookie' ? 'cookie' : place.name.toLowerCase())),
    ...expected.map(([name]) => name.toLowerCase()),
  ]);
  const unexpected = Object.keys(headers).find((name) => !known.has(name));
  const reason =
    unexpected === undefined
      ? expected
          .map(([name]) =>
            difference(
              'header',
              name,
              valuesOf(expected, name),
              headerValues(headers, name),
            ),
          )
          .find((found) => found !== undefined)
      : `There is a header ${unexpected}`;
  return reason === undefined ? undefined : {status: 400, reason};
}

/** The sample must accept the documented media type. A range matches anything. */
function rejectAccept(
  {response: {mediaType}}: Expectation,
  {headers}: ReceivedRequest,
): Rejection | undefined {
  if (mediaType === undefined || isRange(mediaType)) {
    return undefined;
  }
  const accepted = headerValues(headers, 'accept')
    .flatMap((value) => value.split(','))
    .map(essenceOf);
  return accepted.includes(essenceOf(mediaType))
    ? undefined
    : {status: 406, reason: `The header Accept does not name ${mediaType}`};
}

function rejectBody(
  {body: expected}: Expectation,
  {headers, body}: ReceivedRequest,
): Rejection | undefined {
  if (expected === undefined) {
    return body.length === 0 ? undefined : {status: 400, reason: 'There is a body'};
  }
  const [contentType = ''] = headerValues(headers, 'content-type');
  if (essenceOf(contentType) !== essenceOf(expected.mediaType)) {
    return {
      status: 415,
      reason: `The header Content-Type is "${contentType}", not "${expected.mediaType}"`,
    };
  }
  const reason = bodyDifference(expected, contentType, Buffer.from(body));
  return reason === undefined ? undefined : {status: 400, reason};
}

/** Returns what is wrong with a body. */
function bodyDifference(
  expected: ExpectedBody,
  contentType: string,
  body: Buffer,
): string | undefined {
  if ('fields' in expected) {
    const received = new URLSearchParams(body.toString());
    const names = new Set([...expected.fields.map(([name]) => name), ...received.keys()]);
    return [...names]
      .map((name) =>
        difference('field', name, valuesOf(expected.fields, name), received.getAll(name)),
      )
      .find((found) => found !== undefined);
  }
  if ('parts' in expected) {
    return partsDifference(expected.parts, readParts(body, contentType));
  }
  const isSame =
    'isFile' in expected
      ? FILE_NAMES.some((name) => fileBytes(name).equals(body))
      : isJson(expected.mediaType)
        ? isSameJson(body.toString(), expected.text)
        : body.toString() === expected.text;
  return isSame ? undefined : 'The body is another one';
}

function difference(
  kind: string,
  name: string,
  expected: readonly string[],
  received: readonly string[],
): string | undefined {
  if (received.length === 0) {
    return `The ${kind} ${name} is missing`;
  }
  const [is, not] = [received, expected].map((values) =>
    JSON.stringify(values).slice(1, -1),
  );
  return is === not ? undefined : `The ${kind} ${name} is ${is}, not ${not}`;
}

function valuesOf(pairs: readonly Pair[], name: string): string[] {
  return pairs.filter((pair) => pair[0] === name).map(([, value]) => value);
}

function headerValues(
  headers: ReceivedRequest['headers'],
  name: string,
): readonly string[] {
  return headers[name.toLowerCase()] ?? [];
}

function splitTarget(target: string): {path: string; query: URLSearchParams} {
  const [path = '', ...query] = target.split('?');
  return {path, query: new URLSearchParams(query.join('?'))};
}

/** Keeps malformed segments, which then do not match. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Matches ranges such as `text/*`. */
function isRange(mediaType: string): boolean {
  return mediaType.includes('*');
}

function essenceOf(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

export interface Mock extends MockServer {
  /** Returns the rejection reason, or `undefined`, of each request since the last call. */
  readonly takeReasons: () => (string | undefined)[];
}

export async function startMock(expectation: Expectation, secret: Secret): Promise<Mock> {
  let taken: (string | undefined)[] = [];
  const server = await startServer((message, response) => {
    void received(message).then((request) => {
      const rejection = rejectionOf(expectation, secret, request);
      taken.push(rejection?.reason);
      sendResponse(response, expectation, rejection);
    });
  });
  return {
    ...server,
    takeReasons: () => {
      const all = taken;
      taken = [];
      return all;
    },
  };
}

async function received(message: IncomingMessage): Promise<ReceivedRequest> {
  return {
    method: message.method ?? '',
    target: message.url ?? '',
    headers: message.headersDistinct,
    body: await buffer(message),
  };
}

function sendResponse(
  response: ServerResponse,
  expectation: Expectation,
  rejection: Rejection | undefined,
): void {
  const {status, mediaType, text: body} = expectation.response;
  if (rejection !== undefined) {
    response.writeHead(rejection.status, {'Content-Type': 'application/json'});
    response.end(JSON.stringify({error: rejection.reason}));
    return;
  }
  const isNamed = mediaType !== undefined && !isRange(mediaType);
  response.writeHead(status, isNamed ? {'Content-Type': mediaType} : {});
  response.end(body);
}
