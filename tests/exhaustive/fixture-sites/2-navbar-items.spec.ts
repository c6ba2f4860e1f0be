import type {Locator} from '@playwright/test';
import {expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

test(
  'Other navbar item types: plain link, doc link, sidebar link, version link, raw HTML.',
  proves('S2.53', 'S3.6'),
  async ({page, sitePage, navbar}) => {
    await sitePage.open('/docs/');
    await expect(
      page.locator('.navbar__items--right').getByText('Elsewhere'),
    ).toBeVisible();
    await expect(page.locator('.navbar__items--right').getByText('Guide')).toHaveCount(0);
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
  'The footer shows a flat row of links: with to, with href, and as HTML.',
  proves('S2.54', 'S3.7'),
  async ({page, sitePage}) => {
    await sitePage.open('/docs/guide');
    const footer = page.getByRole('contentinfo');
    const plans = footer.getByRole('link', {name: 'Plans'});
    const elsewhere = footer.getByRole('link', {name: 'Elsewhere'});
    await expect(elsewhere).toHaveAttribute('href', 'https://example.com/');
    await expect(footer.locator('em')).toHaveText('Raw');
    const rows = [plans, elsewhere, footer.locator('em')].map((item) =>
      item.boundingBox(),
    );
    const [first, ...others] = (await Promise.all(rows)).map((box) =>
      Math.round(box?.y ?? NaN),
    );
    for (const other of others) {
      expect(Math.abs(other - (first ?? NaN))).toBeLessThan(4);
    }
    await plans.click();
    await expect(page).toHaveURL('/docs/plans');
  },
);
