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
    async ({referencePage}) => {
      await expect(referencePage.heading).toBeVisible();
      const address = referencePage.page.locator('article header li code').first();
      await expect(address).toBeVisible();
      await expect(referencePage.entry('path-accountAddress')).toBeVisible();
      await expect(referencePage.entry('200-balance')).toBeVisible();
      await expect(referencePage.response('200').locator('pre').first()).toBeVisible();
      const [first] = await referencePage.allSamples();
      await expect(referencePage.visibleSamples).toHaveCount(1);
      await expect(referencePage.visibleSamples).toHaveText(first ?? '', {
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
      await expect(page.getByRole('searchbox')).toHaveCount(0);
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
    async ({referencePage}) => {
      const samples = await referencePage.allSamples();
      for (const [index, language] of (await referencePage.languages()).entries()) {
        await referencePage.chooseLanguage(language);
        await expect(referencePage.visibleSamples).toHaveCount(1);
        await expect(referencePage.visibleSamples).toHaveText(samples[index] ?? '', {
          useInnerText: true,
        });
      }
    },
  );

  test(
    'a click opens a closed response or object, and another click closes it.',
    proves('S4.17'),
    async ({referencePage}) => {
      const summary = referencePage.response('404').locator('> summary');
      await expect(referencePage.entry('404-code')).toBeHidden();
      await summary.click();
      await expect(referencePage.entry('404-code')).toBeVisible();
      await expect(referencePage.response('404').locator('pre').first()).toBeVisible();
      await summary.click();
      await expect(referencePage.entry('404-code')).toBeHidden();
      const nested = referencePage.entry('200-account_key.key.public_key');
      await expect(nested).toBeHidden();
      await referencePage
        .entry('200-account_key.key')
        .locator('> details > summary')
        .click();
      await expect(nested).toBeVisible();
    },
  );
});
