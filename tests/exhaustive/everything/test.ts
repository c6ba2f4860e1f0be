import path from 'node:path';
import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';
import {type DocumentSite, useDocumentSites} from '../document-site';

export {expect} from '../../browser/test';

const FILE = path.join(__dirname, '../../fixtures/everything.yaml');

/** Tests on the site of `everything.yaml`, which each worker builds once. */
export const test = base.extend<object, {site: DocumentSite}>({
  site: [
    async ({}, use) => {
      await useDocumentSites([FILE], ([site]) => use(site as DocumentSite));
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
