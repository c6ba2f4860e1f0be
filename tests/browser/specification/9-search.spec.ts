import type {APIRequestContext, Locator} from '@playwright/test';
import {readIndex, type SearchFiles} from '../pages/SearchFiles';
import type {SearchPage} from '../pages/SearchPage';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

/** A word that no page of the site contains. */
const WORD = 'zebra';

/** The fields of the index file in order, with their boosts. */
const BOOSTS = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2};

type Field = keyof typeof BOOSTS;

const FIELDS = Object.keys(BOOSTS) as Field[];

type Ranking = Record<Field | 'b' | 'k1', number>;

/** The ranking parameters of the specification. */
const RANKING: Ranking = {...BOOSTS, b: 0.75, k1: 1.2};

/** For each field of a document, the number of occurrences of the word and of other words. */
type Frequencies = Partial<Record<Field, [word: number, others: number]>>;

/** Documents whose order changes if any ranking parameter changes by 10 %. */
const DOCUMENTS: Record<string, Frequencies> = {
  Delta: {tags: [4, 0]},
  Alpha: {sidebarParentCategories: [4, 10], content: [4, 1]},
  Golf: {title: [4, 1]},
  Echo: {sidebarParentCategories: [2, 3], content: [2, 0]},
  Hotel: {tags: [3, 3], sidebarParentCategories: [2, 0]},
  Bravo: {sidebarParentCategories: [2, 10], tags: [1, 10]},
  Foxtrot: {title: [1, 1]},
  Charlie: {sidebarParentCategories: [2, 0], content: [3, 6]},
};

/** Returns the documents sorted by Okapi BM25. The IDF of the word is the same for all. */
function orderBy(ranking: Ranking): string[] {
  const lengths = (field: Field): number[] =>
    Object.values(DOCUMENTS).flatMap(({[field]: found}) =>
      found === undefined ? [] : [found[0] + found[1]],
    );
  const score = (frequencies: Frequencies): number =>
    FIELDS.reduce((sum, field) => {
      const [word, others] = frequencies[field] ?? [0, 0];
      const all = lengths(field);
      const average = all.reduce((total, length) => total + length, 0) / all.length;
      const length = (word + others) / average;
      const norm = ranking.k1 * (1 - ranking.b + ranking.b * length);
      return sum + (ranking[field] * (ranking.k1 + 1) * word) / (norm + word);
    }, 0);
  return Object.entries(DOCUMENTS)
    .sort(([, a], [, b]) => score(b) - score(a))
    .map(([title]) => title);
}

/**
 * Returns the postings of a term in a field: for each document with the term, the distance to the
 * previous one and the frequency.
 */
function postings(field: Field, term: 'word' | 'others'): string {
  let last = 0;
  return Object.values(DOCUMENTS)
    .map(({[field]: [word, others] = [0, 0]}, place) => {
      const frequency = term === 'word' ? word : others;
      if (frequency === 0) {
        return '';
      }
      const distance = String.fromCharCode('A'.charCodeAt(0) + place - last);
      last = place;
      return frequency === 1 ? distance : `${distance}${frequency}`;
    })
    .join('');
}

/** Returns an index file of the documents with a ranking. */
function indexFile(ranking: unknown): string {
  return JSON.stringify({
    documents: Object.keys(DOCUMENTS).map((pageTitle) => ({
      kind: 'guide',
      pageTitle,
      sectionRoute: `/${pageTitle}`,
      sidebarParentCategories: [],
    })),
    index: {
      ranking,
      terms: `filler ${WORD}`,
      postings: FIELDS.map(
        (field) => `${postings(field, 'others')} ${postings(field, 'word')}`,
      ),
    },
    pasteTargets: {address: [], hash: [], block: []},
  });
}

/** Makes the site search the documents with the ranking of its own index. */
async function searchInDocuments(
  request: APIRequestContext,
  searchFiles: SearchFiles,
): Promise<void> {
  const {ranking} = (await readIndex(request)).index;
  await searchFiles.answerIndex({body: indexFile(ranking)});
}

/** Checks that the order of the documents changes if one of these parameters changes by 10 %. */
function expectToDecide(numbers: readonly (keyof Ranking)[]): void {
  for (const number of numbers) {
    for (const factor of [0.9, 1.1]) {
      const other = orderBy({...RANKING, [number]: RANKING[number] * factor});
      expect(other).not.toEqual(orderBy(RANKING));
    }
  }
}

/** Returns the titles of the search results, the best first. */
async function found(searchPage: SearchPage): Promise<string[]> {
  await searchPage.openQuery(WORD);
  await expect(searchPage.hits).toHaveCount(FIELDS.length * 2);
  return searchPage.hits
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').slice(1)),
    );
}

test.describe('9. Business constants and limits', () => {
  test(
    'Search: maximum 8 results, without duplicates.',
    proves('S9.1'),
    async ({sitePage, searchBox}) => {
      await sitePage.open('/');
      for (const query of [
        'block',
        'transaction',
        'get',
        'a',
        'address of the account',
      ]) {
        await searchBox.search(query);
        await expect(searchBox.results, query).toHaveCount(8);
        const links = await searchBox.results
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(new Set(links).size).toBe(8);
        expect(links.filter((link) => link?.startsWith('/plans/') === true)).toEqual([]);
      }
    },
  );

  test(
    'Boosts: title 5, content 1, tags 3, parent categories 2.',
    proves('S9.2'),
    async ({request, searchPage, searchFiles}) => {
      expectToDecide(FIELDS);
      await searchInDocuments(request, searchFiles);
      expect(await found(searchPage)).toEqual(orderBy(RANKING));
    },
  );

  test(
    'Ranking b 0.75, k1 1.2.',
    proves('S9.3'),
    async ({request, searchPage, searchFiles}) => {
      expectToDecide(['b', 'k1']);
      await searchInDocuments(request, searchFiles);
      expect(await found(searchPage)).toEqual(orderBy(RANKING));
    },
  );

  test('Sidebar parent categories indexed 0.', proves('S9.4'), async ({searchPage}) => {
    await searchPage.openQuery('sidebarParentCategories:account');
    await expect(searchPage.answer).toHaveText('No results found.');
    await searchPage.openQuery('title:account');
    await expect(searchPage.answer).toHaveText(/results$/);
  });

  test(
    'Results are sorted by score and cut to the maximum.',
    proves('S9.5'),
    async ({searchPage, searchBox}) => {
      const hrefs = (links: Locator): Promise<(string | null)[]> =>
        links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await searchPage.openQuery('block rewards');
      await expect(searchPage.answer).toHaveText(/^8 of \d{2,} results$/);
      const best = await hrefs(searchPage.hits.getByRole('link'));
      expect(best).toHaveLength(8);
      expect(best[0]).toBe('/api/Block/get-block-rewards');
      await searchPage.moreButton.click();
      await expect(searchPage.hits).toHaveCount(16);
      const more = await hrefs(searchPage.hits.getByRole('link'));
      expect(more.slice(0, 8)).toEqual(best);
      await searchBox.search('block rewards');
      await expect(searchBox.results).toHaveCount(8);
      expect(await hrefs(searchBox.results.getByRole('link'))).toEqual(best);
    },
  );

  test(
    'The top 100 accounts endpoint carries 100 in its name.',
    proves('S9.17'),
    async ({endpointPage}) => {
      await endpointPage.open('/api/Home/get-top-100-kaia-accounts');
      await expect(endpointPage.heading).toHaveText('Get Top 100 KAIA Accounts');
    },
  );
});
