import {test as base, type Page} from '@playwright/test';
import {ApiDouble} from './api-double';
import {consoleErrors, type ConsoleErrors} from './console-errors';
import {siteOrigin} from './origins';
import {ColourModeSwitch} from './pages/ColourModeSwitch';
import {EndpointPage} from './pages/EndpointPage';
import {Navbar} from './pages/Navbar';
import {PageScripts} from './pages/PageScripts';
import {KeyboardUser} from './pages/KeyboardUser';
import {MobileMenu} from './pages/MobileMenu';
import {PlanPage} from './pages/PlanPage';
import {RequestPanel} from './pages/RequestPanel';
import {SchemaPage} from './pages/SchemaPage';
import {SearchBox} from './pages/SearchBox';
import {SearchFiles} from './pages/SearchFiles';
import {SearchPage} from './pages/SearchPage';
import {SitePage} from './pages/SitePage';

interface Fixtures {
  consoleErrors: ConsoleErrors;
  api: ApiDouble;
  sitePage: SitePage;
  endpointPage: EndpointPage;
  schemaPage: SchemaPage;
  requestPanel: RequestPanel;
  searchBox: SearchBox;
  searchFiles: SearchFiles;
  searchPage: SearchPage;
  colourModeSwitch: ColourModeSwitch;
  planPage: PlanPage;
  navbar: Navbar;
  pageScripts: PageScripts;
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
  sitePage: async ({page}, use) => {
    await use(new SitePage(page));
  },
  endpointPage: async ({page}, use) => {
    await use(new EndpointPage(page));
  },
  schemaPage: async ({page}, use) => {
    await use(new SchemaPage(page));
  },
  requestPanel: async ({page}, use) => {
    await use(new RequestPanel(page));
  },
  searchBox: async ({page}, use) => {
    await use(new SearchBox(page));
  },
  searchFiles: async ({page}, use) => {
    await use(new SearchFiles(page));
  },
  searchPage: async ({page}, use) => {
    await use(new SearchPage(page));
  },
  colourModeSwitch: async ({page}, use) => {
    await use(new ColourModeSwitch(page));
  },
  planPage: async ({page}, use) => {
    await use(new PlanPage(page));
  },
  navbar: async ({page}, use) => {
    await use(new Navbar(page));
  },
  pageScripts: async ({page}, use) => {
    await use(new PageScripts(page));
  },
  mobileMenu: async ({page}, use) => {
    await use(new MobileMenu(page));
  },
  keyboardUser: async ({page}, use) => {
    await use(new KeyboardUser(page));
  },
});

/** The details of a promise to the reader, which `npm test` runs. `npm run test:all` runs all tests. */
export const PROMISE = {tag: '@promise'};

/** Returns the details of a test in a loop whose first test is a promise to the reader. */
export function promise(index: number): {tag?: string} {
  return index === 0 ? PROMISE : {};
}

export {expect} from '@playwright/test';
