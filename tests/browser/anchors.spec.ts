import {siteOrigin} from './origins';
import type {ReferencePage} from './pages/ReferencePage';
import {expect, repetition, test} from './test';
import {visit} from './visit';

/** Anchors of parameters, and of fields in closed responses and closed objects. */
const TARGETS = [
  {route: '/api/Transaction/get-transaction', id: 'path-transactionHash'},
  {route: '/api/Transaction/get-transaction', id: '200-fee_payer'},
  {route: '/api/Transaction/get-transaction', id: '404-code'},
  {route: '/api/Account/get-account', id: '200-account_key.key.public_key'},
  {route: '/api/Account/Transaction/get-account-transactions', id: 'query-size'},
  {route: '/api/Account/Transaction/get-account-transactions', id: '200-paging.last'},
  {route: '/schemas/accountview', id: 'field-account_key.key.public_key'},
];

/** Checks that the target is visible, in the viewport and not covered. */
async function expectInView(page: ReferencePage, id: string): Promise<void> {
  const name = page.entry(id).locator('code').first();
  await expect(name).toBeVisible();
  await expect(name).toBeInViewport({ratio: 1});
  await expect.poll(() => page.isInView(id)).toBe(true);
}

test.describe('The link to a parameter or field', () => {
  for (const [index, {route, id}] of TARGETS.entries()) {
    test(
      `opens the elements that hide it on the first load of ${route}#${id}.`,
      repetition(index),
      async ({schemaPage}) => {
        await schemaPage.open(`${route}#${id}`);
        await expectInView(schemaPage, id);
      },
    );
  }

  test('opens the elements that hide it when the hash changes on an open page.', async ({
    page,
    endpointPage,
  }) => {
    await endpointPage.open('/api/Account/get-account');
    for (const id of [
      '404-code',
      '200-account_key.key.public_key',
      'path-accountAddress',
      '500-message',
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expectInView(endpointPage, id);
    }
  });

  test('opens the elements that hide it after a navigation from another page.', async ({
    page,
    schemaPage,
  }) => {
    await schemaPage.open('/schemas/account-key');
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, '/schemas/accountview#field-account_key.key.public_key');
    await expect(schemaPage.heading).toHaveText('AccountView');
    await expectInView(schemaPage, 'field-account_key.key.public_key');
  });

  test('is copied to the clipboard as a complete URL.', async ({
    context,
    page,
    endpointPage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await endpointPage.open('/api/Account/get-account');
    for (const id of ['path-accountAddress', '200-account_key.key']) {
      const link = endpointPage.copyLink(id);
      await link.click();
      await expect(link).toHaveText('Link copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(`${siteOrigin()}/api/Account/get-account#${id}`);
      await visit(page, copied);
      await endpointPage.hydrated();
      await expectInView(endpointPage, id);
    }
  });
});

for (const hash of ['#no-such-field', '#100%']) {
  test(`The page opens without problems for the unknown hash ${hash}.`, async ({
    page,
    endpointPage,
  }) => {
    const problems = await endpointPage.problemsDuring(async () => {
      // The hash is sent as written, without further encoding.
      await visit(page, `/api/Account/get-account${hash}`);
      await endpointPage.hydrated();
    });
    expect(problems).toEqual([]);
    await expect(endpointPage.heading).toHaveText('Get Account');
  });
}
