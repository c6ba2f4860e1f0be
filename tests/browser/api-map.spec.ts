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
    await keyboardUser.activate(call('Get Block Rewards'));
    await expect(sitePage.heading).toHaveText('Get Block Rewards');
  },
);

test('The map is there after a navigation in the app, a choice moves nothing, and Back leaves the page, also without its file.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  await page.setViewportSize({width: 1440, height: 1200});
  await sitePage.open('/api/Account');
  const toOverview = page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'API reference'});
  await toOverview.click();
  const map = page.locator('.api-map');
  const panels = page.locator('.api-map-panel:visible');
  await expect(panels).toHaveCount(1);
  await map
    .locator('.api-map-value')
    .filter({hasText: /^Nothing yet/})
    .click();
  await expect(panels.getByRole('link', {name: 'Get Latest Block'})).not.toHaveCount(0);
  await map.getByRole('link', {name: 'Show all as a list'}).click();
  await expect(panels).toHaveCount(10);
  await map.getByRole('link', {name: 'Show one value at a time'}).click();
  await expect(panels).toHaveCount(1);
  expect(await sitePage.scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/api/Account');

  consoleErrors.expectFailure(/Failed to load resource: .* 404 .*api-map\.json$/);
  await page.route('**/api-map.json', (route) => route.fulfill({status: 404, body: ''}));
  await toOverview.click();
  await expect(page.getByRole('heading', {level: 2, name: 'Account'})).toBeVisible();
  await expect(map).toHaveCount(0);
});
