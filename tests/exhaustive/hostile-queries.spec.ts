import type {SearchPage} from '../browser/pages/SearchPage';
import {expect, test} from '../browser/test';
import {visit} from '../browser/visit';

/** Queries that must not run code, in any place that shows them. */
const MARKUP: Record<string, string> = {
  'an image with a handler': '<img src=x onerror="window.injected = true">',
  'a script': '"><script>window.injected = true</script>',
  'an address that runs': 'javascript:window.injected=true',
  'a template': '${window.injected = true} {{constructor.constructor("x")()}}',
  'half an emoji': '\ud83d block',
  'invisible characters': '\u0000\u200b\u202e\ufeff',
};

/** Queries that must not cause errors. */
const QUERIES: Record<string, string> = {
  ...MARKUP,
  'one-letter words': 'a '.repeat(500),
  'five hundred words': Array.from({length: 500}, (_, place) => `word${place}`).join(' '),
  'one long word': 'x'.repeat(512),
  'punctuation only': '!?.,;:()[]{}"\'/&%$#@…–—',
  'a lone plus': '+',
  'a lone minus': '-',
  'a lone star': '*',
  'many stars': '*'.repeat(512),
  'a lone backslash': '\\',
  'a regular expression': '(a+)+$ [ \\p{ (?<',
  'a prototype': '__proto__',
  'a required prototype': '+__proto__',
  'an own property': 'hasOwnProperty toString valueOf constructor',
  emoji: '🙂 👩‍👩‍👧‍👦 \u{1F3F4}',
  'a far edit distance': 'transactions~99',
  'a long word with an edit distance': `${'x'.repeat(500)}~2`,
  'many edit distances': 'ab~2 '.repeat(100),
  'a huge boost': `block^${'9'.repeat(400)}`,
};

async function wasInjected(searchPage: SearchPage): Promise<boolean> {
  return searchPage.page.evaluate(
    () =>
      'injected' in window ||
      document.querySelector(
        '.aa-Panel img, .aa-Panel script, main img[src="x"], [onerror], a[href^="javascript:"]',
      ) !== null,
  );
}

test.describe('A hostile query', () => {
  test('neither throws nor injects code in the search box.', async ({
    sitePage,
    searchPage,
    searchBox,
  }) => {
    await sitePage.open('/');
    for (const [name, query] of Object.entries(QUERIES)) {
      const problems = await sitePage.problemsDuring(async () => {
        await searchBox.search(query);
        expect((await searchBox.input.inputValue()).length).toBeLessThanOrEqual(512);
        await expect(searchBox.loadingIndicator).toBeHidden();
        expect(await wasInjected(searchPage), name).toBe(false);
        // The search still works.
        await searchBox.input.fill('get block rewards');
        await expect(searchBox.results.first()).toContainText('Get Block Rewards');
      });
      expect(problems, name).toEqual([]);
    }
  });

  test('neither throws nor injects code in the URL.', async ({page, searchPage}) => {
    for (const [name, query] of Object.entries(MARKUP)) {
      const problems = await searchPage.problemsDuring(async () => {
        await searchPage.openQuery(query);
        await expect(
          searchPage.hits
            .first()
            .or(page.getByText(/^(No results found|The query cannot be read)/))
            .first(),
        ).toBeVisible();
        expect(await wasInjected(searchPage), name).toBe(false);
        await searchPage.input.fill('get block rewards');
        await expect(searchPage.hits.first()).toContainText('Get Block Rewards');
      });
      expect(problems, name).toEqual([]);
    }
  });

  test('is shown as text in the recent searches.', async ({
    sitePage,
    searchPage,
    searchBox,
  }) => {
    const query = '<img src=x onerror="window.injected = true"> block';
    await sitePage.open('/');
    await searchBox.search(query);
    await searchBox.press('Enter');
    await expect(sitePage.page).not.toHaveURL('/');
    await searchBox.open();
    await searchBox.input.fill('');
    await expect(searchBox.results.first()).toHaveText(query);
    expect(await wasInjected(searchPage)).toBe(false);
  });

  test('causes no problems if it is missing, empty or malformed in the URL.', async ({
    page,
    searchPage,
  }) => {
    for (const address of [
      '/search',
      '/search?q=',
      '/search?q=%20',
      '/search?q=%E0%A4',
    ]) {
      const problems = await searchPage.problemsDuring(async () => {
        await visit(page, address);
        await searchPage.hydrated();
      });
      expect(problems).toEqual([]);
      await expect(searchPage.input).toBeVisible();
    }
  });
});
