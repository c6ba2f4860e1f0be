import type {Page} from '@playwright/test';
import type {ColourModeSwitch} from './pages/ColourModeSwitch';
import {expect, test} from './test';

/** Light text on a dark page, or the other way round, and the colours of the page follow. */
async function expectMode(
  colourModeSwitch: ColourModeSwitch,
  mode: 'dark' | 'light',
): Promise<void> {
  await expect.poll(() => colourModeSwitch.mode()).toBe(mode);
  const {page, text} = await colourModeSwitch.brightness();
  const contrast = mode === 'dark' ? text - page : page - text;
  expect(contrast).toBeGreaterThan(0.5);
}

const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('theme'));

for (const route of ['/', '/api/Account/get-account', '/schemas/accountview']) {
  test.describe(`The colours of ${route}`, () => {
    // What the system asks for does not count before what the site is made for.
    test.use({colorScheme: 'light'});

    test('are dark at first and change with the switch, also after a reload.', async ({
      page,
      sitePage,
      colourModeSwitch,
    }) => {
      await sitePage.open(route);
      await expectMode(colourModeSwitch, 'dark');
      await colourModeSwitch.toggle();
      await expectMode(colourModeSwitch, 'light');
      expect(await stored(page)).toBe('light');

      await page.reload();
      await sitePage.hydrated();
      await expectMode(colourModeSwitch, 'light');
      await colourModeSwitch.toggle();
      await expectMode(colourModeSwitch, 'dark');
      expect(await stored(page)).toBe('dark');
    });
  });
}

test('The chosen colours are those of the other open tabs too.', async ({
  context,
  page,
  sitePage,
  colourModeSwitch,
}) => {
  await sitePage.open('/');
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  // It listens from then on.
  await expect(other.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.bringToFront();
  await colourModeSwitch.toggle();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});
