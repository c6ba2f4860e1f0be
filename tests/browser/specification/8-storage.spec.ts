import type {Page} from '@playwright/test';
import type {ColourModeSwitch} from '../pages/ColourModeSwitch';
import type {SearchBox} from '../pages/SearchBox';
import type {SitePage} from '../pages/SitePage';
import {expect, PROMISE, test} from '../test';
import {proves} from '../../specification/proves';

const WARNING = 'console warning: Docusaurus browser storage is not available.';

interface Parts {
  page: Page;
  sitePage: SitePage;
  colourModeSwitch: ColourModeSwitch;
  searchBox: SearchBox;
}

/** Uses the features of a page that store something, and checks that they work. */
async function useEverything({
  page,
  sitePage,
  colourModeSwitch,
  searchBox,
}: Parts): Promise<void> {
  await sitePage.open('/plans');
  expect(await colourModeSwitch.mode()).toBe('dark');
  await colourModeSwitch.toggle();
  await expect.poll(() => colourModeSwitch.mode()).toBe('light');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(sitePage.heading).toHaveText('Frequently asked questions');
  await searchBox.search('get block');
  await expect(searchBox.results.first()).toContainText('Get Block');
  await searchBox.press('Enter');
  await expect(sitePage.heading).toHaveText(/^Get Block/);
}

/** Makes a method of the storage throw from now on. */
function breakStorage(method: string): void {
  Object.defineProperty(Storage.prototype, method, {
    value: () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    },
  });
}

test.describe('8. The error catalogue: browser storage', () => {
  test(
    'Browser storage unavailable: a one-time console warning, and storage calls do nothing.',
    {...proves('S8.16'), ...PROMISE},
    async ({page, sitePage, colourModeSwitch, searchBox}) => {
      await sitePage.switchOffStorage();
      const problems = await sitePage.problemsDuring(() =>
        useEverything({page, sitePage, colourModeSwitch, searchBox}),
      );
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(WARNING);
      // Nothing was stored.
      await page.reload();
      expect(await colourModeSwitch.mode()).toBe('dark');
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );

  test(
    'Browser storage unavailable, because it is null: storage calls do nothing.',
    proves('S8.16'),
    async ({page, sitePage, colourModeSwitch, searchBox}) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {value: null});
        }
      });
      const problems = await sitePage.problemsDuring(() =>
        useEverything({page, sitePage, colourModeSwitch, searchBox}),
      );
      expect(problems).toEqual([]);
    },
  );

  test(
    'Storage read failures are logged to the console.',
    proves('S8.17'),
    async ({page, sitePage, colourModeSwitch, searchBox, consoleErrors}) => {
      consoleErrors.expect(/^Docusaurus storage error, can't (get|set|delete) /);
      await page.addInitScript(breakStorage, 'getItem');
      const problems = await sitePage.problemsDuring(() =>
        useEverything({page, sitePage, colourModeSwitch, searchBox}),
      );
      const failures = problems.filter((problem) =>
        /^console error: Docusaurus storage error, can't (get|set|delete) .*The disk is full/.test(
          problem,
        ),
      );
      expect(failures.join('\n')).toContain("can't get key=docusaurus.announcement.id");
      expect(problems).toEqual(failures);
    },
  );

  test(
    'Storage write failures are logged to the console.',
    proves('S8.17'),
    async ({page, sitePage, colourModeSwitch, searchBox, consoleErrors}) => {
      consoleErrors.expect(/^Docusaurus storage error, can't set /);
      await page.addInitScript(breakStorage, 'setItem');
      const problems = await sitePage.problemsDuring(() =>
        useEverything({page, sitePage, colourModeSwitch, searchBox}),
      );
      const failures = problems.filter((problem) =>
        /^console error: Docusaurus storage error, can't set .*The disk is full/.test(
          problem,
        ),
      );
      expect(failures.join('\n')).toContain("can't set theme=light");
      expect(failures.join('\n')).toContain(
        "can't set docusaurus.announcement.dismiss=true",
      );
      expect(problems).toEqual(failures);
    },
  );

  test(
    'Storage delete failures are logged to the console.',
    proves('S8.17'),
    async ({page, sitePage, searchBox, consoleErrors}) => {
      consoleErrors.expect(/^Docusaurus storage error, can't delete /);
      await page.addInitScript(() => {
        localStorage.setItem('docs.search.recent', '["get block"]');
      });
      await sitePage.open('/plans');
      await page.evaluate(breakStorage, 'removeItem');
      await searchBox.open();
      const problems = await sitePage.problemsDuring(async () => {
        await page.getByRole('button', {name: 'Clear recent searches'}).click();
        await expect(searchBox.panel).toBeHidden();
      });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(
        "console error: Docusaurus storage error, can't delete key=docs.search.recent",
      );
    },
  );
});

test.describe('8. The error catalogue: plural rules', () => {
  test(
    'A plural-rules failure: a console error and an English fallback.',
    proves('S8.18'),
    async ({page, sitePage, consoleErrors}) => {
      consoleErrors.expect('Failed to use Intl.PluralRules for locale "en".');
      await page.addInitScript(() => {
        Reflect.deleteProperty(Intl, 'PluralRules');
      });
      await sitePage.open('/faq');
      const problems = await sitePage.problemsDuring(async () => {
        // Navigate by a link, so that the texts do not come from the built HTML.
        await page.locator('nav.navbar a.navbar__brand').click();
        const main = page.getByRole('main');
        await expect(main.getByText('1 endpoint', {exact: true})).toBeVisible();
        await expect(main.getByText('3 endpoints', {exact: true}).first()).toBeVisible();
      });
      expect(problems).not.toEqual([]);
      for (const problem of problems) {
        expect(problem).toContain(
          'console error: Failed to use Intl.PluralRules for locale "en".',
        );
      }
    },
  );
});
