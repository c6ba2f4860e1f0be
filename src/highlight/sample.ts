import {
  type CodeSample,
  type HighlightedSample,
  sampleLanguages,
} from '../reference/code-sample';
import {highlight} from './highlight';

export function highlightSample({
  language,
  code,
  authored,
}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism;
  return {language, html: highlight(code, prism), ...(authored ? {authored} : {})};
}
