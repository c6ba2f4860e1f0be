import type {Page} from '@playwright/test';
import type {SearchBox} from '../pages/SearchBox';
import {expect, repetition, test} from '../test';

/** The storage key; Docusaurus appends the namespace of the site if there is one. */
const KEY = 'docs.search.recent';

/** Searches, and chooses the first result. */
async function choose(page: Page, searchBox: SearchBox, query: string): Promise<void> {
  await searchBox.open();
  await searchBox.input.fill(query);
  // The first result may still be that of the previous query.
  await expect(searchBox.results.first()).toContainText(new RegExp(query, 'i'));
  const href =
    (await searchBox.results.first().getByRole('link').getAttribute('href')) ?? '';
  await searchBox.press('Enter');
  await expect(page).toHaveURL(href);
}

test.describe('Recent searches', () => {
  test('are shown in an empty box: at most five, the latest first, without duplicates.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    await sitePage.open('/');
    await searchBox.open();
    await expect(searchBox.panel).toBeHidden();
    for (const query of [
      'get account',
      'get block',
      'get contract',
      'get transaction',
      'get blocks',
      'get contracts',
      'get block',
    ]) {
      await choose(page, searchBox, query);
    }
    await searchBox.open();
    await searchBox.input.fill('');
    await expect(searchBox.heading('Recent searches')).toBeVisible();
    await expect(searchBox.results).toHaveText([
      'get block',
      'get contracts',
      'get blocks',
      'get transaction',
      'get contract',
    ]);
    await expect(searchBox.status).toBeEmpty();

    // They stay after a reload.
    await page.reload();
    await sitePage.hydrated();
    await searchBox.open();
    await expect(searchBox.results).toHaveCount(5);
  });

  test('run again when they are chosen by keyboard or by click.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    await sitePage.open('/');
    await choose(page, searchBox, 'get account');
    await choose(page, searchBox, 'get block');
    await searchBox.open();
    await searchBox.input.fill('');
    await expect(searchBox.results).toHaveCount(2);
    await searchBox.press('ArrowDown');
    await searchBox.press('Enter');
    await expect(searchBox.input).toHaveValue('get account');
    await expect(searchBox.results.first()).toContainText('Get Account');

    await searchBox.input.fill('');
    await expect(searchBox.results).toHaveCount(2);
    await searchBox.result('get block').click();
    await expect(searchBox.input).toHaveValue('get block');
    await expect(searchBox.results.first()).toContainText('Get Block');
  });

  test('can be cleared.', async ({page, sitePage, searchBox}) => {
    await sitePage.open('/');
    await choose(page, searchBox, 'get account');
    await searchBox.open();
    await searchBox.input.fill('');
    await expect(searchBox.results).toHaveText(['get account']);
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(searchBox.panel).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await searchBox.input.blur();
    await searchBox.open();
    await expect(searchBox.panel).toBeHidden();
  });

  test('include a query whose result was opened in a new tab.', async ({
    context,
    sitePage,
    searchBox,
  }) => {
    await sitePage.open('/');
    await searchBox.search('get account');
    const opened = context.waitForEvent('page');
    await searchBox.press('Control+Enter');
    await opened;
    await searchBox.input.fill('');
    await expect(searchBox.results).toHaveText(['get account']);
  });

  const UNREADABLE = ['{', 'null', '"x"', '{"0": "x"}', '[1, null, {"a": 1}]', '[]'];
  for (const [index, stored] of UNREADABLE.entries()) {
    test(
      `are empty if ${stored} is stored.`,
      repetition(index),
      async ({page, sitePage, searchBox}) => {
        await page.addInitScript(
          ([key, value]) => {
            localStorage.setItem(key, value);
          },
          [KEY, stored] as const,
        );
        const problems = await sitePage.problemsDuring(async () => {
          await sitePage.open('/');
          await searchBox.open();
          await expect(searchBox.panel).toBeHidden();
          await choose(page, searchBox, 'get account');
        });
        expect(problems).toEqual([]);
      },
    );
  }

  test('are limited to five even if more are stored.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
    }, KEY);
    await sitePage.open('/');
    await searchBox.open();
    await expect(searchBox.results).toHaveText(['a', 'b', 'c', 'd', 'e']);
  });
});

test('With storage disabled, the search works without recent searches.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await sitePage.switchOffStorage();
  const problems = await sitePage.problemsDuring(async () => {
    await sitePage.open('/');
    await choose(page, searchBox, 'get account');
    await choose(page, searchBox, 'get block');
    await searchBox.open();
    await searchBox.input.fill('');
    await expect(searchBox.panel).toBeHidden();
  });
  // Docusaurus warns once that it has no storage.
  expect(problems.filter((problem) => !problem.startsWith('console warning'))).toEqual(
    [],
  );
});
