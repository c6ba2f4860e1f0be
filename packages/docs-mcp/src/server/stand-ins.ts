/*
 * The bundle has these in the place of @docusaurus/Translate and @docusaurus/utils, so that the server runs
 * without Docusaurus.
 */
import GithubSlugger from 'github-slugger';
import {createHash} from 'node:crypto';

/** Fills in a message, in the language of the code. */
export function translate(
  {message}: {message: string},
  values: Readonly<Record<string, unknown>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Returns the same hash as @docusaurus/utils: names of pages can have it. */
export function simpleHash(text: string, length: number): string {
  return createHash('md5').update(text).digest('hex').slice(0, length);
}

export function createSlugger(): {slug: (value: string) => string} {
  return new GithubSlugger();
}
