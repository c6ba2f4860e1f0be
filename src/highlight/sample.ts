import {sampleLanguages, type CodeSample, type SampleLanguage} from '../openapi/samples';
import {highlight} from './highlight';

/** A code sample as HTML that is coloured already. */
export interface HighlightedSample {
  language: SampleLanguage;
  html: string;
  /** It stands in the description as it is, and follows no form. */
  given?: true;
}

/** Colours a sample in its language. */
export function highlightSample({language, code, given}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism;
  return {language, html: highlight(code, prism), ...(given ? {given} : {})};
}
