import {expect, PROMISE, test} from './test';

test(
  'Sections opened and languages chosen before the scripts run keep their state.',
  PROMISE,
  async ({referencePage}) => {
    const problems = await referencePage.problemsDuring(async () => {
      const letScriptsRun = await referencePage.openWithoutScripts(
        '/api/Account/get-account',
      );
      await referencePage.response('404').locator('> summary').click();
      await referencePage.response('200').locator('> summary').click();
      await referencePage.chooseLanguage('go');
      await expect(referencePage.visibleSamples).toContainText('package main');
      await letScriptsRun();
    });
    expect(problems).toEqual([]);
    await expect(referencePage.entry('404-code')).toBeVisible();
    await expect(referencePage.entry('200-address')).toBeHidden();
    await expect(referencePage.visibleSamples).toHaveCount(1);
    await expect(referencePage.visibleSamples).toContainText('package main');
  },
);

test(
  'Title, description and canonical link do not change during hydration.',
  PROMISE,
  async ({page, sitePage}) => {
    await page.addInitScript(() => {
      const states = new Set<string>();
      Object.assign(window, {headStates: states});
      const note = (): void => {
        // Until the parser reaches the body, the head is incomplete.
        if (document.querySelector('body') !== null) {
          const [description, canonical] = [
            'meta[name=description]',
            'link[rel=canonical]',
          ];
          states.add(
            JSON.stringify([
              document.title,
              document.querySelector(description)?.getAttribute('content'),
              document.querySelectorAll(canonical).length,
            ]),
          );
        }
      };
      new MutationObserver(note).observe(document, {
        ...{subtree: true, childList: true, characterData: true, attributes: true},
      });
    });
    const canonical = page.locator('head link[rel="canonical"]');
    for (const {path, status} of [
      {path: '/plans/FREE/Endpoints/Block/get-block', status: 200},
      {path: '/no-such-page', status: 404},
    ]) {
      await sitePage.open(path, {status});
      const states = await page.evaluate(() => [
        ...(window as unknown as {headStates: Set<string>}).headStates,
      ]);
      expect(states, path).toHaveLength(1);
      if (status === 200) {
        await expect(canonical).toHaveAttribute(
          'href',
          'https://docs.kaiascan.io/api/Block/get-block',
        );
      }
    }
  },
);
