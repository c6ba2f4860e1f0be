import {expect, test} from '../test';

test('An index that is slow does not open the panel again after Escape.', async ({
  page,
  sitePage,
  searchBox,
  searchFiles,
}) => {
  const release = await searchFiles.holdIndex();
  await sitePage.open('/');
  await searchBox.type('get account');
  await searchBox.press('Escape');
  const loaded = page.waitForResponse(/search-index/);
  release();
  await (await loaded).finished();
  await sitePage.hydrated();
  await expect(searchBox.panel).toBeHidden();
  await expect(searchBox.input).toHaveValue('');
  await searchBox.input.fill('get account');
  await expect(searchBox.result('Get Account')).toBeVisible();
});

test('A worker that cannot be loaded is an empty result with one line in the console.', async ({
  sitePage,
  searchBox,
  searchFiles,
  consoleErrors,
}) => {
  consoleErrors.expect('The search worker cannot be used.');
  await sitePage.open('/');
  await searchFiles.loseWorker();
  await searchBox.search('get account');
  await expect(searchBox.panel).toHaveText('No results found.');
  await expect(searchBox.loadingIndicator).toBeHidden();
  expect(searchFiles.errors).toEqual([]);
  expect(searchFiles.lines).toEqual(['The search worker cannot be used.']);
});
