import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test as base} from '@playwright/test';
import {ConsoleErrors} from '../browser/console-errors';
import {serving} from '../serving';

/** A site that scripts/test-stock.ts has built. */
export interface Site {
  /** Absolute, or in the folder of the sites. */
  readonly folder: string;
  readonly trailingSlash: boolean;
}

/** A test of a site, which fails if its pages write messages to the console. */
export const test = base.extend<{site: Site; errors: ConsoleErrors}>({
  site: [{folder: '', trailingSlash: false}, {option: true}],
  baseURL: async ({site: {folder, trailingSlash}}, use) => {
    const build = path.resolve(process.env['STOCK_DIR'] ?? '', folder, 'build');
    await serving(build, trailingSlash, use);
  },
  errors: [
    async ({context}, use, {status}) => {
      const errors = new ConsoleErrors();
      errors.watch(context);
      await use(errors);
      await errors.verify(context, status === 'passed');
    },
    {auto: true},
  ],
});

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens pages in a wide and in a narrow window: they have to fit. */
export async function expectToFit(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
    for (const width of [1400, 390]) {
      await page.setViewportSize({width, height: 900});
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), address)
        .toBeLessThanOrEqual(width);
    }
  }
}

/** Opens pages in both colour modes: axe has to find nothing in their main part. */
export async function expectAccessible(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    for (const address of addresses) {
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
}

/** Answers all requests to an API with a JSON value. */
export async function answer(page: Page, origin: string, json: object): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({json, headers: {'access-control-allow-origin': '*'}}),
  );
}

/** Searches for a word, and opens the result that contains a text. */
export async function find(page: Page, word: string, result: string): Promise<void> {
  await page.getByRole('searchbox', {name: 'Search'}).fill(word);
  await page.getByRole('option').filter({hasText: result}).first().click();
}
