import {createHash} from 'node:crypto';
import {readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

/** How often it is looked whether a folder is free, in milliseconds. */
const POLL_MS = 25;

/**
 * How long a run can take to write its files, in milliseconds. An older lock was left by a run that
 * was killed and whose process number another process has now.
 */
const LONGEST_RUN_MS = 60_000;

/** How long it takes at most to write a lock that exists, in milliseconds. */
const WRITE_MS = 1_000;

/**
 * Runs something alone among all processes of this machine that lock the same folder; waits for a run
 * that is under way. The lock of a run that was killed does not hold anybody up.
 */
export async function lockFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const file = lockFile(folder);
  while (!(await acquire(file))) {
    await ((await isStale(file)) ? breakLock(file) : delay(POLL_MS));
  }
  try {
    return await run();
  } finally {
    await rm(file, {force: true});
  }
}

/** Where the lock of a folder is: outside of it, as it is no page. */
export function lockFile(folder: string): string {
  const hash = createHash('sha256').update(path.resolve(folder)).digest('hex');
  return path.join(tmpdir(), `generation-${hash.slice(0, 16)}.lock`);
}

async function acquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  const [text, stats] = await Promise.all([
    readFile(file, 'utf8').catch(() => undefined),
    stat(file).catch(() => undefined),
  ]);
  if (text === undefined || stats === undefined) {
    return false;
  }
  const age = Date.now() - stats.mtimeMs;
  return text === '' ? age > WRITE_MS : age > LONGEST_RUN_MS || !isAlive(Number(text));
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // That of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Moved first and then removed: of several processes one moves it, and none a lock made meanwhile. */
async function breakLock(file: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  await rm(aside, {force: true});
}
