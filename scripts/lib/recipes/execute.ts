/*
 * Why: a program passes a scenario if it prints and writes exactly what its page shows, or if it ends
 * with the one line and the exit code that the table of scenarios demands.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import escapeRegExp from 'lodash/escapeRegExp';
import {keyVariable} from '../../../src/etherscan/request';
import type {Recipe} from '../../../src/plugins/recipes/read';
import type {ScenarioError} from '../../../src/recipes/scenario';
import {inTemporaryFolder, plainEnvironment, run} from '../run.mjs';
import {type MockOptions, type RecipeMock, startRecipeMock} from './mock';
import type {ScenarioCase} from './scenarios';
import type {WorldOperation} from './world';

/** Ends a program that hangs, in milliseconds: one takes a second. */
const HANGING_MS = 300_000;

/** Ends a program that waits for its own pause, which is at most 30 s, instead of that of `Retry-After`. */
const OWN_PAUSE_MS = 25_000;

/** No pauses, and several pages in each list. */
const CALM = {
  KAIASCAN_RETRY_SECONDS: '0',
  KAIASCAN_POLL_SECONDS: '0',
  KAIASCAN_PAGE_SIZE: '2',
};

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly mock: Pick<RecipeMock, 'requests' | 'disturbed' | 'mistakes'>;
}

/** Runs a program once in a folder, against a mock of its own. */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  options: {
    world: readonly WorldOperation[];
    env: Readonly<Record<string, string>>;
    mock: Omit<MockOptions, 'key'>;
    key: string;
    cwd: string;
  },
): Promise<Run> {
  const {world, key, cwd} = options;
  const mock = await startRecipeMock(world, {...options.mock, key});
  try {
    const env = {
      ...CALM,
      [keyVariable]: key,
      // Programs remove the slash.
      KAIASCAN_BASE_URL: `${mock.origin}/`,
      ...options.env,
    };
    const result = await run(program, args, {
      capture: true,
      cwd,
      env: plainEnvironment(env),
      // With the pauses of `CALM`, a program does not wait.
      ending: AbortSignal.timeout(
        'KAIASCAN_RETRY_SECONDS' in options.env ? OWN_PAUSE_MS : HANGING_MS,
      ),
    });
    return {...result, mock};
  } finally {
    await mock.stop();
  }
}

export interface Verdict {
  /** Absent if the program has passed. */
  readonly reason: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program of a recipe in a scenario. */
export function judge(
  command: readonly string[],
  recipe: Pick<Recipe, 'arguments' | 'output' | 'files'>,
  options: {world: readonly WorldOperation[]; scenario: ScenarioCase; key: string},
): Promise<Verdict> {
  const {scenario, key} = options;
  return inTemporaryFolder('recipe', async (cwd) => {
    const result = await runProgram([...command, ...recipe.arguments], {
      ...options,
      ...scenario,
      cwd,
    });
    const reason =
      mistakeOf(result, key) ??
      (scenario.outcome === 'same output'
        ? await otherOutput(result, expectedOf(recipe, scenario), cwd)
        : await otherError(result, scenario.outcome, cwd));
    const {stdout, stderr} = result;
    return {stdout, stderr, reason};
  });
}

/** Returns what no program may do, whatever happens. */
function mistakeOf({stdout, stderr, mock}: Run, key: string): string | undefined {
  if (`${stdout}${stderr}`.includes(key)) {
    return 'It prints the API key.';
  }
  const [mistake] = mock.mistakes;
  return mistake === undefined ? undefined : `It sends a wrong request. ${mistake}.`;
}

type Output = Pick<Recipe, 'output' | 'files'>;

/** Returns the output of the page with what the scenario changes in it. */
function expectedOf({output, files}: Output, {text, edit}: ScenarioCase): Output {
  const change = (content: string, odd: string): string => {
    const changed = edit.reduce(
      (current, {from, to}) => current.replace(from, to),
      content,
    );
    return text === undefined ? changed : changed.replaceAll(text.from, odd);
  };
  const odd = text?.to ?? '';
  // A line of text has no controls; CSV no formula, and quotes.
  const line = odd.replace(/[\p{Cc}]/gu, ' ');
  const cell = `"${odd.replace(/^(?=[\t\r]*[=+@-])/, "'").replaceAll('"', '""')}"`;
  return {
    output: change(output, line),
    files: files.map(({name, content}) => ({name, content: change(content, cell)})),
  };
}

async function otherOutput(
  {code, stdout, stderr}: Run,
  expected: Output,
  cwd: string,
): Promise<string | undefined> {
  if (code !== 0 || stderr !== '') {
    return `It exits with ${code} and writes on standard error: ${stderr.trim()}`;
  }
  const files = expected.files.map(async ({name, content}) => {
    const written = await readFile(path.join(cwd, name), 'utf8').catch(() => undefined);
    return written === undefined
      ? `It does not write ${name}.`
      : difference(name, written, content);
  });
  const reasons = [difference('the output', stdout, expected.output)];
  return [...reasons, ...(await Promise.all(files))].find((one) => one !== undefined);
}

/** Names the first line that differs. */
function difference(name: string, actual: string, expected: string): string | undefined {
  if (actual === expected) {
    return undefined;
  }
  const [is, not] = [actual.split('\n'), expected.split('\n')];
  const found = not.findIndex((line, number) => line !== is[number]);
  const index = found === -1 ? not.length : found;
  return `In ${name}, line ${index + 1} is ${JSON.stringify(is[index])}, not ${JSON.stringify(not[index])}.`;
}

async function otherError(
  {code, stdout, stderr, mock}: Run,
  outcome: ScenarioError,
  cwd: string,
): Promise<string | undefined> {
  const line = `GET ${mock.disturbed.at(-1)}: ${outcome.what}. ${outcome.todo}\n`;
  if (!lineTest(line).test(stderr)) {
    return `It exits with ${code} and writes on standard error ${JSON.stringify(stderr)}, not ${JSON.stringify(line)}.`;
  }
  if (code !== outcome.exit) {
    return `It exits with ${code}, not ${outcome.exit}.`;
  }
  if (stdout !== '') {
    return `It prints something before the error: ${JSON.stringify(stdout)}.`;
  }
  const [file] = await readdir(cwd);
  if (file !== undefined) {
    return `It leaves the file ${file}.`;
  }
  const count = outcome.requests ?? mock.requests.length;
  return mock.requests.length === count
    ? undefined
    : `It sends ${mock.requests.length} requests, not ${count}.`;
}

/** In a line, PATH and REASON stand for any text. */
function lineTest(line: string): RegExp {
  const pattern = escapeRegExp(line).replace('PATH', '\\S+').replace('REASON', '[^\\n]+');
  return new RegExp(`^${pattern}$`);
}
