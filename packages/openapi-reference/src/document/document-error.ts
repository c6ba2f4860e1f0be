import {parseUrl} from '../utils/ponyfills';

const MAX_QUOTED_LENGTH = 120;

const MAX_PROBLEM_LENGTH = 500;

/**
 * Control characters, line separators and bidirectional overrides, which could break the message
 * or control the terminal.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

export interface DocumentErrorDetails {
  /** Default: `OpenAPI document`. */
  readonly kind?: 'Overlay';
  readonly source: string;
  /** Problem with JSON pointers, without final full stop. */
  readonly problem: string;
  readonly remedy: string;
}

/**
 * Error of loading and validating an OpenAPI document or an overlay. Its message is one paragraph: source,
 * problem, remedy.
 *
 * Loggers print messages, fields and causes, so none of them contains credentials from a URL, and
 * no native `cause` is kept.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly source: string;
  readonly problem: string;
  readonly remedy: string;

  constructor(details: DocumentErrorDetails) {
    const source = escapeUnprintable(redactUrl(details.source));
    const problem = escapeUnprintable(details.problem);
    super(
      `${details.kind ?? 'OpenAPI document'} ${source}: ${problem}. ${details.remedy}`,
    );
    this.source = source;
    this.problem = problem;
    this.remedy = details.remedy;
  }
}

/** Error of a document whose source its thrower does not know. Its message begins with a JSON pointer. */
export class PlacedError extends Error {
  override readonly name = 'PlacedError';
}

/**
 * Removes user information and fragment from a URL and replaces its query by `?…`, because they
 * may contain credentials. Returns text without `scheme://` unchanged.
 */
export function redactUrl(text: string): string {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  const url = parseUrl(text);
  if (url === undefined) return redactMalformedUrl(text);
  return `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
}

/** Removes everything up to the last `@`, which may be user information. */
export function redactMalformedUrl(text: string): string {
  return text
    .replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1')
    .replace(/\?.*$/s, '?…')
    .replace(/#.*$/s, '');
}

/** Quotes text of a document in a message, truncated. */
export function quote(text: string): string {
  return `"${truncate(text, MAX_QUOTED_LENGTH)}"`;
}

export function truncate(text: string, length: number = MAX_PROBLEM_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

export function escapeUnprintable(text: string): string {
  return text.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns what a thrown value says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
