import type {Page} from '@playwright/test';
import {expect, test} from '../test';

/** What the scripts of the site know of it, as text: not all of it is shown on a page. */
async function mainScript(page: Page): Promise<string> {
  const list = (await page.locator('[id="page-scripts"]').textContent()) ?? '[]';
  const scripts = (JSON.parse(list) as string[]).filter((path) => /\/main\./.test(path));
  expect(scripts).toHaveLength(1);
  return (await page.request.get(scripts[0] ?? '')).text();
}

test.describe('1. What the product does and for whom', () => {
  test('The site title is an API documentation title. The tagline says it is the documentation for the blockchain explorer API.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/');
    await expect(page).toHaveTitle(/^Kaia API Documentation/);
    await sitePage.open('/faq');
    await expect(page).toHaveTitle('Frequently asked questions | Kaia API Documentation');
    const [tagline] = /tagline"?:"[^"]*"/.exec(await mainScript(page)) ?? [];
    expect(tagline).toContain('Documentation of the Kaia blockchain explorer API');
  });

  test('There is one locale: en, direction ltr.', async ({page, sitePage}) => {
    await sitePage.open('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
      'content',
      'en',
    );
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(0);
  });

  test('The blog is disabled.', async ({page, sitePage}) => {
    const response = await sitePage.open('/blog');
    expect(response.status()).toBe(404);
    await expect(sitePage.heading).toHaveText('Page Not Found');
    await expect(page.getByRole('link', {name: /blog/i})).toHaveCount(0);
  });

  test('Site version is 0.0.0. The docs generator version is 3.5.2.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
      'content',
      'Docusaurus v3.5.2',
    );
    const script = await mainScript(page);
    expect(script).toContain('"docusaurusVersion":"3.5.2"');
    expect(script).toContain('"siteVersion":"0.0.0"');
  });

  test('The footer shows a copyright for the year 2025. The logo is 180 by 30.', async ({
    page,
    sitePage,
    navbar,
  }) => {
    await sitePage.open('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Copyright © 2025');
    for (const part of [navbar.bar, footer]) {
      const logo = part.getByRole('img', {name: 'Kaia Data API'});
      await expect(logo).toHaveAttribute('width', '180');
      await expect(logo).toHaveAttribute('height', '30');
      expect(await logo.boundingBox()).toMatchObject({width: 180, height: 30});
      // The picture itself is there.
      expect(
        await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0);
    }
  });
});

test.describe('9. Business constants and limits', () => {
  test('Resize debounce 20 ms.', async ({page, sitePage, searchBox}) => {
    await page.clock.install();
    await sitePage.open('/');
    await searchBox.open();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    // At this width, the search takes the whole screen, behind a button.
    await resize(page, 990);
    await page.clock.runFor(19);
    await expect(searchBox.openButton).toHaveCount(0);
    await resize(page, 980);
    await page.clock.runFor(19);
    await expect(searchBox.openButton).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(searchBox.openButton).toHaveCount(1);
  });

  test('Storage is localStorage. Key names: theme, docusaurus.announcement.dismiss, docusaurus.announcement.id.', async ({
    page,
    sitePage,
    colourModeSwitch,
  }) => {
    await sitePage.open('/');
    await colourModeSwitch.toggle();
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    for (const [key, value] of [
      ['theme', /^light$/],
      ['docusaurus.announcement.dismiss', /^true$/],
      ['docusaurus.announcement.id', /./],
    ] as const) {
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toMatch(
        value,
      );
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('The top 100 accounts endpoint carries 100 in its name.', async ({sitePage}) => {
    await sitePage.open('/api/Home/get-top-100-kaia-accounts');
    await expect(sitePage.heading).toContainText('100');
  });
});

/** Changes the width of the window, and waits until the page has been told. */
async function resize(page: Page, width: number): Promise<void> {
  const told = await page.evaluateHandle(() => {
    const event = new Promise((resolve) => {
      addEventListener('resize', resolve, {once: true});
    });
    return {event};
  });
  await page.setViewportSize({width, height: 720});
  await told.evaluate(async ({event}) => {
    await event;
  });
}
