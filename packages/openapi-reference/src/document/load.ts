import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parseDocument, YAMLParseError} from 'yaml';
import {isWebAddress} from '../utils/web-address';
import {wellFormed} from '../utils/ponyfills';
import {parseExactJson, withExactIntegers} from './large-integer';
import {DocumentError, quote, redactMalformedUrl, redactUrl} from './document-error';
import {isRecord} from './resolve';

export type DocumentSource = (
  | {readonly kind: 'file'; readonly path: string}
  | {readonly kind: 'url'; readonly url: string}
) & {
  /** Where an overlay comes from; undefined for an OpenAPI document. */
  readonly overlay?: 'OPENAPI_OVERLAYS' | 'default';
};

export interface LoadLimits {
  /** Milliseconds per attempt, from the connection to the end of the body. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** Size of the file, or of the body after content decoding. */
  readonly maxBytes: number;
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly backoffMs: number;
}

const LOAD_LIMITS: LoadLimits = {
  timeoutMs: 30_000,
  attempts: 3,
  maxBytes: 32 * 1024 * 1024,
  backoffMs: 1_000,
};

/**
 * Maximum number of values of a YAML document whose aliases are expanded, against documents that are small but
 * exhaust memory then. The largest public documents have some 700,000.
 */
const MAX_EXPANDED_VALUES = 2_000_000;

/** Nesting below which the expansion leaves an endless document to the validation. */
const MAX_EXPANDED_DEPTH = 1_000;

/** How a site gets another document than that at a URL. */
const ANOTHER = 'unset OPENAPI_URL if it is set, or change "specPath"';

export interface LoadedDocument {
  readonly source: DocumentSource;
  readonly bytes: number;
  readonly text: string;
  readonly document: unknown;
}

/** Returns the source with a name: a URL, or a path relative to the site. */
export function sourceAt(siteDir: string, name: string): DocumentSource {
  return isWebAddress(name)
    ? {kind: 'url', url: name}
    : {kind: 'file', path: path.resolve(siteDir, name)};
}

/**
 * Returns the source: `OPENAPI_URL` if set, else that of the site.
 *
 * @throws DocumentError if `OPENAPI_URL` is not an http(s) URL.
 */
export function documentSource(
  env: NodeJS.ProcessEnv,
  siteSource: DocumentSource,
): DocumentSource {
  const url = env['OPENAPI_URL']?.trim() ?? '';
  if (url === '') return siteSource;
  if (!isWebAddress(url)) {
    throw new DocumentError({
      source: 'OPENAPI_URL',
      problem: `${quote(redactMalformedUrl(url))} is not an http or https URL`,
      remedy:
        'Set OPENAPI_URL to a URL such as https://example.com/openapi.json, or unset it to build from the document of the site.',
    });
  }
  return {kind: 'url', url};
}

/**
 * Returns the sources of overlays, in the order in which they are applied: the files and URLs in
 * `OPENAPI_OVERLAYS`, separated by commas, or none if it is `none`, or else the vendored overlays.
 *
 * @param siteDir The folder that paths are relative to.
 */
export function overlaySources(
  env: NodeJS.ProcessEnv,
  siteDir: string,
  vendoredPaths: readonly string[],
): DocumentSource[] {
  const listed = env['OPENAPI_OVERLAYS']?.trim() ?? '';
  if (listed === '') {
    return vendoredPaths.map((file) => ({kind: 'file', path: file, overlay: 'default'}));
  }
  if (listed === 'none') {
    return [];
  }
  const overlay = 'OPENAPI_OVERLAYS';
  return listed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({...sourceAt(siteDir, name), overlay}));
}

/** Returns the URL or path, which may contain credentials. */
export function sourceName(source: DocumentSource): string {
  return source.kind === 'url' ? source.url : source.path;
}

export function correctionRemedy(source: DocumentSource): string {
  if (source.overlay !== undefined) {
    return source.overlay === 'default'
      ? 'Correct that file, or set OPENAPI_OVERLAYS to "none" to build without it.'
      : 'Correct that overlay, or leave it out of OPENAPI_OVERLAYS.';
  }
  return source.kind === 'url'
    ? `Have the document at that URL corrected, or build from another: ${ANOTHER}.`
    : 'Correct that file, or restore it from the repository.';
}

/**
 * Reads or fetches a document and parses it as JSON or YAML 1.2.
 *
 * Retries after network errors, timeouts and 5xx responses. Sends user information of the URL as
 * HTTP basic authentication.
 *
 * @throws DocumentError if the document cannot be loaded, is too large or is not a JSON or
 * YAML object.
 */
export async function loadDocument(
  source: DocumentSource,
  limits: Partial<LoadLimits> = {},
): Promise<LoadedDocument> {
  const allLimits = {...LOAD_LIMITS, ...limits};
  const body =
    source.kind === 'url'
      ? await fetchBody(source, allLimits)
      : await readBody(source, allLimits);
  return parseLoaded(body, source);
}

/**
 * Parses the bytes of a document that is already here.
 *
 * @param source Where it comes from: errors name it.
 * @throws DocumentError if it is not a JSON or YAML object.
 */
