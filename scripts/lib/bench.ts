/*
 * Why: the benchmarks start the same servers and browser, and say alike where they ran.
 * Reads: CHROMIUM_PATH.
 */
import {cpus, totalmem} from 'node:os';
import {type Browser, chromium} from '@playwright/test';
import {readPositive} from './arguments';
import {requirePrograms} from './programs.mjs';
import {startProgram} from './server.mjs';

/** Returns the number of runs that the environment variable RUNS has. */
export function readRuns(fallback: number): number {
  return readPositive('RUNS', process.env.RUNS ?? String(fallback));
}

/** Says when, where and how often something was measured. */
export function machineLine(how: string): string {
  const [processor] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} cores of ${processor?.model.trim()}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}; ${how}.`,
  ].join(', ');
}

/** Returns how to start the Chromium of the machine. */
export async function chromiumOptions(): Promise<{
  executablePath: string;
  args: string[];
}> {
  return {
    executablePath: (await requirePrograms(['chromium'])).chromium,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    ],
  };
}

/** Lets `use` measure servers in a browser, and ends them. */
export async function withServers<Result>(
  commands: readonly (readonly string[])[],
  use: (browser: Browser, addresses: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const servers: Awaited<ReturnType<typeof startProgram>>[] = [];
  const browser = await chromium.launch(await chromiumOptions());
  try {
    for (const command of commands) {
      servers.push(await startProgram(command.join(' '), () => command));
    }
    return await use(
      browser,
      servers.map(({address}) => address),
    );
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Serves build/. */
export const SERVE = ['npm', 'run', 'serve'];
