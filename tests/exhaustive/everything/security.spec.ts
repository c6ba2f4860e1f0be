import {expect, test} from './test';

// src/features/request-panel/credentials.test.tsx has the tests of what needs no browser.

test('An endpoint names its alternatives, each with a link to what it is.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/api/Security/takes-one-of');
  const section = page.getByRole('region', {name: 'Authentication'});
  for (const text of [
    'write:pets Change your pets',
    'No credentials: they are optional.',
    'The code samples read it from the environment variables BASIC_AUTH_USER and BASIC_AUTH_PASSWORD.',
  ]) {
    await expect(section.getByText(text)).toBeVisible();
  }
  await section.getByRole('link', {name: 'petstore_auth'}).click();
  await expect(sitePage.heading).toHaveText('Authentication');
  await expect(page.getByRole('heading', {name: 'petstore_auth'})).toBeInViewport();
  await expect(page.getByText('Register your program.')).toBeVisible();
});

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
  await page.reload();
  await sitePage.hydrated();
  await requestPanel.sendButton.hover();
  await expect(user).toHaveValue('staff');
  await expect(password).toHaveValue('secret ');
});
