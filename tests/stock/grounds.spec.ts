import {expect, type Page} from '@playwright/test';
import {
  builtGrounds,
  type Ground,
  type PluginName,
} from '../../scripts/lib/stock/grounds';
import {answer, find, open, test} from './site-test';

/* Sites that scripts/test-stock.ts makes on each ground: what a reader does works, and so does what is beside us. */

const ORIGIN = 'https://weather.example.com';

/** Tests what a plugin adds, at the base URL of a site. */
const PLUGINS: Readonly<
  Record<PluginName, (page: Page, base: string, slash: string) => Promise<void>>
> = {
  'plugin-pwa': async (page, base) => {
    expect((await page.request.get(`${base}sw.js`)).status()).toBe(200);
  },
  'docusaurus-plugin-llms': async (page, base) => {
    const list = await (await page.request.get(`${base}llms.txt`)).text();
    expect(list).toContain('tutorial-basics/create-a-page');
  },
  'client-redirects': async (page, base, slash) => {
    await page.goto(`${base}old-api${slash}`);
    await expect(page).toHaveURL(`${base}api${slash}`);
  },
  'theme-mermaid': async (page, base, slash) => {
    await open(page, `${base}docs/flow${slash}`);
    await expect(page.getByRole('main').locator('svg').getByText('River')).toBeVisible();
  },
  'docusaurus-plugin-openapi-docs': async (page, base, slash) => {
    await open(page, `${base}docs/pilots/order-pilot${slash}`);
    await expect(page.getByRole('main')).toContainText('/orders');
  },
};

/** Reads a page, opens its panel, sends a request, and finds another page. */
async function use(page: Page, base: string, slash: string): Promise<void> {
  await answer(page, ORIGIN, {kind: 'rain', millimetres: 12});
  await open(page, `${base}api/Forecast/Daily/get-forecast${slash}`);
  await expect(page).toHaveTitle(/^Get forecast \| /);
  await expect(page.getByRole('main')).toContainText('Returns a forecast');
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel).toContainText('millimetres');
  await find(page, 'observer', 'Send Report');
  await expect(page).toHaveURL(
    (url) => url.pathname === `${base}api/Stations/send-report${slash}`,
  );
}

function basesOf({settings}: Ground): string[] {
  const base = settings.includes('baseUrl') ? '/base/' : '/';
  return settings.includes('i18n, RTL') ? [base, `${base}ar/`] : [base];
}

for (const ground of builtGrounds()) {
  const {name, settings, plugins} = ground;
  const trailingSlash = settings.includes('trailingSlash');
  const slash = trailingSlash ? '/' : '';
  test.describe(() => {
    test.use({site: {folder: name, trailingSlash}});

    for (const base of basesOf(ground)) {
      test(`On ${name}, pages, panel and search work at ${base}.`, async ({page}) => {
        await use(page, base, slash);
        if (base.endsWith('/ar/')) {
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        }
        for (const plugin of plugins) {
          await PLUGINS[plugin](page, base, slash);
        }
      });
    }

    if (settings.includes('two references')) {
      test(`On ${name}, the second reference has pages.`, async ({page}) => {
        await open(page, '/library/api');
        await expect(page.getByRole('main')).toContainText('/books');
      });
    }

    if (settings.includes('docs only')) {
      test(`On ${name}, the docs are at the base URL.`, async ({page}) => {
        await open(page, '/');
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorial Intro');
      });
    }
  });
}
