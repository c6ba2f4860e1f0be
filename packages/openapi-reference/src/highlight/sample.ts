import type {CodeSample, HighlightedSample} from '../samples/code-sample';
import {coloursOf} from './highlight';

export function highlightSample({networks, ...sample}: CodeSample): HighlightedSample {
  const {code, prism} = sample;
  return {
    ...sample,
    colours: coloursOf(code, prism),
    ...(networks && {
      networks: Object.fromEntries(
        networks.map((network, index) => [
          network.id,
          index === 0
            ? null
            : {code: network.code, colours: coloursOf(network.code, prism)},
        ]),
      ),
    }),
  };
}
