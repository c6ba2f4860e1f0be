import {stat} from 'node:fs/promises';
import {setTimeout as delay} from 'node:timers/promises';

/**
 * Milliseconds for which the files must not change before they are read. Many editors truncate a
 * file before they write it, and the watcher of Docusaurus merges events within 5 ms.
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
  files: readonly string[],
  run: () => Promise<unknown>,
): () => Promise<void> {
  let previous: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next === undefined) {
      next = previous.then(() => {
        next = undefined;
        return runOnStableFiles(files, run);
      });
      previous = next.catch(() => undefined);
    }
    return next;
  };
}

async function runOnStableFiles(
  files: readonly string[],
  run: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const version = await stableVersion(files);
    const [result] = await Promise.allSettled([run()]);
    if ((await versionsOf(files)) === version) {
      if (result.status === 'rejected') {
        throw result.reason;
      }
      return;
    }
  }
}

async function stableVersion(files: readonly string[]): Promise<string> {
  for (;;) {
    const version = await versionsOf(files);
    await delay(STABLE_MS);
    if ((await versionsOf(files)) === version) {
      return version;
    }
  }
}

async function versionsOf(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map(versionOf))).join();
}

async function versionOf(file: string): Promise<string> {
  return stat(file).then(
    ({mtimeMs, size, ino}) => `${mtimeMs} ${size} ${ino}`,
    () => 'absent',
  );
}
