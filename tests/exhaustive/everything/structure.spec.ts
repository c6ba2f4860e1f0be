import type {Page} from '@playwright/test';
import {expect, test} from './test';

/** Answers requests to all hosts of a domain, and returns their addresses. */
async function requestsTo(page: Page, domain: string): Promise<string[]> {
  const received: string[] = [];
  await page.route(`https://*.${domain}/**`, async (route) => {
    received.push(route.request().url());
    await route.fulfill({
      status: 202,
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    });
  });
  return received;
}

test('A request goes to the server that the reader makes of its variables, as in the samples.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  const {region, status} = requestPanel;
  await sitePage.open('/api/Places/add-place');
  const servers = page.locator('details', {hasText: 'Servers'}).first();
  await expect(servers).toContainText('one of eu, us');
  const received = await requestsTo(page, 'everything.example:8443');
  await region.getByLabel('Server: region').selectOption('us');
  await region.getByLabel('Server: port').selectOption('8443');
  await region.getByLabel('Server: version').fill('v 4/beta?');
  const sample = page.locator('[data-language-sample="python"]');
  const address = 'https://us.everything.example:8443/v%204/beta%3F/places';
  await expect(sample).toContainText(`"${address}"`);
  await requestPanel.send();
  await expect(status).toContainText('202');
  expect(received).toEqual([address]);

  await page.reload();
  await expect(region.getByLabel('Server: region')).toHaveValue('us');
  await expect(region.getByLabel('Server: version')).toHaveValue('v 4/beta?');
});

test('The reader types the host of a server, which no link contains.', async ({
  page,
  sitePage,
  requestPanel,
}) => {
  const {region, status} = requestPanel;
  await sitePage.open('/api/Places/add-place');
  const received = await requestsTo(page, 'own.example');
  await region
    .getByRole('combobox', {name: 'Server', exact: true})
    .selectOption('A server of your own.');
  const tenant = region.getByLabel('Server: tenant');
  await expect(tenant).toHaveValue('demo');
  await expect(region.getByLabel('Server: region')).toHaveCount(0);
  await tenant.fill('a.b/c');
  await requestPanel.send();
  await expect(tenant).toHaveAttribute('aria-invalid', 'true');
  await tenant.fill('acme');
  await requestPanel.send();
  await expect(status).toContainText('202');
  expect(received).toEqual(['https://acme.own.example/places']);
  await expect(page).toHaveURL(/[?&]server=https/);
  expect(page.url()).not.toContain('acme');

  await page.reload();
  await expect(tenant).toHaveValue('demo');
});

test('An endpoint links to the pages of its callbacks, which no panel sends.', async ({
  page,
  sitePage,
  requestPanel: {region},
}) => {
  await sitePage.open('/api/Places/add-place');
  const main = page.getByRole('main');
  const problems = await sitePage.problemsDuring(async () => {
    await main
      .getByRole('region', {name: 'Callbacks'})
      .getByRole('link', {name: 'Tells that a place is open'})
      .click();
    await expect(sitePage.heading).toHaveText('Tells that a place is open');
  });
  expect(problems).toEqual([]);
  await expect(
    main.getByText('The API sends this to your server', {exact: true}),
  ).toBeVisible();
  await expect(main.getByText('/opened?id=').last()).toBeVisible();
  await expect(main.getByText('Signature of the body.')).toBeVisible();
  await expect(region).toHaveCount(0);
  await main
    .getByRole('paragraph')
    .getByRole('link', {name: 'Adds a place to the museum'})
    .click();
  await expect(region).toBeVisible();

  await sitePage.open('/api/Places/post-visitor-arrived-webhook');
  await expect(sitePage.heading).toHaveText('Visitor arrived');
  await expect(
    main.getByText('The API sends this to your server', {exact: true}),
  ).toBeVisible();
  await expect(main.getByText('Any success ends the deliveries.')).toBeVisible();
  await expect(region).toHaveCount(0);
});

test('The links of a response lead to the endpoints that they name.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/api/Structure/list-places');
  const response = page.locator('#response-200');
  await expect(response.getByText('How many places there are.')).toBeVisible();
  await expect(response.getByText('elsewhere')).toBeVisible();
  await response.getByRole('link', {name: 'Get HTTP place'}).first().click();
  await expect(sitePage.heading).toHaveText('Get HTTP place');
});
