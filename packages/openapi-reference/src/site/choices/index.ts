import type {Plugin} from '@docusaurus/types';
import type {Server} from '../../reference/server';
import {scriptTag} from '../head/script-tag';
import {eachLanguage} from './each-language';
import {LANGUAGE_SCRIPT} from './language-script';
import {networkScript} from './network-script';
import {networkStyle} from './network-style';

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
