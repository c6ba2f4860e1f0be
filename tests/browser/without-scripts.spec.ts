import {proves} from '../specification/proves';
import {expect, PROMISE_WITH_PLAYWRIGHT, test} from './test';
import {visit} from './visit';

// The tests in tests/build check the other content of the HTML.
test.use({javaScriptEnabled: false});

test(
  'Without scripts, a reader sees the parts of an endpoint, one sample, of the language that is chosen, and nothing that needs scripts.',
  {...proves('S1.3', 'S1.8', 'S4.17'), ...PROMISE_WITH_PLAYWRIGHT},
  async ({page, referencePage, requestPanel}) => {
    await visit(page, '/api/Account/get-account');
    const main = page.getByRole('main');
    await test.step('address, parameters and the first response', async () => {
      await expect(referencePage.heading).toBeVisible();
      await expect(page.locator('article header li code').first()).toBeVisible();
      await expect(referencePage.entry('path-accountAddress')).toBeVisible();
      await expect(referencePage.entry('200-balance')).toBeVisible();
      await expect(referencePage.response('200').locator('pre').first()).toBeVisible();
    });
    await test.step('what needs scripts is not there', async () => {
      await expect(requestPanel.region).toHaveText(
        /^Try it\s*This form sends the request/,
        {useInnerText: true},
      );
      await expect(requestPanel.region.getByRole('button')).toHaveCount(0);
      await expect(requestPanel.region.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(main.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
      await expect(main.getByRole('button', {name: /Copy/})).toHaveCount(0);
      await expect(main.getByRole('link', {name: 'Try it'})).toHaveCount(0);
    });
    await test.step('each language has its sample', async () => {
      const samples = await referencePage.allSamples();
      const languages = referencePage.samples.getByRole('group').getByRole('radio');
      for (const [index, language] of (await languages.all()).entries()) {
        await language.check();
        await expect(referencePage.visibleSamples).toHaveText([samples[index] ?? ''], {
          useInnerText: true,
        });
      }
    });
    await test.step('a response and an object open and close', async () => {
      const summary = referencePage.response('404').locator('> summary');
      await expect(referencePage.entry('404-code')).toBeHidden();
      await summary.click();
      await expect(referencePage.entry('404-code')).toBeVisible();
      await summary.click();
      await expect(referencePage.entry('404-code')).toBeHidden();
      const nested = referencePage.entry('200-account_key.key.public_key');
      await expect(nested).toBeHidden();
      const parent = referencePage.entry('200-account_key.key');
      await parent.locator('> details > summary').click();
      await expect(nested).toBeVisible();
    });
    await test.step('a recipe has its program and its client', async () => {
      await visit(page, '/recipes/kaia-price');
      const program = page.locator('[data-language-sample]:visible');
      await page.getByRole('radio', {name: 'Go', exact: true}).check();
      await expect(program).toHaveCount(1);
      await expect(program).toContainText('package main');
      await program.getByRole('radio', {name: 'kaia.go'}).check();
      await expect(program.getByRole('link', {name: 'Download kaia.go'})).toBeVisible();
      await expect(program.getByText('package main')).toBeHidden();
    });
  },
);
