import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('9. Business constants and limits', () => {
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
