import {expect, test} from './test';
import {visit} from './visit';
import {proves} from '../specification/proves';

// What else a page has without scripts is read from the HTML, in tests/build.
test.use({javaScriptEnabled: false});

test.describe('Without scripts, on /api/Account/get-account', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/api/Account/get-account');
  });

  test(
    'a reader sees address, parameters, first response and one sample.',
    proves('S1.3', 'S1.8'),
    async ({endpointPage}) => {
      await expect(endpointPage.heading).toBeVisible();
      const address = endpointPage.page.locator('article header li code').first();
      await expect(address).toBeVisible();
      await expect(endpointPage.entry('path-accountAddress')).toBeVisible();
      await expect(endpointPage.entry('200-balance')).toBeVisible();
      await expect(endpointPage.example('200')).toBeVisible();
      const [first] = await endpointPage.allSamples();
      await expect(endpointPage.visibleSamples).toHaveCount(1);
      await expect(endpointPage.visibleSamples).toHaveText(first?.text ?? '');
    },
  );

  test('the chosen language shows its sample and hides the one before.', async ({
    endpointPage,
  }) => {
    const samples = await endpointPage.allSamples();
    for (const [index, language] of (await endpointPage.languages()).entries()) {
      await endpointPage.chooseLanguage(language);
      await expect(endpointPage.visibleSamples).toHaveCount(1);
      await expect(endpointPage.visibleSamples).toHaveText(samples[index]?.text ?? '');
    }
  });

  test(
    'a closed response opens by a click, and closes again.',
    proves('S4.17'),
    async ({endpointPage}) => {
      const summary = endpointPage.response('404').locator('> summary');
      await expect(endpointPage.entry('404-code')).toBeHidden();
      await summary.click();
      await expect(endpointPage.entry('404-code')).toBeVisible();
      await expect(endpointPage.example('404')).toBeVisible();
      await summary.click();
      await expect(endpointPage.entry('404-code')).toBeHidden();
    },
  );

  test('a closed object opens by a click.', async ({endpointPage}) => {
    const nested = endpointPage.entry('200-account_key.key.public_key');
    await expect(nested).toBeHidden();
    await endpointPage.fieldsOf('200-account_key.key').locator('> summary').click();
    await expect(nested).toBeVisible();
  });
});

test('Without scripts, a reader of /schemas/accountview sees its fields and its example.', async ({
  page,
  schemaPage,
}) => {
  await visit(page, '/schemas/accountview');
  await expect(schemaPage.heading).toBeVisible();
  await expect(schemaPage.entry('field-balance')).toBeVisible();
  await expect(schemaPage.example).toBeVisible();
});
