import {SPECIFIED_ROUTES} from '../../build/specification/routes';
import {siteOrigin} from '../origins';
import {expect, PROMISE, test} from '../test';
import {proves} from '../../specification/proves';

test(
  'It has no accounts: it sets no cookie and receives only GET requests.',
  proves('S1.1', 'S1.2'),
  async ({context, page, referencePage, requestPanel, searchBox, colourModeSwitch}) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).origin === siteOrigin()) {
        asked.push(request.method());
      }
    });
    await referencePage.open('/');
    await colourModeSwitch.toggle();
    await searchBox.search('get account');
    await searchBox.result('Get Account').click();
    await expect(referencePage.heading).toHaveText(/^Get Account/);
    await referencePage.chooseLanguage('go');
    await requestPanel.network.selectOption('Kairos');
    await requestPanel.fill({accountAddress: '0x'});
    await page.reload();
    await referencePage.hydrated();
    expect(await context.cookies()).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
    expect(new Set(asked)).toEqual(new Set(['GET']));
  },
);

test(
  'All routes respond with status 200.',
  {...proves('S2.1'), ...PROMISE},
  async ({request}) => {
    for (const route of SPECIFIED_ROUTES) {
      const response = await request.get(encodeURI(route), {maxRedirects: 0});
      expect.soft(response.status(), route).toBe(200);
    }
  },
);
