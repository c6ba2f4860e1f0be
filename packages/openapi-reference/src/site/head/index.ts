import type {ThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Server} from '../../reference/server';
import {ADDRESS_SCRIPT} from './address-script';
import {announcementScript} from './announcement';
import {colourModeScript} from './colour-mode';
import {LANGUAGE_SCRIPT} from './language-script';
import {minifyScript} from './minify-script';
import {networkScript} from './network-script';
import {networkStyle} from './network-style';
import {SCRIPT_LOADER, SIDEBAR_SCRIPT} from './script-loader';
import {SHORTCUT_SCRIPT} from './search-shortcut-script';

/**
 * Adds inline scripts and styles: the address, sample language, search shortcuts, announcement, network
 * and colour mode before the first paint, then the loader of the page's scripts. `headTags` in the site configuration would
 * also add them to the client bundle.
 */
export default function headPlugin(
  {siteConfig}: LoadContext,
  {servers}: {servers: readonly Server[]},
): Plugin {
  const {announcementBar, colorMode} = siteConfig.themeConfig as unknown as ThemeConfig;
  // The dev server has neither the HTML of pages nor its template.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'head',
    injectHtmlTags: () => ({
      headTags: [
        // First: the other scripts read the address.
        ...(isBuild ? [scriptTag(ADDRESS_SCRIPT)] : []),
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
      postBodyTags: isBuild ? [scriptTag(SIDEBAR_SCRIPT + SCRIPT_LOADER)] : [],
    }),
  };
}

function scriptTag(source: string): HtmlTagObject {
  return {tagName: 'script', innerHTML: minifyScript(source)};
}
