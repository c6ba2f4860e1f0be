import type {Locator, Page} from '@playwright/test';
import {violations} from './accessibility/audit';
import {EXHAUSTIVE, expect, test} from './test';

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

function sums(page: Page): Locator {
  return page.locator('article dl dd');
}

/** What a screen reader reads out. */
function readOut(page: Page): Locator {
  return page.locator('article output');
}

test('A reader estimates credits with the keyboard only.', async ({
  page,
  sitePage,
  keyboardUser,
}) => {
  const problems = await sitePage.problemsDuring(async () => {
    await sitePage.open(PAGE);
    await keyboardUser.goTo(picker(page));
    await page.keyboard.type('get accoun');
    await keyboardUser.press('Enter');
    await expect(page.getByText(/endpoints match “get accoun”/)).toBeVisible();
    await expect(picker(page)).toBeFocused();
    await page.keyboard.type('t keys');
    await keyboardUser.press('Enter');
    await expect(field(page, 'Calls a day Get Account Keys')).toBeFocused();
    await page.keyboard.type('1000');
    await expect(sums(page)).toHaveText(['1,000', '30,000', '1,000']);
    await expect(page).toHaveURL(`${PAGE}?e=getAccountKeys:1000d`);

    await keyboardUser.goTo(
      page.getByRole('combobox', {name: 'Count by Get Account Keys'}),
      'Shift+Tab',
    );
    // The next measure of the select.
    await keyboardUser.press('ArrowDown');
    await expect(field(page, 'Seconds between calls Get Account Keys')).toHaveValue(
      '1000',
    );
    await expect(sums(page)).toHaveText(['87', '2,592', '87']);
    await keyboardUser.activate(
      page.getByRole('button', {name: 'Remove Get Account Keys'}),
      'Enter',
    );
  });
  expect(problems).toEqual([]);
  await expect(sums(page)).toHaveCount(0);
  await expect(picker(page)).toBeFocused();
  await expect(page).toHaveURL(PAGE);
});

test('A link restores an estimate with an own figure, and names what it cannot read.', async ({
  page,
  sitePage,
}) => {
  const query =
    'e=getBlock:86400d,getKaiaPrice:5m:3c,getTokenTransfers:10000r500,nothing:1d&b=173128';
  await sitePage.open(`${PAGE}?${query}`);
  await expect(page.getByText('nothing:1d')).toBeVisible();
  await expect(field(page, 'Minutes between calls Get KAIA Price')).toHaveValue('5');
  await expect(field(page, 'Rows a page Get Token Transfers')).toHaveValue('500');
  await expect(sums(page).first()).toHaveText('At least 87,264');
  await expect(
    page.getByText('One endpoint has no published figure: Get Token Transfers.'),
  ).toBeVisible();
  await expect(page.getByText('With your own figures for Get KAIA Price.')).toBeVisible();
  await expect(page.getByText(/figure: 50.4 %\.$/)).toBeVisible();
  // The address is that of the reader until the reader edits.
  await expect(page).toHaveURL(`${PAGE}?${query}`);
  expect(await violations(page, [360], {scope: ESTIMATOR})).toEqual([]);

  const own = field(page, 'Your own credits a call Get Token Transfers');
  await own.fill('a lot');
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await own.fill('2');
  await expect(sums(page).first()).toHaveText('87,304');
  await expect(readOut(page)).toContainText(
    'With your own figures for Get KAIA Price, Get Token Transfers.',
  );
  await expect(page).toHaveURL(
    `${PAGE}?e=getBlock:86400d,getKaiaPrice:5m:3c,getTokenTransfers:10000r500:2c&b=173128`,
  );
});

test('The live region reads a result out once, when the reader stops typing.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open(`${PAGE}?e=getBlock`);
  const amount = field(page, 'Calls a day Get Block');
  await amount.waitFor();
  await expect(readOut(page)).toBeEmpty();
  const read = readOut(page).evaluate(
    (region) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => resolve(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }),
  );
  await amount.pressSequentially('1440');
  expect(await read).toBe(
    'Credits a day: 1,440. In 30 days: 43,200. Calls a day: 1,440.',
  );
});

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

test('The credits of an endpoint page lead to an estimate with the endpoint, and back.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/api/Block/get-block');
  await page.getByRole('link', {name: '1 credit a call'}).click();
  await expect(page).toHaveURL(`${PAGE}?e=getBlock#estimate-your-use`);
  await field(page, 'Calls a day Get Block').fill('7');
  await expect(page).toHaveURL(`${PAGE}?e=getBlock:7d#estimate-your-use`);
  await page.getByRole('link', {name: 'not known', exact: true}).last().click();
  await expect(page).toHaveURL(`${PAGE}?e=getBlock:7d#what-is-not-known`);
  await expect(field(page, 'Calls a day Get Block')).toHaveValue('7');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/api/Block/get-block');
  await page.goForward();
  await expect(field(page, 'Calls a day Get Block')).toHaveValue('7');
});

test('The estimator says when its code cannot be loaded.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  consoleErrors.expect(/credit-estimate/);
  await page.route('**/credit-estimate.*.js', (route) => route.abort());
  await sitePage.open(PAGE);
  await picker(page).focus();
  await expect(page.getByText('The estimator could not be loaded.')).toBeVisible();
  await page.unroute('**/credit-estimate.*.js');
  await picker(page).fill('Get Block');
  await picker(page).press('Enter');
  await expect(field(page, 'Calls a day Get Block')).toBeFocused();
  await expect(page.getByText('The estimator could not be loaded.')).toBeHidden();
});

test(
  'Copy link copies the address of the estimate.',
  EXHAUSTIVE,
  async ({page, sitePage, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sitePage.open(`${PAGE}?e=getBlock:7d`);
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe('?e=getBlock:7d');
  },
);
