import {proves} from '../specification/proves';
import {expect, FIRST_PROMISE, PROMISE, test, testWithApi} from './test';
import {Traffic} from '../../scripts/lib/traffic';

// packages/reference-search/src/client has the tests of what needs no browser.

const TRANSACTION = '/api/Transaction/get-transaction';
const HASH = `0x${'1f'.repeat(32)}`;

test(
  'A page loads neither index nor worker before the search is used, and then once.',
  {...proves('S2.35', 'S4.6'), ...PROMISE},
  async ({page, sitePage, searchBox}) => {
    const traffic = new Traffic(page);
    const workers = (): string[] =>
      traffic.paths.filter((path) => /\/search\./.test(path));
    await sitePage.open('/');
    expect(traffic.indexes).toEqual([]);
    expect(workers()).toEqual([]);
    await expect(
      page.locator('.navbar__items--right').getByRole('searchbox', {name: 'Search'}),
    ).toBeVisible();

    // A phrase from the middle of a text.
    await searchBox.search('which loses digits of large amounts');
    await expect(
      searchBox.result('How do I keep large numbers exact in JavaScript?'),
    ).toBeVisible();
    expect(workers()).toHaveLength(1);

    // The following pages use them.
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/$/);
    await searchBox.search('get account');
    await expect(searchBox.result('Get Account')).toBeVisible();
    expect(traffic.indexes).toEqual([
      '/search-index-default.json',
      '/search-index-docs-default-current.json',
    ]);
    expect(workers()).toHaveLength(1);
  },
);

test(
  'A shortcut pressed before the scripts run focuses the box, also on a phone, which keeps the typed text.',
  PROMISE,
  async ({page, sitePage, searchBox}) => {
    await page.setViewportSize({width: 390, height: 800});
    const letScriptsRun = await sitePage.openWithoutScripts('/faq');
    await page.keyboard.press('Control+k');
    await expect(searchBox.standIn).toBeFocused();
    // Outside the box, the space would scroll the page.
    await page.keyboard.type('get acc');
    await expect(searchBox.standIn).toHaveValue('get acc');
    expect(await sitePage.scrolled()).toBe(0);
    await letScriptsRun();
    await expect(searchBox.input).toBeFocused();
    await expect(searchBox.input).toHaveValue('get acc');
    await expect(searchBox.result('Get Account')).toBeVisible();
  },
);

test(
  'Shortcuts open the loaded search, but not a slash typed into a field.',
  FIRST_PROMISE,
  async ({page, sitePage, requestPanel, searchBox}) => {
    await sitePage.open('/api/Account/get-account');
    await requestPanel.key.press('/');
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(searchBox.input).toBeFocused();
      await expect(searchBox.input).toHaveValue('');
      await searchBox.input.blur();
    }
    await expect(requestPanel.key).toHaveValue('/');
  },
);

test(
  'The open panel stays below the navbar while the page is scrolled, and its row of all results in view, until a click elsewhere.',
  PROMISE,
  async ({page, sitePage, searchBox}) => {
    await page.setViewportSize({width: 1470, height: 800});
    await sitePage.open('/faq');
    await searchBox.search('block');
    await expect(searchBox.results).toHaveCount(8);
    await expect(searchBox.allResults).toBeInViewport({ratio: 1});
    const bottomOf = async (element: typeof searchBox.input): Promise<number> => {
      const box = await element.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await page.keyboard.press('ArrowDown');
      await expect(searchBox.results.nth(place)).toHaveAttribute('aria-selected', 'true');
    }
    // The row covers no option that the keys reach.
    await expect
      .poll(async () => {
        const row = await searchBox.allResults.boundingBox();
        return (await bottomOf(searchBox.active)) <= (row?.y ?? 0) + 1;
      })
      .toBe(true);
    for (const top of [300, 1200, 700]) {
      await page.mouse.move(400, 600);
      await page.mouse.wheel(0, top - (await sitePage.scrolled()));
      await expect.poll(() => sitePage.scrolled()).toBe(top);
      await expect
        .poll(async () => {
          const panel = await searchBox.panel.boundingBox();
          const gap = (panel?.y ?? NaN) - (await bottomOf(searchBox.input));
          return gap >= 0 && gap < 40;
        })
        .toBe(true);
    }
    await page.mouse.click(400, 600);
    await expect(searchBox.panel).toBeHidden();
    await searchBox.open();
    await searchBox.allResults.click();
    await expect(page).toHaveURL('/search?q=block');
    await expect(searchBox.panel).toBeHidden();
  },
);

testWithApi(
  'A URL of the explorer opens a form with its value, and keeps its network, which Send asks.',
  PROMISE,
  async ({page, sitePage, searchBox, requestPanel, api}) => {
    await sitePage.open('/');
    await searchBox.search(`https://kairos.kaiascan.io/tx/${HASH}`);
    await expect(searchBox.results.first()).toContainText('Get Transaction');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `${TRANSACTION}?path.transactionHash=${HASH}&network=kairos`,
    );
    await requestPanel.key.fill('a-key');
    await requestPanel.send();
    await expect.poll(() => api.calls.join()).toContain(`GET ${api.kairos}/`);
  },
);

const FIELD = '/schemas/transactionview#field-fee_payer';

test(
  'A chosen result opens its section, and marks the matched terms in the article only, until Escape, without a scroll, or the next page.',
  {...proves('S2.38', 'S3.4'), ...FIRST_PROMISE},
  async ({page, referencePage, searchBox}) => {
    const marks = page.locator('mark');
    const problems = await referencePage.problemsDuring(async () => {
      await referencePage.open('/faq');
      await searchBox.search('fee_payer transactionview');
      await searchBox.results.and(page.locator(`[href="${FIELD}"]`)).click();
      await expect(page).toHaveURL(FIELD);
      await expect.poll(() => referencePage.isInView('field-fee_payer')).toBe(true);
      await expect(page.locator('article mark').first()).toBeVisible();
      for (const text of await marks.allTextContents()) {
        expect(text).toMatch(/^(fee|pay|transactionview)/i);
      }
      await expect(page.locator('mark:not(article mark)')).toHaveCount(0);
      const scrolled = await referencePage.scrolled();
      await page.keyboard.press('Escape');
      await expect(marks).toHaveCount(0);
      expect(await referencePage.scrolled()).toBe(scrolled);

      await searchBox.search('get account');
      await searchBox.result('Get Account').click();
      await expect(referencePage.heading).toHaveText(/^Get Account/);
      await expect(marks.first()).toBeVisible();
      await referencePage.language('go').check();
      await referencePage.response('404').locator('> summary').click();
      await expect(referencePage.visibleSamples).toContainText('package main');
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(marks).toHaveCount(0);
    });
    expect(problems).toEqual([]);
  },
);
