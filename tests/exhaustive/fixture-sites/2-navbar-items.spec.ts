import type {Locator} from '@playwright/test';
import {expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

const WIDTH = 1600;

async function edgesOf(locator: Locator): Promise<{left: number; right: number}> {
  const box = await locator.boundingBox();
  if (box === null) {
    throw new Error(`${locator.toString()} is not visible.`);
  }
  return {left: box.x, right: box.x + box.width};
}

test.use({viewport: {width: WIDTH, height: 800}});

test.describe('2. Navigation behaviour', () => {
  test(
    'Other navbar item types: plain link, doc link, sidebar link, version link, raw HTML.',
    proves('S2.53'),
    async ({page, sitePage, navbarItems}) => {
      await sitePage.open('/docs/');
      const addresses = {
        Reference: '/docs/api',
        Elsewhere: 'https://example.com/',
        // A doc, the first doc of a sidebar, and the main doc of a version.
        Guide: '/docs/guide',
        Extras: '/docs/create-api-key',
        New: '/docs/handbook/new',
      };
      for (const [name, address] of Object.entries(addresses)) {
        await expect(navbarItems.link(name).first()).toHaveAttribute('href', address);
      }
      await expect(navbarItems.text('Raw')).toHaveJSProperty('tagName', 'STRONG');
      const onlyNew = await navbarItems.offered('More', 'Only in 2.0');
      await expect(onlyNew).toHaveAttribute('href', '/docs/only-new');
      await expect(navbarItems.listOf('More')).toHaveText([
        'Plans',
        'Only in 2.0',
        'A note',
      ]);

      // The sidebar link is active on all docs of its sidebar, the doc link only on its own doc.
      const isActive = /navbar__link--active/;
      await navbarItems.link('Extras').click();
      await expect(page).toHaveURL('/docs/create-api-key');
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(page).toHaveURL('/docs/endpoint-credit');
      await expect(navbarItems.link('Extras')).toHaveClass(isActive);
      await expect(navbarItems.link('Guide')).not.toHaveClass(isActive);
      await navbarItems.link('Guide').click();
      await expect(sitePage.heading).toHaveText('Guide to 2.0');
      await expect(navbarItems.link('Guide')).toHaveClass(isActive);
      await expect(navbarItems.link('Extras')).not.toHaveClass(isActive);
    },
  );

  test(
    'The mobile navbar sidebar has the items of the navbar, and its dropdowns expand.',
    proves('S2.50'),
    async ({page, sitePage}) => {
      await page.setViewportSize({width: 900, height: 900});
      await sitePage.open('/docs/guide');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      const menu = page.locator('.navbar-sidebar__item').first();
      const link = (name: string): Locator => menu.getByRole('link', {name, exact: true});
      for (const name of ['Guide', 'Extras', 'New', 'Reference', 'Elsewhere']) {
        await expect(link(name).first()).toBeVisible();
      }
      await expect(menu.getByText('Raw', {exact: true})).toBeVisible();

      const dropdown = (name: string): Locator =>
        menu.getByRole('button', {name, exact: true});
      await expect(link('Plans')).toBeHidden();
      await dropdown('More').click();
      await expect(link('Plans')).toHaveAttribute('href', '/docs/plans');
      await expect(link('Plans')).toBeVisible();

      await expect(link('العربية')).toBeHidden();
      await dropdown('Languages').click();
      await expect(link('العربية')).toBeVisible();
      await expect(link('العربية')).toHaveAttribute('href', '/docs/ar/guide');

      await expect(link('1.0')).toBeHidden();
      await dropdown('Versions').first().click();
      await expect(link('1.0')).toBeVisible();
      await link('1.0').click();
      await expect(page).toHaveURL('/docs/1.0/guide');
      await expect(sitePage.heading).toHaveText('Guide to 1.0');
    },
  );
});

test.describe('3. Entities and their fields', () => {
  test(
    'Navbar item: position (left or right, default right).',
    proves('S3.6'),
    async ({sitePage, navbarItems, searchBox}) => {
      await sitePage.open('/docs/');
      const placed = ['Guide', 'Extras', 'Reference'].map((name) =>
        navbarItems.link(name),
      );
      const unplaced = [
        navbarItems.link('Elsewhere'),
        navbarItems.dropdown('More'),
        navbarItems.text('Raw'),
        navbarItems.dropdown('2.0'),
        navbarItems.dropdown('English'),
        searchBox.standIn,
      ];
      const left = await Promise.all(placed.map(edgesOf));
      const right = await Promise.all(unplaced.map(edgesOf));
      // The free space is between the two sides. The right side ends with the colour mode switch.
      const endOfLeft = Math.max(...left.map((edges) => edges.right));
      const startOfRight = Math.min(...right.map((edges) => edges.left));
      expect(startOfRight - endOfLeft).toBeGreaterThan(50);
      expect(WIDTH - Math.max(...right.map((edges) => edges.right))).toBeLessThan(100);
      // Each side has its items in the order of the configuration.
      for (const side of [left, right]) {
        const starts = side.map((edges) => edges.left);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
      }
    },
  );
});
