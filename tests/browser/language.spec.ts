import {expect, repetition, test} from './test';

/** The maximum layout shift while a page loads; Google rates a score of up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Text that only the sample in this language contains. */
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
      `${language} applies to the next page and after a reload.`,
      repetition(index),
      async ({page, endpointPage}) => {
        await endpointPage.open('/api/Account/get-account');
        await endpointPage.chooseLanguage(language);
        await expect(endpointPage.visibleSamples).toContainText(mark);

        // A link of the site, which loads no document.
        await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
        await expect(page).not.toHaveURL(/get-account$/);
        await expect(endpointPage.visibleSamples).toContainText(mark);

        // A URL, which loads a document.
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

  test('applies to the guides too.', async ({endpointPage}) => {
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
        `${language} is visible at the first paint of ${route}, without a layout shift.`,
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

  test('can be changed before the scripts run, and the change persists.', async ({
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

  test('applies to the next page if it was chosen before the scripts ran.', async ({
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

test('With storage disabled, the chosen language lasts until a reload, without an error.', async ({
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
