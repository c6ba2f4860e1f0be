import {readFile} from 'node:fs/promises';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

const PAGE = '/recipes/kaia-price';

test(
  'A reader downloads the program that the page shows, in the language of the samples.',
  PROMISE,
  async ({page, referencePage}) => {
    await referencePage.open('/api/Account/get-account');
    await referencePage.chooseLanguage('python (requests)');
    await visit(page, PAGE);
    await expect(page.locator('[data-language-sample]:visible')).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download kaia-price.py'}).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('kaia-price.py');
    const shown = page.locator('[data-language-sample="python"] pre').first();
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd()).toBe(await shown.textContent());
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
