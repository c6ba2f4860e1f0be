import type {Page} from '@playwright/test';
import {ApiDouble} from './api-double';
import {consoleErrors, type ConsoleErrors} from './console-errors';
import {ColourMode} from './pages/ColourMode';
import {KeyboardUser} from './pages/KeyboardUser';
import {MobileMenu} from './pages/MobileMenu';
import {Navbar} from './pages/Navbar';
import {ReferencePage} from './pages/ReferencePage';
import {RequestPanel} from './pages/RequestPanel';
import {SearchBox} from './pages/SearchBox';
import {SitePage} from './pages/SitePage';
import {engine} from './engine';
import {pagesOf} from './engine-pages';
import {siteOrigin} from './visit';

interface Fixtures {
  consoleErrors: ConsoleErrors;
  api: ApiDouble;
  sitePage: SitePage;
  referencePage: ReferencePage;
  requestPanel: RequestPanel;
  searchBox: SearchBox;
  colourMode: ColourMode;
  navbar: Navbar;
  mobileMenu: MobileMenu;
  keyboardUser: KeyboardUser;
}

/** Returns the fixture that is an object for the page of the test. */
function ofPage<Part>(PartOfPage: new (page: Page) => Part) {
  return async ({page}: {page: Page}, use: (part: Part) => Promise<void>) => {
    await use(new PartOfPage(page));
  };
}

/** The `test` of Playwright with page objects for the parts of the site. */
export const test = pagesOf(engine()).extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(siteOrigin());
  },
  consoleErrors: [
    // This fixture depends on the context, so the pages are still open when it verifies the errors.
    async ({context}, use, testInfo) => {
      await use(consoleErrors);
      await consoleErrors.verify(context, testInfo.errors.length === 0);
    },
    {auto: true},
  ],
  api: async ({}, use) => {
    const api = new ApiDouble();
    await api.start();
    await use(api);
    await api.stop();
  },
  sitePage: ofPage(SitePage),
  referencePage: ofPage(ReferencePage),
  requestPanel: ofPage(RequestPanel),
  searchBox: ofPage(SearchBox),
  colourMode: ofPage(ColourMode),
  navbar: ofPage(Navbar),
  mobileMenu: ofPage(MobileMenu),
  keyboardUser: ofPage(KeyboardUser),
});

/** The `test` on the site that sends its requests to the double of the API. */
export const testWithApi = test.extend({
  baseURL: async ({api}, use) => {
    await use(api.siteOrigin);
  },
});

/** The details of a promise to the reader, which `npm test` runs. `npm run test:all` runs all tests. */
export const PROMISE = {tag: '@promise'};

/** A promise that `npm test` verifies in all engines. */
export const FIRST_PROMISE = {tag: ['@promise', '@smoke']};

/**
 * A promise that only Chromium can verify: it emulates media or a touch screen, reads what only Chromium
 * reports, or leaves the page by Tab, after which drivers of other engines send keys to the window.
 */
export const PROMISE_IN_CHROMIUM = {tag: ['@promise', '@needs-chromium']};

/** A promise that needs what WebKit's driver lacks: print, pages without scripts, workers. */
export const PROMISE_WITH_PLAYWRIGHT = {tag: ['@promise', '@needs-playwright']};

export {expect} from '@playwright/test';
