/*
 * Schemas that reference each other expand into trees that grow exponentially: ten that each reference
 * the other nine have millions of fields. A tree therefore has a maximum size, and references are
 * followed as many levels deep as it allows.
 */

/**
 * Maximum number of nodes of the trees of a page together, and of values of an example. 100 nodes are
 * about 8 kB of gzipped HTML; the browser loads what is deeper when the reader opens it.
 */
export const MAX_NODES = 100;

/** Maximum number of nodes of one part of a page: a schema with the inline schemas in it, the code of a type. */
export const MAX_OWN = MAX_NODES / 2;

/** Maximum number of nodes in a schema that repeat parts of other schemas: what is truncated there has no page. */
export const MAX_INLINED = 10 * MAX_NODES;

/** Number of characters of a text that count as one node. */
const CHARACTERS_A_NODE = 200;

/** Returns the size of a node with a text of its own. */
export function weightOf(characters: number): number {
  return 1 + Math.floor(characters / CHARACTERS_A_NODE);
}

/**
 * Returns the number of levels of nested references that fit, beyond the reference that a tree starts
 * with: usually all (`Infinity`), -1 for none.
 *
 * @param fits Returns whether a tree with that many levels fits.
 */
export function followedLevels(fits: (levels: number) => boolean): number {
  if (fits(Infinity)) {
    return Infinity;
  }
  let levels = -1;
  while (fits(levels + 1)) {
    levels += 1;
  }
  return levels;
}
