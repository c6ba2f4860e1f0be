import {siteOrigin} from './origins';
import type {ReferencePage} from './pages/ReferencePage';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

/** Anchors of a parameter, and of fields in a closed response and a closed object. */
const TARGETS = [
  {route: '/schemas/accountview', id: 'field-account_key.key.public_key'},
  {route: '/api/Account/Transaction/get-account-transactions', id: 'query-size'},
  {route: '/api/Transaction/get-transaction', id: '404-code'},
];

/** Checks that the target is visible, in the viewport and not covered. */
async function expectInView(page: ReferencePage, id: string): Promise<void> {
  const name = page.entry(id).locator('code').first();
  await expect(name).toBeVisible();
  await expect(name).toBeInViewport({ratio: 1});
  await expect.poll(() => page.isInView(id)).toBe(true);
}

test.describe('The link to a parameter or field', () => {
  test(
    'opens the elements that hide it on the first load of a page.',
    PROMISE,
    async ({referencePage}) => {
      for (const {route, id} of TARGETS) {
        await referencePage.open(`${route}#${id}`);
        await expectInView(referencePage, id);
      }
    },
  );

  test(
    'opens the elements that hide it when the hash or the page changes.',
    PROMISE,
    async ({page, referencePage}) => {
      await referencePage.open('/api/Account/get-account');
      for (const id of [
        '404-code',
        '200-account_key.key.public_key',
        'path-accountAddress',
        '500-message',
      ]) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, id);
        await expectInView(referencePage, id);
      }
      await referencePage.navigate(
        '/schemas/accountview#field-account_key.key.public_key',
      );
      await expect(referencePage.heading).toHaveText('AccountView');
      await expectInView(referencePage, 'field-account_key.key.public_key');
    },
  );

  test(
    'is copied to the clipboard as a complete URL.',
    PROMISE,
    async ({context, page, referencePage}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await referencePage.open('/api/Account/get-account');
      for (const id of ['path-accountAddress', '200-account_key.key']) {
        const link = referencePage.copyLink(id);
        await link.click();
        await expect(link).toHaveText('Link copied');
        const copied = await referencePage.clipboard();
        expect(copied).toBe(`${siteOrigin()}/api/Account/get-account#${id}`);
        await visit(page, copied);
        await referencePage.hydrated();
        await expectInView(referencePage, id);
      }
    },
  );
});

test('A page opens without problems for an unknown hash.', async ({
  page,
  referencePage,
}) => {
  for (const hash of ['#no-such-field', '#100%']) {
    const problems = await referencePage.problemsDuring(async () => {
      // A change of the hash alone would not load the page.
      await visit(page, '/faq');
      // The hash is sent as written, without further encoding.
      await visit(page, `/api/Account/get-account${hash}`);
      await referencePage.hydrated();
    });
    expect(problems, hash).toEqual([]);
    await expect(referencePage.heading).toHaveText('Get Account');
  }
});
