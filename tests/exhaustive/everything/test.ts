import type {Request} from '@playwright/test';
import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';
import {type ServedSite, useSites} from '../sites/sites';

export {expect} from '../../browser/test';

interface Fixtures {
  /** The requests to the servers of the document, which are answered with JSON. */
  received: Request[];
}

/** Tests on the site of `everything.yaml`. */
export const test = base.extend<Fixtures, {site: ServedSite}>({
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
  received: async ({page}, use) => {
    const received: Request[] = [];
    await page.route(
      ({hostname}) => hostname.endsWith('.example'),
      async (route) => {
        received.push(route.request());
        await route.fulfill({
          json: {ok: true},
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*',
          },
        });
      },
    );
    await use(received);
  },
});
