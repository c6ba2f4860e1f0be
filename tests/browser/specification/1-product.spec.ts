import {siteOrigin} from '../origins';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('1. What the product does and for whom', () => {
  test(
    'It has no accounts: it sets no cookie and receives only GET requests.',
    proves('S1.1', 'S1.2'),
    async ({context, page, endpointPage, requestPanel, searchBox, colourModeSwitch}) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        if (new URL(request.url()).origin === siteOrigin()) {
          asked.push(request.method());
        }
      });
      await endpointPage.open('/');
      await colourModeSwitch.toggle();
      await searchBox.search('get account');
      await searchBox.result('Get Account').click();
      await expect(endpointPage.heading).toHaveText(/^Get Account/);
      await endpointPage.chooseLanguage('go');
      await requestPanel.network.selectOption('Kairos');
      await requestPanel.fill({accountAddress: '0x'});
      await page.reload();
      await endpointPage.hydrated();
      expect(await context.cookies()).toEqual([]);
      expect(asked.length).toBeGreaterThan(10);
      expect(new Set(asked)).toEqual(new Set(['GET']));
    },
  );
});
