import type {Page} from '@playwright/test';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('9. Business constants and limits', () => {
  test('Resize debounce 20 ms.', proves('S9.9'), async ({page, sitePage, searchBox}) => {
    await page.clock.install();
    await sitePage.open('/');
    await searchBox.open();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    // At this width, a button opens the search, which covers the complete screen.
    await resize(page, 990);
    await page.clock.runFor(19);
    await expect(searchBox.openButton).toHaveCount(0);
    await resize(page, 980);
    await page.clock.runFor(19);
    await expect(searchBox.openButton).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(searchBox.openButton).toHaveCount(1);
  });

  test(
    'localStorage has the keys theme, docusaurus.announcement.dismiss and docusaurus.announcement.id.',
    proves('S9.11', 'S9.12'),
    async ({page, endpointPage, requestPanel, searchBox, colourModeSwitch}) => {
      // Change everything that is stored: colour mode, announcement, language, network, searches.
      await endpointPage.open('/api/Block/get-block');
      await endpointPage.chooseLanguage('go');
      await requestPanel.network.selectOption('kairos');
      await requestPanel.key.fill('a-key');
      await searchBox.search('get block');
      await searchBox.result('Get Block').click();
      await endpointPage.open('/api/Block/get-block');
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
      const keys = await page.evaluate(() => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
      }));
      expect(keys.local).toEqual(expect.arrayContaining(['network', 'sample-language']));
      expect(JSON.stringify(keys.local)).toContain('search');
      expect(keys.session).toEqual([]);
      // sessionStorage only contains the API key, if the reader chooses to remember it.
      await requestPanel.key.fill('a-key');
      await requestPanel.remember.check();
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
        .toEqual(['api-key']);
    },
  );
});

/** Changes the width of the window, and waits for the resize event. */
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
