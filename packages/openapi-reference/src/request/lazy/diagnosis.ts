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

/** The parts of the guide about errors from which the advice about this API is taken. */
export const GUIDE_ANCHORS: Readonly<Partial<Record<Diagnosis, string>>> = {
  badRequest: 'status-400',
  unauthorized: 'status-401',
  forbidden: 'statuses',
  notFound: 'unknown',
  tooMany: 'status-429',
  server: 'status-500',
  maintenance: 'statuses',
  empty: 'unknown',
};

/** The limits that the message of a 429 names: see docs/guides/errors.mdx. */
const LIMITS = ['requestPerSecond', 'requestPerDay', 'requestPerIp'] as const;

export type Limit = (typeof LIMITS)[number] | 'nftRefresh';

/** Returns the limit that a 429 is about, if it says so. */
export function exceededLimit({code, message = ''}: ApiError): Limit | undefined {
  return code === 'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED'
    ? 'nftRefresh'
    : LIMITS.find((limit) => message.includes(limit));
}

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
  return {
    ...(code === undefined ? {} : {code}),
    ...(message === undefined ? {} : {message}),
  };
}

export function limitHeaders(
  headers: ReceivedResponse['headers'],
): ReceivedResponse['headers'] {
  return headers.filter(([name]) =>
    /rate-?limit|quota|\b(cost|used|remaining)\b|^retry-after$/i.test(name),
  );
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
