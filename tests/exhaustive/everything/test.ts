import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';
import {type ServedSite, useSites} from '../sites/sites';

export {expect} from '../../browser/test';

/** Tests on the site of `everything.yaml`. */
export const test = base.extend<object, {site: ServedSite}>({
  site: [
    async ({}, use) => {
      await useSites(['everything.yaml'], ([site]) => use(site as ServedSite));
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
