/*
 * Why: a sample is right when it ends well, has sent the one request that the API expects, and has
 * printed the answer. All three are looked at here, for every sample of a language.
 * Run: imported by the scripts of this folder.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {keyVariable} from '../../../src/code-samples';
import type {SampleLanguage} from '../../../src/reference/code-sample';
import {plainEnvironment, run} from '../run.mjs';
import {isJson, type Answer} from './expectation';
import {buildGoProgram} from './go-module';
import {isSameJson} from './json';
import type {Mock} from './mock';
import type {Failure, Sample} from './sample';
import type {Tools} from './tools';

/** How many samples run at a time. */
const WORKERS = 2;

/** A sample that takes longer than this is ended, in milliseconds; each takes less than a second. */
const TIMEOUT_MS = 60_000;

/** The other side of the samples of an operation. */
export interface Counterpart {
  readonly mock: Pick<Mock, 'take'>;
  readonly answer: Answer;
}

/** What the samples run with. */
export interface Setting {
  readonly tools: Tools;
  readonly key: string;
  /** Where their files go. */
  readonly dir: string;
  /** By operationId. */
  readonly counterparts: ReadonlyMap<string, Counterpart>;
}

/** A program and its arguments, or why there is none. */
type Command = readonly string[] | {readonly complaint: string};

/** What a program came to. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  /** Why the mock refused each request that it got; `undefined` for one that it answered. */
  readonly requests: readonly (string | undefined)[];
}

/** Runs all samples of a language, and says which failed. */
export async function executeSamples(
  language: SampleLanguage,
  samples: readonly Sample[],
  setting: Setting,
): Promise<Failure[]> {
  const commandOf = await prepare[language](samples, setting);
  const failures = await inParallel(samples, async (sample) => {
    const command = commandOf(sample);
    return 'complaint' in command
      ? {
          id: sample.id,
          language,
          ran: false,
          command: 'gofmt -l, go vet',
          reason: 'It is not sound Go.',
          output: command.complaint,
        }
      : execute(sample, command, setting);
  });
  return failures.filter((failure) => failure !== undefined);
}

const prepare: Record<
  SampleLanguage,
  (samples: readonly Sample[], setting: Setting) => Promise<(sample: Sample) => Command>
> = {
  curl: (samples, {dir, tools}) =>
    scripts(samples, path.join(dir, 'curl'), tools.sh, 'sh'),
  python: (samples, {dir, tools}) =>
    scripts(samples, path.join(dir, 'python'), tools.python, 'py'),
  nodejs: (samples, {dir}) =>
    scripts(samples, path.join(dir, 'nodejs'), process.execPath, 'mjs'),
  go: async (samples, {dir, tools}) => {
    const {file, complaints} = await buildGoProgram(samples, path.join(dir, 'go'), tools);
    return ({name}) => {
      const complaint = complaints.get(name);
      return complaint === undefined ? [file, name] : {complaint};
    };
  },
};

/** One file for each sample. */
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
  {key, dir, counterparts}: Setting,
): Promise<Failure | undefined> {
  const counterpart = counterparts.get(sample.id);
  if (counterpart === undefined) {
    throw new Error(`There is no mock of ${sample.id}.`);
  }
  const {code, stdout, output} = await run(program, args, {
    capture: true,
    cwd: dir,
    env: environment(key),
    timeoutMs: TIMEOUT_MS,
  });
  const requests = counterpart.mock.take();
  const reason = fault({code, stdout, requests}, counterpart.answer);
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

/** What is wrong with the outcome of a sample; `undefined` where nothing is. */
export function fault(
  {code, stdout, requests}: Outcome,
  answer: Answer,
): string | undefined {
  const refused = requests.find((request) => request !== undefined);
  if (refused !== undefined) {
    return `The mock refused its request: ${refused}.`;
  }
  if (code !== 0) {
    return `It ended with exit code ${code}.`;
  }
  if (requests.length !== 1) {
    return `It sent ${requests.length} requests, not one.`;
  }
  const {mediaType} = answer;
  const isSame =
    mediaType !== undefined && isJson(mediaType)
      ? isSameJson(stdout, answer.text)
      : stdout.trimEnd() === answer.text.trimEnd();
  return isSame ? undefined : 'It did not print the answer.';
}

/** The environment of a sample: the key, and no proxy between it and the mock. */
function environment(key: string): NodeJS.ProcessEnv {
  const entries = Object.entries(plainEnvironment({[keyVariable]: key}));
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
