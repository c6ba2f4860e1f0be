import type {Locator} from '@playwright/test';
import {expect, PROMISE, test} from './test';

test.describe('On a phone', () => {
  test(
    'of 320 px, nothing covers the logo, and the announcement has one line.',
    PROMISE,
    async ({page, sitePage, navbar, searchBox, mobileMenu}) => {
      const width = 320;
      await page.setViewportSize({width, height: 640});
      await sitePage.open('/faq');
      const logo = navbar.bar.getByAltText('Kaia Data API').filter({visible: true});
      expect((await boxOf(logo)).width).toBe(180);
      const isBeside = async (search: Locator): Promise<void> => {
        const {x, right} = await boxOf(logo);
        expect((await boxOf(mobileMenu.toggle)).right).toBeLessThanOrEqual(x);
        expect((await boxOf(search)).x).toBeGreaterThan(right);
        expect((await boxOf(search)).right).toBeLessThanOrEqual(width);
      };
      await isBeside(searchBox.standIn);
      const {height} = await boxOf(page.getByRole('banner'));
      expect(height).toBeLessThan(40);
      // The loaded search replaces the form by a button.
      await searchBox.open();
      await searchBox.cancelButton.click();
      await isBeside(searchBox.openButton);
      // The menu has a logo of its own.
      await mobileMenu.open();
      const {dialog} = mobileMenu;
      const logoInMenu = dialog.getByAltText('Kaia Data API').filter({visible: true});
      const {right} = await boxOf(logoInMenu);
      const toggle = dialog.getByRole('button', {name: /dark and light/});
      expect((await boxOf(toggle)).x).toBeGreaterThanOrEqual(right);
    },
  );
});

test('The table of contents marks the first part at the top of a page.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/plans');
  const [first, second] = await page.locator('.table-of-contents a').all();
  const colours = async (): Promise<(string | undefined)[]> => {
    const colourOf = (link?: Locator): Promise<string> | undefined =>
      link?.evaluate((node) => getComputedStyle(node).color);
    return [await colourOf(first), await colourOf(second)];
  };
  const [marked, plain] = await colours();
  expect(marked).not.toBe(plain);
  await page
    .getByRole('heading', {level: 2})
    .nth(1)
    .evaluate((heading) => {
      heading.scrollIntoView();
    });
  // The colours change in a transition.
  await expect
    .poll(async () => (await colours()).map((colour) => colour === plain))
    .toEqual([true, false]);
});

async function boxOf(
  element: Locator,
): Promise<{x: number; right: number; width: number; height: number}> {
  return element.evaluate((node) => {
    const {x, right, width, height} = node.getBoundingClientRect();
    return {x, right, width, height};
  });
}
