import {readdirSync} from 'node:fs';
import path from 'node:path';
import {violations} from '../browser/accessibility/audit';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test as base} from '../browser/test';
import {type DocumentSite, pagePaths, useDocumentSites} from './document-site';

const FOLDER = path.join(__dirname, '../fixtures/documents');

const FILES = readdirSync(FOLDER).sort();

/** Pages of each document, by file. */
const PAGES: Record<string, string[]> = {
  'alerts-webhooks.yaml': ['/api/Webhooks/post-alert-webhook', '/schemas/alert'],
  'library-2.0.json': ['/api/Other/get-books', '/api/Other/put-cover', '/schemas/book'],
  'parcels-3.0.yaml': [
    '/api/parcels/get-parcels',
    '/api/Tracking/get-parcels-id',
    '/api/Other/delete-parcels-id',
    '/schemas/parcelinput',
    '/schemas/parcelview',
  ],
  'tickets-3.2.yaml': [
    '/api/Tickets/list-tickets',
    '/api/Tickets/Seats/query-tickets',
    '/api/Other/copy-tickets',
    '/schemas/ticket',
  ],
  'weather-3.1.yaml': [
    '/api/Forecast/Daily/get-forecast',
    '/api/Stations/get-network',
    '/api/Stations/get-readings',
    '/api/Stations/send-report',
    '/schemas/body-of-send-report',
    '/schemas/body-morning-of-send-report',
    '/api/Warnings/outage',
    '/api/Warnings/post-subscribe-on-warning-callback',
    '/schemas/rain',
  ],
};

const test = base.extend<{weather: string}, {sites: Map<string, DocumentSite>}>({
  /** The origin of the site of `weather-3.1.yaml`. */
  weather: async ({sites}, use) => {
    await use((sites.get('weather-3.1.yaml') as DocumentSite).origin);
  },
  sites: [
    async ({}, use) => {
      const files = FILES.map((file) => path.join(FOLDER, file));
      await useDocumentSites(files, async (sites) => {
        await use(
          new Map(FILES.map((file, index) => [file, sites[index] as DocumentSite])),
        );
      });
    },
    {scope: 'worker'},
  ],
});

// With reduced motion, the colours change at once. Transitions in closed `details` would never end.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// One worker builds all sites, in one copy of the site.
test.describe.configure({mode: 'serial'});

for (const file of FILES) {
  test(`Every page of the document ${file} hydrates without problems.`, async ({
    page,
    sites,
  }) => {
    const site = sites.get(file) as DocumentSite;
    const sitePage = new SitePage(page, site.origin);
    const paths = pagePaths(site);
    expect(paths).toEqual(expect.arrayContaining(PAGES[file] ?? [file]));
    for (const address of paths) {
      const problems = await sitePage.problemsOf(site.origin + address);
      expect.soft(problems, address).toEqual([]);
      await expect.soft(sitePage.heading, address).not.toBeEmpty();
    }
  });

  test(`Pages of the document ${file} have no axe violations.`, async ({page, sites}) => {
    const {origin} = sites.get(file) as DocumentSite;
    const sitePage = new SitePage(page, origin);
    for (const address of PAGES[file]?.slice(0, 2) ?? []) {
      await sitePage.open(origin + address);
      expect.soft(await violations(page, [360, 1440]), address).toEqual([]);
    }
  });
}

test('The fields of nested schemas that are too many come when the reader opens them.', async ({
  page,
  weather,
  endpointPage,
  consoleErrors,
}) => {
  await endpointPage.open(`${weather}/api/Stations/get-network`);
  await expect(endpointPage.entry('200-busan')).toBeVisible();
  await expect(endpointPage.entry('200-seoul.humidity')).toHaveCount(0);
  const seoul = endpointPage.entry('200-seoul').locator('> details');
  await seoul.locator('> summary').click();
  await expect(endpointPage.entry('200-seoul.humidity')).toBeVisible();
  await expect(endpointPage.entry('200-seoul.keeper.name')).toBeAttached();
  await expect(endpointPage.entry('200-busan.humidity')).toHaveCount(0);

  consoleErrors.expect(/^Failed to load resource: .*station\.json$/);
  let isLost = true;
  await page.route('**/schemas/station.json', (route) =>
    isLost ? route.abort('failed') : route.continue(),
  );
  await endpointPage.open(`${weather}/api/Stations/get-network`);
  // The browser may prefetch the data too.
  const lost = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'fetch',
  );
  await seoul.locator('> summary').click();
  await lost;
  isLost = false;
  await seoul.getByRole('link', {name: 'see the page of Station'}).click();
  await expect(endpointPage.heading).toHaveText('Station');
});

test('The fields of a large body are on pages of their own, and come when the reader opens them.', async ({
  page,
  weather,
  endpointPage,
  sitePage,
}) => {
  await endpointPage.open(`${weather}/api/Stations/send-report`);
  const morning = endpointPage.entry('body-morning');
  await expect(morning).toContainText('What the observer saw before noon.');
  await expect(endpointPage.entry('body-morning.haze')).toHaveCount(0);
  await morning.locator('> details > summary').click();
  await expect(endpointPage.entry('body-morning.haze')).toBeVisible();

  await sitePage.open(`${weather}/schemas/body-morning-of-send-report`);
  await expect(sitePage.heading).toHaveText('body.morning of Send Report');
  await expect(page.locator('#field-haze')).toBeVisible();
});

test('A long example is on the page once, with the response.', async ({
  page,
  weather,
  endpointPage,
}) => {
  await endpointPage.open(`${weather}/api/Stations/get-readings`);
  await expect(page.getByRole('main').getByText('399', {exact: true})).toHaveCount(1);
  await page.locator('#response-200 > summary').click();
  await page.getByRole('link', {name: 'see it with the response'}).click();
  await expect(page.getByText('399', {exact: true})).toBeVisible();
});

test('Pages about the API show nothing that the document lacks.', async ({
  page,
  weather,
  sitePage,
}) => {
  const main = page.getByRole('main');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await sitePage.open(`${weather}/api`);
  await expect(main.getByRole('link', {name: 'Get forecast'})).toBeVisible();
  await expect(page.locator('#api-map')).toHaveCount(0);
  expect(requested).not.toContain('/api-map.json');

  await sitePage.open(`${weather}/endpoint-credit`);
  await expect(main.getByRole('cell', {name: 'Get forecast'})).toBeVisible();
  await expect(main.getByRole('cell', {name: 'Outage'})).toHaveCount(0);

  await sitePage.open(`${weather}/recipes/kaia-price`);
  await expect(main.getByText('none of the operations of this recipe')).toHaveCount(2);
  await expect(main.getByRole('link', {name: 'Estimate the credits'})).toHaveAttribute(
    'href',
    '/endpoint-credit#estimate-your-use',
  );

  const list = await (await page.request.get(`${weather}/llms.txt`)).text();
  expect(list).toContain('# Weather');
  expect(list).toContain('/types/api.d.ts');
});
