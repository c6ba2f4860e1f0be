import {proves} from '../../specification/proves';
import {expect, PROMISE, test as base} from '../test';

const test = base.extend<{problems: () => Promise<string[]>}>({
  /** Uses the features of a page that store something, checks that they work, and returns all problems. */
  problems: async ({page, referencePage, colourMode, searchBox, requestPanel}, use) => {
    await use(() =>
      referencePage.problemsDuring(async () => {
        await referencePage.open('/plans');
        expect(await colourMode.mode()).toBe('dark');
        await colourMode.toggle();
        await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await searchBox.search('get block');
        await expect(searchBox.results.first()).toContainText('Get Block');
        await page.keyboard.press('Enter');
        await expect(referencePage.heading).toHaveText(/^Get Block/);
        await referencePage.language('go').check();
        await expect(referencePage.visibleSamples).toContainText('package main');
        await requestPanel.network.selectOption('Kairos');
        await requestPanel.key.fill('a-key');
        await requestPanel.press('Forget');
        await expect(requestPanel.key).toHaveValue('');
        await searchBox.open();
      }),
    );
  },
});

/** Makes a method of the storage throw from now on. */
function breakStorage(method: string): void {
  Object.defineProperty(Storage.prototype, method, {
    value: () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    },
  });
}

test(
  'Browser storage unavailable: a one-time console warning, and storage calls do nothing.',
  {...proves('S8.16'), ...PROMISE},
  async ({page, referencePage, colourMode, problems}) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get(): never {
            throw new DOMException('The document is sandboxed.', 'SecurityError');
          },
        });
      }
    });
    expect(await problems()).toEqual([
      expect.stringContaining(
        'console warning: Docusaurus browser storage is not available.',
      ),
    ]);
    // Nothing was stored.
    await page.reload();
    expect(await colourMode.mode()).toBe('dark');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(referencePage.visibleSamples).toContainText('curl --');
  },
);

for (const {kind, method, errors} of [
  {kind: 'read', method: 'getItem', errors: ['get key=docusaurus.announcement.id']},
  {
    kind: 'write',
    method: 'setItem',
    errors: ['set theme=light', 'set docusaurus.announcement.dismiss=true'],
  },
]) {
  test(
    `Storage ${kind} failures are logged to the console.`,
    proves('S8.17'),
    async ({page, consoleErrors, problems}) => {
      consoleErrors.expect(/^Docusaurus storage error, can't /);
      await page.addInitScript(breakStorage, method);
      const found = (await problems()).join('\n');
      const logged =
        /^console error: Docusaurus storage error, can't .*The disk is full.*$/gm;
      expect(found.replace(logged, '').trim()).toBe('');
      for (const error of errors) {
        expect(found).toContain(`can't ${error}`);
      }
    },
  );
}

test(
  'Storage delete failures are logged to the console.',
  proves('S8.17'),
  async ({page, sitePage, searchBox, consoleErrors}) => {
    consoleErrors.expect("Docusaurus storage error, can't delete key=docs.search.recent");
    await page.addInitScript(() => {
      localStorage.setItem('docs.search.recent', '["get block"]');
    });
    await sitePage.open('/plans');
    await page.evaluate(breakStorage, 'removeItem');
    await searchBox.open();
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(searchBox.panel).toBeHidden();
  },
);

test(
  'A plural-rules failure: a console error and an English fallback.',
  proves('S8.18'),
  async ({page, sitePage, consoleErrors}) => {
    consoleErrors.expect('Failed to use Intl.PluralRules for locale "en".');
    await page.addInitScript(() => {
      Reflect.deleteProperty(Intl, 'PluralRules');
    });
    await sitePage.open('/faq');
    // Navigate by a link, so that the texts do not come from the built HTML.
    await page.locator('nav.navbar a.navbar__brand').click();
    const main = page.getByRole('main');
    await expect(main.getByText('1 endpoint', {exact: true})).toBeVisible();
    await expect(main.getByText('3 endpoints', {exact: true}).first()).toBeVisible();
  },
);

test(
  'localStorage has the keys theme, docusaurus.announcement.dismiss and docusaurus.announcement.id.',
  proves('S9.11', 'S9.12'),
  async ({page, requestPanel, problems}) => {
    expect(await problems()).toEqual([]);
    await requestPanel.key.fill('a-key');
    const keys = (storage: 'localStorage' | 'sessionStorage'): Promise<string[]> =>
      page.evaluate((name) => Object.keys(window[name]).sort(), storage);
    expect(await keys('localStorage')).toEqual([
      ...['docs.search.pages', 'docs.search.recent', 'docusaurus.announcement.dismiss'],
      ...['docusaurus.announcement.id', 'network', 'sample-language', 'theme'],
    ]);
    // The API key is in memory.
    expect(await keys('sessionStorage')).toEqual([]);
  },
);
