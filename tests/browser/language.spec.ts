import {ReferencePage} from './pages/ReferencePage';
import {expect, PROMISE, test} from './test';

/** The maximum layout shift while a page loads; Google rates a score of up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Text that only the sample in this language contains. */
const MARKS = [
  {language: 'curl', mark: 'curl --'},
  {language: 'go', mark: 'package main'},
];

const PAGE = '/api/Account/Transaction/get-account-transactions';

test.describe('The chosen language', () => {
  test(
    'applies to the next page, to the guides, after a reload, and to other tabs.',
    PROMISE,
    async ({context, page, referencePage}) => {
      await referencePage.open('/api/Account/get-account');
      const other = new ReferencePage(await context.newPage());
      await other.open('/api/Block/get-block');
      await other.chooseLanguage('go');
      await page.bringToFront();
      await expect(referencePage.visibleSamples).toContainText('package main');

      // A link of the site, which loads no document.
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(page).not.toHaveURL(/get-account$/);
      await expect(referencePage.visibleSamples).toContainText('package main');
      await page.reload();
      await referencePage.hydrated();
      await expect(referencePage.visibleSamples).toHaveCount(1);
      await expect(referencePage.visibleSamples).toContainText('package main');
      await expect(referencePage.language('go')).toBeChecked();

      await referencePage.open('/create-api-key');
      const samples = page.locator('[data-language-sample]:visible');
      await expect(samples).toHaveCount(1);
      await expect(samples).toContainText('package main');
    },
  );

  test(
    'is visible at the first paint, without a layout shift.',
    PROMISE,
    async ({referencePage}) => {
      for (const {language, mark} of MARKS) {
        await referencePage.open('/api/Account/get-account');
        await referencePage.chooseLanguage(language);

        const letScriptsRun = await referencePage.openWithoutScripts(PAGE);
        await expect(referencePage.visibleSamples).toHaveCount(1);
        await expect(referencePage.visibleSamples).toContainText(mark);
        const text = await referencePage.visibleSamples.textContent();
        const box = await referencePage.visibleSamples.boundingBox();

        await letScriptsRun();
        await expect(referencePage.visibleSamples).toHaveCount(1);
        expect(await referencePage.visibleSamples.textContent()).toBe(text);
        await expect(referencePage.language(language)).toBeChecked();
        expect(await referencePage.layoutShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        expect(await referencePage.visibleSamples.boundingBox()).toEqual(box);
      }
    },
  );
});
