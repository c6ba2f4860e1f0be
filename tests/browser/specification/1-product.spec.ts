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
      await requestPanel.fillForm();
      await page.reload();
      await endpointPage.hydrated();
      expect(await context.cookies()).toEqual([]);
      expect(asked.length).toBeGreaterThan(10);
      expect(new Set(asked)).toEqual(new Set(['GET']));
    },
  );

  test(
    'The send-request button of a reference page is visible and enabled.',
    proves('S1.7'),
    async ({endpointPage, requestPanel}) => {
      await endpointPage.open('/api/Account/get-account');
      await expect(requestPanel.sendButton).toBeVisible();
      await expect(requestPanel.sendButton).toBeEnabled();
    },
  );

  test('The logo is 180 by 30.', proves('S1.16', 'S9.15'), async ({page, sitePage}) => {
    await sitePage.open('/faq');
    for (const place of ['nav.navbar', 'footer']) {
      const logo = page
        .locator(place)
        .getByAltText('Kaia Data API')
        .filter({visible: true});
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('width', '180');
      await expect(logo).toHaveAttribute('height', '30');
      const natural = await logo.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      expect(natural).toEqual([180, 30]);
    }
  });
});
