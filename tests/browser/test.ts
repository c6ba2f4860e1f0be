import {test as base, type Page} from '@playwright/test';
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

interface WorkerFixtures {
  /**
   * The page that the tests of a worker share if they only open addresses: with a new page per
   * test, each of them would load the same scripts again.
   */
  sharedPage: Page;
}

/** Returns the fixture that is an object for the page of the test. */
function ofPage<Part>(PartOfPage: new (page: Page) => Part) {
  return async ({page}: {page: Page}, use: (part: Part) => Promise<void>) => {
    await use(new PartOfPage(page));
  };
}

/** The `test` of Playwright with page objects for the parts of the site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => {
    await use(siteOrigin());
  },
  browser: [
    async ({browser}, use) => {
      browser.on('context', (context) => {
        consoleErrors.watch(context);
      });
      await use(browser);
    },
    {scope: 'worker'},
  ],
  context: async ({context}, use) => {
    await use(context);
    // A route of the test may still be handling a request of the page.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((one) => one.unrouteAll({behavior: 'ignoreErrors'})));
  },
  consoleErrors: [
    // This fixture depends on the context, so the pages are still open when it verifies the errors.
    async ({context}, use, testInfo) => {
      await use(consoleErrors);
      await consoleErrors.verify(context.browser(), testInfo.errors.length === 0);
    },
    {auto: true},
  ],
  sharedPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: siteOrigin()});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
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

export {expect} from '@playwright/test';
