import type {ThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Server} from '../../reference/server';
import {announcementScript} from './announcement';
import {colourModeScript} from './colour-mode';
import {LANGUAGE_SCRIPT} from './language-script';
import {minifyScript} from './minify-script';
import {networkScript} from './network-script';
import {networkStyle} from './network-style';
import {SHORTCUT_SCRIPT} from './search-shortcut-script';

/**
 * Adds inline scripts and styles that run before the first paint: sample language, search
 * shortcuts, announcement, network and colour mode. `headTags` in the site configuration would
 * also add them to the client bundle.
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
        scriptTag(LANGUAGE_SCRIPT),
        scriptTag(SHORTCUT_SCRIPT),
        ...(announcementBar === undefined
          ? []
          : [scriptTag(announcementScript(announcementBar.id))]),
        ...(servers.length === 0
          ? []
          : [
              {tagName: 'style', innerHTML: networkStyle(servers)},
              scriptTag(networkScript(servers)),
            ]),
      ],
      preBodyTags: [scriptTag(colourModeScript(colorMode.defaultMode))],
    }),
  };
}

function scriptTag(source: string): HtmlTagObject {
  return {tagName: 'script', innerHTML: minifyScript(source)};
}
