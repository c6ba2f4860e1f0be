import type {Page} from '@playwright/test';
import type {ConsoleErrors} from '../../browser/console-errors';
import {PROVIDERS} from '../../fixtures/sites/hooks';
import {changeScripts} from '../../browser/specification/changed-scripts';
import {expect, test} from './fixture-site';
import {visit} from '../../browser/visit';
import {proves} from '../../specification/proves';

const PAGES = {
  'of the docs': '/docs/fragile',
  'without its own layout': '/docs/bare',
};

/** Opens a page that crashes in the browser. */
async function openFragile(
  page: Page,
  consoleErrors: ConsoleErrors,
  path: string,
): Promise<void> {
  consoleErrors.expect(/^Error: It was told to fail\./);
  await page.addInitScript(() => {
    Object.assign(window, {isFragile: true});
  });
  await visit(page, path);
}

test.describe('8. The error catalogue', () => {
  for (const [kind, path] of Object.entries(PAGES)) {
    test(
      `'This page crashed' with a 'Try again' button: a page render failure, on a page ${kind}.`,
      proves('S8.1'),
      async ({page, consoleErrors}) => {
        await openFragile(page, consoleErrors, path);
        const heading = page.getByRole('heading', {
          level: 1,
          name: /^This page crashed\.?$/,
        });
        await expect(heading).toBeVisible();
        await expect(page.getByText('It was told to fail.')).toBeVisible();
        await expect(page.getByText('All is well.')).toBeHidden();
        const tryAgain = page.getByRole('button', {name: 'Try again', exact: true});
        await tryAgain.click();
        await expect(heading).toBeVisible();
        await page.evaluate(() => {
          delete (window as {isFragile?: boolean}).isFragile;
        });
        await tryAgain.click();
        await expect(page.getByText('All is well.')).toBeVisible();
        await expect(heading).toBeHidden();
        await expect(tryAgain).toBeHidden();
      },
    );

    test(
      `The navbar opens another page after a crash on a page ${kind}.`,
      proves('S8.1'),
      async ({page, sitePage, consoleErrors}) => {
        await openFragile(page, consoleErrors, path);
        await expect(
          page.getByRole('heading', {name: /^This page crashed\.?$/}),
        ).toBeVisible();
        await page.getByRole('link', {name: 'Guide', exact: true}).first().click();
        await expect(page).toHaveURL('/docs/guide');
        await expect(sitePage.heading).toHaveText('Guide to 2.0');
        await expect(page).toHaveTitle(/^Guide to 2.0/);
      },
    );

    test(
      `The error page title is 'Page Error', on a page ${kind}.`,
      proves('S8.2'),
      async ({page, consoleErrors}) => {
        await openFragile(page, consoleErrors, path);
        await expect(page).toHaveTitle('Page Error');
      },
    );
  }

  const ITEMS = [
    {
      what: 'for an unknown type',
      place: /type:"docsVersion",/,
      replacement: 'type:"custom-nothing",',
      named: '"type": "custom-nothing"',
      cause: 'No NavbarItem component found for type "custom-nothing".',
    },
    {
      what: 'for an unknown doc',
      place: /docId:"guide"/,
      replacement: 'docId:"nowhere"',
      named: '"docId": "nowhere"',
      cause:
        /Couldn't find any doc with id "nowhere" in version "current"\.\s+Available doc ids are:/,
    },
    {
      what: 'for an unknown sidebar',
      place: /sidebarId:"extras"/,
      replacement: 'sidebarId:"nowhere"',
      named: '"sidebarId": "nowhere"',
      cause:
        /Can't find any sidebar with id "nowhere" in version current"\.\s+Available sidebar ids are:/,
    },
    {
      what: 'for a sidebar with nothing to link to',
      place: /"extras":\{"link":\{[^}]*\}\}/,
      replacement: '"extras":{}',
      named: '"sidebarId": "extras"',
      cause: `DocSidebarNavbarItem: Sidebar with ID "extras" doesn't have anything to be linked to.`,
    },
  ];
  for (const {what, place, replacement, named, cause} of ITEMS) {
    test(
      `A navbar item that fails to render: an error naming its configuration, ${what}.`,
      proves('S8.19'),
      async ({page, consoleErrors}) => {
        consoleErrors.expect(/^Error: A theme navbar item failed to render\./);
        consoleErrors.expect(cause);
        // React renders the page again, because the navbar differs from the built HTML.
        consoleErrors.expect(/Minified React error #423/);
        await changeScripts(page, place, replacement);
        await visit(page, '/docs/guide');
        const error = page.getByText('A theme navbar item failed to render.');
        await expect(error).toBeVisible();
        await expect(error).toContainText(named);
        await expect(error).toContainText(cause);
        await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      },
    );
  }

  for (const [hook, provider] of Object.entries(PROVIDERS)) {
    test(
      `Hooks used outside their provider: an error naming the provider, for ${hook} in the browser.`,
      proves('S8.21'),
      async ({page, consoleErrors}) => {
        consoleErrors.expect(`is called outside the <${provider}>.`);
        await visit(page, `/docs/${hook}`);
        await expect(page.getByText(/^Hook \w* ?is called outside the /)).toContainText(
          `is called outside the <${provider}>.`,
        );
        await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      },
    );
  }
});

test.describe('2. Screens and routes', () => {
  test('The canonical URL of an endpoint page of a plan is below the base URL.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/docs/plans/Gold/Endpoints/pet/add-pet');
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://docs.kaiascan.io/docs/api/pet/add-pet',
    );
  });
});
