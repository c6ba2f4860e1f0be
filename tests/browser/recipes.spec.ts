import {readFile} from 'node:fs/promises';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

const PAGE = '/recipes/kaia-price';

test('A reader downloads the program that the page shows, in the language of the samples.', async ({
  page,
  endpointPage,
}) => {
  await endpointPage.open('/api/Account/get-account');
  await endpointPage.chooseLanguage('python (requests)');
  await visit(page, PAGE);
  await expect(page.locator('[data-language-sample]:visible')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download kaia-price.py'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kaia-price.py');
  const shown = page.locator('[data-language-sample="python"] pre').first();
  const text = await readFile(await download.path(), 'utf8');
  expect(text.trimEnd()).toBe(await shown.textContent());
});

test(
  'The second tab of a program loads and shows its client.',
  PROMISE,
  async ({page}) => {
    await visit(page, PAGE);
    await page.getByRole('radio', {name: 'Python (requests)'}).check();
    const panel = page.locator('[data-language-sample="python"]');
    const program = panel.getByText('Prints the price of KAIA');
    await expect(program).toBeVisible();
    await panel.getByRole('radio', {name: 'kaia.py'}).check();
    await expect(panel.getByText('A client of the KaiaScan API')).toBeVisible();
    await expect(program).toBeHidden();
    const link = panel.getByRole('link', {name: 'Download both'});
    await expect(link).toHaveAttribute('download', 'kaia-price-py.zip');
  },
);

test.describe('Without scripts', () => {
  test.use({javaScriptEnabled: false});

  test(
    'the choice of a language shows its program and hides the previous one.',
    PROMISE,
    async ({page}) => {
      await visit(page, PAGE);
      const program = page.locator('[data-language-sample]:visible');
      await expect(program).toHaveCount(1);
      await expect(program).toContainText('#!/usr/bin/env bash');
      await page.getByText('Go', {exact: true}).click();
      await expect(program).toHaveCount(1);
      await expect(program).toContainText('package main');
      await program.getByRole('radio', {name: 'kaia.go'}).check();
      await expect(program.getByRole('link', {name: 'Download kaia.go'})).toBeVisible();
      await expect(program.getByText('package main')).toBeHidden();
    },
  );
});
