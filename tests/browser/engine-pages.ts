import {
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import {consoleErrors} from './console-errors';
import type {Engine} from './engine';
import {siteOrigin} from './visit';
import {WebKitContext, WebKitSession} from './webkit/session';

interface WorkerFixtures {
  /**
   * The page that the tests of a worker share if they only open addresses: with a new page per
   * test, each of them would load the same scripts again.
   */
  sharedPage: Page;
}

/** The pages of a browser that Playwright drives. */
const playwrightPages = base.extend<object, WorkerFixtures>({
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
  sharedPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: siteOrigin()});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Opens a document in a sandbox without scripts: Firefox has no setting for them that Playwright knows. */
async function runNoScripts(route: Route): Promise<void> {
  if (route.request().isNavigationRequest()) {
    const response = await route.fetch();
    const policy = {'content-security-policy': 'sandbox allow-same-origin'};
    await route.fulfill({response, headers: {...response.headers(), ...policy}});
  } else {
    await route.fallback();
  }
}

/** The pages of Firefox. */
const firefoxPages = playwrightPages.extend({
  page: async ({page, javaScriptEnabled}, use) => {
    if (!javaScriptEnabled) {
      await page.route('**', runNoScripts);
    }
    const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
    // Playwright sets the value of a field in Firefox itself, which React does not take for an input.
    locators.fill = async function fill(this: Locator, text: string) {
      await this.selectText();
      await this.press('Delete');
      await this.pressSequentially(text);
    };
    await use(page);
  },
});

/** The pages of WebKit, which has the part of Playwright's API that the promises use. */
const webKitPages = base.extend<object, WorkerFixtures & {webKitSession: WebKitSession}>({
  webKitSession: [
    async ({}, use) => {
      const session = await WebKitSession.start();
      await use(session);
      await session.stop();
    },
    {scope: 'worker'},
  ],
  context: async ({webKitSession, baseURL, viewport}, use) => {
    const context = new WebKitContext(
      webKitSession,
      baseURL ?? siteOrigin(),
      viewport ?? undefined,
    );
    await use(context as unknown as BrowserContext);
    await context.close();
  },
  page: async ({context}, use) => {
    await use(await context.newPage());
  },
  sharedPage: [
    async ({webKitSession}, use) => {
      const context = new WebKitContext(webKitSession, siteOrigin());
      await use((await context.newPage()) as unknown as Page);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Returns the `test` of Playwright with the pages of an engine. */
export function pagesOf(engine: Engine): typeof playwrightPages {
  return {chromium: playwrightPages, firefox: firefoxPages, webkit: webKitPages}[engine];
}
