import {readDocuments} from '../pages/SearchFiles';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('3. Entities and their fields', () => {
  test(
    'Search hit: document, score, terms.',
    proves('S3.4'),
    async ({request, sitePage, searchBox}) => {
      const titles = new Map(
        (await readDocuments(request)).map(({sectionRoute, title}) => [
          sectionRoute,
          title,
        ]),
      );
      await sitePage.open('/');
      await searchBox.search('delegation');
      const marks = searchBox.results.locator('mark');
      await expect(marks.first()).toBeVisible();
      // The document: each result contains its title and links to it.
      for (const hit of await searchBox.results.all()) {
        const href = (await hit.getAttribute('href')) ?? '';
        await expect(hit).toContainText(titles.get(href) ?? 'a document');
      }
      // The terms: they are marked in the title and in an excerpt, which begins near the term.
      for (const text of await marks.allTextContents()) {
        expect(text).toMatch(/^delegat/i);
      }
      await expect(searchBox.results.getByText(/^… .*delegation/).first()).toBeVisible();
      // The score: a document with both words comes before documents with one.
      await searchBox.input.fill('rewards block');
      await expect(searchBox.results.first()).toContainText('Get Block Rewards');
    },
  );
});
