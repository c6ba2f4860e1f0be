/*
 * Prism for samples that change while they are looked at: its core and the languages of the samples
 * alone. Only the code of the request panel loads it; everything else is coloured at build time.
 */
import './prism-manual';
// The languages add themselves to the core, and JavaScript extends the grammar of clike.
import {highlight, languages} from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-python';
import {
  type CodeSample,
  type HighlightedSample,
  sampleLanguages,
} from '../reference/code-sample';

/** Colours a sample in its language, as `highlightSample` does at build time. */
export function highlightLiveSample({language, code}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism ?? '';
  const grammar = languages[prism];
  if (grammar === undefined) {
    throw new Error(`Prism has no grammar for ${language}.`);
  }
  return {language, html: highlight(code, grammar, prism)};
}