export function parseLoaded(body: Uint8Array, source: DocumentSource): LoadedDocument {
  const refuse: Refuse = (problem) => {
    throw sourceError(source, problem);
  };
  const expected = source.overlay === undefined ? 'an OpenAPI document' : 'an overlay';
  const unexpected: Refuse = (reason) => refuse(`this is not ${expected}: ${reason}`);
  const text = decodeUtf8(body) ?? unexpected('its text is not UTF-8');
  if (text.trim() === '') return unexpected('it is empty');
  if (text.trimStart().startsWith('<')) return unexpected('it is HTML or XML');
  const parsed = parseJson(text, refuse) ?? parseYaml(text, refuse);
  const document = SURROGATE_ESCAPE.test(text) ? withoutLoneSurrogates(parsed) : parsed;
  return isRecord(document)
    ? {source, bytes: body.length, text, document}
    : unexpected('it is neither a JSON nor a YAML object');
}

async function readBody(
  source: Extract<DocumentSource, {kind: 'file'}>,
  limits: LoadLimits,
): Promise<Uint8Array> {
  const body = await readFile(source.path).catch((error: unknown) => {
    const {code, message} = error as NodeJS.ErrnoException;
    throw sourceError(
      source,
      `the file cannot be read (${code ?? message})`,
      source.overlay === undefined
        ? 'Restore the file, correct its path in "specPath", or set OPENAPI_URL.'
        : correctionRemedy(source),
    );
  });
  if (body.length > limits.maxBytes) {
    throw sourceError(source, tooLarge(limits));
  }
  return body;
}

function fetchRemedy(source: DocumentSource, isTransient: boolean): string {
  if (source.overlay !== undefined) {
    return isTransient
      ? 'Try again later, or leave it out of OPENAPI_OVERLAYS.'
      : 'Check the address in OPENAPI_OVERLAYS.';
  }
  return isTransient
    ? `Try again later, or build from another document: ${ANOTHER}.`
    : `Check the address, or build from another document: ${ANOTHER}.`;
}

/** @param remedy Default: {@link correctionRemedy}. */
export function sourceError(
  source: DocumentSource,
  problem: string,
  remedy: string = correctionRemedy(source),
): DocumentError {
  return new DocumentError({
    ...(source.overlay === undefined ? {} : {kind: 'Overlay'}),
    source: sourceName(source),
    problem,
    remedy,
  });
}

interface FailedAttempt {
  readonly problem: string;
  readonly transient: boolean;
}

async function fetchBody(
  source: Extract<DocumentSource, {kind: 'url'}>,
  limits: LoadLimits,
): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptFetch(source.url, limits);
    if (result instanceof Uint8Array) return result;
    if (!result.transient || attempt >= limits.attempts) {
      throw sourceError(
        source,
        attempt > 1 ? `${result.problem} (tried ${attempt} times)` : result.problem,
        fetchRemedy(source, result.transient),
      );
    }
    await delay(limits.backoffMs * 2 ** (attempt - 1));
  }
}

async function attemptFetch(
  address: string,
  limits: LoadLimits,
): Promise<Uint8Array | FailedAttempt> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(...request(address, signal));
    if (!response.ok) {
      await response.body?.cancel();
      return failedResponse(response);
    }
    const body = await bodyWithin(limits.maxBytes, response);
    return body ?? {problem: tooLarge(limits), transient: false};
  } catch (error) {
    const problem = `no complete response within ${limits.timeoutMs / 1000} s`;
    return signal.aborted ? {problem, transient: true} : failedConnection(error);
  }
}

/** `fetch` rejects URLs with user information, so it is sent as a header. */
function request(address: string, signal: AbortSignal): [URL, RequestInit] {
  const url = new URL(address);
  const headers = new Headers({
    accept: 'application/json, application/yaml, text/yaml;q=0.9, */*;q=0.5',
  });
  if (url.username !== '' || url.password !== '') {
    const credentials = [url.username, url.password].map(decoded).join(':');
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
    url.username = '';
    url.password = '';
  }
  return [url, {headers, signal, redirect: 'follow'}];
}

function decoded(component: string): string {
  try {
    return decodeURIComponent(component);
  } catch {
    return component;
  }
}

function failedResponse(response: Response): FailedAttempt {
  const status = `${response.status} ${response.statusText}`.trim();
  const target = response.redirected
    ? ` for ${redactUrl(response.url)}, to which it redirects`
    : '';
  return {
    problem: `the server responded with ${status}${target}`,
    transient: response.status >= 500,
  };
}

/** Reads a body. Returns `undefined` and cancels the download if it is too long. */
export async function bodyWithin(
  maxBytes: number,
  response: Response,
): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) return Buffer.concat(chunks);
    bytes += chunk.value.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
}

function failedConnection(error: unknown): FailedAttempt {
  const reason = innermostCause(error);
  // undici, the `fetch` of Node.js, has no error code for this.
  return reason.message === 'redirect count exceeded'
    ? {problem: 'it redirects too many times', transient: false}
    : {problem: `the connection failed (${errorText(reason)})`, transient: true};
}

