import {expect, repetition, test} from '../test';
import {proves} from '../../specification/proves';

/** The delay after which a search is stalled, in milliseconds. */
const STALL_MS = 300;

/** The time until a change is rendered, in milliseconds. */
const FRAME_MS = 16;

test.describe('4. States and transitions: Search index per tag and locale', () => {
  test(
    'not loaded: a page does not request it before the search is used.',
    proves('S4.6'),
    async ({page, sitePage, searchBox, searchFiles}) => {
      await sitePage.open('/');
      expect(searchFiles.indexes).toEqual([]);
      expect(page.workers()).toEqual([]);
      await expect(searchBox.standIn).toBeVisible();
      const before = searchFiles.asked;

      await searchBox.search('block');
      const added = searchFiles.asked.slice(before.length);
      expect(added.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
      expect(before.filter((path) => /\/search\./.test(path))).toEqual([]);
      expect(added.filter((path) => /\/search\./.test(path))).toHaveLength(1);
      expect(searchFiles.indexes).toEqual(['/search-index-docs-default-current.json']);
      expect(page.workers()).toHaveLength(1);
    },
  );

  test(
    'then loading: it is fetched once while the reader types, and the last query is answered.',
    proves('S4.6'),
    async ({sitePage, searchBox, searchFiles}) => {
      const release = await searchFiles.holdIndex();
      await sitePage.open('/');
      await searchBox.type('get');
      await searchBox.input.fill('get account');
      await searchBox.input.blur();
      await searchBox.input.focus();
      await searchBox.input.fill('get block rewards');
      await expect(searchBox.results).toHaveCount(0);
      release();
      await expect(searchBox.results.first()).toContainText('Get Block Rewards');
      await expect(searchBox.status).toHaveText('8 results');
      expect(searchFiles.indexes).toHaveLength(1);
    },
  );

  test(
    'then loading (callers queue): search box and search page wait for the same request.',
    proves('S4.6'),
    async ({searchPage, searchBox, searchFiles}) => {
      const release = await searchFiles.holdIndex();
      await searchPage.openQuery('fee payer');
      await searchBox.type('get account');
      await expect(searchPage.hits).toHaveCount(0);
      release();
      await expect(searchBox.result('Get Account')).toBeVisible();
      await expect(searchPage.hits.first()).toBeVisible();
      expect(searchFiles.indexes).toHaveLength(1);
    },
  );

  test(
    'then ready: it is used on the following pages and not fetched again.',
    proves('S4.6'),
    async ({page, sitePage, searchBox, searchFiles}) => {
      await sitePage.open('/');
      await searchBox.search('faq');
      await searchBox.press('Escape');
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/\/$/);
      await searchBox.search('get account');
      await expect(searchBox.result('Get Account')).toBeVisible();
      expect(searchFiles.indexes).toHaveLength(1);
    },
  );
});

