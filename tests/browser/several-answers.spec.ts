import {violations} from './accessibility/audit';
import {sidewaysOverflow} from './accessibility/layout';
import {expect, testWithApi as test} from './test';

test('The answers of two networks are compared after one press, and the comparison fits and passes axe.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  api.answers(200, {block_id: 7, hash: '0x'.padEnd(66, 'a'), same: 1});
  await referencePage.open('/api/Block/get-block');
  await requestPanel.field('blockNumber').fill('7');
  await requestPanel.send();
  await requestPanel.says('200');
  api.answers(200, {block_id: 7, hash: '0x'.padEnd(66, 'b'), same: 1});
  await requestPanel.button('Compare with Kairos').click();
  const comparison = requestPanel.region.getByRole('region', {
    name: 'Comparison of two answers',
  });
  await expect(comparison).toContainText('Different: 1. The same: 2.');
  await requestPanel.region.getByText('Answers of this page (2)').click();
  expect(await violations(page, [320], '[aria-labelledby="try-it"]')).toEqual([]);
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
  expect(api.received).toHaveLength(2);
});

test('Several values are sent one after the other, and their table fits and passes axe.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  api.answers(200, {block_id: 7, hash: '0x'.padEnd(66, 'a')});
  await referencePage.open('/api/Block/get-block');
  const {region} = requestPanel;
  await region.hover();
  await region.getByText('Several at once').click();
  const values = region.getByRole('textbox', {name: /^Values of blockNumber/});
  await values.fill('7\neight');
  await requestPanel.button('Check the values…').click();
  await expect(region.getByRole('list', {name: 'What to correct'})).toContainText(
    'eight',
  );
  expect(await violations(page, [320], '[aria-labelledby="try-it"]')).toEqual([]);
  await values.fill('7\n8');
  await requestPanel.button('Check the values…').click();
  await expect(region.getByLabel('Calls at most')).toBeFocused();
  expect(await violations(page, [320], '[aria-labelledby="try-it"]')).toEqual([]);
  expect(api.received).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(region).toContainText('Calls sent: 2.');
  await expect(region.getByRole('row')).toHaveCount(3);
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
});
