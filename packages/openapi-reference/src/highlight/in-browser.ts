/*
 * Prism core and the languages of the samples. Only the request panel loads it, for samples that
 * change with the form; all other code is highlighted at build time.
 */
import './prism-manual';
// Order matters: languages extend the core, and some of them clike.
import {highlight, hooks, languages} from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import {sampleLanguages} from '../samples';
import type {CodeSample, HighlightedSample} from '../samples/code-sample';
import {codeLines} from './code-lines';
import {keepPlainTokens} from './plain-tokens';

sampleLanguages.forEach(({loadGrammar}) => loadGrammar());
keepPlainTokens({hooks});

export function highlightLiveSample({code, ...sample}: CodeSample): HighlightedSample {
  const {prism} = sample;
  const grammar = languages[prism];
  if (grammar === undefined) {
    throw new Error(`Prism has no grammar for ${prism}.`);
  }
  return {...sample, html: codeLines(highlight(code, grammar, prism))};
}
