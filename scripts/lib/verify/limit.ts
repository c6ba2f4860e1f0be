/*
 * Why: a service that refuses requests for a while gets them again later, and one that refuses
 * them for the day, or refuses the key, gets no more.
 * Run: imported by the scripts of this folder.
 */
import {own} from 'docusaurus-openapi-reference/openapi/resolve';
import {secondsToWait} from 'docusaurus-openapi-reference/request/lazy/diagnosis';
import type {Reply} from './send';

/** The statuses of a service that refuses to answer: it does so for every request. */
export const REFUSALS: readonly number[] = [401, 403, 429];

/** Requests for one answer, as long as the service answers 429. */
export const MAX_ATTEMPTS = 5;

/** Milliseconds before the second attempt; doubles with each further one. */
const BACKOFF_MS = 1_000;

/** Longest time to wait before an attempt, in milliseconds. */
const MAX_WAIT_MS = 300_000;

/** The type of limit that the source code of 2024 names in its message. */
const DAILY_LIMIT = 'requestPerDay';

/** What to do after a refusal: wait, or end the run for a reason. */
export type Refusal = {readonly waitMs: number} | {readonly reason: string};

/**
 * Returns what a reply asks for, or `undefined` if it is no refusal.
 *
 * @param attempt The number of requests sent for the answer.
 * @param now Milliseconds since the epoch.
 */
export function refusalOf(
  reply: Reply,
  attempt: number,
  now: number,
): Refusal | undefined {
  if (reply.kind === 'failure' || !REFUSALS.includes(reply.status)) {
    return undefined;
  }
  if (reply.status !== 429) {
    return {reason: `the service refuses the key with ${reply.status}`};
  }
  if (isDaily(reply.text)) {
    return {reason: 'the limit of requests a day is reached'};
  }
  const seconds = secondsToWait(reply.retryAfter ?? '', now);
  const waitMs = seconds === undefined ? BACKOFF_MS * 2 ** (attempt - 1) : seconds * 1000;
  if (waitMs > MAX_WAIT_MS) {
    return {reason: `the service asks to wait ${waitMs / 1000} s`};
  }
  return attempt < MAX_ATTEMPTS
    ? {waitMs}
    : {reason: `the service still answers 429 after ${attempt} attempts`};
}

function isDaily(body: string): boolean {
  try {
    return String(own(JSON.parse(body), 'message')).includes(DAILY_LIMIT);
  } catch {
    return false;
  }
}
