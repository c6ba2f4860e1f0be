import {sampleLanguages, type CodeSample, type SampleLanguage} from '../openapi/samples';
import {highlight} from './highlight';

/** A code sample as HTML that is coloured already. */
export interface HighlightedSample {
  language: SampleLanguage;
  html: string;
}

/** Colours a sample in its language. */
export function highlightSample({language, code}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism;
  return {language, html: highlight(code, prism)};
}
