import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Server} from '../../reference/server';
import {announcementScript} from './announcement';
import {colourModeScript} from './colour-mode';
import {LANGUAGE_SCRIPT} from './language-script';
import {networkScript} from './network-script';
import {networkStyle} from './network-style';
import {SHORTCUT_SCRIPT} from './search-shortcut-script';

/**
 * What runs on every page before it is painted: the chosen language, the keys of the search, the chosen
 * network, whether the announcement is a new one, and the colours where none are stored. From `headTags`
 * of the configuration it would also go into the scripts of the site.
 */
export default function headPlugin(
  {siteConfig}: LoadContext,
  {servers}: {servers: readonly Server[]},
): Plugin {
  const {announcementBar, colorMode} = siteConfig.themeConfig as unknown as ThemeConfig;
  return {
    name: 'head',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: LANGUAGE_SCRIPT},
        {tagName: 'script', innerHTML: SHORTCUT_SCRIPT},
        ...(announcementBar === undefined
          ? []
          : [{tagName: 'script', innerHTML: announcementScript(announcementBar.id)}]),
        ...(servers.length === 0
          ? []
          : [
              {tagName: 'style', innerHTML: networkStyle(servers)},
              {tagName: 'script', innerHTML: networkScript(servers)},
            ]),
      ],
      preBodyTags: [
        {tagName: 'script', innerHTML: colourModeScript(colorMode.defaultMode)},
      ],
    }),
  };
}
