/*
 * Why: sends the requests one after the other, no faster than allowed.
 * Run: imported by the scripts of this folder.
 */
import {setTimeout as delay} from 'node:timers/promises';
import {type Check, checkReply} from './check';
import {refusalOf} from './limit';
import type {CheckRequest} from './request';
import type {Reply, Send} from './send';

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
  readonly clock?: Clock;
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
  const call = createCaller(send, rate, clock);
  const checks: Check[] = [];
  for (const [index, request] of requests.entries()) {
    const {reply, reason} = await call(request);
    const check = checkReply(request, reply, key);
    checks.push(reason === undefined ? check : {...check, note: reason});
    if (reason !== undefined) {
      return {checks, ended: {reason, left: requests.length - index - 1}};
    }
  }
  return {checks};
}

/** Returns a function that sends a request until it has an answer, or is refused for good. */
function createCaller(
  send: Send,
  rate: number,
  clock: Clock,
): (request: CheckRequest) => Promise<{reply: Reply; reason?: string}> {
  let next = clock.now();
  const paced: Send = async (request) => {
    const early = next - clock.now();
    if (early > 0) {
      await clock.wait(early);
    }
    next = clock.now() + 1000 / rate;
    return send(request);
  };
  return async ({request}) => {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await paced(request);
      const refusal = refusalOf(reply, attempt, clock.now());
      if (refusal === undefined) {
        return {reply};
      }
      if ('reason' in refusal) {
        return {reply, reason: refusal.reason};
      }
      await clock.wait(refusal.waitMs);
    }
  };
}
