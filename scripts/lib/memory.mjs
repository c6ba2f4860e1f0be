/*
 * Why: a build runs several processes; its peak memory is the maximum of their sum.
 * Reads: /proc. Run: imported by the scripts of this folder.
 */
import {readdirSync, readFileSync} from 'node:fs';

const POLL_MS = 100;

const PAGE_BYTES = 4096;

/**
 * Measures the descendants of this process until `stop` is called.
 *
 * @returns {{stop: () => number | undefined}} `stop` returns the peak in bytes; `undefined` on
 * systems without /proc.
 */
export function watchMemory() {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, descendantBytes());
  }, POLL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return peak === 0 ? undefined : peak;
    },
  };
}

function descendantBytes() {
  const processes = readProcesses();
  const isBelow = (/** @type {number} */ pid) => {
    for (let at = processes.get(pid); at !== undefined; at = processes.get(at.parent)) {
      if (at.parent === process.pid) {
        return true;
      }
    }
    return false;
  };
  return [...processes]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [, {bytes}]) => sum + bytes, 0);
}

/** @returns {Map<number, {parent: number, bytes: number}>} */
function readProcesses() {
  const found = new Map();
  for (const entry of listProc()) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [, resident] = readFileSync(`/proc/${entry}/statm`, 'utf8').split(' ');
      found.set(Number(entry), {
        parent: Number(parent),
        bytes: Number(resident) * PAGE_BYTES,
      });
    } catch {
      // The process has exited meanwhile.
    }
  }
  return found;
}

function listProc() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
