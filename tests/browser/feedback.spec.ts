import {violations} from './accessibility/audit';
import {expect, testWithApi as test} from './test';

test('The form of what a reader knows better opens and closes by keyboard, fits and passes axe.', async ({
  page,
  referencePage,
}) => {
  await referencePage.open('/api/Block/get-block');
  const button = page.getByRole('button', {name: 'Is this right?'});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Is this right?'});
  await expect(dialog.getByLabel(/^What is different/)).toBeFocused();
  await page.keyboard.type('It is not.');
  await expect(dialog.getByLabel('Report')).toHaveValue(/^It is not\./);
  expect(await violations(page, [320, 1440], 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
