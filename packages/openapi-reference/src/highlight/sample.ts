import {
  type CodeSample,
  type HighlightedSample,
  sampleLanguages,
} from '../reference/code-sample';
import {codeLines} from './code-lines';
import {highlight} from './highlight';
import {joinNetworks} from './network-lines';

export function highlightSample({
  language,
  code,
  authored,
  networks,
}: CodeSample): HighlightedSample {
  const prism = sampleLanguages.find(({id}) => id === language)?.prism;
  const html =
    networks === undefined
      ? codeLines(highlight(code, prism))
      : joinNetworks(
          networks.map((network) => ({
            id: network.id,
            html: highlight(network.code, prism),
          })),
        );
  return {language, html, ...(authored ? {authored} : {})};
}
