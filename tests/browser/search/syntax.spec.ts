import {expect, test} from '../test';

test.describe('The syntax', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('* stands for any letters.', async ({searchBox}) => {
    await searchBox.search('title:rew*');
    await expect(searchBox.results.first()).toContainText(/reward/i);
    await searchBox.input.fill('title:*older');
    await expect(searchBox.results.first()).toContainText(/holder/i);
  });

  for (const query of ['kip-37', 'c++', 'https://x.y/z-a:b~1', '/blocks/:blockNumber']) {
    test(`is not what “${query}” is written in: it gives no error.`, async ({
      searchBox,
    }) => {
      await searchBox.search(query);
      await expect(searchBox.panel).not.toContainText('cannot be read');
    });
  }
});
