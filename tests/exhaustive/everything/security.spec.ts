import {expect, test} from './test';

const ONE_OF = '/api/Security/takes-one-of';

test('An endpoint names its alternatives, each with a link to what it is.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open(ONE_OF);
  const section = page.getByRole('region', {name: 'Authentication'});
  await expect(section.getByText('write:pets Change your pets')).toBeVisible();
  await expect(section.getByText('No credentials: they are optional.')).toBeVisible();
  await expect(
    section.getByText(
      'The code samples read it from the environment variables BASIC_AUTH_USER and BASIC_AUTH_PASSWORD.',
    ),
  ).toBeVisible();
  await section.getByRole('link', {name: 'petstore_auth'}).click();
  await expect(sitePage.heading).toHaveText('Authentication');
  await expect(page.getByRole('heading', {name: 'petstore_auth'})).toBeInViewport();
  await expect(page.getByText('Register your program.')).toBeVisible();
});

test('The panel sends the credentials that the reader chose, and keeps them out of the address.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  await sitePage.open(ONE_OF);
  const sent: Record<string, string>[] = [];
  await page.route('https://everything.example/**', async (route) => {
    sent.push(await route.request().allHeaders());
    await route.fulfill({
      json: {ok: true},
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    });
  });
  const {region} = requestPanel;
  await region.getByLabel('Access token', {exact: true}).fill('a-token');
  await requestPanel.send();
  await expect(requestPanel.status).toContainText('200');

  await region
    .getByLabel('Authentication')
    .selectOption('basicAuth (Basic authentication)');
  await region.getByLabel('User', {exact: true}).fill('staff');
  await region.getByLabel('Password', {exact: true}).fill('secret word');
  await requestPanel.send();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({authorization}) => authorization)).toEqual([
    'Bearer a-token',
    `Basic ${btoa('staff:secret word')}`,
  ]);
  await expect(page).toHaveURL(/[?&]security=1/);
  expect(page.url()).not.toMatch(/staff|secret|a-token/);
  expect(
    await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))),
  ).not.toMatch(/staff|secret|a-token/);
  const samples = page.getByRole('region', {name: 'Code samples'});
  await expect(samples.getByText('BASIC_AUTH_USER').first()).toBeVisible();

  // The fields of the first alternative come back with what was typed.
  await region.getByLabel('Authentication').selectOption('petstore_auth (OAuth 2.0)');
  await expect(region.getByLabel('Access token', {exact: true})).toHaveValue('a-token');
});

test('Each alternative is sent in the places that the document says: headers and query.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  const sent: {url: URL; headers: Record<string, string>}[] = [];
  await page.route('https://everything.example/**', async (route) => {
    const request = route.request();
    sent.push({url: new URL(request.url()), headers: await request.allHeaders()});
    await route.fulfill({
      json: {ok: true},
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    });
  });
  const {region} = requestPanel;
  await sitePage.open('/api/Security/takes-all-of');
  await region.getByLabel('Access token petstore_auth').fill('a-token');
  await region.getByLabel('API key headerKey').fill('in-header');
  await region.getByLabel('API key queryKey').fill('in+query&=');
  await region.getByLabel('API key cookieKey').fill('in-cookie');
  await requestPanel.send();
  await expect.poll(() => sent.length).toBe(1);
  await region
    .getByLabel('Authentication')
    .selectOption('basicAuth (Basic authentication) + headerKey (API key)');
  await region.getByLabel('User basicAuth').fill('staff');
  await region.getByLabel('Password basicAuth').fill('secret');
  await requestPanel.send();
  await expect.poll(() => sent.length).toBe(2);
  expect(
    sent.map(({url, headers}) => [
      url.search,
      headers['authorization'],
      headers['x-api-key'],
      headers['cookie'],
    ]),
  ).toEqual([
    ['?page=2&api_key=in%2Bquery%26%3D', 'Bearer a-token', 'in-header', undefined],
    ['?page=2', `Basic ${btoa('staff:secret')}`, 'in-header', undefined],
  ]);
});

test('Credentials of several fields are remembered for the tab, and forgotten.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  await sitePage.open('/api/Security/takes-basic');
  const {region} = requestPanel;
  await region.getByLabel('User', {exact: true}).fill('staff');
  await region.getByLabel('Password', {exact: true}).fill('secret ');
  await requestPanel.remember.check();
  await page.reload();
  await sitePage.hydrated();
  await requestPanel.sendButton.hover();
  await expect(region.getByLabel('User', {exact: true})).toHaveValue('staff');
  await expect(region.getByLabel('Password', {exact: true})).toHaveValue('secret ');
  await requestPanel.button('Forget').click();
  await expect(region.getByLabel('Password', {exact: true})).toHaveValue('');
  await expect(requestPanel.status).toContainText('Credentials forgotten.');
  expect(await page.evaluate(() => sessionStorage.getItem('api-key'))).toBeNull();
});

test('A refusal names the credentials, and a cookie is said not to be sent.', async ({
  page,
  sitePage,
  requestPanel,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  await sitePage.open('/api/Security/takes-cookie');
  await expect(requestPanel.region.getByText('No page can set a cookie')).toBeVisible();
  await page.route('https://everything.example/**', (route) =>
    route.fulfill({
      status: 401,
      json: {},
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await requestPanel.send();
  await expect(requestPanel.status).toContainText(
    'The credentials are missing or not valid.',
  );
  await expect(requestPanel.status).toContainText('Use a code sample.');
});
