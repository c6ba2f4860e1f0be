import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator} from '@playwright/test';
import {builtGrounds} from '../../scripts/lib/stock/grounds';
import {textIds} from '../fixtures/text-ids';
import {answer, expectAccessible, expectToFit, find, open, test} from './site-test';

/* Sites of the template of Docusaurus on which scripts/test-stock.ts runs all commands that a user may run. */

const PAGES = [
  '/api',
  '/api/Forecast/Daily/get-forecast',
  '/api/Stations/send-report',
  '/schemas',
  '/schemas/rain',
];

const [, OPERATION] = PAGES as [string, string];

const SITES = builtGrounds().filter(({settings}) => settings.includes('commands'));

for (const {name} of SITES) {
  test.describe(() => {
    test.use({site: {folder: name, trailingSlash: false}});

    test(`On ${name}, the site has whole pages without scripts.`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(`${baseURL}${OPERATION}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText('Get forecast');
      for (const text of [
        '/forecast/',
        'place',
        'days',
        'requests.get(',
        'The forecast',
      ]) {
        await expect.soft(main).toContainText(text);
      }
      await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(
        'Daily',
      );
      // Only the sample of the first language is visible.
      const samples = main.locator('pre').filter({hasText: 'weather.example.com'});
      await expect(samples.filter({visible: true})).toHaveCount(1);
      await context.close();
    });

    test(`On ${name}, the site hydrates pages without messages, and fits their window.`, async ({
      page,
    }) => {
      await expectToFit(page, PAGES);
    });

    test(`On ${name}, the site shows the whole address of an operation beside its link.`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 900});
      await open(page, '/api/Stations/send-report');
      const isCovered = await page.evaluate(() => {
        const link = document.querySelector('main [href="#try-it"]') as Element;
        const {left, top, bottom} = link.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(document.querySelector('main code') as Element);
        return [...text.getClientRects()].some(
          (line) => line.right > left && line.bottom > top && line.top < bottom,
        );
      });
      expect(isCovered).toBe(false);
    });

    test(`On ${name}, the site shows the fields of nested schemas that are too many when the reader opens them.`, async ({
      page,
      errors,
    }) => {
      const entry = (id: string): Locator => page.locator(`[id="200-${id}"]`);
      const open200 = (): Promise<void> =>
        entry('seoul').locator('> details > summary').click();
      await open(page, '/api/Stations/get-network');
      await expect(entry('seoul.humidity')).toHaveCount(0);
      await open200();
      await expect(entry('seoul.humidity')).toBeVisible();
      await expect(entry('busan.humidity')).toHaveCount(0);

      errors.expect(/^Failed to load resource: .*station\.json$/);
      let isLost = true;
      await page.route('**/schemas/station.json', (route) =>
        isLost ? route.abort('failed') : route.continue(),
      );
      await open(page, '/api/Stations/get-network');
      // The browser may prefetch the data too.
      let lost = 0;
      page.on('requestfailed', (request) => {
        lost += request.resourceType() === 'fetch' ? 1 : 0;
      });
      await open200();
      // A preload can have failed, so the page asks once more without.
      await expect.poll(() => lost).toBe(2);
      isLost = false;
      await entry('seoul').getByRole('link', {name: 'see the page of Station'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Station');
    });

    test(`On ${name}, the site animates sections.`, async ({page}) => {
      await open(page, OPERATION);
      await page.evaluate(() => {
        new MutationObserver(() => {
          document.documentElement.dataset['animated'] = '';
        }).observe(document.body, {attributeFilter: ['data-animating'], subtree: true});
      });
      const summary = page.locator('main details > summary').first();
      // The first press can come before the code of the animation.
      await expect(async () => {
        await summary.click();
        await expect(page.locator('html[data-animated]')).toBeAttached({timeout: 1_000});
      }).toPass();
    });

    test(`On ${name}, the site finds the texts of the packages when it writes translations.`, () => {
      const file = path.join(process.env['STOCK_DIR'] ?? '', name, 'i18n/en/code.json');
      const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(textIds()));
    });

    test(`On ${name}, the site has pages in which axe finds nothing.`, async ({page}) => {
      await expectAccessible(page, PAGES);
    });

    test(`On ${name}, the site has a panel that sends requests.`, async ({page}) => {
      const origin = 'https://weather.example.com';
      await answer(page, origin, {kind: 'rain', millimetres: 12});
      await open(page, OPERATION);
      const panel = page.getByRole('region', {name: 'Try it'});
      const request = page.waitForRequest(`${origin}/**`);
      await panel.getByRole('button', {name: 'Send'}).click();
      expect((await request).url()).toContain('/v3/forecast/Seoul');
      await expect(panel).toContainText('millimetres');
    });

    test(`On ${name}, the site has a search that finds an operation by a field.`, async ({
      page,
    }) => {
      await open(page, '/');
      await find(page, 'observer', 'Send Report');
      await expect(page).toHaveURL(/\/api\/Stations\/send-report/);
    });

    test(`On ${name}, the site has both versions of its docs, and the Markdown of each page.`, async ({
      page,
      request,
    }) => {
      for (const prefix of ['', '/next']) {
        await open(page, `${prefix}${OPERATION}`);
        const link = page.getByRole('link', {name: 'View as Markdown'});
        const address = (await link.getAttribute('href')) as string;
        expect.soft(address).toBe(`${prefix}${OPERATION}.md`);
        const markdown = await request.get(address);
        expect(markdown.status()).toBe(200);
        expect.soft(await markdown.text()).toContain('# Get forecast');
      }
      for (const [address, moons] of [
        ['/api', 0],
        ['/next/api', 1],
      ] as const) {
        await open(page, address);
        const operations = page.getByRole('main').getByRole('link', {name: 'Get Moon'});
        await expect.soft(operations).toHaveCount(moons);
      }
      await page.getByRole('main').getByRole('link', {name: 'Get Moon'}).click();
      await expect(page).toHaveURL(/\/next\/api\/Stations\/get-moon$/);
      await open(page, '/docs/next/intro');
      const list = await (await request.get('/llms.txt')).text();
      expect.soft(list).toContain(`${OPERATION}.md): GET /forecast/{place}`);
    });

    test(`On ${name}, the site keeps the colours of its theme.`, async ({page}) => {
      await open(page, OPERATION);
      const colours = await page.evaluate(() => {
        const colourOf = (selector: string): string =>
          getComputedStyle(document.querySelector(selector) as Element).color;
        const probe = document.createElement('i');
        probe.style.color = 'var(--ifm-color-primary)';
        document.body.append(probe);
        return {
          links: colourOf('main a[href^="/schemas/"]'),
          primary: getComputedStyle(probe).color,
        };
      });
      expect(colours.links).toBe(colours.primary);
    });
  });
}
