import {expect, test} from './test';

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
