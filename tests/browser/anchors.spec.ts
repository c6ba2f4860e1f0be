import {expect, FIRST_PROMISE, test} from './test';
import {siteOrigin, visit} from './visit';

test(
  'The link to a parameter or field opens what hides it, on load, when the hash or the page changes; an unknown one opens the page.',
  FIRST_PROMISE,
  async ({page, referencePage}) => {
    const expectInView = async (id: string): Promise<void> => {
      await expect(referencePage.entry(id).locator('code').first()).toBeVisible();
      await expect.poll(() => referencePage.isInView(id), id).toBe(true);
    };
    const key = 'account_key.key.public_key';
    await test.step('on load', async () => {
      await referencePage.open(
        '/api/Account/Transaction/get-account-transactions#query-size',
      );
      await expectInView('query-size');
      await referencePage.open('/api/Transaction/get-transaction#404-code');
      await expectInView('404-code');
      const problems = await referencePage.problemsDuring(async () => {
        // The hash is sent as written, without further encoding.
        await visit(page, '/api/Account/get-account#100%');
        await referencePage.hydrated();
      });
      expect(problems).toEqual([]);
    });
    for (const id of ['404-code', `200-${key}`, 'path-accountAddress', '500-message']) {
      await test.step(`hash #${id}`, async () => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, id);
        await expectInView(id);
      });
    }
    await test.step('on another page', async () => {
      await referencePage.navigate(`/schemas/accountview#field-${key}`);
      await expect(referencePage.heading).toHaveText('AccountView');
      await expectInView(`field-${key}`);
    });
  },
);

test(
  'The link to a parameter or field is copied to the clipboard as a complete URL.',
  FIRST_PROMISE,
  async ({referencePage}) => {
    await referencePage.open('/api/Account/get-account');
    for (const id of ['path-accountAddress', '200-account_key.key']) {
      const link = referencePage.copyLink(id);
      // It is shown to a pointer that is near.
      await referencePage.entry(id).hover();
      await link.click();
      await expect(link).toHaveText('Link copied');
      expect(await referencePage.clipboard()).toBe(
        `${siteOrigin()}/api/Account/get-account#${id}`,
      );
    }
  },
);
