import {NavbarItems} from '../../browser/pages/NavbarItems';
import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';
import {type ServedSite, useSites} from '../sites/sites';

/** Playwright's `test` with fixtures for the site with two languages and two versions. */
export const test = base.extend<{navbarItems: NavbarItems}, {variants: ServedSite}>({
  /** The site with two languages and two versions, whose base URL is /docs/. */
  variants: [
    async ({}, use) => {
      await useSites(['variants'], ([site]) => use(site as ServedSite));
    },
    {scope: 'worker'},
  ],
  baseURL: async ({variants}, use) => {
    await use(variants.origin);
  },
  navbarItems: async ({page}, use) => {
    await use(new NavbarItems(page));
  },
  sitePage: async ({page, variants}, use) => {
    await use(new SitePage(page, variants.origin));
  },
});

export {expect} from '@playwright/test';
