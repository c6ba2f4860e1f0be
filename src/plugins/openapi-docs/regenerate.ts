import {stat} from 'node:fs/promises';
import {setTimeout as delay} from 'node:timers/promises';

/**
 * Milliseconds for which a file must not change before it is read. Many editors truncate a file
 * before they write it, and the watcher of Docusaurus merges events within 5 ms.
 */
const STABLE_MS = 20;

/**
 * Creates a function to call after each save of a file. It runs one generation at a time and
 * repeats it if the file changed meanwhile. Calls during the wait share one run.
 *
 * @param run Rejects if the file is unusable; the rejection is passed on only if the file has not
 * changed since.
 */
export function createRegeneration(
  file: string,
  run: () => Promise<unknown>,
): () => Promise<void> {
  let previous: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next === undefined) {
      next = previous.then(() => {
        next = undefined;
        return runOnStableFile(file, run);
      });
      previous = next.catch(() => undefined);
    }
    return next;
  };
}

async function runOnStableFile(file: string, run: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const version = await stableVersion(file);
    const [result] = await Promise.allSettled([run()]);
    if ((await versionOf(file)) === version) {
      if (result.status === 'rejected') {
        throw result.reason;
      }
      return;
    }
  }
}

async function stableVersion(file: string): Promise<string> {
  for (;;) {
    const version = await versionOf(file);
    await delay(STABLE_MS);
    if ((await versionOf(file)) === version) {
      return version;
    }
  }
}

async function versionOf(file: string): Promise<string> {
  return stat(file).then(
    ({mtimeMs, size, ino}) => `${mtimeMs} ${size} ${ino}`,
    () => 'absent',
  );
}
