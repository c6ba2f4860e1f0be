import {expect, type Page} from '@playwright/test';
import {builtGrounds} from '../../scripts/lib/stock/grounds';
import {answer, expectAccessible, expectToFit, find, open, test} from './site-test';

/*
 * The ground "crossed": docs at the root, a blog, three languages, of which one is written from right to left, two
 * versions of one API, an offline copy, and another plugin that writes llms.txt.
 */

const OPERATION = '/api/Forecast/Daily/get-forecast';
const OLD_OPERATION = `/v2${OPERATION}`;

if (builtGrounds().some(({name}) => name === 'crossed')) {
  testSite();
}

function testSite(): void {
  test.use({site: {folder: 'crossed', trailingSlash: false}});

  test('On crossed, a site has pages of guides, of the blog and of both versions, in all languages.', async ({
    page,
  }) => {
    for (const [address, title, direction] of [
      ['/', 'Start', 'ltr'],
      ['/fr', 'Début', 'ltr'],
      ['/ar', 'البداية', 'rtl'],
      ['/ar/tutorial-basics/create-a-page', 'Create a Page', 'rtl'],
      ['/blog/welcome', 'Welcome', 'ltr'],
      ...['', '/fr', '/ar'].flatMap((language) =>
        [OPERATION, OLD_OPERATION].map((route) => [
          ...[`${language}${route}`, 'Get forecast'],
          language === '/ar' ? 'rtl' : 'ltr',
        ]),
      ),
    ] as [string, string, string][]) {
      await open(page, address);
      await expect.soft(page.getByRole('heading', {level: 1}), address).toHaveText(title);
      await expect.soft(page.locator('html'), address).toHaveAttribute('dir', direction);
    }
  });

  test('On crossed, a site says which version a page is of, and has code from left to right.', async ({
    page,
  }) => {
    for (const [address, label] of [
      [OPERATION, 'Weather 3'],
      [`/ar${OLD_OPERATION}`, 'Weather 2'],
    ] as const) {
      await open(page, address);
      await expect.soft(page).toHaveTitle(new RegExp(label));
      await expect.soft(page.locator('.breadcrumbs')).toContainText(label);
      const sample = page.locator('main pre').filter({visible: true}).first();
      await expect.soft(sample).toHaveCSS('direction', 'ltr');
    }
  });

  test('On crossed, a site leads from a guide to a version and back, without a new document.', async ({
    page,
  }) => {
    await open(page, '/fr');
    await mark(page);
    await page.getByRole('main').getByRole('link', {name: 'la prévision'}).click();
    await expect(page).toHaveURL(/\/fr\/api$/);
    await page.getByRole('main').getByRole('link', {name: 'Get Network'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Get Network');
    await page.getByRole('link', {name: 'Guides'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Début');
    expect(await isMarked(page)).toBe(true);
  });

  test('On crossed, a site has a panel that sends requests to the version of the page.', async ({
    page,
  }) => {
    const origin = 'https://weather.example.com';
    await answer(page, origin, {kind: 'rain', millimetres: 12});
    await open(page, `/ar${OLD_OPERATION}`);
    const panel = page.getByRole('region', {name: 'Try it'});
    const request = page.waitForRequest(`${origin}/**`);
    await panel.getByRole('button', {name: 'Send'}).click();
    expect((await request).url()).toContain('/v2/forecast/Seoul');
    await expect(panel).toContainText('millimetres');
  });

  test('On crossed, a site finds guides, and first the version that one reads.', async ({
    page,
  }) => {
    await open(page, OLD_OPERATION);
    await find(page, 'observer', 'Send Report');
    await expect(page).toHaveURL(/\/v2\/api\/Stations\/send-report/);
    await open(page, OPERATION);
    await find(page, 'observer', 'Send Report');
    await expect(page).toHaveURL(/\d\/api\/Stations\/send-report/);
    await open(page, '/');
    await find(page, 'congratulations', 'Congratulations');
    await expect(page).toHaveURL(/\/tutorial-basics\/congratulations/);
  });

  test('On crossed, a site shows a page of its own at an address without one.', async ({
    page,
    errors,
  }) => {
    errors.expect(/404 \(Not Found\)/);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  });

  test('On crossed, a site reads a page of the reference offline.', async ({
    page,
    context,
    errors,
  }) => {
    // The plugin says that it cannot update the copy.
    errors.allow(/registerSW failed|fetching the script/);
    await open(page, '/?offlineMode=true');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const sizes = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).length),
          );
          return sizes.reduce((sum, size) => sum + size, 0);
        }),
      )
      .toBeGreaterThan(200);
    await open(page, '/?offlineMode=true');
    await context.setOffline(true);
    await open(page, OLD_OPERATION);
    await expect(page.getByRole('main')).toContainText('The forecast');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Get forecast');
    await expect(page.getByRole('main')).toContainText('Get Network');
  });

  test('On crossed, a site keeps the list of the other plugin, and has the Markdown of guides and of both versions.', async ({
    request,
  }) => {
    const list = await (await request.get('/llms.txt')).text();
    expect(list).toContain('tutorial-basics/congratulations');
    expect(list).not.toContain('Get forecast');
    for (const [address, title] of [
      ['/tutorial-basics/congratulations.md', '# Congratulations!'],
      ['/blog/welcome.md', '# Welcome'],
      [`${OPERATION}.md`, '# Get forecast'],
      [`/ar${OLD_OPERATION}.md`, '# Get forecast'],
    ] as const) {
      const markdown = await request.get(address);
      expect.soft(await markdown.text(), address).toContain(title);
    }
  });

  test('On crossed, a site fits its window, and axe finds nothing.', async ({page}) => {
    const addresses = [`/ar${OPERATION}`, '/ar/v2/schemas', '/fr/api'];
    await expectToFit(page, addresses);
    await expectAccessible(page, addresses);
  });
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['visited'] = '';
  });
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'visited' in document.body.dataset);
}
