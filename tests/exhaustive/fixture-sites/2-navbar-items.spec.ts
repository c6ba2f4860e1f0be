import type {Locator} from '@playwright/test';
import {proves} from '../../specification/proves';
import {visit} from '../../browser/visit';
import {changeScripts, expect, test} from './variants';

test(
  'Other navbar item types: plain link, doc link, sidebar link, version link, raw HTML.',
  proves('S2.53', 'S3.6'),
  async ({page, sitePage, navbar}) => {
    await sitePage.open('/docs/');
    const right = page.locator('.navbar__items--right');
    await expect(right.getByText('Elsewhere')).toBeVisible();
    await expect(right.getByText('Guide')).toHaveCount(0);
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
    await expect(navbar.bar.locator('strong')).toHaveText('Raw');
    const more = navbar.dropdown('More');
    await more.hover();
    await expect(navbar.link('Only in 2.0')).toHaveAttribute('href', '/docs/only-new');
    const items = more.locator('xpath=..').getByRole('listitem');
    await expect(items).toHaveText(['Plans', 'Only in 2.0', 'A note']);

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
  },
);

test(
  'The footer shows a flat row of links: with to, with href, and as HTML.',
  proves('S2.54', 'S3.7'),
  ({site}) => {
    const $ = site.html('/docs/guide');
    const links = $('.footer__links a').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
      ['Plans', '/docs/plans'],
      ['Elsewhere', 'https://example.com/'],
    ]);
    expect($('footer em').text()).toBe('Raw');
    expect($('footer .footer__col')).toHaveLength(0);
  },
);

test(
  'A navbar item that fails to render: an error naming its configuration.',
  proves('S8.19'),
  async ({page, consoleErrors}) => {
    const cause =
      /Couldn't find any doc with id "nowhere" in version "current"\.\s+Available doc ids are:/;
    consoleErrors.expect(/^Error: A theme navbar item failed to render\./);
    consoleErrors.expect(cause);
    // React renders the page again, because the navbar differs from the built HTML.
    consoleErrors.expect(/Minified React error #423/);
    await changeScripts(page, /"?docId"?:\s*"guide"/, '"docId":"nowhere"');
    await visit(page, '/docs/guide');
    const error = page.getByText('A theme navbar item failed to render.');
    await expect(error).toContainText('"docId": "nowhere"');
    await expect(error).toContainText(cause);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
);

test(
  "'This page crashed' with a 'Try again' button: a failure of a page without the layout of the theme.",
  proves('S8.1', 'S8.2'),
  async ({page, consoleErrors}) => {
    consoleErrors.expect(/^Error: It was told to fail\./);
    await page.addInitScript(() => {
      Object.assign(window, {isFragile: true});
    });
    const heading = page.getByRole('heading', {name: /^This page crashed\.?$/});
    await visit(page, '/docs/bare');
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('It was told to fail.')).toBeVisible();
    await page.evaluate(() => {
      delete (window as {isFragile?: boolean}).isFragile;
    });
    await page.getByRole('button', {name: 'Try again', exact: true}).click();
    await expect(page.getByText('All is well.')).toBeVisible();
    await expect(heading).toBeHidden();
  },
);
