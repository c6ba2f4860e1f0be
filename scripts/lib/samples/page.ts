/*
 * Why: reads the samples from the built page, like a reader copies them.
 * Run: imported by the scripts of this folder.
 */
import {load} from 'cheerio';

export interface PageSample {
  readonly language: string | undefined;
  readonly code: string;
}

/** Reads all samples, as they are for a network; a correct page has one per language. */
export function readSamples(html: string, network: string): PageSample[] {
  const $ = load(html);
  // It hides the lines of others.
  $(`[data-network-line]:not([data-network-line="${network}"])`).remove();
  return $('[data-language-sample] pre code')
    .toArray()
    .map((element) => ({
      language: $(element).closest('[data-language-sample]').attr('data-language-sample'),
      code: $(element).text(),
    }));
}

/**
 * Replaces the origin (scheme, host and port) of the only URL in a sample.
 *
 * @throws Error if the sample does not contain the origin exactly once, at the start of a URL.
 */
export function swapOrigin(code: string, from: string, to: string): string {
  const parts = code.split(from);
  const [before = '', after = ''] = parts;
  const count = parts.length - 1;
  if (count !== 1) {
    throw new Error(`It contains ${from} ${count} times, not once.`);
  }
  if (!/^[/?"']/.test(after)) {
    throw new Error(`Its host differs from that of ${from}.`);
  }
  return before + to + after;
}
