import type {Page} from '@playwright/test';
import type {SitePage} from '../pages/SitePage';
import {expect, PROMISE, test} from '../test';
import {proves} from '../../specification/proves';

/** Turns the mouse wheel and waits until the page has scrolled. */
async function scroll(site: SitePage, ...steps: number[]): Promise<void> {
  for (const step of steps) {
    const goal = (await site.scrolled()) + step;
    await site.page.mouse.wheel(0, step);
    await expect.poll(() => site.scrolled()).toBe(goal);
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

test(
  'A route change scrolls to the hash anchor, or to the top if there is none; Back restores the position.',
  {...proves('S2.43'), ...PROMISE},
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

    await sitePage.open('/faq');
    // The click scrolls to the link, which is in the footer.
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'});
    await link.click();
    await expect(sitePage.heading).toHaveText('Schemas');
    await expect.poll(() => sitePage.scrolled()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(sitePage.heading).toHaveText('Schemas');
    await expect.poll(() => sitePage.scrolled()).toBe(0);
  },
);

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

for (const {name, saveData, effectiveType, ahead} of [
  {name: 'are prefetched', saveData: false, effectiveType: '4g', ahead: true},
  {
    name: 'are not prefetched on slow-2g connections',
    saveData: false,
    effectiveType: 'slow-2g',
    ahead: false,
  },
  {
    name: 'are not prefetched on data-saver connections',
    saveData: true,
    effectiveType: '4g',
    ahead: false,
  },
]) {
  test(
    `Route assets ${name}.`,
    proves('S2.45'),
    async ({page, sitePage, pageScripts}) => {
      await page.addInitScript(
        (value) => {
          Object.defineProperty(navigator, 'connection', {value});
        },
        {saveData, effectiveType},
      );
      await sitePage.open('/plans');
      await observed(page);
      const prefetches = page.locator('link[rel="prefetch"][href$=".js"]');
      await (ahead
        ? expect(prefetches).not.toHaveCount(0)
        : expect(prefetches).toHaveCount(0));
      // On hover, a link also requests the scripts of its page.
      const scripts = page.locator('head script[src]');
      const before = await scripts.count();
      await pageScripts.hold();
      await page.getByRole('link', {name: 'FAQ'}).last().hover();
      expect((await scripts.count()) > before).toBe(ahead);
    },
  );
}

test(
  'Route assets are prefetched for at most 12 pages with links in view.',
  proves('S2.45'),
  async ({page, sitePage}) => {
    await sitePage.open('/schemas');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 500) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await observed(page);
    }
    // All pages have a parent route with the path of the home page, so it is prefetched too.
    const pages = (await prefetchedPages(page)).filter((path) => path !== '/schemas');
    expect(new Set(pages).size).toBe(12);
  },
);

test(
  'A skip-to-main-content link exists.',
  {...proves('S2.47'), ...PROMISE},
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
  'The navbar hides on scroll down and reappears on scroll up, and near the top.',
  {...proves('S2.49'), ...PROMISE},
  async ({page, sitePage, navbar}) => {
    await sitePage.open('/faq');
    await scroll(sitePage, 500, 500);
    await expect(navbar.bar).not.toBeInViewport();
    await scroll(sitePage, -100);
    await expect(navbar.bar).toBeInViewport({ratio: 1});

    // The end of the page is in view, where scrolling up does not show the navbar.
    await sitePage.open('/endpoint-credit');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({width: 1280, height: height - 100});
    await scroll(sitePage, 50, 50);
    await expect(navbar.bar).not.toBeInViewport();
    await scroll(sitePage, -20);
    await expect(navbar.bar).not.toBeInViewport();
    await scroll(sitePage, -30);
    await expect(navbar.bar).toBeInViewport({ratio: 1});
  },
);

