/*
 * Schemas that reference each other expand into trees that grow exponentially: ten that each reference
 * the other nine have millions of fields. A tree therefore has a maximum size, and references are
 * followed as many levels deep as it allows.
 */

/** Maximum number of nodes of a tree of fields: a guard of the build. */
export const MAX_SIZE = 1_000;

/**
 * Number of nodes up to which a tree follows all references. A tree of this size is 12 kB of gzipped
 * HTML; the browser loads what is deeper when the reader opens it.
 */
export const MAX_SHOWN = 150;

/** Maximum number of values of an example created from a schema. */
export const MAX_VALUES = 300;

/** Number of characters of a text that count as one node. */
const CHARACTERS_A_NODE = 500;

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
