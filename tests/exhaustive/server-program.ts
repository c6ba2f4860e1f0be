import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';

/**
 * Runs a program of this folder, which prints a line of JSON for each server that it has started, while
 * `use` runs.
 *
 * @param count - number of lines to wait for.
 * @throws Error if the program ends before.
 */
export async function useServers(
  program: string,
  args: readonly string[],
  count: number,
  use: (servers: unknown[]) => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [path.join(__dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const servers: unknown[] = [];
  for await (const line of createInterface(child.stdout)) {
    servers.push(JSON.parse(line));
    if (servers.length === count) {
      break;
    }
  }
  if (servers.length < count) {
    throw new Error(`${program} has started ${servers.length} of ${count} servers.`);
  }
  await use(servers);
  child.kill();
  await ended;
}
