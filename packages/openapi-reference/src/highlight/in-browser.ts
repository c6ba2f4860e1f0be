/*
 * Prism core and the languages of the samples. Only the request panel loads it, for samples that
 * change with the form; all other code has its colours from the build.
 */
import './prism-manual';
// Order matters: languages extend the core, and some of them clike.
import {hooks, languages, tokenize} from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import {sampleLanguages} from '../samples';
import type {CodeSample, HighlightedSample} from '../samples/code-sample';
import {readColours} from './colours';

sampleLanguages.forEach(({loadGrammar}) => loadGrammar());

export function highlightLiveSample({
  networks: _,
  ...sample
}: CodeSample): HighlightedSample {
  const {code, prism} = sample;
  const grammar = languages[prism];
  if (grammar === undefined) {
    throw new Error(`Prism has no grammar for ${prism}.`);
  }
  return {
    ...sample,
    colours: readColours({hooks, languages, tokenize}, code, grammar, prism),
  };
}
