/*
 * Why: a mistyped option must neither send requests, write a file nor leave a run without tests.
 * Run: imported by the scripts that have options.
 */
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {PlainError} from './run.mjs';

/** @throws PlainError that says in a sentence what is wrong with the arguments, and the usage. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    throw new PlainError(`${reason}. ${usage}`);
  }
}

/** @throws PlainError if a name is unknown. */
export function refuseUnknown(
  what: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(
      `There is no ${what} "${unknown}". Choose from: ${known.join(', ')}`,
    );
  }
}
