/*
 * The anchors of the pages of the reference. Pages, the search and links get them from here.
 */

/** Anchor of a parameter on the page of its operation: `path-blockNumber`. */
export function parameterAnchor(parameter: {in: string; name: string}): string {
  return `${parameter.in}-${parameter.name}`;
}

/**
 * Anchor of a field: `200-results.fee_payer`.
 *
 * @param owner - `field` on the page of a schema, `body`, or the status of a response.
 * @param path - the names on the way to the field, see {@link fieldsOf}.
 */
export function fieldAnchor(owner: string, path: readonly string[]): string {
  return `${owner}-${path.join('.')}`;
}

/** Stands in a path for a property of any name. */
export const ANY_NAME = '*';

/** Stands in a path for an alternative (`oneOf`, `anyOf`): they count from 1. */
export function variantName(index: number): string {
  return String(index + 1);
}
