import type {Page} from '@playwright/test';
import {expect, test} from '../test';

test.describe('9. Business constants and limits', () => {
  test('Resize debounce 20 ms.', async ({page, sitePage, searchBox}) => {
    await page.clock.install();
    await sitePage.open('/');
    await searchBox.open();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    // At this width, the search takes the whole screen, behind a button.
    await resize(page, 990);
    await page.clock.runFor(19);
    await expect(searchBox.openButton).toHaveCount(0);
    await resize(page, 980);
    await page.clock.runFor(19);
    await expect(searchBox.openButton).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(searchBox.openButton).toHaveCount(1);
  });

  test('Storage is localStorage. Key names: theme, docusaurus.announcement.dismiss, docusaurus.announcement.id.', async ({
    page,
    sitePage,
    colourModeSwitch,
  }) => {
    await sitePage.open('/');
    await colourModeSwitch.toggle();
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    for (const [key, value] of [
      ['theme', /^light$/],
      ['docusaurus.announcement.dismiss', /^true$/],
      ['docusaurus.announcement.id', /./],
    ] as const) {
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toMatch(
        value,
      );
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

/** Changes the width of the window, and waits until the page has been told. */
async function resize(page: Page, width: number): Promise<void> {
  const told = await page.evaluateHandle(() => {
    const event = new Promise((resolve) => {
      addEventListener('resize', resolve, {once: true});
    });
    return {event};
  });
  await page.setViewportSize({width, height: 720});
  await told.evaluate(async ({event}) => {
    await event;
  });
}
