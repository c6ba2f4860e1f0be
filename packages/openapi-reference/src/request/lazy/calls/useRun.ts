import {useEffect, useRef, useState} from 'react';
import type {Outcome} from '../send';

/** What the reader has agreed to. */
export interface Agreement {
  /** Number of calls at most. */
  calls: number;
  callsPerSecond: number;
}

/** Several calls that go on, or the last ones. */
export interface Run {
  agreement: Agreement;
  /** Calls that were sent. */
  calls: number;
  state: 'running' | 'done' | 'stopped' | 'refused';
  /** What ended it. */
  outcome?: Outcome;
}

/** Sends a call. */
export type Call = (signal: AbortSignal) => Promise<Answered>;

/** What the answer of a call means for its run. */
interface Answered {
  /** Shows what was received, unless the reader has stopped the run by then. */
  show?: () => void;
  /** Ends the run: the API refused, was not reached, or answered with something else. */
  refusal?: Outcome | undefined;
  /** Undefined after the last call. */
  next?: Call | undefined;
}

/** Sends several calls, one run after the other. A run ends with the page. */
export function useRun(): {
  run: Run | undefined;
  /** Does nothing while a run goes on. */
  start: (agreement: Agreement, first: Call | undefined) => void;
  stop: () => void;
} {
  const [run, setRun] = useState<Run>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);
  const update = (change: Partial<Run>): void =>
    setRun((now) => now && {...now, ...change});
  return {
    run,
    start: (agreement, first) => {
      // A second press in the same moment finds the state of the first render.
      if (controller.current?.signal.aborted === false) {
        return;
      }
      const own = new AbortController();
      controller.current = own;
      setRun({agreement, calls: 0, state: 'running'});
      void sendCalls(agreement, first, own.signal, update).then(() => own.abort());
    },
    stop: () => {
      controller.current?.abort();
      update({state: 'stopped'});
    },
  };
}

/** Counts each call before it is sent. After an abort, nothing is sent or updated. */
async function sendCalls(
  {calls, callsPerSecond}: Agreement,
  first: Call | undefined,
  signal: AbortSignal,
  update: (change: Partial<Run>) => void,
): Promise<void> {
  const isStopped = (): boolean => signal.aborted;
  let call = first;
  let pause = Promise.resolve();
  for (let count = 1; count <= calls && call !== undefined; count += 1) {
    await pause;
    if (isStopped()) {
      return;
    }
    pause = wait(1000 / callsPerSecond, signal);
    update({calls: count});
    const {show, refusal, next}: Answered = await call(signal);
    if (isStopped()) {
      return;
    }
    show?.();
    if (refusal !== undefined) {
      update({state: 'refused', outcome: refusal});
      return;
    }
    call = next;
  }
  update({state: 'done'});
}

/** Ends after a time, or with an abort. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
