import type {Locator, Page} from '@playwright/test';
import {violations} from './accessibility/audit';
import {expect, PROMISE, test} from './test';

const PAGE = '/endpoint-credit';

/** The column of the text: the rest of the page is checked by other tests. */
const ESTIMATOR = 'article';

function picker(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Endpoint', exact: true});
}

/** A field by its label and the name of its row. */
function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', {name, exact: true});
}

test(
  'A reader estimates credits with the keyboard only, in a narrow window.',
  PROMISE,
  async ({page, sitePage, keyboardUser}) => {
    const problems = await sitePage.problemsDuring(async () => {
      await sitePage.open(PAGE);
      await keyboardUser.goTo(picker(page));
      await page.keyboard.type('get account keys');
      await keyboardUser.press('Enter');
      await expect(field(page, 'Calls a day Get Account Keys')).toBeFocused();
      await page.keyboard.type('1000');
      await expect(page.locator('article dl dd')).toHaveText([
        '1,000',
        '30,000',
        '1,000',
      ]);
      await expect(page).toHaveURL(`${PAGE}?calls.getAccountKeys=1000`);
      expect(await violations(page, [360], {scope: ESTIMATOR})).toEqual([]);
    });
    expect(problems).toEqual([]);
  },
);

test('What a reader types before the scripts run is kept.', async ({page, sitePage}) => {
  const problems = await sitePage.problemsDuring(async () => {
    const letScriptsRun = await sitePage.openWithoutScripts(PAGE);
    await picker(page).fill('Get Block');
    await letScriptsRun();
    await page.getByRole('button', {name: 'Add', exact: true}).click();
    await expect(field(page, 'Calls a day Get Block')).toBeFocused();
  });
  expect(problems).toEqual([]);
});
