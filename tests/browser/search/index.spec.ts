import type {SearchBox} from '../pages/SearchBox';
import {expect, repetition, test} from '../test';
import {SIZES} from './sizes';

test('A slow index does not open the panel again after Escape.', async ({
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

test('A worker that cannot be loaded is reported in the panel and the console, and is loaded again.', async ({
  sitePage,
  searchBox,
  searchFiles,
  consoleErrors,
}) => {
  consoleErrors.expect('The search worker cannot be used.');
  await sitePage.open('/');
  await searchFiles.loseWorker();
  await searchBox.search('get account');
  await expect(searchBox.panel).toContainText('No results found.');
  await expect(searchBox.panel).toContainText('The search could not be loaded.');
  await expect(searchBox.loadingIndicator).toBeHidden();
  expect(searchFiles.errors).toEqual([]);
  expect(searchFiles.lines).toEqual(['The search worker cannot be used.']);
  await searchFiles.findWorker();
  await searchBox.retryButton.click();
  await expect(searchBox.result('Get Account')).toBeVisible();
  await expect(searchBox.retryButton).toHaveCount(0);
});

for (const [index, {size, width}] of SIZES.entries()) {
  const ways: Record<string, (searchBox: SearchBox) => Promise<void>> = {
    'the button': (searchBox) => searchBox.retryButton.click(),
    'the next query': (searchBox) => searchBox.input.fill('get accounts'),
  };
  for (const [way, retry] of Object.entries(ways)) {
    test(
      `If the server fails, the panel reports it, and ${way} requests the index again: ${size}.`,
      repetition(index),
      async ({page, sitePage, searchBox, searchFiles, consoleErrors}) => {
        consoleErrors.expect(/^Failed to load resource: .*503/);
        consoleErrors.expect(/^The search index .* cannot be used/);
        await page.setViewportSize({width, height: 800});
        await searchFiles.answerIndex({status: 503, body: ''});
        await sitePage.open('/');
        await searchBox.open();
        await searchBox.input.fill('get account');
        await expect(searchBox.panel).toContainText('The search could not be loaded.');
        await expect(searchBox.retryButton).toBeInViewport({ratio: 1});
        await expect(searchBox.status).toHaveText(
          'No results found. The search could not be loaded.',
        );
        await searchFiles.findIndex();
        await retry(searchBox);
        await expect(searchBox.result('Get Account')).toBeVisible();
        await expect(searchBox.panel).not.toContainText('could not be loaded');
        await expect(searchBox.status).toHaveText('8 results');
      },
    );
  }
}
