import {readFile} from 'node:fs/promises';
import {setTimeout as delay} from 'node:timers/promises';
import {parseDocument} from 'yaml';
import {toWellFormed} from '../reference/well-formed';
import {
  DescriptionError,
  parseUrl,
  quoted,
  redactMalformedUrl,
  redactUrl,
} from './description-error';

/** Where a description comes from. */
export type DescriptionSource =
  | {readonly kind: 'file'; readonly path: string}
  | {readonly kind: 'url'; readonly url: string};

/** How long and how much {@link loadDescription} may take. */
export interface LoadLimits {
  /** Milliseconds for one try, from the connection to the last byte of the body. */
  readonly timeoutMs: number;
  /** Tries in all, the first one included. */
  readonly tries: number;
  /** Bytes of the description: of the file, or of the body after content decoding. */
  readonly maxBytes: number;
  /** Milliseconds before the second try; doubles with each one after. */
  readonly backoffMs: number;
}

/**
 * The limits of a build. Time, tries and size are those the issue gives ("Generation": 30 s a
 * try, three tries with back-off, 32 MB at most); the first pause of one second is ours.
 */
export const LOAD_LIMITS: LoadLimits = {
  timeoutMs: 30_000,
  tries: 3,
  maxBytes: 32 * 1024 * 1024,
  backoffMs: 1_000,
};

/**
 * How often YAML aliases may repeat a node, against documents that are small in bytes and
 * exhaust the memory when expanded. The default of the `yaml` package, written down because
 * it is relied on.
 */
const MAX_ALIAS_COUNT = 100;

/** A description as it came, parsed and not yet validated. */
export interface LoadedDescription {
  readonly source: DescriptionSource;
  /** Size of the text, in bytes. */
  readonly bytes: number;
  /** The parsed JSON or YAML: an object. What is in it is for `validateDescription` to say. */
  readonly document: unknown;
}

/**
 * The source that the environment asks for: `OPENAPI_URL` where it is set, else the vendored
 * file.
 *
 * @throws DescriptionError when `OPENAPI_URL` is not an http(s) URL.
 */
export function descriptionSource(
  env: NodeJS.ProcessEnv,
  vendoredPath: string,
): DescriptionSource {
  const url = env['OPENAPI_URL']?.trim() ?? '';
  if (url === '') return {kind: 'file', path: vendoredPath};
  if (httpUrl(url) === undefined) {
    throw new DescriptionError({
      source: 'OPENAPI_URL',
      problem: `${quoted(redactMalformedUrl(url))} is not an http or https URL`,
      remedy:
        'Set OPENAPI_URL to a URL such as https://example.com/openapi.json, or unset it to build from the vendored description.',
    });
  }
  return {kind: 'url', url};
}

/** The source in a few words, for messages: the URL or the path. May hold credentials. */
export function sourceName(source: DescriptionSource): string {
  return source.kind === 'url' ? source.url : source.path;
}

/** What to do when the description itself is wrong: the remedy of most errors. */
export function correction(source: DescriptionSource): string {
  return source.kind === 'url'
    ? 'Have the description at that address corrected, or unset OPENAPI_URL to build from the vendored description.'
    : 'Correct that file, or restore it from the repository.';
}

/**
 * Reads a description from its file, or fetches it, and parses it as JSON or YAML 1.2.
 *
 * Network errors, timeouts and 5xx answers are tried again, everything else fails at once.
 * User information in the URL is sent as HTTP basic authentication.
 *
 * @throws DescriptionError when it cannot be had, is too large or is not a JSON or YAML object.
 */
export async function loadDescription(
  source: DescriptionSource,
  limits: Partial<LoadLimits> = {},
): Promise<LoadedDescription> {
  const allLimits = {...LOAD_LIMITS, ...limits};
  const body =
    source.kind === 'url'
      ? await fetchBody(source, allLimits)
      : await readBody(source, allLimits);
  const parsed = parse(body);
  if ('problem' in parsed) {
    throw new DescriptionError({
      source: sourceName(source),
      problem: parsed.problem,
      remedy: correction(source),
    });
  }
  return {source, bytes: body.length, document: parsed.document};
}

