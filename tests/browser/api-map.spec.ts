import {pageProblems} from './accessibility/audit';
import {spoiltTexts} from './accessibility/layout';
import {expect, PROMISE, test} from './test';

test(
  'A reader follows values through the map with the keyboard.',
  PROMISE,
  async ({page, sitePage, keyboardUser}) => {
    await sitePage.open('/api');
    const map = page.locator('.api-map');
    const call = (name: string) => map.getByRole('link', {name, exact: true});
    await expect(call('Get Account Transactions')).toBeVisible();
    await expect(call('Get Transaction')).toBeHidden();
    await keyboardUser.activate(
      map.getByRole('link', {name: /^Transaction hash/}).first(),
    );
    await expect(call('Get Account Transactions')).toBeHidden();
    await expect(call('Get Transaction')).toBeInViewport();
    await keyboardUser.press('Tab');
    await expect(call('Get Transaction')).toBeFocused();
    await keyboardUser.activate(
      map.locator('.api-map-next:visible a', {hasText: 'Block'}),
    );
    await expect(call('Get Block Rewards')).toBeInViewport();
    await keyboardUser.activate(call('Get Block Rewards'));
    await expect(sitePage.heading).toHaveText('Get Block Rewards');
  },
);

test('The map has no axe violations, fits into a narrow window, and has short lines.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/api#map:nft-address');
  expect(await pageProblems(page, {widths: [1440], scope: '.api-map'})).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    expect(await spoiltTexts(page.locator('.api-map'))).toEqual([]);
  }

  await page.setViewportSize({width: 1440, height: 900});
  await sitePage.open('/api');
  const gaps = await page
    .locator('.api-map-calls:visible > li:has(svg)')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const title = row.querySelector('a')?.getBoundingClientRect().right ?? 0;
        return row.getBoundingClientRect().right - title;
      }),
    );
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.max(...gaps)).toBeLessThan(250);
});

test('A choice moves nothing, and Back leaves the page. The list has a way back.', async ({
  page,
  sitePage,
}) => {
  await page.setViewportSize({width: 1440, height: 1200});
  await sitePage.open('/faq');
  await sitePage.open('/api');
  const map = page.locator('.api-map');
  const panels = page.locator('.api-map-panel:visible');
  for (const name of [/^Transaction hash/, /^Nothing yet/]) {
    await map.locator('.api-map-value').filter({hasText: name}).click();
    await expect(panels).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await expect(
    panels.getByRole('link', {name: 'Get Latest Block', exact: true}),
  ).toBeVisible();
  await map.getByRole('link', {name: 'Show all as a list'}).click();
  await expect(panels).toHaveCount(10);
  await map.getByRole('link', {name: 'Show one value at a time'}).click();
  await expect(panels).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('The map is shown after a navigation in the app, also without its file.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  await sitePage.open('/api/Account');
  const toOverview = page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'API reference'});
  await toOverview.click();
  await expect(page.locator('.api-map-panel:visible')).toHaveCount(1);
  await page.goBack();
  consoleErrors.expect(/Failed to load resource: .* 404 .*api-map\.json$/);
  await page.route('**/api-map.json', (route) => route.fulfill({status: 404, body: ''}));
  await toOverview.click();
  await expect(page.getByRole('heading', {level: 2, name: 'Account'})).toBeVisible();
  await expect(page.locator('.api-map')).toHaveCount(0);
});
