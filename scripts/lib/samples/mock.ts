/*
 * Why: a sample is only tested if its request is checked. A mock of one operation accepts the
 * expected request and explains what is wrong with any other.
 * Run: imported by the scripts of this folder.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {startServer, type MockServer} from '../mock-server';
import type {Expectation, KeyLocation} from './expectation';
import {type ExpectedBody, FILE_NAMES, fileBytes} from './expected-body';
import type {Pair} from './expected-parameters';
import {isSameJson} from './json';
import {essenceOf, isJson, isRange} from './media-type';
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
    rejectCookies(expectation, request) ??
    rejectAccept(expectation, request) ??
    rejectBody(expectation, request)
  );
}

/** A target of other characters is malformed, even if servers read it (RFC 3986, appendix A). */
const TARGET = /^\/(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*$/;

function rejectPath(
  {server, path: expected}: Expectation,
  {target}: ReceivedRequest,
): Rejection | undefined {
  const [path = ''] = target.split('?');
  const wanted = normalized(new URL(server).pathname.replace(/\/$/, '') + expected);
  if (!TARGET.test(target)) {
    return {status: 400, reason: `The target ${target} is malformed`};
  }
  return normalized(path) === wanted
    ? undefined
    : {status: 404, reason: `The path is ${path}, not ${wanted}`};
}

/** Decodes what means the same encoded or not: unreserved characters and marks that separate nothing. */
function normalized(encoded: string): string {
  return encoded.replace(/%[\dA-Fa-f]{2}/g, (triple) => {
    const character = String.fromCharCode(parseInt(triple.slice(1), 16));
    return /[\w.~!'()*-]/.test(character) ? character : triple.toUpperCase();
  });
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
  const receivedAt = ({in: place, name}: KeyLocation): readonly string[] => {
    switch (place) {
      case 'header':
        return headerValues(headers, name);
      case 'query':
        return queryOf(target).getAll(name);
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
  {keys, query, encodedQuery}: Expectation,
  {target}: ReceivedRequest,
): Rejection | undefined {
  const received = [...queryOf(target)];
  const others = received.filter(
    ([name]) => !keys.some((key) => key.in === 'query' && key.name === name),
  );
  const reason =
    pairsDifference('query parameter', query, others) ??
    encodedDifference(encodedQuery, target);
  return reason === undefined ? undefined : {status: 400, reason};
}

function encodedDifference(
  expected: readonly Pair[],
  target: string,
): string | undefined {
  const [, query = ''] = /\?(.*)/.exec(target) ?? [];
  const received = query.split('&').map((text): Pair => {
    const [name = '', ...value] = text.split('=');
    return [decodeURIComponent(name), normalized(value.join('=').replaceAll('+', '%20'))];
  });
  const names = new Set(expected.map(([name]) => name));
  return pairsDifference(
    'encoded query parameter',
    expected.map(([name, value]) => [name, normalized(value)]),
    received.filter(([name]) => names.has(name)),
  );
}

function rejectCookies(
  {keys, cookies}: Expectation,
  {headers}: ReceivedRequest,
): Rejection | undefined {
  const others = cookiesOf(headers).filter(
    ([name]) => !keys.some((key) => key.in === 'cookie' && key.name === name),
  );
  const encoded = (pairs: readonly Pair[]): Pair[] =>
    pairs.map(([name, value]) => [name, normalized(value)]);
  const reason = pairsDifference('cookie', encoded(cookies), encoded(others));
  return reason === undefined ? undefined : {status: 400, reason};
}

/** Returns what is wrong with pairs, of which those with the same name have an order. */
function pairsDifference(
  kind: string,
  expected: readonly Pair[],
  received: readonly Pair[],
): string | undefined {
  const known = new Set(expected.map(([name]) => name));
  const unexpected = received.find(([name]) => !known.has(name));
  return unexpected === undefined
    ? [...known]
        .map((name) =>
          difference(kind, name, valuesOf(expected, name), valuesOf(received, name)),
        )
        .find((found) => found !== undefined)
    : `There is a ${kind} ${unexpected[0]}`;
}

function rejectHeaders(
  {method, keys, headers: expected, cookies, body}: Expectation,
  {headers}: ReceivedRequest,
): Rejection | undefined {
  const known = new Set([
    ...CLIENT_HEADERS,
    ...(body === undefined && !BODY_METHODS.includes(method) ? [] : BODY_HEADERS),
    ...keys.flatMap(({in: place, name}) =>
      place === 'header' ? [name.toLowerCase()] : [],
    ),
    ...(cookies.length > 0 || keys.some((key) => key.in === 'cookie') ? ['cookie'] : []),
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
    return pairsDifference('field', expected.fields, [
      ...new URLSearchParams(body.toString()),
    ]);
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

function queryOf(target: string): URLSearchParams {
  return new URLSearchParams(target.split('?').slice(1).join('?'));
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