test.describe('4. States and transitions: Search panel', () => {
  test(
    'status: idle, loading, stalled (after 300 ms of waiting).',
    proves('S4.7', 'S9.6'),
    async ({page, sitePage, searchBox, searchFiles}) => {
      const release = await searchFiles.holdIndex();
      await page.clock.install();
      await sitePage.open('/');
      await searchBox.open();
      // Idle: the input is empty.
      await expect(searchBox.loadingIndicator).toBeHidden();

      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await searchBox.press('g');
      await expect(searchBox.input).toHaveValue('g');
      // Loading.
      await page.clock.runFor(STALL_MS - 1);
      await expect(searchBox.loadingIndicator).toBeHidden();
      await expect(searchBox.results).toHaveCount(0);
      // Stalled.
      await page.clock.runFor(1 + FRAME_MS);
      await expect(searchBox.loadingIndicator).toBeVisible();
      await expect(searchBox.results).toHaveCount(0);
      await expect(searchBox.status).toBeEmpty();

      // Idle again.
      await page.clock.resume();
      release();
      await expect(searchBox.results.first()).toBeVisible();
      await expect(searchBox.loadingIndicator).toBeHidden();
    },
  );

  test('is open or closed.', proves('S4.8'), async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.search('block');
    await expect(searchBox.input).toHaveAttribute('aria-expanded', 'true');
    await sitePage.heading.click({position: {x: 1, y: 1}});
    await expect(searchBox.panel).toBeHidden();
    await expect(searchBox.input).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox.input).toHaveValue('block');
    await searchBox.input.click();
    await expect(searchBox.panel).toBeVisible();
    await expect(searchBox.input).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('with results', () => {
    test.beforeEach(async ({sitePage, searchBox}) => {
      await sitePage.open('/');
      await searchBox.search('get transaction');
    });

    test('One item can be active.', proves('S4.8'), async ({searchBox}) => {
      await expect(searchBox.results.first()).toHaveAttribute('aria-selected', 'true');
      await expect(searchBox.active).toHaveCount(1);
      await searchBox.results.nth(2).hover();
      await expect(searchBox.results.nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect(searchBox.active).toHaveCount(1);
    });

    test(
      'Keys: ArrowDown and ArrowUp move the active item.',
      proves('S4.9'),
      async ({searchBox}) => {
        const {results} = searchBox;
        const isActive = (place: number): Promise<void> =>
          expect(results.nth(place)).toHaveAttribute('aria-selected', 'true');
        const last = (await results.count()) - 1;
        await isActive(0);
        await searchBox.press('ArrowDown');
        await isActive(1);
        await searchBox.press('ArrowUp');
        await isActive(0);
        await searchBox.press('ArrowUp');
        await isActive(last);
        await expect(results.nth(last)).toBeInViewport();
        await searchBox.press('ArrowDown');
        await isActive(0);
        await expect(searchBox.active).toHaveCount(1);
        await expect(searchBox.input).toBeFocused();
      },
    );

    test(
      'Keys: Escape closes the panel or clears the query.',
      proves('S4.9'),
      async ({page, searchBox}) => {
        await searchBox.press('Escape');
        await expect(searchBox.panel).toBeHidden();
        await expect(searchBox.input).toHaveValue('get transaction');
        await expect(searchBox.input).toBeFocused();
        await searchBox.press('Escape');
        await expect(searchBox.input).toHaveValue('');
        await expect(page).toHaveURL('/');
      },
    );

    test(
      'Keys: Enter selects the first item, which is active at first.',
      proves('S4.9'),
      async ({page, sitePage, searchBox}) => {
        await expect(searchBox.results.first()).toContainText('Get Transaction');
        await searchBox.press('Enter');
        await expect(page).toHaveURL('/api/Transaction/get-transaction');
        await expect(sitePage.heading).toHaveText(/^Get Transaction/);
        await expect(searchBox.panel).toBeHidden();
      },
    );

    test(
      'Keys: Enter selects the active item.',
      proves('S4.9'),
      async ({page, searchBox}) => {
        await searchBox.press('ArrowDown');
        const second = searchBox.results.nth(1);
        await expect(second).toHaveAttribute('aria-selected', 'true');
        const href = await second.getByRole('link').getAttribute('href');
        await searchBox.press('Enter');
        await expect(page).toHaveURL(href ?? '');
        await expect(page).not.toHaveURL('/api/Transaction/get-transaction');
      },
    );

    test(
      'Keys: Tab closes the panel and moves the focus to the next element.',
      proves('S4.9'),
      async ({page, searchBox}) => {
        await searchBox.press('Tab');
        await expect(searchBox.panel).toBeHidden();
        await expect(searchBox.input).not.toBeFocused();
        await expect(searchBox.input).toHaveValue('get transaction');
        await expect(page).toHaveURL('/');
      },
    );

    for (const [index, modifier] of ['Control', 'Meta'].entries()) {
      test(
        `${modifier} with Enter opens in a new tab.`,
        {...proves('S4.10'), ...repetition(index)},
        async ({context, page, searchBox}) => {
          const opened = context.waitForEvent('page');
          await searchBox.press(`${modifier}+Enter`);
          const tab = await opened;
          await expect(tab).toHaveURL('/api/Transaction/get-transaction');
          expect(await tab.evaluate(() => window.opener === null)).toBe(true);
          await expect(page).toHaveURL('/');
        },
      );
    }

    test(
      'Shift with Enter opens in a new window.',
      proves('S4.11'),
      async ({context, page, searchBox}) => {
        // Headless Chromium does not distinguish windows from tabs, so check the window features.
        const asked = await page.evaluateHandle(() => {
          const features: string[] = [];
          const open = window.open.bind(window);
          window.open = (...args) => {
            features.push(args[2] ?? '');
            return open(...args);
          };
          return features;
        });
        const opened = context.waitForEvent('page');
        await searchBox.press('Shift+Enter');
        const popup = await opened;
        await expect(popup).toHaveURL('/api/Transaction/get-transaction');
        expect(await asked.jsonValue()).toEqual([expect.stringContaining('popup')]);
        expect(await popup.evaluate(() => window.opener === null)).toBe(true);
        await expect(page).toHaveURL('/');
      },
    );
  });
});
