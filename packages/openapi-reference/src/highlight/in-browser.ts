/*
 * Prism core and the languages of the samples. Only the request panel loads it, for samples that
 * change with the form; all other code is highlighted at build time.
 */
import './prism-manual';
// Order matters: languages extend the core, and JavaScript extends clike.
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
import {codeLines} from './code-lines';

export function highlightLiveSample({language, code}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism ?? '';
  const grammar = languages[prism];
  if (grammar === undefined) {
    throw new Error(`Prism has no grammar for ${language}.`);
  }
  return {language, html: codeLines(highlight(code, grammar, prism))};
}
