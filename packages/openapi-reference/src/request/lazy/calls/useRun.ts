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

/**
 * Sends calls until the signal is aborted, and counts each before it is sent.
 *
 * @returns the answer that ended it, or undefined at its end.
 */
export type Work = (
  signal: AbortSignal,
  countCall: () => void,
) => Promise<Outcome | undefined>;

/** Runs one work after the other. A run ends with the page. */
export function useRun(): {
  run: Run | undefined;
  /** Does nothing while a run goes on. */
  start: (agreement: Agreement, work: Work) => void;
  stop: () => void;
} {
  const [run, setRun] = useState<Run>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);
  const start = (agreement: Agreement, work: Work): void => {
    // A second press in the same moment finds the state of the first render.
    if (controller.current?.signal.aborted === false) {
      return;
    }
    const own = new AbortController();
    controller.current = own;
    const update = (change: (now: Run) => Run): void => {
      if (!own.signal.aborted) {
        setRun((now) => now && change(now));
      }
    };
    setRun({agreement, calls: 0, state: 'running'});
    const countCall = (): void => update((now) => ({...now, calls: now.calls + 1}));
    void work(own.signal, countCall).then((outcome) => {
      update((now) =>
        outcome === undefined
          ? {...now, state: 'done'}
          : {...now, state: 'refused', outcome},
      );
      own.abort();
    });
  };
  const stop = (): void => {
    controller.current?.abort();
    setRun((now) => now && {...now, state: 'stopped'});
  };
  return {run, start, stop};
}
