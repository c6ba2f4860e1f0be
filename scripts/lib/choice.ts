/*
 * Why: an argument that names nothing must not leave a run without tests.
 * Run: imported by the scripts that take names as arguments.
 */
import {PlainError} from './run.mjs';

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
