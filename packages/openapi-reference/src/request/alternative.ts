import {SECURITY_NAME, type RequestValues} from '../reference/request-link';
import type {SecurityScheme} from '../reference/security';

/** Returns the index of the alternative that the values choose; the first by default. */
export function chosenAlternative(
  security: readonly (readonly SecurityScheme[])[],
  values: RequestValues,
): number {
  const index = Number(values[SECURITY_NAME] ?? 0);
  return security[index] === undefined ? 0 : index;
}
