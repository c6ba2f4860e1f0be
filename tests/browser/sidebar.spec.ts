import type {Locator, Page} from '@playwright/test';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

/** The groups of the operations that answer with the schemas. */
const SCHEMA_GROUPS = [
  ...['Account', 'Block', 'Contract', 'Home', 'NFT', 'Stablecoin', 'Swap', 'Token'],
  ...['Transaction', 'Shared'],
];

/** The items of the category "Schemas", which the browser loads when the reader needs them. */
function schemasOf(page: Page): {button: Locator; links: Locator} {
  const category = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('listitem')
    .filter({has: page.locator('> div > :text-is("Schemas")')});
  return {
    button: category.getByRole('button').first(),
    links: category.locator('> ul > li > a, > ul > li > div > a'),
  };
}

test.describe('A closed category of the sidebar', () => {
  test(
    'shows all its items when the reader opens it.',
    PROMISE,
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      const schemas = schemasOf(page);
      await expect(schemas.links).toHaveCount(0);
      await schemas.button.click();
      await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
      // The category stays open on a page of another one.
      await page.getByRole('main').getByRole('link', {name: 'Plans'}).first().click();
      await schemas.button.focus();
      await page.keyboard.press('Enter');
      await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
      // After a client-side navigation, the category of the page is complete too.
      await page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'}).click();
      await expect(sitePage.heading).toHaveText('Schemas');
      await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
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
    const schemas = schemasOf(page);
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
      const {links} = schemasOf(page);
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
      const scroll = await scrollOf(page);
      await letScriptsRun();
      await expect(entryOf(page)).toBeInViewport({ratio: 1});
      expect(await scrollOf(page)).toBe(scroll);
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
    await expect.poll(() => scrollOf(page)).toBe(0);
    // A link to a part of the same page.
    await page.evaluate(() => {
      location.hash = 'example';
    });
    await page.getByRole('main').hover();
    await sitePage.hydrated();
    expect(await scrollOf(page)).toBe(0);
  });
});

function entryOf(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('a[aria-current="page"]');
}

async function scrollOf(page: Page): Promise<number> {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .evaluate(({scrollTop}) => scrollTop);
}

test('The sidebar in the menu of a phone shows the entry of the page, and its filter, whose match closes it.', async ({
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
  await mobileMenu.dialog.getByRole('searchbox').fill('swap token');
  await mobileMenu.item('Swap Token').click();
  await expect(sitePage.heading).toHaveText('Swap Token');
  await mobileMenu.isClosed();
});