function httpUrl(text: string): URL | undefined {
  const url = parseUrl(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

async function readBody(
  source: Extract<DescriptionSource, {kind: 'file'}>,
  limits: LoadLimits,
): Promise<Uint8Array> {
  const body = await readFile(source.path).catch((error: unknown) => {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new DescriptionError({
      source: source.path,
      problem: `the file cannot be read (${code ?? message})`,
      remedy: 'Restore the file from the repository, or set OPENAPI_URL.',
    });
  });
  if (body.length > limits.maxBytes) {
    throw new DescriptionError({
      source: source.path,
      problem: tooLarge(limits),
      remedy: correction(source),
    });
  }
  return body;
}

/** A try that brought no body. */
interface FailedTry {
  readonly problem: string;
  /** Whether the same request may go better a moment later. */
  readonly transient: boolean;
}

async function fetchBody(
  source: Extract<DescriptionSource, {kind: 'url'}>,
  limits: LoadLimits,
): Promise<Uint8Array> {
  for (let tries = 1; ; tries += 1) {
    const result = await tryFetch(source.url, limits);
    if (result instanceof Uint8Array) return result;
    if (!result.transient || tries >= limits.tries) {
      throw new DescriptionError({
        source: source.url,
        problem: tries > 1 ? `${result.problem} (tried ${tries} times)` : result.problem,
        remedy: result.transient
          ? 'Try again later, or unset OPENAPI_URL to build from the vendored description.'
          : 'Check the address in OPENAPI_URL, or unset it to build from the vendored description.',
      });
    }
    await delay(limits.backoffMs * 2 ** (tries - 1));
  }
}

async function tryFetch(
  address: string,
  limits: LoadLimits,
): Promise<Uint8Array | FailedTry> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(...request(address, signal));
    const refusal = refusedResponse(response, limits);
    if (refusal !== undefined) {
      await response.body?.cancel();
      return refusal;
    }
    return (
      (await bodyWithin(limits.maxBytes, response)) ?? {
        problem: tooLarge(limits),
        transient: false,
      }
    );
  } catch (error) {
    return signal.aborted
      ? {problem: `no whole answer within ${limits.timeoutMs / 1000} s`, transient: true}
      : failedConnection(error);
  }
}

