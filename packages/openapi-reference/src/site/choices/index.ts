import type {Plugin} from '@docusaurus/types';
import {sampleLanguages} from '../../samples';
import type {Server} from '../../server/server';
import {scriptTag} from '../head/script-tag';
import {LANGUAGE_SCRIPT} from './language-script';
import {networkScript} from './network-script';
import {networkStyle} from './network-style';

/** A plugin of PostCSS that repeats a selector with `'each'` for each language of the samples. */
const eachLanguage = {
  postcssPlugin: 'each-language',
  Rule(rule: {selectors: string[]}): void {
    if (rule.selectors.some((selector) => selector.includes("'each'"))) {
      rule.selectors = rule.selectors.flatMap((selector) =>
        selector.includes("'each'")
          ? sampleLanguages.map(({id}) => selector.replaceAll("'each'", `'${id}'`))
          : [selector],
      );
    }
  },
};

/**
 * Applies the choices of the reader before the first paint: the language of samples, and the network.
 *
 * @param servers Those that have a switch, if there are any.
 */
export default function choicesPlugin(servers: readonly Server[]): Plugin {
  return {
    name: 'choices',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, eachLanguage],
    }),
    injectHtmlTags: () => ({
      headTags: [
        scriptTag(LANGUAGE_SCRIPT),
        ...(servers.length === 0
          ? []
          : [
              {tagName: 'style', innerHTML: networkStyle(servers)},
              scriptTag(networkScript(servers)),
            ]),
      ],
    }),
  };
}
