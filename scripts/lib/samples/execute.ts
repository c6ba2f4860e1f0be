/*
 * Why: a sample passes if it exits with 0, sends exactly the expected request and prints the
 * response.
 * Run: imported by the scripts of this folder.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SampleLanguage} from '../../../src/reference/code-sample';
import {plainEnvironment, run} from '../run.mjs';
import type {ExpectedResponse} from './expectation';
import {buildGoProgram} from './go-module';
import {isSameJson} from './json';
import {isJson} from './media-type';
import type {Mock} from './mock';
import type {Failure, Sample} from './sample';
import type {Tools} from './tools';

const WORKERS = 2;

/** Timeout of a sample in milliseconds; each takes less than a second. */
const TIMEOUT_MS = 60_000;

export interface MockedOperation {
  readonly mock: Pick<Mock, 'takeReasons'>;
  readonly response: ExpectedResponse;
}

export interface ExecutionOptions {
  readonly tools: Tools;
  /** Environment variables with the credentials. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly dir: string;
  /** By operationId. */
  readonly mockedOperations: ReadonlyMap<string, MockedOperation>;
}

type Command = readonly string[] | {readonly error: string};

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  /** Why the mock rejected each request; `undefined` for accepted requests. */
  readonly requests: readonly (string | undefined)[];
}

export async function executeSamples(
  language: SampleLanguage,
  samples: readonly Sample[],
  options: ExecutionOptions,
): Promise<Failure[]> {
  const commandOf = await prepare[language](samples, options);
  const failures = await inParallel(samples, async (sample) => {
    const command = commandOf(sample);
    return 'error' in command
      ? {
          id: sample.id,
          language,
          ran: false,
          command: 'gofmt -l, go vet',
          reason: 'It is not valid Go.',
          output: command.error,
        }
      : execute(sample, command, options);
  });
  return failures.filter((failure) => failure !== undefined);
}

const prepare: Record<
  SampleLanguage,
  (
    samples: readonly Sample[],
    options: ExecutionOptions,
  ) => Promise<(sample: Sample) => Command>
> = {
  curl: (samples, {dir, tools}) =>
    scripts(samples, path.join(dir, 'curl'), tools.sh, 'sh'),
  python: (samples, {dir, tools}) =>
    scripts(samples, path.join(dir, 'python'), tools.python, 'py'),
  nodejs: (samples, {dir}) =>
    scripts(samples, path.join(dir, 'nodejs'), process.execPath, 'mjs'),
  go: async (samples, {dir, tools}) => {
    const {file, errors} = await buildGoProgram(samples, path.join(dir, 'go'), tools);
    return ({name}) => {
      const error = errors.get(name);
      return error === undefined ? [file, name] : {error};
    };
  },
};

async function scripts(
  samples: readonly Sample[],
  dir: string,
  program: string,
  extension: string,
): Promise<(sample: Sample) => Command> {
  const fileOf = ({name}: Sample): string => path.join(dir, `${name}.${extension}`);
  await mkdir(dir, {recursive: true});
  await Promise.all(
    samples.map((sample) => writeFile(fileOf(sample), `${sample.code}\n`)),
  );
  return (sample) => [program, fileOf(sample)];
}

async function execute(
  sample: Sample,
  [program = '', ...args]: readonly string[],
  {secrets, dir, mockedOperations}: ExecutionOptions,
): Promise<Failure | undefined> {
  const mockedOperation = mockedOperations.get(sample.id);
  if (mockedOperation === undefined) {
    throw new Error(`There is no mock of ${sample.id}.`);
  }
  const {code, stdout, output} = await run(program, args, {
    capture: true,
    cwd: dir,
    env: environment(secrets),
    timeoutMs: TIMEOUT_MS,
  });
  const requests = mockedOperation.mock.takeReasons();
  const reason = failureReason({code, stdout, requests}, mockedOperation.response);
  return reason === undefined
    ? undefined
    : {
        id: sample.id,
        language: sample.language,
        ran: true,
        command: [program, ...args].join(' '),
        reason,
        output,
      };
}

/** Returns why a sample has failed; `undefined` if it has passed. */
export function failureReason(
  {code, stdout, requests}: Outcome,
  expected: ExpectedResponse,
): string | undefined {
  const refused = requests.find((request) => request !== undefined);
  if (refused !== undefined) {
    return `The mock rejected its request: ${refused}.`;
  }
  if (code !== 0) {
    return `It exited with code ${code}.`;
  }
  if (requests.length !== 1) {
    return `It sent ${requests.length} requests, not one.`;
  }
  const {mediaType} = expected;
  const isSame =
    mediaType !== undefined && isJson(mediaType)
      ? isSameJson(stdout, expected.text)
      : stdout.trimEnd() === expected.text.trimEnd();
  return isSame ? undefined : 'It did not print the response.';
}

/** Sets the credentials and removes proxies, which would hide the mock. */
function environment(secrets: ExecutionOptions['secrets']): NodeJS.ProcessEnv {
  const entries = Object.entries(plainEnvironment(secrets));
  return Object.fromEntries(entries.filter(([name]) => !/_proxy$/i.test(name)));
}

async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, worker));
  return results;
}
