/** Returns the anchor of a parameter: `path-blockNumber`. */
export function parameterAnchor(parameter: {in: string; name: string}): string {
  return `${parameter.in}-${parameter.name}`;
}

/**
 * Returns the anchor of a field: `200-results.fee_payer`.
 *
 * @param owner `field` on schema pages, `body`, or the status of a response.
 * @param path Property names from the root to the field, see {@link fieldsOf}.
 */
export function fieldAnchor(owner: string, path: readonly string[]): string {
  return `${owner}-${path.join('.')}`;
}

/**
 * Path segments for `additionalProperties` and, counted from 1, for alternatives of `oneOf` and
 * `anyOf`.
 */
export const ANY_NAME = '*';

export function variantName(index: number): string {
  return String(index + 1);
}
