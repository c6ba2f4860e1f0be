/*
 * Why: an answer is evidence for the description, against it, or neither.
 * Run: imported by the scripts of this folder.
 */
import {own} from 'docusaurus-openapi-reference/openapi/resolve';
import type {Comparison, Difference} from './difference';
import {hideKey} from './key';
import type {CheckRequest, ExpectedAnswer, SkippedRequest} from './request';
import {REFUSALS} from './limit';
import type {Reply} from './send';

/**
 * - `held`: the answer is as described.
 * - `empty`: a list without rows, which says nothing about the fields of a row. The
 *   Etherscan-compatible API also answers unknown actions in this way.
 * - `not found`: 404; the service does not have the identifier of the request, which is an example.
 * - `skipped`: not asked, because no value that exists is known for the request.
 * - `different`: the answer is not as described.
 * - `failed`: there is no answer, or the service refused to give one.
 */
export type Verdict = 'held' | 'empty' | 'not found' | 'skipped' | 'different' | 'failed';

export interface Check extends Comparison {
  readonly name: string;
  /** The path of an operation; undefined for an action. */
  readonly path?: string;
  readonly verdict: Verdict;
  /** Undefined if there is no answer. */
  readonly status?: number;
  readonly ms: number;
  /** Code of an error of the service, or why there is no answer. */
  readonly note?: string;
}

type Answer = Extract<Reply, {kind: 'answer'}>;

/** Fields that contain the rows of a list. */
const ROW_FIELDS = ['results', 'result'];

/** Compares the answer to a request with what is expected. */
export function checkReply(
  {name, path, expected, isSynthetic}: CheckRequest,
  reply: Reply,
  key: string,
): Check {
  const base = {name, ...(path === undefined ? {} : {path}), ms: reply.ms};
  if (reply.kind === 'failure') {
    return {...base, verdict: 'failed', note: reply.reason, ...NO_DIFFERENCE};
  }
  const {status} = reply;
  const answer = expected.find((one) => isOfStatus(one, status));
  if (answer !== undefined) {
    return {...base, status, ...checkBody(answer, reply, key)};
  }
  const code = errorCode(reply.text);
  const rest = {...base, status, ...(code === undefined ? {} : {note: code})};
  if (status === 404 && isSynthetic) {
    return {...rest, verdict: 'not found', ...NO_DIFFERENCE};
  }
  return REFUSALS.includes(status)
    ? {...rest, verdict: 'failed', ...NO_DIFFERENCE}
    : {...rest, verdict: 'different', ...difference(wrongStatus(status, expected))};
}

const NO_DIFFERENCE: Comparison = {differences: [], numbersAsText: 0};

/** Returns the code of an error of the service: `NOT_FOUND_ACCOUNT`. */
export function errorCode(body: string): string | undefined {
  const code = own(parseJson(body), 'code');
  return typeof code === 'string' && /^[A-Z][A-Z_]*$/.test(code) ? code : undefined;
}

function isOfStatus({status}: ExpectedAnswer, actual: number): boolean {
  return status === String(actual) || status.toUpperCase() === `${String(actual)[0]}XX`;
}

function wrongStatus(status: number, expected: readonly ExpectedAnswer[]): string {
  const redirect =
    status >= 300 && status < 400 ? ', and the redirect was not followed' : '';
  return `has the status ${status}, not ${expected.map((one) => one.status).join(' or ')}${redirect}`;
}

function checkBody(
  {isJson, compare}: ExpectedAnswer,
  {text, contentType = ''}: Answer,
  key: string,
): Comparison & {verdict: Verdict} {
  if (compare === undefined) {
    return {verdict: 'held', ...NO_DIFFERENCE};
  }
  if (text.trim() === '') {
    return {verdict: 'different', ...difference('is empty')};
  }
  if (isHtml(text, contentType)) {
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

/** Whether a text is markup, such as the page of a proxy, whatever its status. */
function isHtml(text: string, contentType: string): boolean {
  return (
    /^\s*<(!doctype\s+html|html|head|body)\b/i.test(text) ||
    (/\bhtml\b/i.test(contentType) && /^\s*</.test(text))
  );
}

/** Skips a request for which no value that exists is known. */
export function skip({name, reason}: SkippedRequest): Check {
  return {name, verdict: 'skipped', ms: 0, note: reason, ...NO_DIFFERENCE};
}

/** Hides a key that the service sends back, before differences quote it or are shortened. */
function withoutKey(value: unknown, key: string): unknown {
  const text = JSON.stringify(value);
  return text.includes(key) ? (JSON.parse(hideKey(text, key)) as unknown) : value;
}

function hasRows(value: unknown): boolean {
  return ![value, ...ROW_FIELDS.map((name) => own(value, name))].some(
    (list) => Array.isArray(list) && list.length === 0,
  );
}

function difference(text: string): {
  differences: Difference[];
  numbersAsText: number;
} {
  return {differences: [{pointer: '', text}], numbersAsText: 0};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
