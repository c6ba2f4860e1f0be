/*
 * Why: sends the requests one after the other, no faster than allowed. A service that refuses requests for a
 * while gets them again later, and one that refuses them for the day, or refuses the key, gets no more.
 */
import {setTimeout as delay} from 'node:timers/promises';
import {secondsToWait} from '#reference/request/lazy/diagnosis';
import {type Check, checkReply, REFUSALS} from './check';
import type {CheckRequest} from './request';
import type {Reply, Send} from './send';

/** Requests for one answer, as long as the service answers 429. */
const MAX_ATTEMPTS = 5;

/** Milliseconds before the second attempt; doubles with each further one. */
const BACKOFF_MS = 1_000;

/** Longest time to wait before an attempt, in milliseconds. */
const MAX_WAIT_MS = 300_000;

/** The type of limit that the source code of 2024 names in its message. */
const DAILY_LIMIT = 'requestPerDay';

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

export interface RunOptions {
  readonly send: Send;
  /** Hidden in what answers contain. */
  readonly key: string;
  /** Requests per second. */
  readonly rate: number;
  readonly clock?: Clock | undefined;
}

export interface Run {
  readonly checks: readonly Check[];
  /** Why the run ended early, and how many requests were not sent. */
  readonly ended?: {readonly reason: string; readonly left: number};
}

const SYSTEM_CLOCK: Clock = {now: Date.now, wait: delay};

/** Sends requests and checks their answers, until the service refuses more of them. */
export async function runChecks(
  requests: readonly CheckRequest[],
  {send, key, rate, clock = SYSTEM_CLOCK}: RunOptions,
): Promise<Run> {
  const checks: Check[] = [];
  let next = clock.now();
  for (const [index, request] of requests.entries()) {
    for (let attempt = 1; ; attempt += 1) {
      const early = next - clock.now();
      if (early > 0) {
        await clock.wait(early);
      }
      next = clock.now() + 1000 / rate;
      const reply = await send(request.request);
      const refusal = refusalOf(reply, attempt, clock.now());
      if (typeof refusal === 'number') {
        await clock.wait(refusal);
        continue;
      }
      const check = checkReply(request, reply, key);
      checks.push(refusal === undefined ? check : {...check, note: refusal});
      if (refusal !== undefined) {
        return {checks, ended: {reason: refusal, left: requests.length - index - 1}};
      }
      break;
    }
  }
  return {checks};
}

/**
 * Returns what to do after a reply: wait milliseconds, or end the run for a reason; `undefined` if it is no
 * refusal.
 *
 * @param attempt The number of requests sent for the answer.
 */
function refusalOf(
  reply: Reply,
  attempt: number,
  now: number,
): number | string | undefined {
  if ('failure' in reply || !REFUSALS.includes(reply.status)) {
    return undefined;
  }
  if (reply.status !== 429) {
    return `the service refuses the key with ${reply.status}`;
  }
  if (reply.text.includes(DAILY_LIMIT)) {
    return 'the limit of requests a day is reached';
  }
  const seconds = secondsToWait(reply.retryAfter, now);
  const waitMs = seconds === undefined ? BACKOFF_MS * 2 ** (attempt - 1) : seconds * 1000;
  if (waitMs > MAX_WAIT_MS) {
    return `the service asks to wait ${waitMs / 1000} s`;
  }
  return attempt < MAX_ATTEMPTS
    ? waitMs
    : `the service still answers 429 after ${attempt} attempts`;
}
