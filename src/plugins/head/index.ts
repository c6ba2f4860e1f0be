import type {Plugin} from '@docusaurus/types';
import {LANGUAGE_SCRIPT} from '../../components/CodeSamples/language';
import {networkScript} from '../../network/script';
import {networkStyle} from '../../network/style';
import type {Server} from '../../openapi/server';

/**
 * What stands in the head of every page and runs before it is painted: the chosen language and the
 * chosen network. From `headTags` of the configuration it would also go into the scripts of the site.
 */
export default function headPlugin({servers}: {servers: readonly Server[]}): Plugin {
  return {
    name: 'head',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: LANGUAGE_SCRIPT},
        ...(servers.length === 0
          ? []
          : [
              {tagName: 'style', innerHTML: networkStyle(servers)},
              {tagName: 'script', innerHTML: networkScript(servers)},
            ]),
      ],
    }),
  };
}
