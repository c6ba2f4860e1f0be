import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {SitePage} from '../browser/pages/SitePage';
import {test as base} from '../browser/test';
import {serving} from '../serving';
import {siteFolder} from './sites/sites';

/** A built site that is served. */
export interface ServedSite {
  buildDir: string;
  origin: string;
  /** Parses a page as it was built. */
  html: (address: string) => CheerioAPI;
}

/** Returns the `test` on a site of `sites.ts`. */
export function testOn(name: string) {
  return base.extend<object, {site: ServedSite}>({
    site: [
      async ({}, use) => {
        const buildDir = path.join(siteFolder(name), 'build');
        const html = (address: string): CheerioAPI =>
          load(readFileSync(path.join(buildDir, `${address}.html`), 'utf8'));
        await serving(buildDir, false, (origin) => use({buildDir, origin, html}));
      },
      {scope: 'worker'},
    ],
    baseURL: async ({site}, use) => {
      await use(site.origin);
    },
    sitePage: async ({page, site}, use) => {
      await use(new SitePage(page, site.origin));
    },
  });
}

export {expect} from '../browser/test';
