import {violations} from './accessibility/audit';
import {expect, PROMISE, testWithApi as test} from './test';

const PAGE = '/api/Block/get-block';

test(
  'Ctrl+K and ">" find the commands of the page by their names, and Enter runs one.',
  PROMISE,
  async ({page, api, referencePage, requestPanel, colourMode, searchBox}) => {
    api.answers(200, {block_id: 7});
    await referencePage.open(PAGE);
    const run = async (query: string, title: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', {name: 'Search'}).fill(query);
      const option = page.getByRole('option').filter({hasText: title});
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(searchBox.panel).toHaveCount(0);
    };
    await run('>kairos', 'Network: Kairos');
    await expect(requestPanel.network).toHaveValue('kairos');
    const mode = await colourMode.mode();
    await run('> dark', 'Switch between dark and light mode');
    await expect.poll(() => colourMode.mode()).not.toBe(mode);
    await run('>sample go', 'Copy the sample: go');
    await expect(page.locator('html')).toHaveAttribute('data-language', 'go');
    await run('>send', 'Send API Request');
    await requestPanel.says('200');
    expect(api.received).toHaveLength(1);
    await run('>next page', 'Next page: Get Latest Block');
    await expect(referencePage.heading).toHaveText('Get Latest Block');
  },
);

test('Commands are listed with their keys, below hits of the same words, and pass axe.', async ({
  page,
  referencePage,
}) => {
  await referencePage.open(PAGE);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.fill('>');
  const options = page.getByRole('option');
  await expect(options.filter({hasText: 'Send API Request'})).toContainText('Ctrl+Enter');
  await expect(options.filter({hasText: 'Copy page'})).toContainText('no key');
  // The arrow keys scroll the list.
  const exceptions = ['scrollable-region-focusable'];
  const panel = '[role="region"][aria-label="Search"]';
  expect(await violations(page, [1440], panel, exceptions)).toEqual([]);
  await box.fill('>there is none');
  await expect(page.getByText('This page has no command of this name.')).toBeVisible();
  await box.fill('network');
  await expect(options.filter({hasText: 'Network: Kairos'})).toBeVisible();
  await expect(options.first()).not.toContainText('Network: Kairos');
});

test('The key ? lists the shortcuts in a dialog that passes axe, until Escape, but not while a text is typed.', async ({
  page,
  referencePage,
  requestPanel,
}) => {
  await referencePage.open(PAGE);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(dialog).toContainText('Ctrl Enter');
  expect(await violations(page, [1440, 320], 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await requestPanel.field('blockNumber').focus();
  await page.keyboard.press('?');
  await expect(requestPanel.field('blockNumber')).toHaveValue(/\?/);
  await expect(dialog).toHaveCount(0);
});