/** `fetch` refuses a URL with user information, so that goes into the header it stands for. */
function request(address: string, signal: AbortSignal): [URL, RequestInit] {
  const url = new URL(address);
  const headers = new Headers({
    accept: 'application/json, application/yaml, text/yaml;q=0.9, */*;q=0.5',
  });
  if (url.username !== '' || url.password !== '') {
    const credentials = `${decoded(url.username)}:${decoded(url.password)}`;
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

function refusedResponse(response: Response, limits: LoadLimits): FailedTry | undefined {
  if (!response.ok) {
    const status = `${response.status} ${response.statusText}`.trim();
    const place = response.redirected
      ? ` for ${redactUrl(response.url)}, where it redirects to`
      : '';
    return {
      problem: `the server answered ${status}${place}`,
      transient: response.status >= 500,
    };
  }
  const declaredBytes = Number(response.headers.get('content-length') ?? 0);
  return declaredBytes > limits.maxBytes
    ? {problem: tooLarge(limits), transient: false}
    : undefined;
}

/** The body, or undefined when it is longer than that; the rest is then not received. */
async function bodyWithin(
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

function failedConnection(error: unknown): FailedTry {
  const reason = innermostCause(error);
  // The text of undici, which is Node's fetch; there is no code to tell it by.
  return reason.message === 'redirect count exceeded'
    ? {problem: 'it redirects too many times', transient: false}
    : {problem: `the connection failed (${errorText(reason)})`, transient: true};
}

/** What is under the "fetch failed" of Node's fetch. */
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

type Parsed = {readonly document: object} | {readonly problem: string};

function parse(body: Uint8Array): Parsed {
  const text = decodeUtf8(body);
  if (text === undefined) return notOpenApi('its text is not UTF-8');
  if (text.trim() === '') return notOpenApi('it is empty');
  if (text.trimStart().startsWith('<')) return notOpenApi('it is HTML or XML');
  const parsed = parseJson(text) ?? parseYaml(text);
  if ('problem' in parsed) return parsed;
  const document = HALF_CHARACTER.test(text)
    ? withWholeCharacters(parsed.document)
    : parsed.document;
  return isObject(document)
    ? {document}
    : notOpenApi('it is neither a JSON nor a YAML object');
}

/** How JSON and YAML can write half of a surrogate pair, or a whole one, which is as good here. */
const HALF_CHARACTER = /\\u0*d[89a-f]/i;

/** See {@link wellFormedValue}; what nests without end is left for the validation to refuse. */
function withWholeCharacters(document: unknown): unknown {
  try {
    return wellFormedValue(document);
  } catch (error) {
    if (error instanceof RangeError) {
      return document;
    }
    throw error;
  }
}

/** Applies {@link toWellFormed} to every text of a value, keys included. */
function wellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') {
    return toWellFormed(value);
  }
  if (Array.isArray(value)) {
    return value.map(wellFormedValue);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, child]) => [
          toWellFormed(key),
          wellFormedValue(child),
        ]),
      )
    : value;
}

function notOpenApi(reason: string): {problem: string} {
  return {problem: `this is not an OpenAPI document: ${reason}`};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decodeUtf8(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(body);
  } catch {
    return undefined;
  }
}

type ParsedText = {readonly document: unknown} | {readonly problem: string};

/**
 * JSON is YAML too, and the YAML parser would do; for a text at the size limit it takes 15 s
 * and 2 GB where `JSON.parse` takes less than one. Undefined when the text is not JSON: then
 * the YAML parser says where it breaks.
 */
function parseJson(text: string): ParsedText | undefined {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return undefined;
  }
  const duplicate = duplicateJsonKey(text);
  return duplicate === undefined ? {document} : {problem: duplicate};
}

/** The first key that an object has twice, which `JSON.parse` lets pass; in valid JSON. */
function duplicateJsonKey(json: string): string | undefined {
  const objects: Set<string>[] = [];
  for (const token of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    const [text, string, colon] = token;
    if (text === '{') objects.push(new Set());
    else if (text === '}') objects.pop();
    else if (string !== undefined && colon !== undefined) {
      const keys = objects.at(-1);
      const key = String(JSON.parse(string));
      if (keys?.has(key) === true) {
        return `the key ${quoted(key)} is there twice in one object (${position(json, token.index)})`;
      }
      keys?.add(key);
    }
  }
  return undefined;
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function parseYaml(text: string): ParsedText {
  try {
    const yaml = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      // Keys such as 200 are strings in OpenAPI, and equal to "200".
      stringKeys: true,
      uniqueKeys: true,
      // Tags such as !!binary and !!set give values that JSON does not have.
      resolveKnownTags: false,
      // Without it a second document in the file would be dropped in silence ("silent"), or
      // the process would print warnings ("warn").
      logLevel: 'error',
    });
    const [error] = yaml.errors;
    if (error !== undefined) return notYaml(error.message);
    return {document: yaml.toJS({maxAliasCount: MAX_ALIAS_COUNT})};
  } catch (error) {
    return notYaml(error instanceof Error ? error.message : String(error));
  }
}

/** The first line of a message says what and where; the others show the text around it. */
function notYaml(message: string): {problem: string} {
  const [summary = ''] = message.split('\n');
  return {
    problem: `this is not valid JSON or YAML: ${summary.replace(/[:.]\s*$/, '')}`,
  };
}
