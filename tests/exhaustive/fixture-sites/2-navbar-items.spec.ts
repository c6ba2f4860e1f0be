import type {Locator} from '@playwright/test';
import {expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

interface Edges {
  left: number;
  right: number;
  middle: number;
}

function edgesOf(items: readonly Locator[]): Promise<Edges[]> {
  return Promise.all(
    items.map(async (item) => {
      const box = await item.boundingBox();
      if (box === null) {
        throw new Error(`${item.toString()} is not visible.`);
      }
      return {left: box.x, right: box.x + box.width, middle: box.y + box.height / 2};
    }),
  );
}

function expectInOrder(edges: readonly Edges[]): void {
  const starts = edges.map(({left}) => left);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
}

test(
  'Other navbar item types: plain link, doc link, sidebar link, version link, raw HTML.',
  proves('S2.53'),
  async ({page, sitePage, navbar}) => {
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
      await expect(navbar.link(name).first()).toHaveAttribute('href', address);
    }
    await expect(navbar.bar.getByText('Raw', {exact: true})).toHaveJSProperty(
      'tagName',
      'STRONG',
    );
    await navbar.dropdown('More').hover();
    await expect(navbar.link('Only in 2.0')).toHaveAttribute('href', '/docs/only-new');
    await expect(
      navbar.dropdown('More').locator('xpath=..').getByRole('listitem'),
    ).toHaveText(['Plans', 'Only in 2.0', 'A note']);

    // The sidebar link is active on all docs of its sidebar, the doc link only on its own doc.
    const isActive = /navbar__link--active/;
    await navbar.link('Extras').click();
    await expect(page).toHaveURL('/docs/create-api-key');
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL('/docs/endpoint-credit');
    await expect(navbar.link('Extras')).toHaveClass(isActive);
    await expect(navbar.link('Guide')).not.toHaveClass(isActive);
    await navbar.link('Guide').click();
    await expect(sitePage.heading).toHaveText('Guide to 2.0');
    await expect(navbar.link('Guide')).toHaveClass(isActive);
    await expect(navbar.link('Extras')).not.toHaveClass(isActive);
  },
);

test(
  'The mobile navbar sidebar has the items of the navbar, and its dropdowns expand.',
  proves('S2.50'),
  async ({page, sitePage, mobileMenu}) => {
    await page.setViewportSize({width: 900, height: 900});
    await sitePage.open('/docs/guide');
    await mobileMenu.open();
    await mobileMenu.showMainMenu();
    const menu = page.locator('.navbar-sidebar__item').first();
    const link = (name: string): Locator => menu.getByRole('link', {name, exact: true});
    for (const name of ['Guide', 'Extras', 'New', 'Reference', 'Elsewhere']) {
      await expect(link(name).first()).toBeVisible();
    }
    await expect(menu.getByText('Raw', {exact: true})).toBeVisible();
    for (const [dropdown, name, address] of [
      ['More', 'Plans', '/docs/plans'],
      ['Languages', 'العربية', '/docs/ar/guide'],
      ['Versions', '1.0', '/docs/1.0/guide'],
    ] as const) {
      await expect(link(name)).toBeHidden();
      await menu.getByRole('button', {name: dropdown, exact: true}).first().click();
      await expect(link(name)).toBeVisible();
      await expect(link(name)).toHaveAttribute('href', address);
    }
    await link('1.0').click();
    await expect(page).toHaveURL('/docs/1.0/guide');
    await expect(sitePage.heading).toHaveText('Guide to 1.0');
  },
);

test(
  'Navbar item: position (left or right, default right).',
  proves('S3.6'),
  async ({sitePage, navbar, searchBox}) => {
    await sitePage.open('/docs/');
    const left = await edgesOf(
      ['Guide', 'Extras', 'Reference'].map((name) => navbar.link(name)),
    );
    const right = await edgesOf([
      navbar.link('Elsewhere'),
      navbar.dropdown('More'),
      navbar.bar.getByText('Raw', {exact: true}),
      navbar.dropdown('2.0'),
      navbar.dropdown('English'),
      searchBox.standIn,
    ]);
    // The free space is between the two sides. The right side ends with the colour mode switch.
    const endOfLeft = Math.max(...left.map((edges) => edges.right));
    const startOfRight = Math.min(...right.map((edges) => edges.left));
    expect(startOfRight - endOfLeft).toBeGreaterThan(50);
    expect(1_600 - Math.max(...right.map((edges) => edges.right))).toBeLessThan(100);
    // Each side has its items in the order of the configuration.
    expectInOrder(left);
    expectInOrder(right);
  },
);

test(
  'The footer shows a flat row of links: with to, with href, and as HTML.',
  proves('S2.54', 'S3.7'),
  async ({page, sitePage}) => {
    await sitePage.open('/docs/guide');
    const footer = page.getByRole('contentinfo');
    const plans = footer.getByRole('link', {name: 'Plans'});
    const elsewhere = footer.getByRole('link', {name: 'Elsewhere'});
    await expect(elsewhere).toHaveAttribute('href', 'https://example.com/');
    await expect(footer.locator('em')).toHaveText('Raw');
    const edges = await edgesOf([plans, elsewhere, footer.locator('em')]);
    const middles = edges.map(({middle}) => middle);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expectInOrder(edges);
    await plans.click();
    await expect(page).toHaveURL('/docs/plans');
  },
);
