import type {RootContent} from 'mdast';
import {codeBlock, paragraph} from '../../../markdown/nodes';
import {codeText} from '../../../highlight/code-text';
import {
  type HighlightedSample,
  type SampleLanguage,
  sampleLanguages,
} from '../../../reference/code-sample';
import type {Page} from '../component';

/** The languages of long twins. */
const SHORT: readonly SampleLanguage[] = ['curl', 'python'];

/** Shows a request in each language, below its name. A short twin has two of them, and says so. */
export function codeSamples(
  samples: readonly HighlightedSample[],
  {isShort}: Pick<Page, 'isShort'>,
): RootContent[] {
  const shown = isShort
    ? samples.filter(({language}) => SHORT.includes(language))
    : samples;
  return [
    ...sampleLanguages.flatMap(({id, label, prism}) =>
      shown
        .filter(({language}) => language === id)
        .flatMap(({html}) => [title(label), codeBlock(codeText(html), prism)]),
    ),
    ...(shown.length < samples.length
      ? [paragraph('The page has this request in other languages too.')]
      : []),
  ];
}

/** Names the code below. */
export function title(text: string): RootContent {
  return paragraph({type: 'strong', children: [{type: 'text', value: text}]});
}

/** Shows highlighted JSON. */
export function jsonBlock(html: string | undefined): RootContent[] {
  return html === undefined ? [] : [codeBlock(codeText(html), 'json')];
}
