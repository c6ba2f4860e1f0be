import {EndpointPage} from './pages/EndpointPage';
import {expect, PROMISE, test} from './test';

/** The maximum layout shift while a page loads; Google rates a score of up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Text that only the sample in this language contains. */
const MARKS = [
  {language: 'curl', mark: 'curl --'},
  {language: 'python (requests)', mark: 'import requests'},
  {language: 'go', mark: 'package main'},
  {language: 'nodejs (axios)', mark: 'axios'},
];

const PAGE = '/api/Account/Transaction/get-account-transactions';

test.describe('The chosen language', () => {
  test(
    'applies to the next page, to the guides, and after a reload.',
    PROMISE,
    async ({page, endpointPage}) => {
      await endpointPage.open('/api/Account/get-account');
      await endpointPage.chooseLanguage('go');
      await expect(endpointPage.visibleSamples).toContainText('package main');

      // A link of the site, which loads no document.
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(page).not.toHaveURL(/get-account$/);
      await expect(endpointPage.visibleSamples).toContainText('package main');
      await page.reload();
      await endpointPage.hydrated();
      await expect(endpointPage.visibleSamples).toHaveCount(1);
      await expect(endpointPage.visibleSamples).toContainText('package main');
      await expect(endpointPage.language('go')).toBeChecked();

      await endpointPage.open('/create-api-key');
      const samples = page.locator('[data-language-sample]:visible');
      await expect(samples).toHaveCount(1);
      await expect(samples).toContainText('package main');
    },
  );

  test('is visible at the first paint, without a layout shift.', async ({
    endpointPage,
  }) => {
    for (const {language, mark} of MARKS) {
      await endpointPage.open('/api/Account/get-account');
      await endpointPage.chooseLanguage(language);

      const letScriptsRun = await endpointPage.openWithoutScripts(PAGE);
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
    }
  });

  test(
    'can be changed before the scripts run, and the change persists.',
    PROMISE,
    async ({endpointPage}) => {
      await endpointPage.open('/api/Account/get-account');
      await endpointPage.chooseLanguage('go');
      const letScriptsRun = await endpointPage.openWithoutScripts('/api/Block/get-block');
      await endpointPage.chooseLanguage('python (requests)');
      await expect(endpointPage.visibleSamples).toContainText('import requests');
      await letScriptsRun();
      await expect(endpointPage.visibleSamples).toContainText('import requests');
      await expect(endpointPage.language('python (requests)')).toBeChecked();
      await endpointPage.open('/api/Block/get-blocks');
      await expect(endpointPage.visibleSamples).toContainText('import requests');
    },
  );
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

test('The chosen language applies to the other open tabs.', async ({
  context,
  endpointPage,
}) => {
  await endpointPage.open('/api/Account/get-account');
  const other = new EndpointPage(await context.newPage());
  await other.open('/api/Block/get-block');
  await other.chooseLanguage('go');
  await expect(endpointPage.visibleSamples).toContainText('package main');
  await expect(endpointPage.language('go')).toBeChecked();
});
