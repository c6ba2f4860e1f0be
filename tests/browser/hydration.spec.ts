import {expect, PROMISE, test} from './test';

test(
  'Sections opened, languages and tabs chosen and text typed before the scripts run stay.',
  PROMISE,
  async ({page, referencePage}) => {
    const problems = await referencePage.problemsDuring(async () => {
      const letScriptsRun = await referencePage.openWithoutScripts(
        '/api/Account/get-account',
      );
      await referencePage.response('404').locator('> summary').click();
      await referencePage.response('200').locator('> summary').click();
      await referencePage.language('go').check();
      await letScriptsRun();
      await expect(referencePage.entry('404-code')).toBeVisible();
      await expect(referencePage.entry('200-address')).toBeHidden();
      await expect(referencePage.visibleSamples).toHaveCount(1);
      await expect(referencePage.visibleSamples).toContainText('package main');

      const letEstimatorRun = await referencePage.openWithoutScripts('/endpoint-credit');
      await page.getByRole('combobox', {name: 'Endpoint', exact: true}).fill('Get Block');
      await letEstimatorRun();
      await page.getByRole('button', {name: 'Add', exact: true}).click();
      await expect(
        page.getByRole('textbox', {name: 'Calls a day Get Block', exact: true}),
      ).toBeFocused();

      const letTabsRun = await referencePage.openWithoutScripts(
        '/smart-contract-verification/hardhat-verify',
      );
      const tab = page.getByRole('tab', {selected: false}).first();
      const name = await tab.innerText();
      await tab.click();
      await letTabsRun();
      await expect(page.getByRole('tab', {name, selected: true}).first()).toBeVisible();
    });
    expect(problems).toEqual([]);
  },
);

test(
  'Title, description and canonical link do not change during hydration.',
  PROMISE,
  async ({page, sitePage}) => {
    await page.addInitScript(() => {
      const headStates = new Set<string>();
      Object.assign(window, {headStates});
      new MutationObserver(() => {
        // Until the parser reaches the body, the head is incomplete.
        if (document.querySelector('body') !== null) {
          headStates.add(
            JSON.stringify([
              document.title,
              document.querySelector('meta[name=description]')?.getAttribute('content'),
              document.querySelectorAll('link[rel=canonical]').length,
            ]),
          );
        }
      }).observe(document, {
        ...{subtree: true, childList: true, characterData: true, attributes: true},
      });
    });
    for (const {path, status} of [
      {path: '/plans/FREE/Endpoints/Block/get-block', status: 200},
      {path: '/no-such-page', status: 404},
    ]) {
      await sitePage.open(path, {status});
      const states = await page.evaluate(() => [
        ...(window as unknown as {headStates: Set<string>}).headStates,
      ]);
      expect(states, path).toHaveLength(1);
    }
  },
);

test(
  'Events reach React when it has hydrated the page: before, it would hydrate all of it at once.',
  PROMISE,
  async ({page, referencePage}) => {
    const letScriptsRun = await referencePage.openWithoutScripts(
      '/api/Account/get-account',
    );
    await page.evaluate(() => {
      const received: string[] = [];
      Object.assign(window, {received});
      const note = ({type}: Event): number => received.push(type);
      const root = document.querySelector('#__docusaurus');
      for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'change']) {
        root?.addEventListener(type, note, true);
      }
      document.addEventListener('hydrate', note);
    });
    const received = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as {received: string[]}).received);
    const press = async (): Promise<void> => {
      await referencePage.response('404').locator('> summary').click();
      await page.keyboard.press('Shift');
      await referencePage.language('go').check();
      await referencePage.language('curl').check();
    };
    await press();
    expect(await received()).toEqual([]);

    await letScriptsRun();
    expect(await received()).toEqual(['hydrate']);
    await press();
    expect(await received()).toEqual(
      expect.arrayContaining(['pointerdown', 'mousedown', 'click', 'keydown', 'change']),
    );
  },
);
