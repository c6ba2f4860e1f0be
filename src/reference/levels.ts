/*
 * Schemas that hold each other unfold into trees that grow far faster than the description: ten that
 * each hold the other nine make millions of fields. What is made of a schema therefore has a size,
 * and references are followed as many levels deep as it allows, the same everywhere in one tree.
 */

/** Most nodes of one tree of fields, and most values of one example made from a schema. */
export const MAX_SIZE = 1_000;

/** As many characters of a text weigh as much as a node. */
const CHARACTERS_A_NODE = 500;

/** What a node weighs that brings a text of its own. */
export function weightOf(characters: number): number {
  return 1 + Math.floor(characters / CHARACTERS_A_NODE);
}

/**
 * How many references may stand inside each other, beyond the one that a tree begins with: as many
 * as fit. All of them (`Infinity`) almost always; none at all is -1.
 *
 * @param fits whether the whole stays within its size with that many levels.
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
