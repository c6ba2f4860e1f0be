import {violations} from './accessibility/audit';
import {sidewaysOverflow} from './accessibility/layout';
import {expect, testWithApi as test} from './test';

const PAGE = '/etherscan-compatible-api/Accounts';

test('An action of the Etherscan-compatible API is sent from its page, and a link opens its form with the values but without the key.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  const rows = [{blockNumber: '1', hash: '0x'.padEnd(66, 'a')}];
  api.answers(200, {status: '1', message: 'OK', result: rows});
  await referencePage.open(PAGE);
  const [first] = await page.getByRole('button', {name: 'Try it'}).all();
  await first?.focus();
  await page.keyboard.press('Enter');
  await requestPanel.field('offset').fill('1');
  await requestPanel.region.getByLabel('API key').fill('secret');
  await page.keyboard.press('Enter');
  await requestPanel.says('200');
  expect(
    api.received.map(({url}) => new URL(url, 'http://a').searchParams.toString()),
  ).toEqual([
    expect.stringMatching(
      /^module=account&action=txlist&address=0x[\da-f]{40}&offset=1&apikey=secret$/i,
    ),
  ]);
  await expect(page).toHaveURL(/query\.offset=1&network=\w+#account-txlist$/);
  expect(page.url()).not.toContain('secret');
  expect(await violations(page, [320], '[aria-labelledby="try-it"]')).toEqual([]);
  expect(await sidewaysOverflow(page, 320)).toEqual([]);

  const [second] = await page.getByRole('button', {name: 'Try it'}).all();
  await second?.click();
  await expect(requestPanel.field('offset')).toHaveValue('');
  await expect(page.getByRole('heading', {name: 'Try it'})).toHaveCount(1);

  await referencePage.open(`${PAGE}?query.offset=9#account-txlist`);
  await expect(requestPanel.field('offset')).toHaveValue('9');
});
