/** Longest name or reference of a description that is quoted in a message, in characters. */
const MAX_QUOTED_LENGTH = 120;

/** Longest part of a message on one problem, in characters. */
const MAX_PROBLEM_LENGTH = 500;

/**
 * What would break the one paragraph a message is, or steer the terminal it is printed on:
 * control characters, line separators and bidirectional overrides.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Something wrong with a document, at one place of it. */
export interface DescriptionProblem {
  /** JSON pointer in the form of a URI fragment, such as `#/paths/~1blocks/get`. */
  readonly pointer: string;
  /** Without a full stop. */
  readonly text: string;
}

/** What a {@link DescriptionError} says. */
export interface DescriptionErrorDetails {
  /** The URL or file path of the description, or the name of the variable that gives it. */
  readonly source: string;
  /** What is wrong, without a full stop; with JSON pointers where they apply. */
  readonly problem: string;
  /** What to do about it: one or more whole sentences. */
  readonly remedy: string;
}

/**
 * The one error with which loading and validating an OpenAPI description end. Its message is
 * a paragraph for the person who runs the build: the source, what is wrong, what to do.
 *
 * Credentials in a URL are neither in the message nor in the fields, and no native `cause` is
 * kept: loggers print all of these.
 */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  /** The URL (redacted) or file path of the description. */
  readonly source: string;
  /** What is wrong with it. */
  readonly problem: string;
  /** What to do. */
  readonly remedy: string;

  constructor(details: DescriptionErrorDetails) {
    const source = printable(redactUrl(details.source));
    const problem = printable(details.problem);
    super(`OpenAPI description ${source}: ${problem}. ${details.remedy}`);
    this.source = source;
    this.problem = problem;
    this.remedy = details.remedy;
  }
}

/**
 * Text that may be a URL, fit to be printed: user information and fragment are removed, and a
 * query is replaced by `?…`, as both may hold keys. What has no `scheme://` is returned as it
 * is.
 */
export function redactUrl(text: string): string {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  const url = parseUrl(text);
  if (url === undefined) return redactMalformedUrl(text);
  return `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
}

/** Everything up to the last `@` may be user information, as nothing says where the host is. */
export function redactMalformedUrl(text: string): string {
  return text
    .replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1')
    .replace(/\?.*$/s, '?…')
    .replace(/#.*$/s, '');
}

/** The URL that a text is, or undefined. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A piece of foreign text in quotes, cut short where it is long; for use inside a problem. */
export function quoted(text: string): string {
  return `"${shortened(text, MAX_QUOTED_LENGTH)}"`;
}

/** A text cut short where it is long. */
export function shortened(text: string, length: number = MAX_PROBLEM_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

function printable(text: string): string {
  return text.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
