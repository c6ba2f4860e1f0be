/*
 * Why: a mistyped option must not send requests that cost credits.
 * Run: imported by scripts/verify.ts.
 */
import {parseArgs} from 'node:util';
import {PlainError} from '../run.mjs';

export interface Options {
  /** Default: the first network of the description. */
  readonly network?: string;
  /** Names of operations and actions. Default: all. */
  readonly only?: readonly string[];
  /** Requests per second. */
  readonly rate: number;
  readonly isWriting: boolean;
}

const DEFAULT_RATE = 2;

const OPTIONS = {
  network: {type: 'string'},
  only: {type: 'string'},
  rate: {type: 'string'},
  write: {type: 'boolean'},
} as const;

export const USAGE = '--network NAME, --only NAME[,NAME], --rate N, --write';

/** @throws PlainError that names the option and lists the possible ones. */
export function readOptions(args: readonly string[]): Options {
  // Strict parsing has errors that do not list the options.
  const {values, positionals} = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
  });
  const [unknown] = [
    ...Object.keys(values)
      .filter((name) => !Object.hasOwn(OPTIONS, name))
      .map((name) => (name.length === 1 ? `-${name}` : `--${name}`)),
    ...positionals,
  ];
  if (unknown !== undefined) {
    throw new PlainError(`Unknown option "${unknown}": the options are ${USAGE}.`);
  }
  const network = textOf(values.network, '--network');
  const only = textOf(values.only, '--only');
  const rate = textOf(values.rate, '--rate');
  if (typeof values.write === 'string') {
    throw new PlainError(`--write takes no value: the options are ${USAGE}.`);
  }
  return {
    ...(network === undefined ? {} : {network}),
    ...(only === undefined ? {} : {only: namesOf(only)}),
    rate: rate === undefined ? DEFAULT_RATE : rateOf(rate),
    isWriting: values.write === true,
  };
}

function textOf(value: string | boolean | undefined, name: string): string | undefined {
  if (value === undefined || (typeof value === 'string' && /[^\s,]/.test(value))) {
    return value;
  }
  throw new PlainError(`${name} has no value: the options are ${USAGE}.`);
}

function namesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function rateOf(text: string): number {
  const rate = Number(text);
  if (!Number.isFinite(rate) || rate <= 0) {
    throw new PlainError(
      `--rate is "${text}": set it to the number of requests a second, such as 2 or 0.5.`,
    );
  }
  return rate;
}
