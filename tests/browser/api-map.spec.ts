import {pageProblems} from './accessibility/audit';
import {spoiltTexts} from './accessibility/layout';
import {expect, test} from './test';

test('A reader follows values through the map with the keyboard.', async ({
  page,
  sitePage,
  keyboardUser,
}) => {
  await sitePage.open('/api');
  const map = page.locator('.api-map');
  const call = (name: string) => map.getByRole('link', {name, exact: true});
  await expect(call('Get Account Transactions')).toBeVisible();
  await expect(call('Get Transaction')).toBeHidden();
  await keyboardUser.activate(map.getByRole('link', {name: /^Transaction hash/}).first());
  await expect(call('Get Account Transactions')).toBeHidden();
  await expect(call('Get Transaction')).toBeInViewport();
  await keyboardUser.press('Tab');
  await expect(call('Get Transaction')).toBeFocused();
  await keyboardUser.activate(map.locator('.api-map-next:visible a', {hasText: 'Block'}));
  await expect(call('Get Block Rewards')).toBeInViewport();
  await keyboardUser.activate(call('Get Block Rewards'));
  await expect(sitePage.heading).toHaveText('Get Block Rewards');
});

test('The map and its list have no axe violations and fit into a narrow window.', async ({
  page,
  sitePage,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await sitePage.open('/api#map:nft-address');
  expect(await pageProblems(page, {widths: [1440], scope: '.api-map'})).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    expect(await spoiltTexts(page.locator('.api-map'))).toEqual([]);
  }
  await page.getByRole('link', {name: 'Show all as a list'}).click();
  await expect(page.locator('.api-map-panel:visible')).toHaveCount(10);
});

test('The map is shown after a navigation in the app, also without its file.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  await sitePage.open('/api/Account');
  const toOverview = page.getByRole('main').getByRole('link', {name: 'API reference'});
  await toOverview.click();
  await expect(page.locator('.api-map-panel:visible')).toHaveCount(1);
  await page.goBack();
  consoleErrors.expect(/Failed to load resource: .* 404 .*api-map\.json$/);
  await page.route('**/api-map.json', (route) => route.fulfill({status: 404, body: ''}));
  await toOverview.click();
  await expect(page.getByRole('heading', {level: 2, name: 'Account'})).toBeVisible();
  await expect(page.locator('.api-map')).toHaveCount(0);
});
