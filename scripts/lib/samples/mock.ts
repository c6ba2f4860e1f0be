/*
 * Why: a sample that runs has only shown something when what it sends is looked at. This is the API
 * for one operation: it answers the one request that is right, and says of any other what is wrong.
 * Run: imported by the scripts of this folder.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {isJson, type Expectation, type Pair} from './expectation';
import {isSameJson} from './json';

/** A request as it came. */
export interface ReceivedRequest {
  /** In capitals. */
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  /** By name in lower case, one entry a header line. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly body: string;
}

/** Why a request is not answered as the sample wants it. */
export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

/** What HTTP clients send by themselves. */
const CLIENT_HEADERS = ['host', 'user-agent', 'accept', 'accept-encoding', 'connection'];

/** What they send beside it with the methods that may have a body, even if there is none. */
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];
const BODY_METHODS = ['POST', 'PUT', 'PATCH'];

/** What is wrong with a request; `undefined` when it is the one that is expected. */
export function refusal(
  expectation: Expectation,
  key: string,
  request: ReceivedRequest,
): Refusal | undefined {
  return (
    pathRefusal(expectation, request) ??
    methodRefusal(expectation, request) ??
    keyRefusal(expectation, key, request) ??
    queryRefusal(expectation, request) ??
    headerRefusal(expectation, request) ??
    acceptRefusal(expectation, request) ??
    bodyRefusal(expectation, request)
  );
}

function pathRefusal(
  {server, segments}: Expectation,
  {target}: ReceivedRequest,
): Refusal | undefined {
  const base = new URL(server).pathname.split('/').filter((segment) => segment !== '');
  const wanted = ['', ...base, ...segments.slice(1)].map(encodeURIComponent).join('/');
  const {path} = splitTarget(target);
  const isSame = path.split('/').map(decode).map(encodeURIComponent).join('/') === wanted;
  return isSame ? undefined : {status: 404, reason: `The path is ${path}, not ${wanted}`};
}

function methodRefusal(
  {method}: Expectation,
  request: ReceivedRequest,
): Refusal | undefined {
  return request.method === method
    ? undefined
    : {status: 405, reason: `The method is ${request.method}, not ${method}`};
}

function keyRefusal(
  {keys}: Expectation,
  key: string,
  {target, headers}: ReceivedRequest,
): Refusal | undefined {
  const query = splitTarget(target).query;
  const reason = keys
    .map((place) =>
      difference(
        place.in === 'header' ? 'header' : 'query parameter',
        place.name,
        [place.prefix + key],
        place.in === 'header'
          ? headerValues(headers, place.name)
          : query.getAll(place.name),
      ),
    )
    .find((found) => found !== undefined);
  return reason === undefined ? undefined : {status: 401, reason};
}

function queryRefusal(
  {keys, query}: Expectation,
  {target}: ReceivedRequest,
): Refusal | undefined {
  const received = splitTarget(target).query;
  const known = new Set(query.map(([name]) => name));
  const ofKey = new Set(
    keys.filter((place) => place.in === 'query').map(({name}) => name),
  );
  const strange = [...received.keys()].find(
    (name) => !known.has(name) && !ofKey.has(name),
  );
  const reason =
    strange === undefined
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
      : `There is a query parameter ${strange}`;
  return reason === undefined ? undefined : {status: 400, reason};
}

function headerRefusal(
  {method, keys, headers: wanted, body}: Expectation,
  {headers}: ReceivedRequest,
): Refusal | undefined {
  const known = new Set([
    ...CLIENT_HEADERS,
    ...(body === undefined && !BODY_METHODS.includes(method) ? [] : BODY_HEADERS),
    ...keys.map(({name}) => name.toLowerCase()),
    ...wanted.map(([name]) => name.toLowerCase()),
  ]);
  const strange = Object.keys(headers).find((name) => !known.has(name));
  const reason =
    strange === undefined
      ? wanted
          .map(([name]) =>
            difference(
              'header',
              name,
              valuesOf(wanted, name),
              headerValues(headers, name),
            ),
          )
          .find((found) => found !== undefined)
      : `There is a header ${strange}`;
  return reason === undefined ? undefined : {status: 400, reason};
}

/** A sample has to ask for what the description says it gets; anything is what a range stands for. */
function acceptRefusal(
  {answer: {mediaType}}: Expectation,
  {headers}: ReceivedRequest,
): Refusal | undefined {
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

function bodyRefusal(
  {body: wanted}: Expectation,
  {headers, body}: ReceivedRequest,
): Refusal | undefined {
  if (wanted === undefined) {
    return body === '' ? undefined : {status: 400, reason: 'There is a body'};
  }
  const [contentType = ''] = headerValues(headers, 'content-type');
  if (essenceOf(contentType) !== essenceOf(wanted.mediaType)) {
    return {
      status: 415,
      reason: `The header Content-Type is "${contentType}", not "${wanted.mediaType}"`,
    };
  }
  const isSame = isJson(wanted.mediaType)
    ? isSameJson(body, wanted.text)
    : body === wanted.text;
  return isSame ? undefined : {status: 400, reason: 'The body is another one'};
}

/** What is wrong with the values that came under a name. */
function difference(
  kind: string,
  name: string,
  wanted: readonly string[],
  received: readonly string[],
): string | undefined {
  if (received.length === 0) {
    return `The ${kind} ${name} is missing`;
  }
  const [is, not] = [received, wanted].map((values) =>
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

/** A segment that is not percent-encoded as it should be stays as it is, and is not the one. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether it stands for several media types, such as `text/*`. */
function isRange(mediaType: string): boolean {
  return mediaType.includes('*');
}

/** A media type without its parameters. */
function essenceOf(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** The API for one operation, on a port of this machine. */
export interface Mock {
  /** Scheme, host and port. */
  readonly origin: string;
  /** What came since it was last asked: for each request why it was refused, if it was. */
  readonly take: () => (string | undefined)[];
  readonly stop: () => Promise<void>;
}

/** Starts the API for one operation. */
export async function startMock(expectation: Expectation, key: string): Promise<Mock> {
  let taken: (string | undefined)[] = [];
  const server = createServer((message, response) => {
    void received(message).then((request) => {
      const refused = refusal(expectation, key, request);
      taken.push(refused?.reason);
      answer(response, expectation, refused);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const all = taken;
      taken = [];
      return all;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function received(message: IncomingMessage): Promise<ReceivedRequest> {
  return {
    method: message.method ?? '',
    target: message.url ?? '',
    headers: message.headersDistinct,
    body: await text(message),
  };
}

function answer(
  response: ServerResponse,
  expectation: Expectation,
  refused: Refusal | undefined,
): void {
  const {status, mediaType, text: body} = expectation.answer;
  if (refused !== undefined) {
    response.writeHead(refused.status, {'Content-Type': 'application/json'});
    response.end(JSON.stringify({error: refused.reason}));
    return;
  }
  const isNamed = mediaType !== undefined && !isRange(mediaType);
  response.writeHead(status, isNamed ? {'Content-Type': mediaType} : {});
  response.end(body);
}
