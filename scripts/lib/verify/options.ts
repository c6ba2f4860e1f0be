/*
 * Why: a mistyped option must not send requests that cost credits.
 * Run: imported by scripts/verify.ts.
 */
import {readArguments} from '../arguments';
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

const OPTIONS = {
  network: {type: 'string'},
  only: {type: 'string'},
  rate: {type: 'string', default: '2'},
  write: {type: 'boolean', default: false},
} as const;

export const USAGE =
  'Usage: npm run api:verify -- [--network NAME] [--only NAME[,NAME]] [--rate N] [--write]';

/** @throws PlainError that names the option, and the usage. */
export function readOptions(args: readonly string[]): Options {
  const {values, positionals} = readArguments(args, OPTIONS, USAGE);
  const {network, only, rate, write: isWriting} = values;
  if (positionals.length > 0) {
    throw new PlainError(`Unexpected argument '${positionals.join(' ')}'. ${USAGE}`);
  }
  if (!(Number(rate) > 0 && Number(rate) < Infinity)) {
    throw new PlainError(
      `--rate is "${rate}": set it to the number of requests a second, such as 2 or 0.5.`,
    );
  }
  return {
    ...(network === undefined ? {} : {network}),
    ...(only === undefined ? {} : {only: only.split(',').map((name) => name.trim())}),
    rate: Number(rate),
    isWriting,
  };
}
