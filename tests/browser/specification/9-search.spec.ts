import type {APIRequestContext} from '@playwright/test';
import {buildIndexFile} from '../../../src/search/build-index';
import type {NewDocument} from '../../../src/search/document';
import {NO_PASTE_TARGETS, pageOf} from '../../unit/search/small-documents';
import {readIndex, type SearchFiles} from '../pages/SearchFiles';
import type {SearchPage} from '../pages/SearchPage';
import {expect, test} from '../test';

/** A word that no page of the site has. */
const WORD = 'zebra';

/** Lets the site search these documents, ranked as the index of the site is. */
async function searchIn(
  documents: NewDocument[],
  searchFiles: SearchFiles,
  request: APIRequestContext,
): Promise<void> {
  const {ranking} = (await readIndex(request)).index;
  const file = buildIndexFile(documents, NO_PASTE_TARGETS, {
    ranking,
    parentCategories: 1,
  });
  await searchFiles.answerIndex({body: JSON.stringify(file)});
}

/** What is found, the best first. */
async function found(searchPage: SearchPage): Promise<string[]> {
  await searchPage.openQuery(WORD);
  await expect(searchPage.answer).toHaveText(/result/);
  return searchPage.hits.getByRole('link').allTextContents();
}

test.describe('9. Business constants and limits', () => {
  for (const query of ['block', 'transaction', 'get', 'a', 'address of the account']) {
    test(`Search: maximum 8 results, and none twice, for “${query}”.`, async ({
      sitePage,
      searchBox,
    }) => {
      await sitePage.open('/');
      await searchBox.search(query);
      await expect(searchBox.results).toHaveCount(8);
      const links = await searchBox.results
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(links).size).toBe(8);
      expect(links.filter((link) => link?.startsWith('/plans/') === true)).toEqual([]);
    });
  }

  test('Boosts: title 5, content 1, tags 3, parent categories 2.', async ({
    request,
    searchPage,
    searchFiles,
  }) => {
    expect((await readIndex(request)).index.ranking.boosts).toEqual({
      title: 5,
      content: 1,
      tags: 3,
      sidebarParentCategories: 2,
    });
    // Each of them has as many words in each field, and the word in one.
    const document = (name: string, more: Partial<NewDocument>): NewDocument =>
      pageOf(`${name} alpha`, {
        content: 'beta',
        tags: ['gamma'],
        sidebarParentCategories: ['delta'],
        ...more,
      });
    await searchIn(
      [
        document('Content', {content: WORD}),
        document('Category', {sidebarParentCategories: [WORD]}),
        document('Tag', {tags: [WORD]}),
        document('Title', {title: `Title ${WORD}`}),
      ],
      searchFiles,
      request,
    );
    expect(await found(searchPage)).toEqual([
      `Title ${WORD}`,
      'Tag alpha',
      'Category alpha',
      'Content alpha',
    ]);
  });

  test('Ranking b 0.75, k1 1.2.', async ({request, searchPage, searchFiles}) => {
    const {b, k1} = (await readIndex(request)).index.ranking;
    expect({b, k1}).toEqual({b: 0.75, k1: 1.2});
    const words = (count: number): string =>
      Array.from({length: count}, (_, place) => `word${place}`).join(' ');
    await searchIn(
      [
        pageOf('Long', {content: `${WORD} ${words(29)}`}),
        pageOf('Short', {content: `${WORD} ${words(9)}`}),
        pageOf('Short and repeated', {content: `${WORD} ${WORD} ${words(8)}`}),
      ],
      searchFiles,
      request,
    );
    // By b, what is shorter counts more; by k1, what repeats the word does.
    expect(await found(searchPage)).toEqual(['Short and repeated', 'Short', 'Long']);
  });

  test('Sidebar parent categories indexed 0.', async ({searchPage}) => {
    await searchPage.openQuery('sidebarParentCategories:account');
    await expect(searchPage.answer).toHaveText('No results found.');
    await searchPage.openQuery('title:account');
    await expect(searchPage.answer).toHaveText(/results$/);
  });

  test('Results are sorted by score and cut to the maximum.', async ({
    searchPage,
    searchBox,
  }) => {
    await searchPage.openQuery('block rewards');
    await expect.poll(() => searchPage.hits.count()).toBeGreaterThan(8);
    const first = await searchPage.hits.first().getByRole('link').getAttribute('href');
    await searchBox.search('block rewards');
    await expect(searchBox.results).toHaveCount(8);
    await expect(searchBox.results.first().getByRole('link')).toHaveAttribute(
      'href',
      first ?? '',
    );
  });

  test('The top 100 accounts endpoint carries 100 in its name.', async ({
    endpointPage,
  }) => {
    await endpointPage.open('/api/Home/get-top-100-kaia-accounts');
    await expect(endpointPage.heading).toHaveText('Get Top 100 Kaia Accounts');
  });
});
