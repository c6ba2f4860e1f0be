import type {CodeSample, HighlightedSample} from '../samples/code-sample';
import {codeLines} from './code-lines';
import {highlight} from './highlight';
import {joinNetworks} from './network-lines';

export function highlightSample({
  code,
  networks,
  ...sample
}: CodeSample): HighlightedSample {
  const {prism} = sample;
  const html =
    networks === undefined
      ? codeLines(highlight(code, prism))
      : joinNetworks(
          networks.map((network) => ({
            id: network.id,
            html: highlight(network.code, prism),
          })),
        );
  return {...sample, html};
}
