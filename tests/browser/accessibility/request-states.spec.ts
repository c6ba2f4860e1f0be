import type {Page} from '@playwright/test';
import {json} from '../api-double';
import {expect, testWithApi as test} from '../test';
import {violations} from './audit';
import {sidewaysOverflow} from './layout';

/*
 * What a reader does with answers by keyboard alone. Each state of the panel passes axe and fits, on a screen
 * and on a phone.
 */

const WIDTHS = [1440, 320];

const ERROR = {code: 'SOME_CODE', message: 'Words of the API.'};

const LIST = {
  results: Array.from({length: 30}, (_, index) => ({
    block_id: 1_000 - index,
    block_proposer: `0xf172f38771f623a9c8daeba080e495a4${10_000_000 + index}`,
    gas_used: index % 7,
  })),
  paging: {total_count: 90, current_page: 1, last: false, total_page: 3},
};

async function passes(page: Page, state: string): Promise<void> {
  const problems = [
    ...(await violations(page, WIDTHS, '[aria-labelledby="try-it"]')),
    ...(await sidewaysOverflow(page, 320)),
  ];
  expect.soft(problems, state).toEqual([]);
}

test('By keyboard, a list becomes a table, is filtered and sorted, and loads pages until the reader stops or the API refuses.', async ({
  page,
  api,
  referencePage,
  requestPanel,
  keyboardUser,
}) => {
  const {region} = requestPanel;
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    // The panel waits 30 seconds for an answer. On a busy machine, axe takes longer.
    window.setTimeout = ((act: () => void, milliseconds: number) =>
      wait(act, milliseconds === 30_000 ? 600_000 : milliseconds)) as typeof setTimeout;
  });
  api.answers(200, LIST);
  await referencePage.open('/api/Block/get-blocks');
  await keyboardUser.activate(requestPanel.sendButton);
  await requestPanel.says('200');
  await keyboardUser.goTo(requestPanel.view('JSON'));
  await keyboardUser.press('ArrowRight');
  await expect(requestPanel.view('Table')).toBeChecked();

  await keyboardUser.goTo(region.getByRole('searchbox', {name: 'Filter rows'}));
  await page.keyboard.type('999');
  await expect(region).toContainText('1 of 30 rows');
  await keyboardUser.press('Backspace', 'Backspace', 'Backspace');
  const columns = region.getByText(/^Columns \(/);
  await keyboardUser.activate(columns);
  await keyboardUser.activate(region.getByRole('button', {name: 'gas_used'}));
  await expect(region.getByRole('columnheader', {name: 'gas_used'})).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await passes(page, 'sorted, with the list of columns');

  const release = api.holds();
  await keyboardUser.activate(requestPanel.button('Load all…'));
  await expect(region.getByLabel('Calls at most')).toBeFocused();
  await passes(page, 'agreement');
  await keyboardUser.goTo(region.getByLabel('Calls a second'));
  await keyboardUser.press('Enter');
  const stop = requestPanel.button('Stop');
  await expect(stop).toBeVisible();
  await passes(page, 'running');
  await keyboardUser.activate(stop);
  await requestPanel.says('Stopped. Calls sent: 1.');
  release();

  api.answers(429, ERROR);
  await keyboardUser.activate(requestPanel.button('Load all…'));
  await keyboardUser.press('Enter');
  await requestPanel.says('Ended by 429', ERROR.code);
  await passes(page, 'refused');
});

test('By keyboard, several values are checked, corrected, sent after agreement, and have a row each, also those that fail.', async ({
  page,
  api,
  referencePage,
  requestPanel,
  keyboardUser,
  consoleErrors,
}) => {
  const {region} = requestPanel;
  consoleErrors.expectFailure('Failed to load resource');
  api.does(({url}, response) => {
    const isKnown = url?.endsWith('/7') === true;
    json(response, isKnown ? {block_id: 7} : ERROR, isKnown ? 200 : 404);
  });
  await referencePage.open('/api/Block/get-block');
  const values = region.getByRole('textbox', {name: /^Values of blockNumber/});
  await keyboardUser.goTo(requestPanel.sendButton);
  await keyboardUser.activate(region.getByText('Several at once'));
  await keyboardUser.goTo(values);
  await page.keyboard.type('7\neight');
  await keyboardUser.activate(requestPanel.button('Check the values…'));
  await expect(region.getByRole('list', {name: 'What to correct'})).toContainText(
    'eight',
  );
  await passes(page, 'what to correct');
  await keyboardUser.goTo(values, 'Shift+Tab');
  await keyboardUser.press('Control+a');
  await page.keyboard.type('7\n8');
  await keyboardUser.activate(requestPanel.button('Check the values…'));
  await expect(region.getByLabel('Calls at most')).toBeFocused();
  await passes(page, 'agreement');
  expect(api.received).toEqual([]);
  await keyboardUser.goTo(region.getByLabel('Calls a second'));
  await keyboardUser.press('Enter');
  await expect(region).toContainText('Calls sent: 2.');
  const rows = region.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('404');
  await passes(page, 'rows');
});

test('By keyboard, the answers of two networks are compared, and an earlier one is shown again.', async ({
  page,
  api,
  referencePage,
  requestPanel,
  keyboardUser,
}) => {
  const {region} = requestPanel;
  const block = (letter: string): object => ({
    block_id: 7,
    hash: '0x'.padEnd(66, letter),
    same: 1,
  });
  api.answers(200, block('a'));
  await referencePage.open('/api/Block/get-block');
  await keyboardUser.goTo(requestPanel.field('blockNumber'));
  await page.keyboard.type('7');
  await keyboardUser.press('Enter');
  await requestPanel.says('200');
  api.answers(200, block('b'));
  await keyboardUser.activate(requestPanel.button('Compare with Kairos'));
  await expect(
    region.getByRole('region', {name: 'Comparison of two answers'}),
  ).toContainText('Different: 1. The same: 2.');
  expect(api.received).toHaveLength(2);
  await keyboardUser.activate(region.getByText('Answers of this page (2)'));
  await passes(page, 'comparison, with the list of answers');
  await keyboardUser.activate(requestPanel.button(/^Show: /));
  await expect(requestPanel.body).toContainText('0xb');
});
