import type {Page} from '@playwright/test';

/**
 * Changes one place in the scripts of the site while they are delivered: what a build has fixed is
 * tried with another value, without a build for each.
 *
 * @throws Error in the page when a page does not load that place.
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
      throw new Error(`The script has no ${place.source}.`);
    }
    await route.fulfill({response, body: script.replace(place, replacement)});
  });
}
