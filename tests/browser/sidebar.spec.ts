import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';
import {visit} from './visit';

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
  test('shows all its items when the reader opens it.', async ({page, sitePage}) => {
    await sitePage.open('/schemas');
    const {links} = new Category(page, 'Schemas');
    const labels = await links.allTextContents();
    expect(labels.length).toBeGreaterThan(80);

    await sitePage.open('/faq');
    const schemas = new Category(page, 'Schemas');
    await expect(schemas.links).toHaveCount(0);
    await schemas.button.click();
    await expect(schemas.links).toHaveText(labels);
    // The category stays open on a page of another one.
    await page.getByRole('main').getByRole('link', {name: 'Plans'}).first().click();
    await schemas.button.click();
    await expect(schemas.links).toHaveText(labels);
  });

  test('shows all its items by the keyboard.', async ({page, sitePage}) => {
    await sitePage.open('/faq');
    const schemas = new Category(page, 'Schemas');
    await schemas.button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => schemas.links.count()).toBeGreaterThan(80);
  });

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
    await expect.poll(() => schemas.links.count()).toBeGreaterThan(80);
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
      await expect.poll(() => links.count()).toBeGreaterThan(80);
    }
  });

  test('is complete after client-side navigation.', async ({page, sitePage}) => {
    await sitePage.open('/api');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Schemas'}).click();
    await expect(sitePage.heading).toHaveText('Schemas');
    await expect
      .poll(() => new Category(page, 'Schemas').links.count())
      .toBeGreaterThan(80);
    await page.goBack();
    await expect(sitePage.heading).toHaveText('API reference');
    await expect(new Category(page, 'API reference').links).toContainText(['Account']);
  });
});
