import type {CodeSample, HighlightedSample} from '../samples/code-sample';
import {withColours} from './highlight';

export function highlightSample({networks, ...sample}: CodeSample): HighlightedSample {
  const {code, prism} = sample;
  return {
    ...sample,
    ...withColours(code, prism),
    ...(networks && {
      networks: Object.fromEntries(
        networks.map((network, index) => [
          network.id,
          index === 0 ? null : withColours(network.code, prism),
        ]),
      ),
    }),
  };
}
