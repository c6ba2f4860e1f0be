import {expect, test} from '../test';

test.describe('The query syntax', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('matches any letters with *.', async ({searchBox}) => {
    await searchBox.search('title:rew*');
    await expect(searchBox.results.first()).toContainText(/reward/i);
    await searchBox.input.fill('title:*older');
    await expect(searchBox.results.first()).toContainText(/holder/i);
  });

  test('causes no error for plain text that contains its special characters.', async ({
    searchBox,
  }) => {
    for (const query of [
      'kip-37',
      'c++',
      'https://x.y/z-a:b~1',
      '/blocks/:blockNumber',
    ]) {
      await searchBox.search(query);
      await expect(searchBox.panel, query).not.toContainText('cannot be read');
    }
  });
});