test(
  'The navbar reappears when an anchor target is on the page, and does not cover it.',
  proves('S2.49'),
  async ({page, sitePage, navbar}) => {
    await sitePage.open('/faq');
    await scroll(sitePage, 500, 500);
    await expect(navbar.bar).not.toBeInViewport();
    await page.locator('.table-of-contents a[href="#all-pages"]').click();
    await expect(page).toHaveURL('/faq#all-pages');
    await expect(navbar.bar).toBeInViewport({ratio: 1});
    const target = page.locator('[id="all-pages"]');
    const top = (await target.boundingBox())?.y;
    const bar = await navbar.bar.boundingBox();
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

    // The navbar hides again when the reader scrolls down.
    await target.hover();
    await scroll(sitePage, 500);
    await expect(navbar.bar).not.toBeInViewport();
    await sitePage.open('/endpoint-credit#use-fewer-credits');
    await expect(page.locator('[id="use-fewer-credits"]')).toBeInViewport({ratio: 1});
    await expect(navbar.bar).toBeInViewport({ratio: 1});
  },
);

test(
  'The mobile sidebar shows up to 996 px, with a back-to-main-menu button, and closes when the window becomes desktop-size.',
  {...proves('S2.50', 'S4.14', 'S4.15', 'S9.10'), ...PROMISE},
  async ({page, sitePage, navbar, mobileMenu}) => {
    const setWidth = (width: number): Promise<void> =>
      page.setViewportSize({width, height: 720});
    await setWidth(997);
    await sitePage.open('/faq');
    const docs = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(mobileMenu.toggle).toBeHidden();
    await expect(navbar.dropdown('Guides')).toBeVisible();
    await expect(docs).toBeVisible();

    await setWidth(996);
    await expect(docs).toBeHidden();
    await expect(navbar.dropdown('Guides')).toBeHidden();
    await mobileMenu.isClosed();
    await mobileMenu.open();
    await expect(mobileMenu.toggle).toHaveAttribute('aria-expanded', 'true');
    // The sidebar shows the docs menu first, then the main menu.
    await expect(mobileMenu.item('FAQ').last()).toBeInViewport();
    const guides = mobileMenu.dialog.getByRole('button', {name: 'Guides', exact: true});
    await expect(guides).not.toBeInViewport();
    await mobileMenu.showMainMenu();
    await expect(guides).toBeInViewport();
    await mobileMenu.closeButton.click();
    await mobileMenu.isClosed();

    await mobileMenu.open();
    await setWidth(997);
    await expect(mobileMenu.dialog).toHaveCount(0);
    // It does not open again when the window becomes narrow again.
    await setWidth(996);
    await expect(mobileMenu.toggle).toBeVisible();
    await mobileMenu.isClosed();
  },
);

test(
  'The mobile sidebar closes on back navigation.',
  {...proves('S4.15'), ...PROMISE},
  async ({page, sitePage, mobileMenu}) => {
    await page.setViewportSize({width: 400, height: 800});
    await sitePage.open('/plans');
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    await expect(sitePage.heading).toHaveText('Frequently asked questions');
    await mobileMenu.open();
    // The first step back closes the sidebar, the second one leaves the page.
    await page.evaluate(() => {
      history.back();
    });
    await mobileMenu.isClosed();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/plans');
    await expect(sitePage.heading).toHaveText('Plans');
  },
);

test(
  'A mobile dropdown collapses or expands, and opens automatically when one of its items is active.',
  proves('S4.16'),
  async ({page, sitePage, mobileMenu}) => {
    await page.setViewportSize({width: 400, height: 800});
    await sitePage.open('/plans/STARTER');
    await mobileMenu.open();
    await mobileMenu.showMainMenu();
    const item = mobileMenu.item('STARTER');
    await expect(item).toBeVisible();
    await expect(mobileMenu.item('FAQ')).toBeHidden();
    await mobileMenu.item('Plans').click();
    await expect(item).toBeHidden();
    await mobileMenu.item('Plans').click();
    await expect(item).toBeVisible();
  },
);

test(
  'Sidebar categories collapse automatically.',
  {...proves('S2.56'), ...PROMISE},
  async ({page, sitePage}) => {
    await sitePage.open('/');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const expand = (label: string): Promise<void> =>
      sidebar.getByRole('button', {name: `Expand sidebar category '${label}'`}).click();
    const group = sidebar.getByRole('button', {name: 'Shared', exact: true});
    await expand('Schemas');
    await expect(group).toBeVisible();
    await expand('Plans');
    await expect(sidebar.getByRole('link', {name: 'STARTER', exact: true})).toBeVisible();
    await expect(group).toBeHidden();
  },
);
