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

/** Path segment for `additionalProperties`. */
export const ANY_NAME = '*';

/** Path segment for an alternative of `oneOf` or `anyOf`, counted from 1. */
export function variantName(index: number): string {
  return String(index + 1);
}
