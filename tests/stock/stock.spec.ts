import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test as base} from '@playwright/test';
import handler from 'serve-handler';
import {ConsoleErrors} from '../browser/console-errors';

/* Sites that scripts/test-stock.mjs makes of the template of Docusaurus, with the reference of a document. */

const STOCK_DIR = process.env['STOCK_DIR'] ?? '';

const PAGES = [
  '/api',
  '/api/Forecast/Daily/get-forecast',
  '/api/Stations/send-report',
  '/schemas',
  '/schemas/rain',
];

const [, OPERATION] = PAGES as [string, string];

const VERSIONS = ['3.5.2', '3.10.2'];

const test = base.extend<
  {version: string; errors: ConsoleErrors},
  {origins: ReadonlyMap<string, string>}
>({
  version: ['', {option: true}],
  origins: [
    async ({}, use) => {
      const servers = VERSIONS.map((version) => {
        const folder = path.join(STOCK_DIR, version, 'build');
        return createServer((request, response) => {
          void handler(request, response, {public: folder, cleanUrls: true});
        }).listen(0);
      });
      await Promise.all(servers.map((server) => once(server, 'listening')));
      await use(
        new Map(
          servers.map((server, index) => [
            VERSIONS[index] ?? '',
            `http://localhost:${(server.address() as AddressInfo).port}`,
          ]),
        ),
      );
      servers.forEach((server) => server.close());
    },
    {scope: 'worker'},
  ],
  baseURL: async ({version, origins}, use) => use(origins.get(version)),
  errors: [
    async ({browser, context}, use, {status}) => {
      const errors = new ConsoleErrors();
      errors.watch(context);
      await use(errors);
      await errors.verify(browser, status === 'passed');
    },
    {auto: true},
  ],
});

for (const version of VERSIONS) {
  test.describe(`A site of Docusaurus ${version}`, () => {
    test.use({version});

    test('has whole pages without scripts.', async ({browser, baseURL}) => {
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

    test('hydrates pages without messages, and fits their window.', async ({page}) => {
      for (const address of PAGES) {
        await open(page, address);
        for (const width of [1400, 390]) {
          await page.setViewportSize({width, height: 900});
          expect
            .soft(
              await page.evaluate(() => document.documentElement.scrollWidth),
              address,
            )
            .toBeLessThanOrEqual(width);
        }
      }
    });

    test('shows the whole address of an operation beside its link.', async ({page}) => {
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

    test('has pages in which axe finds nothing.', async ({page}) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        for (const address of PAGES) {
          await open(page, address);
          // The classic theme colours the breadcrumbs.
          const {violations} = await new AxeBuilder({page})
            .include('main')
            .exclude('.breadcrumbs')
            .analyze();
          const found = violations.map(({id, nodes}) => [
            id,
            ...nodes.map(({html}) => html.slice(0, 200)),
          ]);
          expect.soft(found, `${address}, ${colorScheme}`).toEqual([]);
        }
      }
    });

    test('has a panel that sends requests.', async ({page}) => {
      await page.route('https://weather.example.com/**', (route) =>
        route.fulfill({
          json: {kind: 'rain', millimetres: 12},
          headers: {'access-control-allow-origin': '*'},
        }),
      );
      await open(page, OPERATION);
      const panel = page.getByRole('region', {name: 'Try it'});
      const request = page.waitForRequest('https://weather.example.com/**');
      await panel.getByRole('button', {name: 'Send'}).click();
      expect((await request).url()).toContain('/v3/forecast/Seoul');
      await expect(panel).toContainText('millimetres');
    });

    test('has a search that finds an operation by a field.', async ({page}) => {
      await open(page, '/');
      await page.getByRole('searchbox', {name: 'Search'}).fill('observer');
      const option = page.getByRole('option').filter({hasText: 'Send Report'}).first();
      await option.click();
      await expect(page).toHaveURL(/\/api\/Stations\/send-report/);
    });

    test('keeps the colours of its theme.', async ({page}) => {
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

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
