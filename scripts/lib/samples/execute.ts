/*
 * Why: a sample passes if it exits with 0, sends exactly the request of the table and prints the
 * response.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {plainEnvironment, run} from '../run.mjs';
import {isJsonMediaType} from '#reference/vocabulary/media-type';
import {buildGoProgram} from './go-module';
import {inParallel} from '../in-parallel';
import {isSameJson} from './json';
import {RUNNERS} from '../sample-languages.mjs';
import type {Answer, Mock} from './mock';
import type {Failure, Sample} from './collect';
import {differenceOf, type SentRequest} from './sent-request';
import type {SampleTools} from '../programs.mjs';

const WORKERS = 2;

/** Timeout of a sample in milliseconds; each takes less than a second. */
const TIMEOUT_MS = 60_000;

export interface ExecutionOptions {
  readonly tools: SampleTools;
  /** Environment variables with the credentials. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly dir: string;
  /** By operationId. */
  readonly mocks: ReadonlyMap<string, Pick<Mock, 'takeRequests'>>;
}

type Command = readonly string[] | {readonly error: string};

/** What a sample has done. */
export interface Outcome {
  readonly sample: Sample;
  readonly command: string;
  /** Undefined if it could not be started. */
  readonly code?: number;
  readonly stdout: string;
  readonly output: string;
  readonly requests: readonly SentRequest[];
}

export async function executeSamples(
  language: string,
  samples: readonly Sample[],
  options: ExecutionOptions,
): Promise<Outcome[]> {
  if (samples.length === 0) {
    return [];
  }
  const commandOf = await prepare(language, samples, options);
  return inParallel(WORKERS, samples, async (sample) => {
    const command = commandOf(sample);
    return 'error' in command
      ? {
          sample,
          command: 'gofmt -l, go vet',
          stdout: '',
          output: command.error,
          requests: [],
        }
      : execute(sample, command, options);
  });
}

/** Writes the samples into files, and returns the command of each. */
async function prepare(
  language: string,
  samples: readonly Sample[],
  {dir, tools}: ExecutionOptions,
): Promise<(sample: Sample) => Command> {
  const folder = path.join(dir, language);
  const {extension, program} = RUNNERS[language] ?? {};
  if (program === undefined) {
    const {file, errors} = await buildGoProgram(samples, folder, tools);
    return ({name}) => {
      const error = errors.get(name);
      return error === undefined ? [file, name] : {error};
    };
  }
  const fileOf = ({name}: Sample): string => path.join(folder, `${name}.${extension}`);
  await mkdir(folder, {recursive: true});
  await Promise.all(
    samples.map((sample) => writeFile(fileOf(sample), `${sample.code}\n`)),
  );
  return (sample) => [program(tools), fileOf(sample)];
}

async function execute(
  sample: Sample,
  [program = '', ...args]: readonly string[],
  {secrets, dir, mocks}: ExecutionOptions,
): Promise<Outcome> {
  const {code, stdout, output} = await run(program, args, {
    capture: true,
    cwd: dir,
    env: plainEnvironment(secrets),
    ending: AbortSignal.timeout(TIMEOUT_MS),
  });
  const requests = mocks.get(sample.id)?.takeRequests() ?? [];
  return {sample, command: [program, ...args].join(' '), code, stdout, output, requests};
}

/** Returns how a sample has failed; `undefined` if it has passed. */
export function failureOf(
  outcome: Outcome,
  expected: SentRequest | undefined,
  answer: Answer,
): Failure | undefined {
  const reason = failureReason(outcome, expected, answer);
  const {sample, command, code, output} = outcome;
  const {id, language} = sample;
  return reason === undefined
    ? undefined
    : {id, language, ran: code !== undefined, command, reason, output};
}

/** Returns why a sample has failed; `undefined` if it has passed. */
export function failureReason(
  {code, stdout, requests}: Pick<Outcome, 'code' | 'stdout' | 'requests'>,
  expected: SentRequest | undefined,
  {mediaType, text}: Answer,
): string | undefined {
  if (code === undefined) {
    return 'It is not valid Go.';
  }
  if (expected === undefined) {
    return 'The table has no request for it: run "npm run test:samples -- --update".';
  }
  const difference = requests
    .map((request) => differenceOf(expected, request))
    .find((found) => found !== undefined);
  if (difference !== undefined) {
    return `${difference}.`;
  }
  if (code !== 0) {
    return `It exited with code ${code}.`;
  }
  if (requests.length !== 1) {
    return `It sent ${requests.length} requests, not one.`;
  }
  const isSame =
    mediaType !== undefined && isJsonMediaType(mediaType)
      ? isSameJson(stdout, text)
      : stdout.trimEnd() === text.trimEnd();
  return isSame ? undefined : 'It did not print the response.';
}
