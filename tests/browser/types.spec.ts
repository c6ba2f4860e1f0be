import type {Page} from '@playwright/test';
import {violations} from './accessibility/audit';
import {expect, test} from './test';
import {visit} from './visit';

const PAGE = '/api/Block/get-block';

const VIEWS = '**/types/views/*.json';

function typesOf(page: Page) {
  const details = page.locator('details').filter({hasText: /^Types: TypeScript/});
  return {
    details,
    summary: details.locator('summary'),
    language: (name: string) => details.getByRole('radio', {name}),
    code: details.locator('pre'),
    copy: details.getByRole('button', {name: 'Copy'}),
    retry: details.getByRole('button', {name: 'Retry'}),
    alert: details.getByRole('alert'),
  };
}

test('A reader opens the type of a response by keyboard, and copies it in another language.', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  const types = typesOf(page);
  await types.summary.press('Enter');
  await expect(types.code).toContainText('export type GetBlockResponse = BlockView;');
  await types.language('TypeScript').press('ArrowRight');
  await expect(types.language('Go')).toBeChecked();
  await expect(types.code).toContainText('type BlockView struct {');
  await types.copy.click();
  const shown = await types.code.textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  expect(await violations(page, [1440], {scope: 'details:has(pre)'})).toEqual([]);
});

test('The chosen language of the types applies to the next page.', async ({page}) => {
  await visit(page, '/schemas/blockview');
  await typesOf(page).summary.click();
  await typesOf(page).language('Python').check();
  await visit(page, PAGE);
  await typesOf(page).summary.click();
  await expect(typesOf(page).code).toContainText('class BlockView(TypedDict):');
});

test('A type that cannot be loaded says so, and is loaded again on a button.', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, PAGE);
  await page.route(VIEWS, (route) => route.abort());
  consoleErrors.expect(/^Failed to load resource/);
  const types = typesOf(page);
  await types.summary.click();
  await expect(types.alert).toContainText('The types could not be loaded.');
  await page.unroute(VIEWS);
  await types.retry.click();
  await expect(types.code).toContainText('GetBlockResponse');
});

test('A type whose script cannot be loaded says so, and is loaded when it is opened again.', async ({
  page,
  consoleErrors,
}) => {
  const scripts = '**/assets/js/types.*.js';
  await visit(page, PAGE);
  await page.route(scripts, (route) => route.abort());
  consoleErrors.expect(/^Failed to load resource/);
  const types = typesOf(page);
  await types.summary.click();
  await expect(types.alert).toContainText('It could not be loaded.');
  await page.unroute(scripts);
  await types.summary.click();
  // It closes with an animation.
  await expect(types.details).not.toHaveAttribute('open');
  await types.summary.click();
  await expect(types.code).toContainText('GetBlockResponse');
});
