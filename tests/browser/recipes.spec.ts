import {readFile} from 'node:fs/promises';
import {expect, test} from './test';
import {visit} from './visit';

const PAGE = '/recipes/kaia-price';

test('The chosen language of the code samples applies to the programs of a recipe.', async ({
  page,
  endpointPage,
}) => {
  await endpointPage.open('/api/Account/get-account');
  await endpointPage.chooseLanguage('go');
  await visit(page, PAGE);
  const program = page.locator('[data-language-sample]:visible');
  await expect(program).toHaveCount(1);
  await expect(program).toContainText('package main');
  await page.getByRole('radio', {name: 'Node.js'}).check();
  await expect(program).toContainText('#!/usr/bin/env node');
});

test('A reader downloads the program that the page shows.', async ({page}) => {
  await visit(page, PAGE);
  await page.getByRole('radio', {name: 'Python (requests)'}).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kaia-price.py');
  const shown = page.locator('[data-language-sample="python"] pre').first();
  const text = await readFile(await download.path(), 'utf8');
  expect(text.trimEnd()).toBe(await shown.textContent());
});

test('The link of an operation opens its form with the values of the recipe.', async ({
  page,
}) => {
  await visit(page, '/recipes/account-holdings');
  const operations = page.getByRole('list').filter({has: page.locator('a[href*="?"]')});
  await operations.getByRole('link', {name: 'Get Account', exact: true}).click();
  await expect(page.locator('[name="path.accountAddress"]')).toHaveValue(
    '0x927d49784d45087b04857b7232ba42609f81cb61',
  );
});

test.describe('Without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the choice of a language shows its program and hides the previous one.', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const program = page.locator('[data-language-sample]:visible');
    await expect(program).toHaveCount(1);
    await expect(program).toContainText('#!/usr/bin/env bash');
    await page.getByText('Go', {exact: true}).click();
    await expect(program).toHaveCount(1);
    await expect(program).toContainText('package main');
  });
});
