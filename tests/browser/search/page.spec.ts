import {expect, repetition, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

test.describe('The page of all results', () => {
  test(
    'shows the first 8 results and their total number, and 8 more on each press of the button.',
    proves('S9.1'),
    async ({page, searchPage}) => {
      await searchPage.openQuery('fee payer');
      await expect(searchPage.heading).toHaveText('Search results for “fee payer”');
      await expect(page).toHaveTitle(/fee payer/);
      await expect(searchPage.input).toHaveValue('fee payer');
      await expect(searchPage.answer).toHaveText(/^8 of \d+ results$/);
      const total = Number(/of (\d+)/.exec(await searchPage.answer.innerText())?.[1]);
      expect(total).toBeGreaterThan(20);
      // The page contains no hidden results.
      await expect(searchPage.hits).toHaveCount(8);
      const first = await searchPage.hits.allTextContents();

      for (let shown = 8; shown < total; shown = Math.min(shown + 8, total)) {
        const more = Math.min(8, total - shown);
        await expect(searchPage.moreButton).toHaveText(`Show ${more} more`);
        await searchPage.moreButton.press('Enter');
        await expect(searchPage.hits).toHaveCount(shown + more);
        await expect(searchPage.hits.nth(shown).getByRole('link')).toBeFocused();
        await expect(searchPage.answer).toHaveText(
          shown + more === total
            ? `${total} results`
            : `${shown + more} of ${total} results`,
        );
      }
      await expect(searchPage.moreButton).toHaveCount(0);
      const all = await searchPage.hits.allTextContents();
      expect(all.slice(0, 8)).toEqual(first);
      expect(new Set(all).size).toBe(total);
    },
  );

  test('shows the first 8 results again for another query.', async ({searchPage}) => {
    await searchPage.openQuery('block');
    await searchPage.moreButton.click();
    await expect(searchPage.hits).toHaveCount(16);
    await searchPage.input.fill('get transaction');
    await expect(searchPage.hits.first()).toContainText('Get Transaction');
    await expect(searchPage.hits).toHaveCount(8);
  });

  test('keeps what is typed while a slow computer renders the results.', async ({
    page,
    searchPage,
  }) => {
    await searchPage.open('/search');
    await page.evaluate(() => {
      const replaceState = history.replaceState.bind(history);
      // The page writes the URL before it renders the results.
      history.replaceState = (...args) => {
        replaceState(...args);
        history.replaceState = replaceState;
        const input = document.activeElement as HTMLInputElement;
        const prototype = Object.getPrototypeOf(input) as HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(
          input,
          'get block',
        );
        input.dispatchEvent(new Event('input', {bubbles: true}));
      };
    });
    await searchPage.input.focus();
    await page.keyboard.type('get');
    await expect(page).toHaveURL('/search?q=get+block');
    await expect(searchPage.input).toHaveValue('get block');
    await expect(searchPage.heading).toHaveText('Search results for “get block”');
  });

  test('shows no button if all results are shown.', async ({searchPage}) => {
    await searchPage.openQuery('tags:getblockrewards');
    await expect(searchPage.answer).toHaveText('1 result');
    await expect(searchPage.hits).toHaveCount(1);
    await expect(searchPage.moreButton).toHaveCount(0);
  });

  test('keeps the query in the address when a result is opened immediately.', async ({
    page,
    searchPage,
  }) => {
    await searchPage.open('/search');
    await searchPage.input.fill('get block rewards');
    await searchPage.hits.getByRole('link', {name: 'Get Block Rewards'}).first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=get+block+rewards');
    await expect(searchPage.input).toHaveValue('get block rewards');
  });

  test('shows the query of the search box after another one was typed on the page.', async ({
    page,
    searchBox,
    searchPage,
  }) => {
    const query = 'zzzzqqqq';
    await searchPage.openQuery(query);
    await searchPage.input.fill('get block rewards');
    await expect(searchPage.heading).toHaveText('Search results for “get block rewards”');
    await searchBox.search(query);
    await searchBox.press('Enter');
    await expect(searchPage.heading).toHaveText(`Search results for “${query}”`);
    await expect(searchPage.input).toHaveValue(query);
    await expect(page).toHaveURL(`/search?q=${query}`);
  });

  test('reports that the search could not be loaded, and loads it again on a button.', async ({
    searchPage,
    searchFiles,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: .*503/);
    consoleErrors.expect(/^The search index .* cannot be used/);
    await searchFiles.answerIndex({status: 503, body: ''});
    await searchPage.openQuery('get block rewards');
    await expect(searchPage.answer).toHaveText(
      'No results found. The search could not be loaded.',
    );
    await searchFiles.findIndex();
    await searchPage.retryButton.press('Enter');
    await expect(searchPage.answer).toHaveText(/^8 of \d+ results$/);
    await expect(searchPage.hits.first()).toContainText('Get Block Rewards');
    await expect(searchPage.hits.first().getByRole('link')).toBeFocused();
    await expect(searchPage.retryButton).toHaveCount(0);
  });

  test('shows the kind and location of each result, and the words in context.', async ({
    searchPage,
  }) => {
    await searchPage.openQuery('block rewards');
    const hit = searchPage.hits.filter({hasText: 'Get Block Rewards'}).first();
    await expect(hit).toContainText('GET');
    await expect(hit).toContainText('/api/v1/blocks/{blockNumber}/rewards');
    await expect(hit.locator('mark').first()).toHaveText(/block|reward/i);
  });

  test('shows similar results, and reports missing results and invalid queries.', async ({
    page,
    searchPage,
  }) => {
    const main = page.getByRole('main');
    await searchPage.openQuery('trnsaction');
    await expect(main.getByText('Similar', {exact: true})).toBeVisible();
    await expect(searchPage.hits.first()).toContainText(/transaction/i);
    await searchPage.input.fill('qqqzzzxxx');
    await expect(main.getByRole('status')).toHaveText('No results found.');
    await searchPage.input.fill('titel:block');
    await expect(main.getByRole('status')).toHaveText(
      "The query cannot be read: unrecognised field 'titel', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'.",
    );
    await searchPage.input.fill('');
    await expect(main.getByRole('status')).toHaveCount(0);
    await expect(page).toHaveURL('/search');
  });
});

test.describe('Without scripts, the page of all results', () => {
  test.use({javaScriptEnabled: false});

  for (const [index, [size, width]] of (
    [
      ['desktop', 1470],
      ['phone', 390],
    ] as const
  ).entries()) {
    test(
      `says that the search needs JavaScript, and links to other pages: ${size}.`,
      repetition(index),
      async ({page, searchBox}) => {
        await page.setViewportSize({width, height: 800});
        await visit(page, '/search?q=block');
        const main = page.getByRole('main');
        // Playwright excludes `noscript` from texts and roles, even if it is visible.
        expect(await main.innerText()).toContain('needs JavaScript');
        await expect(main.getByRole('searchbox')).toHaveCount(0);
        await expect(searchBox.standIn).toHaveCount(0);
        for (const [name, path] of [
          ['Home page', '/'],
          ['API reference', '/api'],
          ['Schemas', '/schemas'],
        ] as const) {
          const link = main.locator(`a[href="${path}"]`);
          expect(await link.innerText()).toBe(name);
          await link.click();
          await expect(page).toHaveURL(path);
          await page.goBack();
        }
      },
    );
  }
});

test('With scripts, the page of all results does not say that it needs JavaScript.', async ({
  page,
  searchPage,
}) => {
  const letScriptsRun = await searchPage.openWithoutScripts('/search');
  await expect(searchPage.input).toBeVisible();
  await expect(page.getByRole('main').getByText('needs JavaScript')).toBeHidden();
  await letScriptsRun();
  await expect(page.getByRole('main').getByText('needs JavaScript')).toBeHidden();
});
