import {stat} from 'node:fs/promises';
import {setTimeout as delay} from 'node:timers/promises';

/**
 * How long a file has to stay as it is before it is read, in milliseconds. Many editors empty a
 * file and then write it, and the watcher of Docusaurus reports what happens within 5 ms only once.
 */
const REST_MS = 20;

/**
 * Makes what runs when a file was saved: one run at a time, so that none writes over the pages of a
 * later one, and again when the file was saved once more in the meantime. Calls that come while one
 * waits for its turn are that one.
 *
 * @param run fails when the content of the file is of no use; that counts when it was the last.
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
        return runAtRest(file, run);
      });
      previous = next.catch(() => undefined);
    }
    return next;
  };
}

async function runAtRest(file: string, run: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const version = await restingVersion(file);
    const [result] = await Promise.allSettled([run()]);
    if ((await versionOf(file)) === version) {
      if (result.status === 'rejected') {
        throw result.reason;
      }
      return;
    }
  }
}

async function restingVersion(file: string): Promise<string> {
  for (;;) {
    const version = await versionOf(file);
    await delay(REST_MS);
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
