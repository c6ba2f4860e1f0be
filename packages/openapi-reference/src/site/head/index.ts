import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {PAINT_SCRIPT} from '../../highlight/paint-script';
import {BROWSER_DIR} from '../browser-dir';
import {ADDRESS_SCRIPT} from './address-script';
import {announcementScript} from './announcement';
import {scriptTag} from './script-tag';
import {EARLY_PRESS_SCRIPT} from './early-press-script';
import {SCRIPT_LOADER, SIDEBAR_SCRIPT} from './script-loader';

/**
 * Adds inline scripts for a whole site: the address, the announcement and the colours of code before the first paint,
 * then the loader of the page's scripts. `headTags` in the site configuration would also add them to the client bundle.
 */
export default function headPlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;
  // The dev server has neither the HTML of pages nor its template.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'head',
    getClientModules: () => [path.join(BROWSER_DIR, 'framework/hydration')],
    injectHtmlTags: () => ({
      headTags: [
        // First: the other scripts read the address.
        ...(isBuild ? [scriptTag(ADDRESS_SCRIPT + EARLY_PRESS_SCRIPT)] : []),
        ...(announcementBar === undefined
          ? []
          : [scriptTag(announcementScript(announcementBar.id))]),
        scriptTag(PAINT_SCRIPT),
      ],
      postBodyTags: isBuild ? [scriptTag(SIDEBAR_SCRIPT + SCRIPT_LOADER)] : [],
    }),
  };
}
