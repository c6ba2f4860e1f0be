import {expect, test} from './test';
import {visit} from './visit';
import {proves} from '../specification/proves';

// The tests in tests/build check the other content of the HTML.
test.use({javaScriptEnabled: false});

test.describe('Without scripts, on /api/Account/get-account,', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/api/Account/get-account');
  });

  test(
    'a reader sees the address, the parameters, the first response and one sample.',
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

  test('the choice of a language shows its sample and hides the previous one.', async ({
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
    'a click opens a closed response, and another click closes it.',
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

  test('a click opens a closed object.', async ({endpointPage}) => {
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
