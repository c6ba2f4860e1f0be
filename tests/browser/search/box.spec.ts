import {proves} from '../../specification/proves';
import {expect, PROMISE, test, testWithApi} from '../test';

// packages/reference-search/src/client has the tests of what needs no browser.

const ENDPOINT = '/api/Account/get-account';
const TRANSACTION = '/api/Transaction/get-transaction';
const HASH = `0x${'1f'.repeat(32)}`;

const PHONE = {width: 390, height: 800};

test(
  'A page loads neither index nor worker before the search is used, and then once.',
  {...proves('S2.35', 'S4.6'), ...PROMISE},
  async ({page, sitePage, searchBox, searchFiles}) => {
    await sitePage.open('/');
    expect(searchFiles.indexes).toEqual([]);
    expect(page.workers()).toEqual([]);
    await expect(
      page.locator('.navbar__items--right').getByRole('searchbox', {name: 'Search'}),
    ).toBeVisible();
    const before = searchFiles.asked;

    // A phrase from the middle of a text.
    await searchBox.search('which loses digits of large amounts');
    await expect(
      searchBox.result('How do I keep large numbers exact in JavaScript?'),
    ).toBeVisible();
    const added = searchFiles.asked.slice(before.length);
    expect(added.filter((path) => /\/search\./.test(path))).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);

    // The following pages use them.
    await searchBox.press('Escape');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/$/);
    await searchBox.search('get account');
    await expect(searchBox.result('Get Account')).toBeVisible();
    expect(searchFiles.indexes).toEqual([
      '/search-index-default.json',
      '/search-index-docs-default-current.json',
    ]);
  },
);

test(
  'A shortcut pressed before the scripts run focuses the box, also on a phone, which keeps the typed text.',
  PROMISE,
  async ({page, sitePage, searchBox}) => {
    await page.setViewportSize(PHONE);
    const letScriptsRun = await sitePage.openWithoutScripts('/faq');
    await searchBox.press('Control+k');
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
  PROMISE,
  async ({sitePage, requestPanel, searchBox}) => {
    await sitePage.open(ENDPOINT);
    await requestPanel.key.focus();
    await searchBox.press('/');
    await expect(requestPanel.key).toHaveValue('/');
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await searchBox.press(key);
      await expect(searchBox.input).toBeFocused();
      await expect(searchBox.input).toHaveValue('');
      await searchBox.input.blur();
    }
    await expect(requestPanel.key).toHaveValue('/');
  },
);

test(
  'The open panel stays below the navbar while the page is scrolled, until a click elsewhere.',
  PROMISE,
  async ({page, sitePage, searchBox}) => {
    await page.setViewportSize({width: 1470, height: 800});
    await sitePage.open('/faq');
    await searchBox.search('block');
    await expect(searchBox.results.first()).toBeVisible();
    for (const top of [300, 1200, 700]) {
      await page.mouse.move(400, 600);
      await page.mouse.wheel(0, top - (await sitePage.scrolled()));
      await expect.poll(() => sitePage.scrolled()).toBe(top);
      await expect
        .poll(async () => {
          const box = await searchBox.input.boundingBox();
          const panel = await searchBox.panel.boundingBox();
          const gap = (panel?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
          return box !== null && box.y >= 0 && gap >= 0 && gap < 40;
        })
        .toBe(true);
    }
    await page.mouse.click(400, 600);
    await expect(searchBox.panel).toBeHidden();
    await expect(searchBox.input).toHaveValue('block');
  },
);

test(
  'The row of all results stays in view, and covers no option that the keys reach.',
  PROMISE,
  async ({page, sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.search('block');
    await expect(searchBox.results).toHaveCount(8);
    await expect(searchBox.allResults).toBeInViewport({ratio: 1});
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await searchBox.press('ArrowDown');
      await expect(searchBox.results.nth(place)).toHaveAttribute('aria-selected', 'true');
    }
    await expect
      .poll(async () => {
        const active = await searchBox.active.boundingBox();
        const row = await searchBox.allResults.boundingBox();
        return (active?.y ?? 0) + (active?.height ?? 0) <= (row?.y ?? 0) + 1;
      })
      .toBe(true);
    await searchBox.allResults.click();
    await expect(page).toHaveURL('/search?q=block');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^8 of \d+ results$/,
    );
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
    await searchBox.press('Enter');
    await expect(page).toHaveURL(
      `${TRANSACTION}?path.transactionHash=${HASH}&network=kairos`,
    );
    await requestPanel.key.fill('a-key');
    await requestPanel.send();
    await expect.poll(() => api.calls.join()).toContain(`GET ${api.kairos}/`);
  },
);
