/*
 * Why: an answer is evidence for the description, against it, or neither.
 */
import {own} from '#reference/document/resolve';
import {type Comparison, difference} from './compare';
import {hideKey} from './key';
import type {CheckRequest, ExpectedAnswer} from './request';
import type {Answer, Reply} from './send';

/**
 * - `held`: the answer is as described.
 * - `empty`: a list without rows, which says nothing about the fields of a row. The
 *   Etherscan-compatible API also answers unknown actions in this way.
 * - `not found`: 404; the service does not have the identifier of the request, which is an example.
 * - `skipped`: not asked, because no value that exists is known for the request.
 * - `different`: the answer is not as described.
 * - `failed`: there is no answer, or the service refused to give one.
 */
export const VERDICTS = [
  ...(['held', 'empty', 'not found', 'skipped', 'different', 'failed'] as const),
];

export type Verdict = (typeof VERDICTS)[number];

export interface Check extends Comparison {
  readonly name: string;
  /** The path of an operation; undefined for an action. */
  readonly path?: string | undefined;
  readonly verdict: Verdict;
  /** Undefined if there is no answer. */
  readonly status?: number;
  readonly ms: number;
  /** Code of an error of the service, or why there is no answer. */
  readonly note?: string | undefined;
}

/** The statuses of a service that refuses to answer: it does so for every request. */
export const REFUSALS: readonly number[] = [401, 403, 429];

/** Fields that contain the rows of a list. */
const ROW_FIELDS = ['results', 'result'];

export const NO_DIFFERENCE: Comparison = {differences: [], numbersAsText: 0};

/** Compares the answer to a request with what is expected. */
export function checkReply(
  {name, path, expected, isSynthetic}: CheckRequest,
  reply: Reply,
  key: string,
): Check {
  const base = {name, path, ms: reply.ms};
  if ('failure' in reply) {
    return {...base, verdict: 'failed', note: reply.failure, ...NO_DIFFERENCE};
  }
  const {status, text} = reply;
  const answer = expected.find(
    (one) =>
      one.status === String(status) ||
      one.status.toUpperCase() === `${(status / 100) | 0}XX`,
  );
  if (answer !== undefined) {
    return {...base, status, ...checkBody(answer, reply, key)};
  }
  const rest = {...base, status, note: errorCode(text)};
  if (status === 404 && isSynthetic) {
    return {...rest, verdict: 'not found', ...NO_DIFFERENCE};
  }
  return REFUSALS.includes(status)
    ? {...rest, verdict: 'failed', ...NO_DIFFERENCE}
    : {...rest, verdict: 'different', ...difference(wrongStatus(status, expected))};
}

/** Returns the code of an error of the service: `NOT_FOUND_ACCOUNT`. */
function errorCode(body: string): string | undefined {
  const code = own(parseJson(body), 'code');
  return typeof code === 'string' && /^[A-Z][A-Z_]*$/.test(code) ? code : undefined;
}

function wrongStatus(status: number, expected: readonly ExpectedAnswer[]): string {
  const redirect =
    status >= 300 && status < 400 ? ', and the redirect was not followed' : '';
  return `has the status ${status}, not ${expected.map((one) => one.status).join(' or ')}${redirect}`;
}

function checkBody(
  {isJson, compare}: ExpectedAnswer,
  {text}: Answer,
  key: string,
): Comparison & {verdict: Verdict} {
  if (compare === undefined) {
    return {verdict: 'held', ...NO_DIFFERENCE};
  }
  if (text.trim() === '') {
    return {verdict: 'different', ...difference('is empty')};
  }
  // Such as the page of a proxy, whatever its status.
  if (/^\s*<(!doctype\s+html|html|head|body)\b/i.test(text)) {
    return {verdict: 'different', ...difference('is a page of HTML')};
  }
  const value = isJson ? parseJson(text) : text;
  if (value === undefined) {
    return {verdict: 'different', ...difference('is not JSON')};
  }
  const comparison = compare(withoutKey(value, key));
  if (comparison.differences.length > 0) {
    return {verdict: 'different', ...comparison};
  }
  return {verdict: hasRows(value) ? 'held' : 'empty', ...comparison};
}

/** Hides a key that the service sends back, before differences quote it or are shortened. */
function withoutKey(value: unknown, key: string): unknown {
  return JSON.parse(hideKey(JSON.stringify(value), key)) as unknown;
}

function hasRows(value: unknown): boolean {
  return ![value, ...ROW_FIELDS.map((name) => own(value, name))].some(
    (list) => Array.isArray(list) && list.length === 0,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
