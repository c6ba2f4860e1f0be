import {expect, test} from '../test';
import {proves} from '../../specification/proves';

/** The texts of the catalogue, each with queries that cause it and their error messages. */
const PARSE_ERRORS: Record<string, Record<string, string>> = {
  'expected either a field or a term': {
    '^2 +block': "expected either a field or a term, found BOOST with value '2'",
    '~1': "expected either a field or a term, found EDIT_DISTANCE with value '1'",
    '~x': 'expected either a field or a term, found EDIT_DISTANCE',
    '^x': 'expected either a field or a term, found BOOST',
  },
  'expecting term or field, found nothing': {
    '+': 'expecting term or field, found nothing',
    'block +': 'expecting term or field, found nothing',
    '-': 'expecting term or field, found nothing',
    'block -': 'expecting term or field, found nothing',
  },
  'expecting term, found nothing': {
    'title:': 'expecting term, found nothing',
  },
  'edit distance must be numeric': {
    'block~': 'edit distance must be numeric',
    'block~x': 'edit distance must be numeric',
  },
  'boost must be numeric': {
    'block^': 'boost must be numeric',
    'block^x': 'boost must be numeric',
  },
};

test.describe('8. The error catalogue', () => {
  // tests/unit/search/syntax.test.ts tests the two errors that no query causes.
  test(
    'Search parse errors have the texts of the catalogue.',
    proves('S8.7', 'S8.9', 'S8.10', 'S8.12', 'S8.13'),
    async ({sitePage, searchBox}) => {
      await sitePage.open('/');
      for (const [query, problem] of Object.values(PARSE_ERRORS).flatMap(
        Object.entries<string>,
      )) {
        await searchBox.search(query);
        const sentence = `The query cannot be read: ${problem}.`;
        await expect(searchBox.panel).toHaveText(sentence);
        await expect(searchBox.status).toHaveText(sentence);
        // The next query removes the message.
        await searchBox.input.fill('block');
        await expect(searchBox.status).toHaveText('8 results');
      }
    },
  );

  test(
    "A missing search index is treated as an empty result. No results shows 'No results found.'.",
    proves('S8.14', 'S8.15'),
    async ({page, searchPage, searchBox, searchFiles, consoleErrors}) => {
      consoleErrors.expect(/^The search index .* cannot be used/);
      await searchFiles.answerIndex({status: 404, body: 'Not found'});
      await searchPage.openQuery('get account');
      await expect(page.getByRole('main')).toContainText('No results found.');
      await searchBox.search('get account');
      await expect(searchBox.panel).toHaveText('No results found.');
      expect(searchFiles.errors).toEqual([]);
    },
  );
});
