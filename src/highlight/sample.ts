import {
  type CodeSample,
  type HighlightedSample,
  sampleLanguages,
} from '../reference/code-sample';
import {highlight} from './highlight';

export function highlightSample({language, code, given}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism;
  return {language, html: highlight(code, prism), ...(given ? {given} : {})};
}
