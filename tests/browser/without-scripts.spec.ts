import {expect, PROMISE, test} from './test';
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
    {...proves('S1.3', 'S1.8'), ...PROMISE},
    async ({endpointPage}) => {
      await expect(endpointPage.heading).toBeVisible();
      const address = endpointPage.page.locator('article header li code').first();
      await expect(address).toBeVisible();
      await expect(endpointPage.entry('path-accountAddress')).toBeVisible();
      await expect(endpointPage.entry('200-balance')).toBeVisible();
      await expect(endpointPage.example('200')).toBeVisible();
      const [first] = await endpointPage.allSamples();
      await expect(endpointPage.visibleSamples).toHaveCount(1);
      await expect(endpointPage.visibleSamples).toHaveText(first?.text ?? '', {
        useInnerText: true,
      });
    },
  );

  test(
    'the request form says what it is, and nothing that needs scripts is there.',
    PROMISE,
    async ({page, requestPanel}) => {
      await expect(requestPanel.region).toHaveText(
        /^Try it\s*This form sends the request/,
        {
          useInnerText: true,
        },
      );
      await expect(requestPanel.region.getByRole('button')).toHaveCount(0);
      await expect(requestPanel.region.getByRole('textbox')).toHaveCount(0);
      const main = page.getByRole('main');
      // Of the actions of a page, only the link is there.
      await expect(main.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
      await expect(main.getByRole('button', {name: /Copy/})).toHaveCount(0);
      await expect(main.getByRole('link', {name: 'Try it'})).toHaveCount(0);
    },
  );

  test(
    'the choice of a language shows its sample and hides the previous one.',
    PROMISE,
    async ({endpointPage}) => {
      const samples = await endpointPage.allSamples();
      for (const [index, language] of (await endpointPage.languages()).entries()) {
        await endpointPage.chooseLanguage(language);
        await expect(endpointPage.visibleSamples).toHaveCount(1);
        await expect(endpointPage.visibleSamples).toHaveText(samples[index]?.text ?? '', {
          useInnerText: true,
        });
      }
    },
  );

  test(
    'a click opens a closed response or object, and another click closes it.',
    proves('S4.17'),
    async ({endpointPage}) => {
      const summary = endpointPage.response('404').locator('> summary');
      await expect(endpointPage.entry('404-code')).toBeHidden();
      await summary.click();
      await expect(endpointPage.entry('404-code')).toBeVisible();
      await expect(endpointPage.example('404')).toBeVisible();
      await summary.click();
      await expect(endpointPage.entry('404-code')).toBeHidden();
      const nested = endpointPage.entry('200-account_key.key.public_key');
      await expect(nested).toBeHidden();
      await endpointPage.fieldsOf('200-account_key.key').locator('> summary').click();
      await expect(nested).toBeVisible();
    },
  );
});
