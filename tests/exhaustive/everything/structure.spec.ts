import {expect, test} from './test';

test('A request goes to the server that the reader makes of its variables, as in the samples.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  const {region} = requestPanel;
  await sitePage.open('/api/Places/add-place');
  const servers = page.locator('details', {hasText: 'Servers'}).first();
  await expect(servers).toContainText('one of eu, us');
  await region.getByLabel('Server: region').selectOption('us');
  await region.getByLabel('Server: port').selectOption('8443');
  await region.getByLabel('Server: version').fill('v 4/beta?');
  const sample = page.locator('[data-language-sample="python"]');
  const address = 'https://us.everything.example:8443/v%204/beta%3F/places';
  await expect(sample).toContainText(`"${address}"`);
  await requestPanel.send();
  await expect.poll(() => received.map((request) => request.url())).toEqual([address]);

  await page.reload();
  await expect(region.getByLabel('Server: region')).toHaveValue('us');
  await expect(region.getByLabel('Server: version')).toHaveValue('v 4/beta?');
});

test('The reader types the host of a server, which no link contains.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  const {region} = requestPanel;
  await sitePage.open('/api/Places/add-place');
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
  await expect
    .poll(() => received.map((request) => request.url()))
    .toEqual(['https://acme.own.example/places']);
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
  const isToldByTheApi = async (text: string): Promise<void> => {
    await expect(
      main.getByText('The API sends this to your server', {exact: true}),
    ).toBeVisible();
    await expect(main.getByText(text).last()).toBeVisible();
    await expect(region).toHaveCount(0);
  };
  const problems = await sitePage.problemsDuring(async () => {
    await main
      .getByRole('region', {name: 'Callbacks'})
      .getByRole('link', {name: 'Tells that a place is open'})
      .click();
    await expect(sitePage.heading).toHaveText('Tells that a place is open');
  });
  expect(problems).toEqual([]);
  await isToldByTheApi('/opened?id=');
  await main
    .getByRole('paragraph')
    .getByRole('link', {name: 'Adds a place to the museum'})
    .click();
  await expect(region).toBeVisible();

  await sitePage.open('/api/Places/post-visitor-arrived-webhook');
  await expect(sitePage.heading).toHaveText('Visitor arrived');
  await isToldByTheApi('Any success ends the deliveries.');
});

test('Links in texts and of responses lead to pages and headings of the site, as does the outline.', async ({
  page,
  sitePage,
}) => {
  await page.setViewportSize({width: 1440, height: 400});
  await sitePage.open('/introduction');
  const main = page.getByRole('main');
  const problems = await sitePage.problemsDuring(async () => {
    for (const [name, heading] of [
      ['get texts', 'Get texts'],
      ['introduction', 'Introduction'],
    ] as const) {
      await main.getByRole('link', {name, exact: true}).click();
      await expect(sitePage.heading).toHaveText(heading);
    }
  });
  expect(problems).toEqual([]);
  await expect(page).toHaveURL('/introduction#first-steps');
  await expect(main.getByRole('heading', {name: 'First steps'})).toBeInViewport();
  const outline = page.locator('.table-of-contents').last();
  await expect(outline.getByRole('link')).toHaveText(['First steps', 'Steps', 'HTML']);
  const heading = main.getByRole('heading', {name: 'HTML'});
  await expect(heading).not.toBeInViewport();
  await outline.getByRole('link', {name: 'HTML'}).click();
  await expect(heading).toBeInViewport();

  await sitePage.open('/api/Structure/list-places');
  const response = page.locator('#response-200');
  await response.getByRole('link', {name: 'Get HTTP place'}).first().click();
  await expect(sitePage.heading).toHaveText('Get HTTP place');
});
