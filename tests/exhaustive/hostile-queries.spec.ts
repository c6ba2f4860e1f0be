import type {Page} from '@playwright/test';
import {expect, test} from '../browser/test';
import {visit} from '../browser/visit';

/** Queries that must not run code, in any place that shows them. */
const MARKUP = {
  'an image with a handler': '<img src=x onerror="window.injected = true">',
  'a script': '"><script>window.injected = true</script>',
  'an address that runs': 'javascript:window.injected=true',
  'a template': '${window.injected = true} {{constructor.constructor("x")()}}',
  'invisible characters': '\u0000\u200b\u202e\ufeff',
};

/** Queries that must not cause errors in the box, its worker and its list. The others are unit tests. */
const QUERIES = {
  ...MARKUP,
  'half an emoji': '\ud83d block',
  'five hundred words': Array.from({length: 500}, (_, place) => `word${place}`).join(' '),
  'punctuation only': '!?.,;:()[]{}"\'/&%$#@…–—',
  'a required prototype': '+__proto__',
  'many edit distances': 'ab~2 '.repeat(100),
};

async function wasInjected(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      'injected' in window ||
      document.querySelector(
        '.aa-Panel img, .aa-Panel script, main img[src="x"], [onerror], a[href^="javascript:"]',
      ) !== null,
  );
}

test('A hostile query neither throws nor injects code in the search box and in the recent searches.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await sitePage.open('/');
  const problems = await sitePage.problemsDuring(async () => {
    for (const [name, query] of Object.entries(QUERIES)) {
      await searchBox.search(query);
      await expect(page.locator('.aa-LoadingIndicator')).toBeHidden();
      expect(await wasInjected(page), name).toBe(false);
      // The search still works.
      await searchBox.input.fill('get block rewards');
      await expect(searchBox.results.first()).toContainText('Get Block Rewards');
    }
  });
  expect(problems).toEqual([]);
  const query = `${MARKUP['an image with a handler']} block`;
  await searchBox.search(query);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
  await searchBox.open();
  await searchBox.input.fill('');
  await expect(searchBox.results.getByText(query, {exact: true})).toBeVisible();
  expect(await wasInjected(page)).toBe(false);
});

test('A hostile or malformed query of a URL neither throws nor injects code.', async ({
  page,
  sitePage,
}) => {
  const problems = await sitePage.problemsDuring(async () => {
    for (const query of [...Object.values(MARKUP).map(encodeURIComponent), '%E0%A4']) {
      await visit(page, `/search?q=${query}`);
      await sitePage.hydrated();
      const main = page.getByRole('main');
      const texts = page.getByText(/^(No results found|The query cannot be read)/);
      await expect(main.getByRole('listitem').or(texts).first()).toBeVisible();
      expect(await wasInjected(page), query).toBe(false);
    }
  });
  expect(problems).toEqual([]);
});