/** The `fetch` of Node.js wraps the cause in "fetch failed". */
function innermostCause(error: unknown): NodeJS.ErrnoException {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? innermostCause(error.cause) : error;
}

function errorText({code, message}: NodeJS.ErrnoException): string {
  if (code === undefined || message.includes(code)) return message;
  return message === '' ? code : `${code}: ${message}`;
}

function tooLarge({maxBytes}: LoadLimits): string {
  return `it is larger than ${maxBytes} bytes (${Math.floor(maxBytes / 1024 / 1024)} MiB)`;
}

/** Throws an error with a problem of the document. */
type Refuse = (problem: string) => never;

/** Escape sequence of a surrogate, paired or not, in JSON and YAML. */
const SURROGATE_ESCAPE = /\\u0*d[89a-f]/i;

/** Leaves endlessly nested documents to the validation. */
function withoutLoneSurrogates(document: unknown): unknown {
  try {
    return wellFormed(document);
  } catch (error) {
    if (error instanceof RangeError) {
      return document;
    }
    throw error;
  }
}

function decodeUtf8(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(body);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON. The YAML parser could do so too, but takes 15 s and 2 GB at the size limit, where
 * `JSON.parse` takes less than 1 s. Returns `undefined` for invalid JSON, so that the YAML parser
 * reports the position of the error.
 */
function parseJson(text: string, refuse: Refuse): unknown {
  let document: unknown;
  try {
    document = parseExactJson(text);
  } catch {
    return undefined;
  }
  const duplicate = duplicateJsonKey(text);
  return duplicate === undefined ? document : refuse(duplicate);
}

/** `JSON.parse` accepts duplicate keys. */
function duplicateJsonKey(json: string): string | undefined {
  const objects: Set<string>[] = [];
  // An expression for whole texts would overflow the stack at one of a few megabytes.
  const mark = /["{}]/g;
  for (let found = mark.exec(json); found !== null; found = mark.exec(json)) {
    if (found[0] === '{') {
      objects.push(new Set());
    } else if (found[0] === '}') {
      objects.pop();
    } else {
      mark.lastIndex = jsonStringEnd(json, found.index);
      if (isJsonKey(json, mark.lastIndex)) {
        const keys = objects.at(-1);
        const key = String(JSON.parse(json.slice(found.index, mark.lastIndex)));
        if (keys?.has(key) === true) {
          return `an object has the key ${quote(key)} twice (${position(json, found.index)})`;
        }
        keys?.add(key);
      }
    }
  }
  return undefined;
}

/** Returns where a string ends in valid JSON, behind its quote. */
function jsonStringEnd(json: string, start: number): number {
  for (let end = start + 1; ; end += 1) {
    end = json.indexOf('"', end);
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') {
      backslashes += 1;
    }
    if (backslashes % 2 === 0) {
      return end + 1;
    }
  }
}

function isJsonKey(json: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(json);
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function parseYaml(text: string, refuse: Refuse): unknown {
  let document: unknown;
  try {
    const yaml = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      // OpenAPI uses string keys such as "200".
      stringKeys: true,
      uniqueKeys: true,
      // YAML 1.1 has merge keys, and most tools still read them.
      merge: true,
      // Tags such as !!binary and !!set create values that JSON cannot represent.
      resolveKnownTags: false,
      customTags: withExactIntegers,
      // Report a second document in the file as an error. "silent" would drop it, "warn" would
      // print warnings.
      logLevel: 'error',
    });
    const [error] = yaml.errors;
    if (error !== undefined) throw error;
    // The limit of the package counts the uses of an anchor, not what they expand to.
    document = yaml.toJS({maxAliasCount: -1});
  } catch (error) {
    // The package reports an overflow of the stack as a mistake of the text, but for some.
    const isTooDeep =
      error instanceof RangeError ||
      (error instanceof YAMLParseError && error.code === 'RESOURCE_EXHAUSTION');
    if (isTooDeep) {
      return refuse('#: lists or objects are nested too deeply to be read');
    }
    // The other lines of a message quote the text around the error.
    const [summary = ''] = String(error instanceof Error ? error.message : error).split(
      '\n',
    );
    return refuse(`this is not valid JSON or YAML: ${summary.replace(/[:.]\s*$/, '')}`);
  }
  return expanded(document, refuse);
}

/** Returns a copy in which no object is in two places, as it is with aliases: repairs of one would change the other. */
function expanded(document: unknown, refuse: Refuse): unknown {
  let values = 0;
  const copy = (value: unknown, depth: number): unknown => {
    values += 1;
    if (values > MAX_EXPANDED_VALUES) {
      refuse(
        `its YAML aliases make more than ${MAX_EXPANDED_VALUES.toLocaleString('en')} values of it`,
      );
    }
    if (typeof value !== 'object' || value === null || depth > MAX_EXPANDED_DEPTH) {
      return value;
    }
    return Array.isArray(value)
      ? value.map((item) => copy(item, depth + 1))
      : Object.fromEntries(
          Object.entries(value).map(([key, child]) => [key, copy(child, depth + 1)]),
        );
  };
  return copy(document, 0);
}
