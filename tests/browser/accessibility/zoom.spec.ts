import {expect, test} from '../test';
import {sidewaysOverflow, spoiltTexts} from './layout';

// kinds.spec.ts checks the pages.

test.describe('In a window of 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('the mobile menu cuts off no text.', async ({sitePage, mobileMenu}) => {
    await sitePage.open('/schemas/scopepageinternaltransactionlistview');
    await mobileMenu.open();
    expect(await spoiltTexts(mobileMenu.dialog)).toEqual([]);
    await mobileMenu.showMainMenu();
    await mobileMenu.item('API').click();
    await expect(mobileMenu.item('Stablecoin')).toBeVisible();
    // The category expands with an animation.
    await expect.poll(() => spoiltTexts(mobileMenu.dialog)).toEqual([]);
  });

  test('the search and its panel can be used.', async ({page, sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.search('get internal transactions of block');
    await searchBox.results.last().scrollIntoViewIfNeeded();
    await expect(searchBox.results.last()).toBeInViewport();
    await expect(searchBox.cancelButton).toBeInViewport();
    expect(await sidewaysOverflow(page, 320)).toEqual([]);
  });
});
