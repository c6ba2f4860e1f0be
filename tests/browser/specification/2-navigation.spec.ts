import type {Page} from '@playwright/test';
import {proves} from '../../specification/proves';
import type {SitePage} from '../pages/SitePage';
import {expect, PROMISE, test} from '../test';
import {hold, siteOrigin} from '../visit';

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

test(
  'It has no accounts: it sets no cookie and receives only GET requests.',
  proves('S1.1', 'S1.2'),
  async ({context, page, referencePage, requestPanel, searchBox, colourMode}) => {
    const methods: string[] = [];
    context.on('request', (request) => {
      if (request.url().startsWith(siteOrigin())) {
        methods.push(request.method());
      }
    });
    await referencePage.open('/');
    await colourMode.toggle();
    await searchBox.search('get account');
    await searchBox.result('Get Account').click();
    await expect(referencePage.heading).toHaveText(/^Get Account/);
    await referencePage.language('go').check();
    await requestPanel.network.selectOption('Kairos');
    await page.reload();
    await referencePage.hydrated();
    expect(await context.cookies()).toEqual([]);
    expect(methods.length).toBeGreaterThan(10);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  },
);

test(
  'A route change scrolls to the hash anchor, or to the top if there is none; Back restores the position.',
  {...proves('S2.43'), ...PROMISE},
  async ({page, sitePage}) => {
    await sitePage.open('/create-api-key');
    await page.getByRole('main').locator('a[href="/faq#key-safety"]').first().click();
    await expect(page).toHaveURL('/faq#key-safety');
    await expect(page.locator('[id="key-safety"]')).toBeInViewport({ratio: 1});
    await page.locator('.table-of-contents a[href="#cors"]').click();
    await expect(page).toHaveURL('/faq#cors');
    await expect(page.locator('[id="cors"]')).toBeInViewport({ratio: 1});

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
  async ({page, sitePage}) => {
    await page.clock.install();
    await sitePage.open('/plans');
    const bar = page.locator('#nprogress .bar');
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
    await link.scrollIntoViewIfNeeded();
    const release = await hold(page);
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

for (const {name, saveData, effectiveType} of [
  {name: 'are prefetched on fast', saveData: false, effectiveType: '4g'},
  {name: 'are not prefetched on slow-2g', saveData: false, effectiveType: 'slow-2g'},
  {name: 'are not prefetched on data-saver', saveData: true, effectiveType: '4g'},
]) {
  test(`Route assets ${name} connections.`, proves('S2.45'), async ({page, sitePage}) => {
    const ahead = !saveData && effectiveType === '4g';
    await page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, 'connection', {value});
      },
      {saveData, effectiveType},
    );
    await sitePage.open('/plans');
    await observed(page);
    const prefetches = page.locator('link[rel="prefetch"][href$=".js"]');
    expect((await prefetches.count()) > 0).toBe(ahead);
    // On hover, a link also requests the scripts of its page.
    const scripts = page.locator('head script[src]');
    const before = await scripts.count();
    await hold(page);
    await page.getByRole('link', {name: 'FAQ'}).last().hover();
    expect((await scripts.count()) > before).toBe(ahead);
  });
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
    const assets = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const texts = await Promise.all(
      assets.map(async (asset) => (await page.request.get(asset)).text()),
    );
    // The script or data of a page has its permalink after its slug.
    const pages = texts
      .map((text) => /"?slug"?:"[^"]*","?permalink"?:"([^"]*)"/.exec(text)?.[1])
      // All pages have a parent route with the path of the home page, so it is prefetched too.
      .filter((path) => path !== undefined && path !== '/schemas');
    expect(new Set(pages).size).toBe(12);
  },
);

test(
  'The navbar hides on scroll down and reappears on scroll up, near the top, and when an anchor target is on the page, which it does not cover.',
  {...proves('S2.49'), ...PROMISE},
  async ({page, sitePage, navbar}) => {
    await sitePage.open('/faq');
    await scroll(sitePage, 500, 500);
    await expect(navbar.bar).not.toBeInViewport();
    await scroll(sitePage, -100);
    await expect(navbar.bar).toBeInViewport({ratio: 1});

    await scroll(sitePage, 100, 100);
    await expect(navbar.bar).not.toBeInViewport();
    await page.locator('.table-of-contents a[href="#all-pages"]').click();
    await expect(navbar.bar).toBeInViewport({ratio: 1});
    const target = page.locator('[id="all-pages"]');
    const bar = await navbar.bar.boundingBox();
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(
      (bar?.y ?? NaN) + (bar?.height ?? NaN),
    );
    // The navbar hides again when the reader scrolls down.
    await target.hover();
    await scroll(sitePage, 500);
    await expect(navbar.bar).not.toBeInViewport();

    // The end of the page is in view, where scrolling up does not show the navbar.
    await sitePage.open('/endpoint-credit');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({width: 1280, height: height - 100});
    await scroll(sitePage, 50, 50, -20);
    await expect(navbar.bar).not.toBeInViewport();
    await scroll(sitePage, -30);
    await expect(navbar.bar).toBeInViewport({ratio: 1});
  },
);

// The HTML has no items: what reads it without its CSS would show them all before the title.
test(
  'A dropdown of the navbar has its items.',
  proves('S3.6'),
  async ({sitePage, navbar}) => {
    await sitePage.open('/faq');
    await expect(navbar.dropdownLinks('Plans')).toHaveText([
      ...['Overview', 'FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'],
      'Endpoint credits',
    ]);
    const addressesOf = (label: string): Promise<string[]> =>
      navbar
        .dropdownLinks(label)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(await addressesOf('API')).toContain('/changelog');
    const guides = ['watch-address', 'networks', 'paging', 'errors', 'units'];
    const more = ['use-in-a-project', 'assistants', 'versions', 'migrate-from-etherscan'];
    expect(
      (await addressesOf('Guides')).filter((address) => address.startsWith('/guides/')),
    ).toEqual([...guides, ...more, 'glossary'].map((name) => `/guides/${name}`));
  },
);

test(
  'The mobile sidebar shows up to 996 px, with a back-to-main-menu button, and closes when the window becomes desktop-size, and on back navigation.',
  {...proves('S2.50', 'S4.14', 'S4.15', 'S9.10'), ...PROMISE},
  async ({page, sitePage, navbar, mobileMenu}) => {
    const setWidth = (width: number): Promise<void> =>
      page.setViewportSize({width, height: 720});
    await setWidth(997);
    await sitePage.open('/plans');
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/faq');
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

    await setWidth(997);
    await expect(mobileMenu.dialog).toHaveCount(0);
    // It does not open again when the window becomes narrow again.
    await setWidth(996);
    await expect(mobileMenu.toggle).toBeVisible();
    await mobileMenu.isClosed();

    // The first step back closes the sidebar, the second one leaves the page.
    await mobileMenu.open();
    await page.evaluate(() => {
      history.back();
    });
    await mobileMenu.isClosed();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/plans');
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
    for (const visible of [false, true]) {
      await mobileMenu.item('Plans').click();
      await expect(item).toBeVisible({visible});
    }
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
