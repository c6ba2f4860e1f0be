/*
 * Why: the four languages have to send the same request, which tests/fixtures/requests has. What the
 * clients add or spell in their own way is no difference; all else is.
 */
import type {IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {isDeepStrictEqual} from 'node:util';
import {isUrlencoded, isJsonMediaType} from '#reference/vocabulary/media-type';
import {isSameJson} from './json';
import {readParts} from './multipart';

/** A text, or the bytes of one of {@link FILE_NAMES}. */
export type SentContent = string | {readonly file: string};

export interface SentPart {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: SentContent;
}

/** A request as the table has it. */
export interface SentRequest {
  /** Method and target; percent-encoded characters are spelled in one way. */
  readonly request: string;
  /** By lower-case name, without those that clients add. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: SentContent;
  /** Of a multipart body. */
  readonly parts?: readonly SentPart[];
}

/** Names of files that samples send. */
export const FILE_NAMES = [
  'file.bin',
  'picture.png',
  'pages-1.bin',
  'pages-2.bin',
] as const;

/** Returns bytes that no text has, with what ends lines and parts. */
export function fileBytes(name: string): Buffer {
  const all = Uint8Array.from({length: 256}, (_, byte) => byte);
  return Buffer.concat([Buffer.from(`${name}\r\n--\r\n`), all]);
}

const CLIENT_HEADERS = new Set([
  'host',
  'user-agent',
  'accept-encoding',
  'connection',
  'content-length',
  'transfer-encoding',
]);

export async function readRequest(message: IncomingMessage): Promise<SentRequest> {
  const {method = '', url = '', headersDistinct} = message;
  const body = await buffer(message);
  const headers = Object.entries(headersDistinct)
    .map(([name, values = []]) => [name, values.join(', ')] as const)
    .filter(([name, value]) => isOwnHeader(name, value, body.length > 0));
  const type = headersDistinct['content-type']?.join() ?? '';
  return {
    request: `${method} ${spelledTarget(url)}`,
    headers: Object.fromEntries(
      headers
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [
          name,
          name === 'content-type' ? withoutClientParameters(value) : value,
        ]),
    ),
    ...readBody(body, type),
  };
}

/** Clients accept anything by default, and some name the type of a body that is empty. */
function isOwnHeader(name: string, value: string, hasBody: boolean): boolean {
  return (
    !CLIENT_HEADERS.has(name) &&
    !(name === 'accept' && value.includes('*/*')) &&
    !(name === 'content-type' && !hasBody)
  );
}

function withoutClientParameters(mediaType: string): string {
  return mediaType.replace(/; *(boundary=.*|charset=utf-8)$/i, '');
}

function readBody(bytes: Buffer, type: string): Pick<SentRequest, 'body' | 'parts'> {
  if (type.startsWith('multipart/')) {
    return {
      parts: readParts(bytes, type).map(({headers, bytes: content}) => ({
        headers: Object.fromEntries(headers),
        content: contentOf(content),
      })),
    };
  }
  if (bytes.length === 0) {
    return {};
  }
  const body = contentOf(bytes);
  return {
    body: typeof body === 'string' && isUrlencoded(type) ? spelledQuery(body) : body,
  };
}

function contentOf(bytes: Buffer): SentContent {
  const file = FILE_NAMES.find((name) => fileBytes(name).equals(bytes));
  return file === undefined ? bytes.toString() : {file};
}

function spelledTarget(target: string): string {
  const [path = '', ...query] = target.split('?');
  return [spelled(path), ...query.map(spelledQuery)].join('?');
}

/** Decodes what means the same encoded or not, and writes the others in capitals. */
function spelled(encoded: string): string {
  return encoded.replace(/%[\dA-Fa-f]{2}/g, (triple) => {
    const character = String.fromCharCode(parseInt(triple.slice(1), 16));
    return /[\w.~!'()*-]/.test(character) ? character : triple.toUpperCase();
  });
}

function spelledQuery(query: string): string {
  return spelled(query.replaceAll('+', '%20'));
}

/** Says how a request differs from the one of the table. */
export function differenceOf(
  expected: SentRequest,
  sent: SentRequest,
): string | undefined {
  if (!isSameTarget(expected.request, sent.request)) {
    return `It sent ${sent.request}, not ${expected.request}`;
  }
  const names = Object.keys({...expected.headers, ...sent.headers});
  const name = names.find((one) => expected.headers[one] !== sent.headers[one]);
  if (name !== undefined) {
    const [is, not] = [sent, expected].map(({headers}) => headers[name] ?? 'missing');
    return `The header ${name} is ${is}, not ${not}`;
  }
  return isSameBody(expected, sent)
    ? undefined
    : `The body is ${printBody(sent)}, not ${printBody(expected)}`;
}

function isSameTarget(expected: string, sent: string): boolean {
  const [path, query] = splitTarget(expected);
  const [sentPath, sentQuery] = splitTarget(sent);
  return path === sentPath && isSameQuery(query, sentQuery);
}

export function splitTarget(target: string): readonly [path: string, query: string] {
  const end = `${target}?`.indexOf('?');
  return [target.slice(0, end), target.slice(end + 1)];
}

/** Only pairs with the same name have an order: Go sorts the names. */
function isSameQuery(expected: string, sent: string): boolean {
  const [wanted, found] = [expected, sent].map(sortedPairs) as [string[], string[]];
  return (
    wanted.length === found.length &&
    wanted.every((pair, index) => isSamePair(pair, found[index] ?? ''))
  );
}

function sortedPairs(query: string): string[] {
  const nameOf = (pair: string): string => pair.split('=')[0] ?? '';
  return query
    .split('&')
    .sort((a, b) => (nameOf(a) === nameOf(b) ? 0 : nameOf(a) < nameOf(b) ? -1 : 1));
}

/** What axios does not encode. Where the table has one of them as it is, it separates values. */
const AXIOS_RAW = /[,:$]/g;

function isSamePair(expected: string, sent: string): boolean {
  return (
    expected === sent ||
    (expected.search(AXIOS_RAW) < 0 &&
      expected === sent.replace(AXIOS_RAW, encodeURIComponent))
  );
}

function isSameBody(expected: SentRequest, sent: SentRequest): boolean {
  const type = expected.headers['content-type'] ?? '';
  if (typeof expected.body === 'string' && typeof sent.body === 'string') {
    return isJsonMediaType(type)
      ? isSameJson(expected.body, sent.body)
      : isUrlencoded(type)
        ? isSameQuery(expected.body, sent.body)
        : expected.body === sent.body;
  }
  return isDeepStrictEqual([expected.body, expected.parts], [sent.body, sent.parts]);
}

function printBody({body, parts}: SentRequest): string {
  const content = body ?? parts;
  return content === undefined ? 'missing' : JSON.stringify(content);
}
