/*
 * Why: the samples are tested as a reader copies them, from the built page.
 * Run: imported by the scripts of this folder.
 */
import {load} from 'cheerio';

/** A sample of a page, with the language that the page gives it. */
export interface PageSample {
  readonly language: string | undefined;
  readonly code: string;
}

/** The samples of a page as a reader copies them: one a language, where it is as it should be. */
export function readSamples(html: string): PageSample[] {
  const $ = load(html);
  return $('[data-language-sample] pre code')
    .toArray()
    .map((element) => ({
      language: $(element).closest('[data-language-sample]').attr('data-language-sample'),
      code: $(element).text(),
    }));
}

/**
 * The sample with another origin (scheme, host and port) in its one URL, and nothing else changed.
 *
 * @throws Error when the origin is not in the sample exactly once, as the beginning of a URL.
 */
export function swapOrigin(code: string, from: string, to: string): string {
  const parts = code.split(from);
  const [before = '', after = ''] = parts;
  const count = parts.length - 1;
  if (count !== 1) {
    throw new Error(`It has ${from} ${count} times, not once.`);
  }
  if (!/^[/?"']/.test(after)) {
    throw new Error(`It has another host than that of ${from}.`);
  }
  return before + to + after;
}
