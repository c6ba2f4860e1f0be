import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {SitePage} from '../../browser/pages/SitePage';
import {expect, test as base} from '../../browser/test';
import {pagePaths, type ServedSite, SITES, useSites} from '../sites/sites';

const FILES = (SITES['documents'] ?? []).map(({name}) => name);

const test = base.extend<{weather: string}, {sites: Map<string, ServedSite>}>({
  /** The origin of the site of `weather-3.1.yaml`. */
  weather: async ({sites}, use) => {
    await use((sites.get('weather-3.1.yaml') as ServedSite).origin);
  },
  sites: [
    async ({}, use) => {
      await useSites(FILES, (sites) =>
        use(new Map(FILES.map((file, index) => [file, sites[index] as ServedSite]))),
      );
    },
    {scope: 'worker'},
  ],
});

for (const file of FILES) {
  test(`Every page of the document ${file} hydrates without problems.`, async ({
    page,
    sites,
  }) => {
    const site = sites.get(file) as ServedSite;
    const sitePage = new SitePage(page, site.origin);
    const paths = pagePaths(site);
    expect(paths.length).toBeGreaterThan(5);
    for (const address of paths) {
      const problems = await sitePage.problemsOf(site.origin + address);
      expect.soft(problems, address).toEqual([]);
    }
  });
}

test('The fields of nested schemas that are too many come when the reader opens them.', async ({
  page,
  weather,
  referencePage,
  consoleErrors,
}) => {
  await referencePage.open(`${weather}/api/Stations/get-network`);
  await expect(referencePage.entry('200-busan')).toBeVisible();
  await expect(referencePage.entry('200-seoul.humidity')).toHaveCount(0);
  const seoul = referencePage.entry('200-seoul').locator('> details');
  await seoul.locator('> summary').click();
  await expect(referencePage.entry('200-seoul.humidity')).toBeVisible();
  await expect(referencePage.entry('200-seoul.keeper.name')).toBeAttached();
  await expect(referencePage.entry('200-busan.humidity')).toHaveCount(0);

  consoleErrors.expect(/^Failed to load resource: .*station\.json$/);
  let isLost = true;
  await page.route('**/schemas/station.json', (route) =>
    isLost ? route.abort('failed') : route.continue(),
  );
  await referencePage.open(`${weather}/api/Stations/get-network`);
  // The browser may prefetch the data too.
  const lost = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'fetch',
  );
  await seoul.locator('> summary').click();
  await lost;
  isLost = false;
  await seoul.getByRole('link', {name: 'see the page of Station'}).click();
  await expect(referencePage.heading).toHaveText('Station');
});

test('A long example is on the page once, with the response.', ({sites}) => {
  const main = htmlOf(sites, '/api/Stations/get-readings')('main').text();
  expect(main.match(/\b399\b/g)).toHaveLength(1);
});

test('Pages about the API show nothing that the document lacks.', async ({
  page,
  sites,
  weather,
  sitePage,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await sitePage.open(`${weather}/api`);
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Get forecast'}),
  ).toBeVisible();
  await expect(page.locator('#api-map')).toHaveCount(0);
  expect(requested).not.toContain('/api-map.json');

  const credits = htmlOf(sites, '/endpoint-credit')('main td').text();
  expect(credits).toContain('Get forecast');
  expect(credits).not.toContain('Outage');

  const recipe = htmlOf(sites, '/recipes/kaia-price');
  const main = recipe('main').text();
  expect(main.split('none of the operations of this recipe')).toHaveLength(3);
  expect(recipe('main a:contains("Estimate the credits")').attr('href')).toBe(
    '/endpoint-credit#estimate-your-use',
  );

  const list = readFileSync(path.join(buildDirOf(sites), 'llms.txt'), 'utf8');
  expect(list).toContain('# Weather');
  expect(list).toContain('/types/api.d.ts');
});

function buildDirOf(sites: Map<string, ServedSite>): string {
  return (sites.get('weather-3.1.yaml') as ServedSite).buildDir;
}

/** Returns a page of `weather-3.1.yaml` as it was built. */
function htmlOf(sites: Map<string, ServedSite>, address: string): CheerioAPI {
  return load(readFileSync(path.join(buildDirOf(sites), `${address}.html`), 'utf8'));
}
