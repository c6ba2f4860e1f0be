import type {Page} from '@playwright/test';
import {expect, repetition, test} from '../test';
import {proves} from '../../specification/proves';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Turns the mouse wheel and waits until the page has scrolled. */
async function scroll(page: Page, ...steps: number[]): Promise<void> {
  for (const step of steps) {
    const goal = (await scrolled(page)) + step;
    await page.mouse.wheel(0, step);
    await expect.poll(() => scrolled(page)).toBe(goal);
  }
}

/** Waits until the intersection observers of links have run and the browser has been idle. */
async function observed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const {} of [1, 2]) {
      await new Promise(requestAnimationFrame);
    }
    for (const {} of [1, 2]) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

function prefetchedAssets(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

/** Returns the prefetched docs pages. The script of a page has its permalink after its slug. */
async function prefetchedPages(page: Page): Promise<string[]> {
  const scripts = await Promise.all(
    (await prefetchedAssets(page)).map(async (asset) =>
      (await page.request.get(asset)).text(),
    ),
  );
  return scripts.flatMap(
    (script) => /"?slug"?:"[^"]*","?permalink"?:"([^"]*)"/.exec(script)?.[1] ?? [],
  );
}

test.describe('2. Screens and routes', () => {
  for (const route of ['/', '/faq', '/plans/PRO PLUS', '/api/Account/get-account']) {
    const address = `${route === '/' ? '' : route}/index.html`;

    test(
      `A path ending in /index.html is normalised by dropping that suffix: ${address}.`,
      proves('S2.4'),
      async ({sitePage}) => {
        await sitePage.open(address);
        expect(sitePage.path).toBe(route);
      },
    );
  }

  for (const route of ['/no-such-page', '/api/Account/get-nothing', '/schemas/none']) {
    test(
      `A catch-all route shows a not-found page: ${route}.`,
      proves('S2.3', 'S8.6'),
      async ({sitePage}) => {
        await sitePage.open(route, {status: 404});
        await expect(sitePage.heading).toHaveText('Page Not Found');
        expect(sitePage.path).toBe(route);
      },
    );
  }
});

test.describe('2. Screens and routes: Navigation behaviour', () => {
  test(
    'A route change scrolls to the hash anchor.',
    proves('S2.43'),
    async ({page, sitePage}) => {
      await sitePage.open('/create-api-key');
      await page.getByRole('main').locator('a[href="/faq#key-safety"]').first().click();
      await expect(page).toHaveURL('/faq#key-safety');
      const target = page.locator('[id="key-safety"]');
      await expect(target).toBeInViewport({ratio: 1});

      await page.locator('.table-of-contents a[href="#cors"]').click();
      await expect(page).toHaveURL('/faq#cors');
      await expect(page.locator('[id="cors"]')).toBeInViewport({ratio: 1});
      await expect(target).not.toBeInViewport();
    },
  );

  test(
    'A route change scrolls to the top if there is no anchor.',
    proves('S2.43'),
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      // The click scrolls to the link, which is in the footer.
      await page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'}).click();
      await expect(sitePage.heading).toHaveText('Schemas');
      expect(await scrolled(page)).toBe(0);
    },
  );

  test('A route change by the back and forward buttons restores the scroll position.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/faq');
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'});
    await link.click();
    await expect(sitePage.heading).toHaveText('Schemas');
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect(page).toHaveURL('/faq');
    await page.goForward();
    await expect(sitePage.heading).toHaveText('Schemas');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test(
    'A loading bar appears only after a 200 ms delay.',
    proves('S2.44', 'S9.8'),
    async ({page, sitePage, pageScripts}) => {
      await page.clock.install();
      await sitePage.open('/plans');
      const bar = page.locator('#nprogress .bar');
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
      await link.scrollIntoViewIfNeeded();
      const release = await pageScripts.hold();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await link.click();
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toBeVisible();
      await page.clock.resume();
      release();
      await expect(sitePage.heading).toHaveText('Frequently asked questions');
      await expect(bar).toHaveCount(0);
    },
  );

  test(
    'No loading bar appears if the page loads within the delay.',
    proves('S2.44'),
    async ({page, sitePage}) => {
      await page.clock.install();
      await sitePage.open('/plans');
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
      await link.scrollIntoViewIfNeeded();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await link.click();
      await expect(sitePage.heading).toHaveText('Frequently asked questions');
      await page.clock.runFor(1_000);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    },
  );

  for (const {name, connection, ahead} of [
    {
      name: 'Route assets are prefetched.',
      connection: {saveData: false, effectiveType: '4g'},
      ahead: true,
    },
    {
      name: 'Route assets are not prefetched on 2g connections.',
      connection: {saveData: false, effectiveType: '2g'},
      ahead: false,
    },
    {
      name: 'Route assets are not prefetched on slow-2g connections.',
      connection: {saveData: false, effectiveType: 'slow-2g'},
      ahead: false,
    },
    {
      name: 'Route assets are not prefetched on data-saver connections.',
      connection: {saveData: true, effectiveType: '4g'},
      ahead: false,
    },
  ]) {
    test(name, proves('S2.45'), async ({page, sitePage, pageScripts}) => {
      await page.addInitScript((fake) => {
        Object.defineProperty(navigator, 'connection', {value: fake});
      }, connection);
      await sitePage.open('/plans');
      await observed(page);
      const prefetches = page.locator('link[rel="prefetch"][href$=".js"]');
      if (ahead) {
        await expect(prefetches).not.toHaveCount(0);
      } else {
        await expect(prefetches).toHaveCount(0);
      }
      // On hover, a link also requests the scripts of its page.
      const scripts = page.locator('head script[src]');
      const before = await scripts.count();
      await pageScripts.hold();
      await page.getByRole('link', {name: 'FAQ'}).last().hover();
      if (ahead) {
        expect(await scripts.count()).toBeGreaterThan(before);
      } else {
        expect(await scripts.count()).toBe(before);
      }
    });
  }

  for (const [index, route] of ['/', '/schemas', '/faq'].entries()) {
    test(
      `Route assets are prefetched once, for at most 12 pages with links in view: ${route}.`,
      {...proves('S2.45'), ...repetition(index)},
      async ({page, sitePage}) => {
        await sitePage.open(route);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += 500) {
          await page.evaluate((to) => scrollTo(0, to), top);
          await observed(page);
        }
        // All pages have a parent route with the path of the home page, so it is prefetched too.
        const pages = (await prefetchedPages(page)).filter((path) => path !== route);
        expect(pages).toHaveLength(12);
        expect(new Set(pages).size).toBe(12);
        const assets = await prefetchedAssets(page);
        expect(new Set(assets).size).toBe(assets.length);
      },
    );
  }

  test(
    'If route loading fails, the page reloads.',
    proves('S2.46'),
    async ({page, sitePage, pageScripts, consoleErrors}) => {
      // The reload may come before the browser reports the error.
      consoleErrors.allow(/^Uncaught ChunkLoadError/);
      await sitePage.open('/plans');
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
      await pageScripts.lose();
      // Only a reload requests the document.
      let reloads = 0;
      await page.route('/faq', async (route) => {
        reloads++;
        await pageScripts.find();
        await route.continue();
      });
      await link.click();
      await expect(sitePage.heading).toHaveText('Frequently asked questions');
      await sitePage.hydrated();
      expect(reloads).toBe(1);
    },
  );

  test(
    'A skip-to-main-content link exists.',
    proves('S2.47'),
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      const link = page.getByRole('link', {name: 'Skip to main content'});
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await expect(link).not.toBeInViewport();
      // The next element in the tab order is in the page, not in the navbar.
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
    },
  );

  test(
    'The navbar has dropdown menus, which open on hover.',
    proves('S2.48'),
    async ({page, sitePage, navbar}) => {
      await sitePage.open('/');
      const links = navbar.dropdownLinks('Plans');
      await expect(links).toHaveText([
        ...['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'],
        'Endpoint credits',
      ]);
      await expect(links.first()).toBeHidden();
      await navbar.dropdown('Plans').hover();
      await links.filter({hasText: 'PRO PLUS'}).click();
      await expect(page).toHaveURL('/plans/PRO%20PLUS');
      await expect(sitePage.heading).toContainText('PRO PLUS');
    },
  );

  test(
    'The navbar has dropdown menus, which open with the keyboard.',
    proves('S2.48'),
    async ({page, sitePage, navbar}) => {
      await sitePage.open('/');
      const menu = navbar.dropdown('Guides');
      const links = navbar.dropdownLinks('Guides');
      await menu.focus();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      // Leave the menu backwards.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/account-creation');
    },
  );

  test.describe('The navbar hides on scroll down and reappears', () => {
    test('on scroll up.', proves('S2.49'), async ({page, sitePage, navbar}) => {
      await sitePage.open('/faq');
      await scroll(page, 500, 500);
      await expect(navbar.bar).not.toBeInViewport();
      await scroll(page, -100);
      await expect(navbar.bar).toBeInViewport({ratio: 1});
    });

    test('near the top.', proves('S2.49'), async ({page, sitePage, navbar}) => {
      // The end of the page is in view, where scrolling up does not show the navbar.
      await sitePage.open('/endpoint-credit');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({width: 1280, height: height - 100});
      await scroll(page, 50, 50);
      await expect(navbar.bar).not.toBeInViewport();
      await scroll(page, -20);
      await expect(navbar.bar).not.toBeInViewport();
      await scroll(page, -30);
      await expect(navbar.bar).toBeInViewport({ratio: 1});
    });

    test(
      'when an anchor target is on the page.',
      proves('S2.49'),
      async ({page, sitePage, navbar}) => {
        await sitePage.open('/faq');
        await scroll(page, 500, 500);
        await expect(navbar.bar).not.toBeInViewport();
        await page.locator('.table-of-contents a[href="#all-pages"]').click();
        await expect(page).toHaveURL('/faq#all-pages');
        await expect(navbar.bar).toBeInViewport({ratio: 1});
        // The target is below the navbar.
        const target = page.locator('[id="all-pages"]');
        const top = (await target.boundingBox())?.y;
        const bar = await navbar.bar.boundingBox();
        expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

        // The navbar hides again when the reader scrolls down.
        await target.hover();
        await scroll(page, 500);
        await expect(navbar.bar).not.toBeInViewport();

        await sitePage.open('/endpoint-credit#use-fewer-credits');
        await expect(page.locator('[id="use-fewer-credits"]')).toBeInViewport({ratio: 1});
        await expect(navbar.bar).toBeInViewport({ratio: 1});
      },
    );
  });

  test(
    'The mobile sidebar shows up to 996 px, with a back-to-main-menu button.',
    proves('S2.50', 'S9.10'),
    async ({page, sitePage, navbar}) => {
      await page.setViewportSize({width: 997, height: 720});
      await sitePage.open('/faq');
      const docs = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(navbar.menuButton).toBeHidden();
      await expect(navbar.dropdown('Guides')).toBeVisible();
      await expect(docs).toBeVisible();

      await page.setViewportSize({width: 996, height: 720});
      await expect(docs).toBeHidden();
      await expect(navbar.dropdown('Guides')).toBeHidden();
      await navbar.openSidebar();
      // The sidebar shows the docs menu first, then the main menu.
      await expect(
        navbar.sidebar.getByRole('link', {name: 'FAQ', exact: true}).last(),
      ).toBeInViewport();
      await expect(navbar.sidebarMenu('Guides')).not.toBeInViewport();
      await navbar.backButton.click();
      await expect(navbar.sidebarMenu('Guides')).toBeInViewport();
      await expect(navbar.backButton).not.toBeInViewport();
    },
  );

  test(
    'The footer shows link columns, plus a logo and a copyright line.',
    proves('S2.54'),
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      const footer = page.getByRole('contentinfo');
      const columns = footer.locator('.footer__col');
      await expect(columns.locator('.footer__title')).toHaveText([
        ...['Start', 'Reference', 'Plans', 'Verification'],
      ]);
      for (const column of await columns.all()) {
        await expect(column.getByRole('link').first()).toBeVisible();
      }
      const logo = footer.getByRole('img', {name: 'Kaia Data API'});
      await expect(logo).toBeVisible();
      await expect(logo).toHaveAttribute('width', '180');
      await expect(logo).toHaveAttribute('height', '30');
      await expect(footer).toContainText('Copyright © 2025 Kaia API Documentation');
      await logo.click();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'Table of contents covers heading levels 2 to 3.',
    proves('S2.55', 'S9.14'),
    async ({page, sitePage, pageScripts}) => {
      await sitePage.open('/faq');
      const ofHeadings = await page
        .locator('article :is(h2, h3, h4)')
        .evaluateAll((headings) => headings.map(({id}) => `#${id}`));
      const links = page.locator('.table-of-contents a');
      const ofLinks = (): Promise<(string | null)[]> =>
        links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(ofHeadings.length).toBeGreaterThan(20);
      expect(await ofLinks()).toEqual(ofHeadings);

      // No page has headings of level 4, so change the level of one in the scripts.
      await sitePage.open('/plans');
      await pageScripts.rewrite((source) =>
        source.replace(/("?id"?:"cors","?level"?:)3/, '$14'),
      );
      await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
      await expect(links.filter({hasText: 'How does paging work?'})).toBeVisible();
      expect(await ofLinks()).toEqual(ofHeadings.filter((id) => id !== '#cors'));
    },
  );

  test(
    'Sidebar categories collapse automatically.',
    proves('S2.56'),
    async ({page, sitePage}) => {
      await sitePage.open('/');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const schema = sidebar.getByRole('link', {name: 'AccountView', exact: true});
      await sidebar
        .getByRole('button', {name: "Expand sidebar category 'Schemas'"})
        .click();
      await expect(schema).toBeVisible();
      await sidebar
        .getByRole('button', {name: "Expand sidebar category 'Plans'"})
        .click();
      await expect(
        sidebar.getByRole('link', {name: 'STARTER', exact: true}),
      ).toBeVisible();
      await expect(schema).toBeHidden();
    },
  );

  test('The sidebar cannot be hidden.', proves('S2.56'), async ({page, sitePage}) => {
    await sitePage.open('/faq');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeVisible();
    await expect(
      page.getByRole('button', {name: /^(Collapse|Expand) sidebar$/}),
    ).toHaveCount(0);
  });
});
