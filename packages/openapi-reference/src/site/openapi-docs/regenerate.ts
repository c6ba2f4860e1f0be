import {stat} from 'node:fs/promises';
import {setTimeout as delay} from 'node:timers/promises';

/** Returns the files that a reference is made of, which may not exist. */
export type ListFiles = () => Promise<readonly string[]>;

/**
 * Milliseconds for which the files must not change before they are read. Many editors truncate a
 * file before they write it.
 */
const STABLE_MS = 20;

/**
 * Creates a function to call after each save of a file. It runs one generation at a time and
 * repeats it if a file changed meanwhile. Calls during the wait share one run.
 *
 * @param run Rejects if a file is unusable; the rejection is passed on only if no file has changed
 * since.
 */
export function createRegeneration(
  listFiles: ListFiles,
  run: () => Promise<unknown>,
): () => Promise<void> {
  let previous: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next === undefined) {
      next = previous.then(() => {
        next = undefined;
        return runOnStableFiles(listFiles, run);
      });
      previous = next.catch(() => undefined);
    }
    return next;
  };
}

async function runOnStableFiles(
  listFiles: ListFiles,
  run: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const version = await stableVersion(listFiles);
    const [result] = await Promise.allSettled([run()]);
    if ((await versionsOf(listFiles)) === version) {
      if (result.status === 'rejected') {
        throw result.reason;
      }
      return;
    }
  }
}

async function stableVersion(listFiles: ListFiles): Promise<string> {
  for (;;) {
    const version = await versionsOf(listFiles);
    await delay(STABLE_MS);
    if ((await versionsOf(listFiles)) === version) {
      return version;
    }
  }
}

/** Returns a text that differs once a file has changed, was added or is gone. */
export async function versionsOf(listFiles: ListFiles): Promise<string> {
  const files = await listFiles();
  return (await Promise.all(files.map(versionOf))).join();
}

async function versionOf(file: string): Promise<string> {
  return stat(file).then(
    ({mtimeMs, size, ino}) => `${file} ${mtimeMs} ${size} ${ino}`,
    () => `${file} absent`,
  );
}
