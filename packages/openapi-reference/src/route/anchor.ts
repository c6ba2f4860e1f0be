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
 * Path segments for `additionalProperties`, for alternatives of `oneOf` and `anyOf`, counted from 1, and
 * for other keywords with schemas, such as `not-3` for the third rule.
 */
export const ANY_NAME = '*';

export function variantName(index: number): string {
  return String(index + 1);
}

export function ruleName({keyword}: {keyword: string}, index: number): string {
  return `${keyword}-${index + 1}`;
}
