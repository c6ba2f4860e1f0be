import {expect, test} from '../test';

const FIELDS = "'title', 'content', 'tags', 'sidebarParentCategories'";

/** Queries that cannot be read, and why (product specification, section 8). */
const PROBLEMS: [string, string][] = [
  ['titel:block', `unrecognised field 'titel', possible fields: ${FIELDS}`],
  ['__proto__:block', `unrecognised field '__proto__', possible fields: ${FIELDS}`],
  ['+', 'expecting term or field, found nothing'],
  ['block +', 'expecting term or field, found nothing'],
  ['title:', 'expecting term, found nothing'],
  ['block~', 'edit distance must be numeric'],
  ['block~x', 'edit distance must be numeric'],
  ['block^', 'boost must be numeric'],
  ['block^x', 'boost must be numeric'],
  ['^2 +block', "expected either a field or a term, found BOOST with value '2'"],
];

test.describe('The syntax', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('title: asks for a word in the title.', async ({searchBox}) => {
    await searchBox.search('title:reward');
    await expect(searchBox.results.first()).toBeVisible();
    for (const text of await searchBox.results.allTextContents()) {
      expect(text).toMatch(/reward/i);
    }
  });

  test('+ asks for a word, and - for its absence.', async ({searchBox}) => {
    await searchBox.search('+title:block +title:reward');
    await expect(searchBox.results.first()).toBeVisible();
    await expect(searchBox.result('Get Block Rewards')).toBeVisible();
    for (const text of await searchBox.results.allTextContents()) {
      expect(text).toMatch(/block.*reward|reward.*block/is);
    }
    await searchBox.input.fill('+title:block +title:reward -tags:get');
    await expect(searchBox.result('Get Block Rewards')).toBeHidden();
  });

  test('~1 finds a word that is a letter off.', async ({searchBox}) => {
    await searchBox.search('blokc~2');
    await expect(searchBox.results.first()).toContainText(/block/i);
    await expect(searchBox.heading('Similar')).toBeHidden();
  });

  test('^ lets a word count more.', async ({searchBox}) => {
    await searchBox.search('title:reward^50 title:holder');
    await expect(searchBox.results.first()).toContainText(/reward/i);
    await searchBox.input.fill('title:reward title:holder^50');
    await expect(searchBox.results.first()).toContainText(/holder/i);
  });

  test('* stands for any letters.', async ({searchBox}) => {
    await searchBox.search('title:rew*');
    await expect(searchBox.results.first()).toContainText(/reward/i);
    await searchBox.input.fill('title:*older');
    await expect(searchBox.results.first()).toContainText(/holder/i);
  });

  for (const [query, problem] of PROBLEMS) {
    test(`is explained where “${query}” breaks it.`, async ({searchBox}) => {
      await searchBox.search(query);
      const sentence = `The query cannot be read: ${problem}.`;
      await expect(searchBox.panel).toHaveText(sentence);
      await expect(searchBox.status).toHaveText(sentence);
      // It goes with the next query.
      await searchBox.input.fill('block');
      await expect(searchBox.status).toHaveText('8 results');
    });
  }

  for (const query of ['kip-17', 'kip 17']) {
    test(`is not what “${query}” is written in.`, async ({searchBox}) => {
      await searchBox.search(query);
      await expect(searchBox.results.first()).toContainText(/kip-?17/i);
    });
  }

  for (const query of ['-1', 'returns -1', 'block - reward', 'a + b', 'https://x.y/z']) {
    test(`is not what “${query}” is written in: it gives no error.`, async ({
      searchBox,
    }) => {
      await searchBox.search(query);
      await expect(searchBox.panel).not.toContainText('cannot be read');
    });
  }
});
