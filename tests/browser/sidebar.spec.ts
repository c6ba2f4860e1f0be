import type {Locator, Page} from '@playwright/test';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

/** The groups of the operations that answer with the schemas. */
const SCHEMA_GROUPS = [
  'Account',
  'Block',
  'Contract',
  'Home',
  'NFT',
  'Stablecoin',
  'Swap',
  'Token',
  'Transaction',
  'Shared',
];

/** The items of a category, which the browser loads when the reader needs them. */
class Category {
  readonly button: Locator;
  readonly links: Locator;

  constructor(page: Page, label: string) {
    const category = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('listitem')
      .filter({has: page.locator(`> div > :text-is("${label}")`)});
    this.button = category.getByRole('button').first();
    this.links = category.locator('> ul > li > a, > ul > li > div > a');
  }
}

test.describe('A closed category of the sidebar', () => {
  test(
    'shows all its items when the reader opens it.',
    PROMISE,
    async ({page, sitePage}) => {
      await sitePage.open('/schemas');
      const {links} = new Category(page, 'Schemas');
      const labels = await links.allTextContents();
      expect(labels).toEqual(SCHEMA_GROUPS);

      await sitePage.open('/faq');
      const schemas = new Category(page, 'Schemas');
      await expect(schemas.links).toHaveCount(0);
      await schemas.button.click();
      await expect(schemas.links).toHaveText(labels);
      // The category stays open on a page of another one.
      await page.getByRole('main').getByRole('link', {name: 'Plans'}).first().click();
      await schemas.button.focus();
      await page.keyboard.press('Enter');
      await expect(schemas.links).toHaveText(labels);
      // After a client-side navigation, the category of the page is complete too.
      await page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'}).click();
      await expect(sitePage.heading).toHaveText('Schemas');
      await expect(schemas.links).toHaveText(labels);
    },
  );

  test('shows its items after a failure to load them.', async ({
    page,
    sitePage,
    pageScripts,
    consoleErrors,
  }) => {
    // The pointer may come over a link, whose page is then preloaded.
    consoleErrors.allow(/^Uncaught ChunkLoadError/);
    await sitePage.open('/faq');
    await pageScripts.lose();
    const schemas = new Category(page, 'Schemas');
    await schemas.button.click();
    await expect(schemas.links).toHaveCount(1);
    await pageScripts.find();
    await schemas.links.first().hover();
    await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
  });
});

test.describe('The category of the page', () => {
  test('is complete if the host serves the page with a slash at the end.', async ({
    page,
    sitePage,
  }) => {
    for (const route of ['/schemas', '/schemas/accountview']) {
      await page.route(`**${route}/`, async (request) => {
        const {origin} = new URL(request.request().url());
        await request.fulfill({response: await request.fetch({url: origin + route})});
      });
      const problems = await sitePage.problemsDuring(async () => {
        await visit(page, `${route}/`);
        await sitePage.hydrated();
      });
      expect(problems).toEqual([]);
      const {links} = new Category(page, 'Schemas');
      await expect(links).toHaveText(SCHEMA_GROUPS);
    }
  });
});

test.describe('The entry of the page', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test(
    'is in view when a page is opened, before its scripts run.',
    PROMISE,
    async ({page, sitePage}) => {
      const letScriptsRun = await sitePage.openWithoutScripts('/schemas/unit');
      await expect(entryOf(page)).toBeInViewport({ratio: 1});
      const {scroll} = await placeOf(page);
      await letScriptsRun();
      await expect(entryOf(page)).toBeInViewport({ratio: 1});
      expect((await placeOf(page)).scroll).toBe(scroll);
      expect(await sitePage.layoutShift()).toBe(0);
    },
  );

  test('is in view after a navigation, and leaves the sidebar to the reader, who scrolls it.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/schemas');
    await page.getByRole('main').getByRole('link', {name: 'Unit', exact: true}).click();
    await expect(sitePage.heading).toHaveText('Unit');
    await expect(entryOf(page)).toHaveText('Unit');
    await expect(entryOf(page)).toBeInViewport({ratio: 1});
    await page.getByRole('navigation', {name: 'Docs sidebar'}).hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(async () => (await placeOf(page)).scroll).toBe(0);
    // A link to a part of the same page.
    await page.evaluate(() => {
      location.hash = 'example';
    });
    await page.getByRole('main').hover();
    await sitePage.hydrated();
    expect((await placeOf(page)).scroll).toBe(0);
  });
});

function entryOf(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('a[aria-current="page"]');
}

async function placeOf(page: Page): Promise<{scroll: number}> {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .evaluate(({scrollTop}) => ({scroll: scrollTop}));
}

test.describe('The filter of the sidebar', () => {
  test('is in the menu of a phone, which a match closes.', async ({
    page,
    sitePage,
    mobileMenu,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await sitePage.open('/schemas/unit');
    await mobileMenu.open();
    const entry = mobileMenu.dialog.locator('a[aria-current="page"]');
    await expect(entry).toHaveText('Unit');
    await expect(entry).toBeInViewport({ratio: 1});
    const filter = mobileMenu.dialog.getByRole('searchbox');
    await filter.fill('swaptoken');
    await expect(mobileMenu.dialog.getByRole('status')).toHaveText('1 match');
    await filter.press('Escape');
    await expect(mobileMenu.item('Schemas')).toBeVisible();
    await filter.fill('swap token');
    await mobileMenu.item('Swap Token').click();
    await expect(sitePage.heading).toHaveText('Swap Token');
    await expect(mobileMenu.dialog).toBeHidden();
  });
});
