import {expect, testWithApi as test} from './test';
import {Traffic} from '../../scripts/lib/traffic';

const PAGE = '/api/Block/get-blocks';

const COUNT = 100_000;

const BLOCKS = {
  results: Array.from({length: COUNT}, (_, index) => ({
    block_id: COUNT - index,
    block_proposer: `0xf172f38771f623a9c8daeba080e495a427${100_000 + index}`,
    gas_used: index % 7,
  })),
  paging: {total_count: COUNT * 3, current_page: 1, last: false, total_page: 3},
};

test('A list of 100,000 rows is a table of few elements, is sorted, and fills the window until Escape.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  api.answers(200, BLOCKS);
  const traffic = new Traffic(page);
  await referencePage.open(PAGE);
  await requestPanel.send();
  await expect(requestPanel.view('JSON')).toBeChecked();
  await page.waitForLoadState('networkidle');
  const isOfTable = (path: string): boolean =>
    /\/(answer-table|table-styles)\./.test(path);
  expect(traffic.paths.filter(isOfTable)).toEqual([]);
  await requestPanel.view('Table').check();
  const {region} = requestPanel;
  const rows = region.getByRole('row');
  await expect(rows.nth(1)).toContainText('100000');
  expect(await rows.count()).toBeLessThan(100);
  expect(traffic.paths.some(isOfTable)).toBe(true);

  const box = region.getByRole('region', {name: 'Table of the answer'});
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rows.last()).toHaveAttribute('aria-rowindex', String(COUNT + 1));
  await region.getByRole('button', {name: 'block_id'}).click();
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(/^1\b/);

  await page.setViewportSize({width: 1440, height: 900});
  await requestPanel.button('Whole window').click();
  await expect
    .poll(async () => (await box.boundingBox())?.width ?? 0)
    .toBeGreaterThan(1_300);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await box.boundingBox())?.width ?? 0).toBeLessThan(700);
  await expect(requestPanel.button('Whole window')).toBeVisible();
});

test('Each address in a cell can be read with the focus, and is copied as a whole.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  api.answers(200, {results: BLOCKS.results.slice(0, 3)});
  await referencePage.open(PAGE);
  await requestPanel.send();
  await requestPanel.view('Table').check();
  const [first] = BLOCKS.results;
  const link = requestPanel.region.getByRole('link', {name: first?.block_proposer ?? ''});
  const width = async (): Promise<number> => (await link.boundingBox())?.width ?? NaN;
  const before = await width();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(width).toBeGreaterThan(1.5 * before);
  const copied = await link.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(copied).toBe(first?.block_proposer);
});
