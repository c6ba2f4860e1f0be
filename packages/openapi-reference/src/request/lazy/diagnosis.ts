import type {Outcome, ReceivedResponse} from './send';

export type Diagnosis =
  | Exclude<Outcome['kind'], 'response'>
  | 'truncated'
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'tooMany'
  | 'otherClient'
  | 'server'
  | 'maintenance'
  | 'empty'
  | 'malformed'
  | 'notJson';

export interface ApiError {
  code?: string;
  message?: string;
}

const DIAGNOSIS_BY_STATUS: Readonly<Record<number, Diagnosis>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  502: 'maintenance',
  503: 'maintenance',
  504: 'maintenance',
};

/**
 * Returns the reason why a request failed or has no answer to read, or undefined for a successful response.
 *
 * @param isJson - true if the body is valid JSON.
 * @param expectsJson - true if the OpenAPI document declares JSON.
 */
export function diagnose(
  outcome: Outcome,
  isJson: boolean,
  expectsJson: boolean,
): Diagnosis | undefined {
  if (outcome.kind !== 'response') {
    return outcome.kind;
  }
  if (outcome.truncated) {
    return 'truncated';
  }
  const {status} = outcome;
  if (status >= 400) {
    return DIAGNOSIS_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'otherClient');
  }
  if (!expectsJson || isJson) {
    return undefined;
  }
  if (outcome.text === '') {
    return status === 200 ? 'empty' : undefined;
  }
  return beginsAsJson(outcome.text) ? 'malformed' : 'notJson';
}

/** Distinguishes invalid JSON from HTML and plain text. */
export function beginsAsJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/**
 * Reads the code and message of an error from the properties `code`, `message` and `title` of the
 * schema ErrorResponse.
 */
export function readApiError(text: string): ApiError {
  const body = parseObject(text);
  const code = textOf(body.code);
  const message = textOf(body.message) ?? textOf(body.title);
  return {...(code && {code}), ...(message && {message})};
}

export function limitHeaders(
  headers: ReceivedResponse['headers'],
): ReceivedResponse['headers'] {
  return headers.filter(([name]) =>
    /rate-?limit|quota|\b(cost|used|remaining)\b|^retry-after$/i.test(name),
  );
}

/**
 * Returns how long to wait by the header Retry-After, which has seconds or a date.
 *
 * @param now - time of the response, in milliseconds since the epoch.
 * @returns undefined if the format is unknown or the time is in the past.
 */
export function secondsToWait(value: string, now: number): number | undefined {
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - now) / 1000);
  return seconds > 0 ? seconds : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
