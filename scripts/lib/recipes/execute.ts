/*
 * Why: a program passes if it exits with 0 and prints and writes exactly what its page shows, although
 * the service refuses requests and breaks connections.
 * Run: imported by the scripts of this folder.
 */
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {keyVariable} from '../../../src/etherscan/network';
import type {Recipe} from '../../../src/plugins/recipes/read';
import {plainEnvironment, run} from '../run.mjs';
import {type MockOptions, type RecipeMock, startRecipeMock} from './mock';
import type {WorldOperation} from './world';

/** Timeout of a program in milliseconds; each takes a second. */
const TIMEOUT_MS = 60_000;

export interface Scenario {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly mock: Omit<MockOptions, 'key'>;
}

const NO_PAUSES = {KAIASCAN_RETRY_SECONDS: '0', KAIASCAN_POLL_SECONDS: '0'};

/** Every program must pass each of these. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'small pages, failing requests',
    env: {...NO_PAUSES, KAIASCAN_PAGE_SIZE: '2'},
    mock: {
      disturbances: new Map([
        [1, 'unavailable'],
        [2, 'too many requests'],
        [3, 'broken connection'],
      ]),
    },
  },
  {
    name: 'amounts as text, pauses that the service sets',
    // Only a program that obeys Retry-After ends before the timeout.
    env: {...NO_PAUSES, KAIASCAN_RETRY_SECONDS: '3600'},
    mock: {hasTextAmounts: true, disturbances: new Map([[1, 'too many requests']])},
  },
];

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
  readonly mock: Pick<RecipeMock, 'requests' | 'mistakes' | 'pending'>;
}

/** Runs a program once in a folder, against a mock of its own. */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  options: {
    world: readonly WorldOperation[];
    scenario: Pick<Scenario, 'env' | 'mock'>;
    key: string;
    cwd: string;
  },
): Promise<Run> {
  const {world, scenario, key, cwd} = options;
  const mock = await startRecipeMock(world, {...scenario.mock, key});
  try {
    const env = {
      ...scenario.env,
      [keyVariable]: key,
      KAIASCAN_BASE_URL: mock.origin,
    };
    const {code, stdout, output} = await run(program, args, {
      capture: true,
      cwd,
      env: withoutProxies(plainEnvironment(env)),
      timeoutMs: TIMEOUT_MS,
    });
    return {code, stdout, output, mock};
  } finally {
    await mock.stop();
  }
}

/** Proxies would hide the mock. */
function withoutProxies(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/_proxy$/i.test(name)),
  );
}

/** Returns why the program of a recipe has failed, with its output; `undefined` if it has passed. */
export async function failureOf(
  command: readonly string[],
  recipe: Pick<Recipe, 'arguments' | 'output' | 'files'>,
  options: {world: readonly WorldOperation[]; scenario: Scenario; key: string},
): Promise<{reason: string; output: string} | undefined> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'recipe-'));
  try {
    const result = await runProgram([...command, ...recipe.arguments], {...options, cwd});
    const reason =
      failedRun(result, options.key) ??
      difference('the output', result.stdout, recipe.output) ??
      (await differentFile(cwd, recipe.files));
    return reason === undefined ? undefined : {reason, output: result.output};
  } finally {
    await rm(cwd, {recursive: true, force: true});
  }
}

function failedRun({code, output, mock}: Run, key: string): string | undefined {
  if (output.includes(key)) {
    return 'It prints the API key.';
  }
  const [mistake] = mock.mistakes;
  if (mistake !== undefined) {
    return `It sends a wrong request. ${mistake}.`;
  }
  if (code !== 0) {
    return `It exits with code ${code}.`;
  }
  return mock.pending.size > 0
    ? `It sends only ${mock.requests.length} requests.`
    : undefined;
}

async function differentFile(
  cwd: string,
  files: Recipe['files'],
): Promise<string | undefined> {
  for (const {name, content} of files) {
    const written = await readFile(path.join(cwd, name), 'utf8').catch(() => undefined);
    const reason =
      written === undefined
        ? `It does not write ${name}.`
        : difference(name, written, content);
    if (reason !== undefined) {
      return reason;
    }
  }
  return undefined;
}

/** Names the first line that differs. */
function difference(name: string, actual: string, expected: string): string | undefined {
  if (actual === expected) {
    return undefined;
  }
  const [is, not] = [actual, expected].map((text) => text.split('\n'));
  const index = (not ?? []).findIndex((line, number) => line !== is?.[number]);
  const number = index === -1 ? (not?.length ?? 0) : index;
  return `In ${name}, line ${number + 1} is ${JSON.stringify(is?.[number])}, not ${JSON.stringify(not?.[number])}.`;
}
