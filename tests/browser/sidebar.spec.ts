import type {Locator, Page} from '@playwright/test';
import {expect, PROMISE, test} from './test';
import {hold, SCRIPTS, visit} from './visit';

/** The groups of the operations that answer with the schemas. */
const SCHEMA_GROUPS = [
  ...['Account', 'Block', 'Contract', 'Home', 'NFT', 'Stablecoin', 'Swap', 'Token'],
  ...['Transaction', 'Shared'],
];

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

function entryOf(page: Page): Locator {
  return sidebarOf(page).locator('a[aria-current="page"]');
}

/** The items of the category "Schemas", which the browser loads when the reader needs them. */
function schemasOf(page: Page): {button: Locator; links: Locator} {
  const category = sidebarOf(page)
    .getByRole('listitem')
    .filter({has: page.locator('> div > :text-is("Schemas")')});
  return {
    button: category.getByRole('button').first(),
    links: category.locator('> ul > li > a, > ul > li > div > a'),
  };
}

test(
  'A closed category of the sidebar shows all its items when the reader opens it.',
  PROMISE,
  async ({page, sitePage}) => {
    await sitePage.open('/faq');
    const schemas = schemasOf(page);
    await expect(schemas.links).toHaveCount(0);
    await schemas.button.click();
    await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
    // The category stays open on a page of another one.
    await page.getByRole('main').getByRole('link', {name: 'Plans'}).first().click();
    await schemas.button.press('Enter');
    await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
    // After a client-side navigation, the category of the page is complete too.
    await page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'}).click();
    await expect(sitePage.heading).toHaveText('Schemas');
    await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
  },
);

test('A closed category of the sidebar shows its items after a failure to load them.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/^Failed to load resource: .*\/assets\/(js|pages)\//);
  // The pointer may come over a link, whose page is then preloaded.
  consoleErrors.allow(/^Uncaught ChunkLoadError/);
  await sitePage.open('/faq');
  await page.route(SCRIPTS, (route) => route.abort('failed'));
  const schemas = schemasOf(page);
  await schemas.button.click();
  await expect(schemas.links).toHaveCount(1);
  await page.unroute(SCRIPTS);
  await schemas.links.first().hover();
  await expect(schemas.links).toHaveText(SCHEMA_GROUPS);
});

test('The category of the page is complete if the host serves the page with a slash at the end.', async ({
  page,
  sitePage,
}) => {
  const route = '/schemas/accountview';
  await page.route(`**${route}/`, async (request) => {
    const {origin} = new URL(request.request().url());
    await request.fulfill({response: await request.fetch({url: origin + route})});
  });
  const problems = await sitePage.problemsDuring(async () => {
    await visit(page, `${route}/`);
    await sitePage.hydrated();
  });
  expect(problems).toEqual([]);
  await expect(schemasOf(page).links).toHaveText(SCHEMA_GROUPS);
});

test(
  'The entry of the page is in view before the scripts run and after a navigation, and leaves the sidebar to the reader, who scrolls it.',
  PROMISE,
  async ({page, sitePage}) => {
    await page.setViewportSize({width: 1440, height: 900});
    const scroll = (): Promise<number> =>
      sidebarOf(page).evaluate(({scrollTop}) => scrollTop);
    const letScriptsRun = await sitePage.openWithoutScripts('/schemas/unit');
    await expect(entryOf(page)).toBeInViewport({ratio: 1});
    const before = await scroll();
    await letScriptsRun();
    await expect(entryOf(page)).toBeInViewport({ratio: 1});
    expect(await scroll()).toBe(before);
    expect(await sitePage.layoutShift()).toBe(0);

    await sitePage.open('/schemas');
    await page.getByRole('main').getByRole('link', {name: 'Unit', exact: true}).click();
    await expect(entryOf(page)).toHaveText('Unit');
    await expect(entryOf(page)).toBeInViewport({ratio: 1});
    await sidebarOf(page).hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(scroll).toBe(0);
    // A link to a part of the same page.
    await page.evaluate(() => {
      location.hash = 'example';
    });
    await page.getByRole('main').hover();
    expect(await scroll()).toBe(0);
  },
);

test('The entry of the page is in view after a first press whose code arrives late.', async ({
  page,
  sitePage,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const release = await hold(page, /\/first-touch\.[^/]+\.js$/);
  await sitePage.open('/schemas');
  await page.getByRole('main').getByRole('link', {name: 'Unit', exact: true}).click();
  await expect(entryOf(page)).toHaveText('Unit');
  await expect(entryOf(page)).not.toBeInViewport();
  release();
  await expect(entryOf(page)).toBeInViewport({ratio: 1});
});

test('The code of the first press is loaded with the next kind of event if it has failed.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  consoleErrors.expectFailure('Failed to load resource');
  const code = /\/first-touch\.[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await sitePage.open('/schemas');
  const failed = page.waitForEvent('requestfailed', (request) =>
    code.test(request.url()),
  );
  await page.getByRole('heading', {level: 1}).click();
  await failed;
  await page.unroute(code);
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({timeout: 1_000});
  }).toPass();
});

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
