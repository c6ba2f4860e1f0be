import type {Answer, Outcome} from './send';

/** What is wrong with an outcome, told apart by what the reader can do next. */
export type Diagnosis =
  | Exclude<Outcome['kind'], 'answer'>
  | 'cut'
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'tooMany'
  | 'otherClient'
  | 'server'
  | 'malformed'
  | 'notJson';

/** What the API itself says about an error. */
export interface ApiError {
  code?: string;
  message?: string;
}

const BY_STATUS: Readonly<Record<number, Diagnosis>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
};

/**
 * What is wrong with an outcome; `undefined` when it is an answer as it should be.
 *
 * @param isJson - whether its body is JSON.
 * @param expectsJson - whether the description says that it is.
 */
export function diagnose(
  outcome: Outcome,
  isJson: boolean,
  expectsJson: boolean,
): Diagnosis | undefined {
  if (outcome.kind !== 'answer') {
    return outcome.kind;
  }
  if (outcome.isCut) {
    return 'cut';
  }
  const {status} = outcome;
  if (status >= 500) {
    return 'server';
  }
  if (status >= 400) {
    return BY_STATUS[status] ?? 'otherClient';
  }
  if (!expectsJson || isJson || outcome.text === '') {
    return undefined;
  }
  return beginsAsJson(outcome.text) ? 'malformed' : 'notJson';
}

/** Whether a text begins like an object or an array, and not like a page of HTML or a sentence. */
export function beginsAsJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/**
 * The code and the message of an error, where the body has them: `code`, and `message` or `title`
 * (ErrorResponse of the description).
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

/** Headers that say what a request has cost and how many more are allowed. */
export function limitHeaders(headers: Answer['headers']): Answer['headers'] {
  return headers.filter(([name]) =>
    /rate-?limit|credit|quota|^retry-after$|x-remaining/i.test(name),
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
