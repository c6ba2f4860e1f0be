import {ReferencePage} from './pages/ReferencePage';
import {expect, PROMISE, test} from './test';

/** The maximum layout shift while a page loads; Google rates a score of up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.01;

test(
  'The chosen language applies to other tabs, to the next page, after a reload from the first paint on, and to the guides.',
  PROMISE,
  async ({context, page, referencePage}) => {
    const samples = referencePage.visibleSamples;
    await referencePage.open('/api/Account/get-account');
    const other = new ReferencePage(await context.newPage());
    await other.open('/api/Block/get-block');
    await other.language('go').check();
    await page.bringToFront();
    await expect(samples).toContainText('package main');

    // A link of the site, which loads no document.
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await expect(page).not.toHaveURL(/get-account$/);
    await expect(samples).toContainText('package main');

    for (const [language, mark] of [
      ['curl', 'curl --'],
      ['go', 'package main'],
    ] as const) {
      await referencePage.language(language).check();
      const letScriptsRun = await referencePage.openWithoutScripts(
        '/api/Account/Transaction/get-account-transactions',
      );
      await expect(samples).toHaveCount(1);
      await expect(samples).toContainText(mark);
      const look = async (): Promise<unknown[]> => [
        await samples.textContent(),
        await samples.boundingBox(),
      ];
      const before = await look();
      await letScriptsRun();
      await expect(samples).toHaveCount(1);
      await expect(referencePage.language(language)).toBeChecked();
      expect(await referencePage.layoutShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      expect(await look()).toEqual(before);
      await page.unroute('**/*.js');
    }

    await referencePage.open('/create-api-key');
    const inGuide = page.locator('[data-language-sample]:visible');
    await expect(inGuide).toHaveCount(1);
    await expect(inGuide).toContainText('package main');
  },
);
