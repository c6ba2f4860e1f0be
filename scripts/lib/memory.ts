/*
 * Why: a build runs several processes; its peak memory is the maximum of their sum.
 * Reads: /proc.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {median} from './table.mjs';

const POLL_MS = 100;

const PAGE_BYTES = 4096;

export interface Measured {
  readonly seconds: number;
  /** Peak of the resident memory of the programs that were started; undefined on systems without /proc. */
  readonly bytes: number | undefined;
}

export async function measure(act: () => Promise<unknown>): Promise<Measured> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, descendantBytes());
  }, POLL_MS);
  const start = performance.now();
  await act().finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1000;
  return {seconds, bytes: peak === 0 ? undefined : peak};
}

export function medianOf(runs: readonly Measured[]): Measured {
  const peaks = runs.flatMap(({bytes}) => bytes ?? []);
  return {
    seconds: median(runs.map(({seconds}) => seconds)),
    bytes: peaks.length === runs.length ? median(peaks) : undefined,
  };
}

function descendantBytes(): number {
  const processes = readProcesses();
  const isBelow = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return [...processes]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [, {bytes}]) => sum + bytes, 0);
}

function readProcesses(): Map<number, {parent: number; bytes: number}> {
  const found = new Map<number, {parent: number; bytes: number}>();
  const entries = existsSync('/proc') ? readdirSync('/proc') : [];
  for (const entry of entries.filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [, resident] = readFileSync(`/proc/${entry}/statm`, 'utf8').split(' ');
      const bytes = Number(resident) * PAGE_BYTES;
      found.set(Number(entry), {parent: Number(parent), bytes});
    } catch {
      // The process has exited meanwhile.
    }
  }
  return found;
}
