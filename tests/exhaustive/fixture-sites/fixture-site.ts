import type {Page} from '@playwright/test';
import type {Navbar} from '../../browser/pages/Navbar';
import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';
import {type ServedSite, useSites} from '../sites/sites';

/** Playwright's `test` on the site with two languages and two versions, whose base URL is /docs/. */
export const test = base.extend<object, {variants: ServedSite}>({
  variants: [
    async ({}, use) => {
      await useSites(['variants'], ([site]) => use(site as ServedSite));
    },
    {scope: 'worker'},
  ],
  baseURL: async ({variants}, use) => {
    await use(variants.origin);
  },
  sitePage: async ({page, variants}, use) => {
    await use(new SitePage(page, variants.origin));
  },
  viewport: {width: 1600, height: 800},
});

/** Opens a dropdown and clicks one of its links. */
export async function choose(navbar: Navbar, label: string, link: string): Promise<void> {
  await navbar.dropdown(label).hover();
  await navbar.dropdownLinks(label).and(navbar.link(link)).click();
}

/**
 * Replaces a match in the main script of the site when it is requested, so that tests can try other
 * settings of the build without a build for each.
 *
 * @throws Error in the route handler if the script has no match.
 */
export async function changeScripts(
  page: Page,
  place: RegExp,
  replacement: string,
): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!place.test(script)) {
      throw new Error(`The script does not contain ${place.source}.`);
    }
    await route.fulfill({response, body: script.replace(place, replacement)});
  });
}

export {expect} from '@playwright/test';
