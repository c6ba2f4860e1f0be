/*
 * Does: starts the site in steps (`start-in-steps.ts`). The entry of Docusaurus executes all modules of a page
 * in one task.
 * Buys: the longest task of a page that opens takes a third of the time, and no weight.
 * If the entry of Docusaurus is not one file: warns once, and the site starts in one task.
 */
import {warnOnce} from './warn';

/**
 * Returns the entry for webpack, and the alias by which it finds that of Docusaurus.
 *
 * @param start The file of `start-in-steps.ts`.
 */
export function stagedEntry(
  entry: unknown,
  start: string,
): {entry: {main: string}; alias: Record<string, string>} | undefined {
  if (typeof entry !== 'string') {
    warnOnce(
      'staged-entry.ts',
      'the entry of Docusaurus is not one file',
      'The site starts in one task.',
    );
    return undefined;
  }
  return {
    entry: {main: start},
    alias: {'@docusaurus-entry$': entry},
  };
}
