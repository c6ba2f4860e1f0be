import {expect, test} from './test';

// packages/openapi-reference/src/request/credentials.test.tsx has the tests of what needs no browser.

test('Credentials of several fields are there after a reload of the tab that remembers them.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  await sitePage.open('/api/Security/takes-basic');
  const user = requestPanel.region.getByLabel('User', {exact: true});
  const password = requestPanel.region.getByLabel('Password', {exact: true});
  await user.fill('staff');
  await password.fill('secret ');
  await requestPanel.remember.check();
  // The code that stores them loads when the reader begins to type.
  const stored = (): Promise<string> =>
    page.evaluate(() => sessionStorage.getItem('api-key') ?? '');
  await expect.poll(stored).toContain('secret ');
  await page.reload();
  await sitePage.hydrated();
  await requestPanel.sendButton.hover();
  await expect(user).toHaveValue('staff');
  await expect(password).toHaveValue('secret ');
});
