import {expect, PROMISE, test} from './test';

test(
  'Sections opened and languages chosen before the scripts run keep their state.',
  PROMISE,
  async ({endpointPage}) => {
    const problems = await endpointPage.problemsDuring(async () => {
      const letScriptsRun = await endpointPage.openWithoutScripts(
        '/api/Account/get-account',
      );
      await endpointPage.response('404').locator('> summary').click();
      await endpointPage.response('200').locator('> summary').click();
      await endpointPage.chooseLanguage('go');
      await expect(endpointPage.visibleSamples).toContainText('package main');
      await letScriptsRun();
    });
    expect(problems).toEqual([]);
    await expect(endpointPage.entry('404-code')).toBeVisible();
    await expect(endpointPage.entry('200-address')).toBeHidden();
    await expect(endpointPage.visibleSamples).toHaveCount(1);
    await expect(endpointPage.visibleSamples).toContainText('package main');
  },
);
