import {readFile} from 'node:fs/promises';
import type {Locator} from '@playwright/test';
import {violations} from './accessibility/audit';
import {expect, PROMISE, PROMISE_IN_CHROMIUM, test} from './test';
import {visit} from './visit';

test('Tables show all columns on a phone, and are as wide as their page on a large screen.', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/etherscan-compatible-api/Accounts');
  const table = page.getByRole('table').first();
  const box = table.locator('..');
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const cell = table.getByRole('row').nth(1).getByRole('cell').last();
  await cell.scrollIntoViewIfNeeded();
  await expect(cell).toBeInViewport({ratio: 1});

  await page.setViewportSize({width: 1920, height: 900});
  await visit(page, '/endpoint-credit');
  const gaps = await page.locator('.theme-doc-markdown').evaluate((article) => {
    const {right} = article.getBoundingClientRect();
    // A table itself can be wider than its columns.
    return [...article.querySelectorAll('thead')].map((head) =>
      Math.round(right - head.getBoundingClientRect().right),
    );
  });
  expect(new Set(gaps)).toEqual(new Set([0]));
});

test(
  'On a phone of 320 px, nothing covers the logo, and the announcement has one line.',
  PROMISE,
  async ({page, sitePage, navbar, searchBox, mobileMenu}) => {
    await page.setViewportSize({width: 320, height: 640});
    await sitePage.open('/faq');
    const boxOf = (element: Locator): Promise<DOMRect> =>
      element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    const logo = navbar.bar.getByAltText('Kaia Data API').filter({visible: true});
    const isBeside = async (search: Locator): Promise<void> => {
      const {x, right, width} = await boxOf(logo);
      expect(width).toBe(180);
      expect((await boxOf(mobileMenu.toggle)).right).toBeLessThanOrEqual(x);
      expect((await boxOf(search)).x).toBeGreaterThan(right);
      expect((await boxOf(search)).right).toBeLessThanOrEqual(320);
    };
    await isBeside(searchBox.standIn);
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(40);
    // The loaded search replaces the form by a button.
    await searchBox.open();
    await searchBox.cancelButton.click();
    await isBeside(searchBox.openButton);
  },
);

test(
  'A reader estimates credits with the keyboard only, in a narrow window.',
  PROMISE,
  async ({page, sitePage, keyboardUser}) => {
    const problems = await sitePage.problemsDuring(async () => {
      await sitePage.open('/endpoint-credit');
      await keyboardUser.goTo(
        page.getByRole('combobox', {name: 'Endpoint', exact: true}),
      );
      await page.keyboard.type('get account keys');
      // In WebKit, Enter would choose from the list of the field, which Escape closes.
      await keyboardUser.press('Escape', 'Enter');
      await expect(
        page.getByRole('textbox', {name: 'Calls a day Get Account Keys', exact: true}),
      ).toBeFocused();
      await page.keyboard.type('1000');
      await expect(page.locator('article dl dd')).toHaveText([
        '1,000',
        '30,000',
        '1,000',
      ]);
      await expect(page).toHaveURL('/endpoint-credit?calls.getAccountKeys=1000');
      expect(await violations(page, [360], 'article')).toEqual([]);
    });
    expect(problems).toEqual([]);
  },
);

test(
  'A reader downloads the program that a recipe shows, in the language of the samples.',
  PROMISE_IN_CHROMIUM,
  async ({page, referencePage}) => {
    await referencePage.open('/api/Account/get-account');
    await referencePage.language('python (requests)').check();
    await visit(page, '/recipes/kaia-price');
    await expect(page.locator('[data-language-sample]:visible')).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download kaia-price.py'}).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('kaia-price.py');
    const shown = page.locator('[data-language-sample="python"] pre').first();
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd()).toBe(await shown.textContent());
  },
);

test(
  'A reader opens the type of a response by keyboard, and copies it in another language.',
  PROMISE,
  async ({page, sitePage}) => {
    await visit(page, '/api/Block/get-block');
    const types = page.locator('details').filter({hasText: /^Types: TypeScript/});
    const code = types.locator('pre');
    await types.locator('summary').press('Enter');
    await expect(code).toContainText('export type GetBlockResponse = BlockView;');
    await types.getByRole('radio', {name: 'TypeScript'}).press('ArrowRight');
    await expect(code).toContainText('type BlockView struct {');
    await types.getByRole('button', {name: 'Copy'}).click();
    expect(await sitePage.clipboard()).toBe(await code.textContent());
    expect(await violations(page, [1440], 'details:has(pre)')).toEqual([]);
  },
);
