import type {Page} from '@playwright/test';
import {testOn} from '../site-test';

/** The `test` on the site with two languages and two versions, whose base URL is /docs/. */
export const test = testOn('variants').extend({viewport: {width: 1600, height: 800}});

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

export {expect} from '../site-test';
