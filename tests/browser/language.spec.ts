import {expect, repetition, test} from './test';

/** The most that a page may jump while it loads; Google calls 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.01;

/** What each sample has and no other. */
const MARKS = [
  {language: 'curl', mark: 'curl --'},
  {language: 'python (requests)', mark: 'import requests'},
  {language: 'go', mark: 'package main'},
  {language: 'nodejs (axios)', mark: 'axios'},
];

const PAGES = [
  '/api/Account/Transaction/get-account-transactions',
  '/api/Transaction/get-transaction',
];

test.describe('The chosen language', () => {
  for (const [index, {language, mark}] of MARKS.entries()) {
    test(
      `${language} is that of the next page, and stays after a reload.`,
      repetition(index),
      async ({page, endpointPage}) => {
        await endpointPage.open('/api/Account/get-account');
        await endpointPage.chooseLanguage(language);
        await expect(endpointPage.visibleSamples).toContainText(mark);

        // By a link of the site, which loads no document.
        await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
        await expect(page).not.toHaveURL(/get-account$/);
        await expect(endpointPage.visibleSamples).toContainText(mark);

        // By its address, which does.
        await endpointPage.open('/api/Block/get-block');
        await expect(endpointPage.visibleSamples).toContainText(mark);
        await page.reload();
        await endpointPage.hydrated();
        await expect(endpointPage.visibleSamples).toHaveCount(1);
        await expect(endpointPage.visibleSamples).toContainText(mark);
        await expect(endpointPage.language(language)).toBeChecked();
      },
    );
  }

  test('is that of the guides too.', async ({endpointPage}) => {
    await endpointPage.open('/api/Account/get-account');
    await endpointPage.chooseLanguage('go');
    await endpointPage.open('/create-api-key');
    const samples = endpointPage.page.locator('[data-language-sample]:visible');
    await expect(samples).toHaveCount(1);
    await expect(samples).toContainText('package main');
  });

  for (const route of PAGES) {
    for (const [index, {language, mark}] of MARKS.entries()) {
      test(
        `${language} is there at the first paint of ${route}, and nothing jumps.`,
        repetition(index),
        async ({endpointPage}) => {
          await endpointPage.open('/api/Account/get-account');
          await endpointPage.chooseLanguage(language);

          const letScriptsRun = await endpointPage.openWithoutScripts(route);
          await expect(endpointPage.visibleSamples).toHaveCount(1);
          await expect(endpointPage.visibleSamples).toContainText(mark);
          const text = await endpointPage.visibleSamples.textContent();
          const box = await endpointPage.visibleSamples.boundingBox();

          await letScriptsRun();
          await expect(endpointPage.visibleSamples).toHaveCount(1);
          expect(await endpointPage.visibleSamples.textContent()).toBe(text);
          await expect(endpointPage.language(language)).toBeChecked();
          expect(await endpointPage.layoutShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
          expect(await endpointPage.visibleSamples.boundingBox()).toEqual(box);
        },
      );
    }
  }

  test('can be changed before the scripts have run, and stays changed.', async ({
    endpointPage,
  }) => {
    await endpointPage.open('/api/Account/get-account');
    await endpointPage.chooseLanguage('go');
    const letScriptsRun = await endpointPage.openWithoutScripts('/api/Block/get-block');
    await endpointPage.chooseLanguage('python (requests)');
    await expect(endpointPage.visibleSamples).toContainText('import requests');
    await letScriptsRun();
    await expect(endpointPage.visibleSamples).toContainText('import requests');
    await expect(endpointPage.language('python (requests)')).toBeChecked();
  });

  test('is kept when it was chosen before the scripts had run.', async ({
    endpointPage,
  }) => {
    const letScriptsRun = await endpointPage.openWithoutScripts(
      '/api/Account/get-account',
    );
    await endpointPage.chooseLanguage('go');
    await letScriptsRun();
    await endpointPage.open('/api/Block/get-block');
    await expect(endpointPage.visibleSamples).toContainText('package main');
  });
});

test('Where storage is switched off, the chosen language holds until the page is left, without an error.', async ({
  page,
  endpointPage,
}) => {
  await endpointPage.switchOffStorage();
  const problems = await endpointPage.problemsDuring(async () => {
    await endpointPage.open('/api/Account/get-account');
    await expect(endpointPage.visibleSamples).toContainText('curl --');
    await endpointPage.chooseLanguage('go');
    await expect(endpointPage.visibleSamples).toHaveCount(1);
    await expect(endpointPage.visibleSamples).toContainText('package main');
    await page.reload();
    await endpointPage.hydrated();
    await expect(endpointPage.visibleSamples).toContainText('curl --');
  });
  // Docusaurus warns once that it has no storage.
  expect(problems.filter((problem) => !problem.startsWith('console warning'))).toEqual(
    [],
  );
});
