import {violations} from '../../browser/accessibility/audit';
import {visit} from '../../browser/visit';
import {expect, test} from './test';

// packages/openapi-reference/src/request/body.test.tsx has the tests of what needs no browser.

const EXAMPLE = `{
  "customer": "ada",
  "items": [
    {
      "sku": "A-1",
      "count": 2
    }
  ],
  "payment": {
    "method": "card",
    "number": "4000"
  }
}`;

const ADDRESS = '/api/Bodies/create-order';

test('Parts of a JSON body are added, chosen and undone.', async ({
  page,
  sitePage,
  requestPanel: panel,
}) => {
  await sitePage.open(ADDRESS);
  const body = panel.field('Request body');
  await panel.button('Add size').click();
  await expect(body).toHaveValue(EXAMPLE.replace('"ada",\n', '"ada",\n  "size": "M",\n'));
  await expect(panel.region.getByText('Added size. No problems')).toBeVisible();
  await page.keyboard.type('L');
  await expect(body).toHaveValue(/"size": "L"/);
  await expect(panel.region.getByText('No problems', {exact: true})).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body).toHaveValue(EXAMPLE);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await panel.button('One of CashPayment').click();
  await expect(body).toHaveValue(/"payment": \{\s+"method": "cash"\s+\}\n\}$/);
  await panel.button('Reset to the example').click();
  await expect(body).toHaveValue(EXAMPLE);
  await expect(panel.button('Reset to the example')).toBeFocused();
});

test('Text that the reader types before the code of the body arrives stays, and its problems pass axe.', async ({
  page,
  pageScripts,
  requestPanel: panel,
}) => {
  const release = await pageScripts.hold('**/assets/js/part-body*');
  await visit(page, ADDRESS, {waitUntil: 'commit'});
  const body = panel.field('Request body');
  await body.fill('{"customer": "eve"}');
  release();
  await expect(panel.region.getByText('One problem')).toBeVisible();
  await expect(body).toHaveValue('{"customer": "eve"}');
  expect(await violations(page, [390])).toEqual([]);
});
