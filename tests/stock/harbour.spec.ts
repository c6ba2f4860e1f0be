import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {loadScripts} from '../exhaustive/scripts';
import {answer, expectAccessible, expectToFit, find, open, test} from './site-test';

/* The site of examples/harbour, which is in a folder of its host, and whose addresses end with a slash. */

const ANNOUNCE = '/docs/api/Arrivals/announce-arrival/';

const ORDER = '/docs/pilots/api/Orders/order-pilot/';

const PAGES = [
  '/docs/',
  '/docs/guides/announce-a-vessel/',
  '/docs/api/',
  ANNOUNCE,
  '/docs/api/Tides/get-tides/',
  '/docs/schemas/vessel/',
  '/docs/changelog/',
  '/docs/pilots/api/',
  ORDER,
  '/docs/pilots/schemas/order/',
];

test.use({site: {folder: 'harbour', trailingSlash: true}});

test('The example hydrates without messages, and fits its window.', async ({page}) => {
  await expectToFit(page, PAGES);
});

test('The example has pages in which axe finds nothing.', async ({page}) => {
  await expectAccessible(page, ['/docs/', '/docs/guides/announce-a-vessel/', ANNOUNCE]);
});

test('The example opens its search by a key, and lists its keys.', async ({page}) => {
  await open(page, ANNOUNCE);
  await page.keyboard.press('Control+k');
  // Before its scripts run, it has no list and so is no combobox.
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  await open(page, ANNOUNCE);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
});

test('The example has a policy that keeps its pages from running a script that is not of the site.', async ({
  page,
  errors,
}) => {
  errors.expect('Content Security Policy');
  await open(page, ANNOUNCE);
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true;';
    document.body.append(script);
    return 'planted' in window;
  });
  expect(hasRun).toBe(false);
});

test('No file of the example has a word of another site.', () => {
  const dir = path.join(process.env['STOCK_DIR'] ?? '', 'harbour', 'build');
  const texts = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|js|css|json|md|txt|xml|yaml)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.filter((file) =>
    /kaia|kairos|klaytn/i.test(readFileSync(path.join(dir, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('The example links addresses that need no redirect.', async ({page}) => {
  for (const address of PAGES) {
    await open(page, address);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const direct = /^\/docs\/(.*\/)?([^/]+\.\w+)?$/;
    expect
      .soft(
        links.filter((link) => !direct.test(link)),
        address,
      )
      .toEqual([]);
  }
});

test('The example opens pages from the sidebar and from its filter.', async ({page}) => {
  await open(page, '/docs/api/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: /At the quay/}).click();
  await sidebar.getByRole('link', {name: 'Arrivals', exact: true}).click();
  await sidebar.getByRole('link', {name: /Announce an arrival/}).click();
  await expect(page).toHaveURL(ANNOUNCE);
  await page.getByRole('searchbox', {name: /^Filter/}).fill('announce');
  const matches = page.getByRole('navigation', {name: 'Matches'});
  await expect(matches.getByRole('link', {name: /Announce an arrival/})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('The example sends requests to the server that is chosen.', async ({page}) => {
  const origin = 'https://training.harbour.example.com';
  await answer(page, origin, [{at: '2026-10-05T00:00:00Z', height: 1.25}]);
  await open(page, '/docs/api/Tides/get-tides/');
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.getByRole('combobox', {name: 'Network'}).selectOption('Training');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel).toContainText('1.25');
});

test('The example adds a note of its own to new endpoints.', async ({page}) => {
  await open(page, '/docs/api/Tides/get-tides/');
  await expect(page.getByRole('main')).toContainText('New this season');
});

test('The example has a second reference, whose pages are whole without scripts.', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}${ORDER}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Order a pilot');
  await expect(main.getByText('PILOTS_API_KEY').first()).toBeAttached();
  await expect(main.getByRole('link', {name: 'order', exact: true})).toHaveAttribute(
    'href',
    '/docs/pilots/schemas/order/',
  );
  await expect(page).toHaveTitle('Order a pilot | Pilots API | Harbour API');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs).toContainText('Pilots API');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Pilots API'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: /List orders/})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Arrivals'})).toHaveCount(0);
  const downloads = main.getByRole('link', {name: 'OpenAPI', exact: true});
  await expect(downloads).toHaveAttribute('href', '/docs/pilots/openapi.yaml');
  for (const [file, text] of [
    ['/docs/pilots/openapi.yaml', 'Pilots API'],
    ['/docs/openapi.yaml', 'Harbour API'],
    ['/docs/llms.txt', '/docs/api/Arrivals/announce-arrival.md'],
    ['/docs/llms.txt', '/docs/pilots/api/Orders/order-pilot.md'],
    ['/docs/llms.txt', '/docs/pilots/openapi.json'],
  ] as const) {
    expect
      .soft(await (await page.request.get(`${baseURL}${file}`)).text())
      .toContain(text);
  }
  await context.close();
});

test('The search names the reference of each result, and prefers the one that is read.', async ({
  page,
}) => {
  for (const [address, label] of [
    [ANNOUNCE, 'Harbour API'],
    [ORDER, 'Pilots API'],
  ] as const) {
    await open(page, address);
    await page.getByRole('searchbox', {name: 'Search'}).fill('list');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText(`${label} › `);
    await expect(options.filter({hasText: 'Harbour API › '})).not.toHaveCount(0);
    await expect(options.filter({hasText: 'Pilots API › '})).not.toHaveCount(0);
  }
});

test('The second reference has a key of its own for each server, also where both schemes have the same name.', async ({
  page,
}) => {
  const panel = page.getByRole('region', {name: 'Try it'});
  const key = panel.getByLabel('API key');
  const keys: (string | undefined)[] = [];
  await page.route('https://*.example.com/**', (route) => {
    const headers = route.request().headers();
    keys.push(headers['x-harbour-key'], headers['x-pilots-key']);
    return route.fulfill({json: [], headers: {'access-control-allow-origin': '*'}});
  });
  const send = async (count: number): Promise<void> => {
    await panel.getByRole('button', {name: 'Send API Request'}).click();
    await expect.poll(() => keys).toHaveLength(2 * count);
  };
  await open(page, '/docs/api/Berths/list-berths/');
  await key.fill('harbour-secret');
  await send(1);
  await page.getByRole('link', {name: 'Pilots'}).first().click();
  await page.getByRole('link', {name: 'List orders'}).first().click();
  await expect(page).toHaveURL('/docs/pilots/api/Orders/list-orders/');
  await expect(key).toHaveValue('');
  await expect(panel).not.toContainText('Use your');
  await send(2);
  await key.fill('pilots-secret');
  await send(3);
  await panel.getByRole('combobox', {name: 'Server'}).selectOption({label: 'Drill'});
  await expect(key).toHaveValue('');
  await send(4);
  await expect(panel).toContainText('Use your');
  await panel.getByRole('button', {name: 'Yes'}).click();
  await send(5);
  expect(keys).toEqual([
    ...['harbour-secret', undefined],
    ...[undefined, undefined],
    ...[undefined, 'pilots-secret'],
    ...[undefined, undefined],
    ...[undefined, 'pilots-secret'],
  ]);
});

test('No key, body or password is in an address, in a storage or in a sample.', async ({
  page,
}) => {
  const origin = 'https://pilots.example.com';
  await answer(page, origin, {id: 'P-118', vessel: 'Hidden', boarding: ''});
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await open(page, ORDER);
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.getByLabel('API key').fill('hidden-key');
  const body =
    '{"vessel": "hidden-vessel", "boarding": "2026-10-05T05:30:00Z", "pin": "hidden-pin"}';
  await panel.getByRole('textbox', {name: 'Request body'}).fill(body);
  const request = page.waitForRequest(
    (one) => one.url() === `${origin}/v2/orders` && one.method() === 'POST',
  );
  await panel.getByRole('button', {name: 'Send API Request'}).click();
  expect((await request).postData()).toBe(body);
  await expect(panel.getByRole('status')).toContainText('200');
  // The body has a password, so no link has it.
  await expect(panel.getByRole('button', {name: 'Copy link', exact: true})).toBeVisible();
  await page.getByRole('link', {name: 'List orders'}).first().click();
  await expect(page).toHaveURL('/docs/pilots/api/Orders/list-orders/');
  await panel.getByText('Requests of this tab').click();
  await panel.getByRole('button', {name: 'Run again: POST /orders'}).click();
  await expect(page).toHaveURL((url) => url.pathname === ORDER);
  await expect(panel.getByRole('textbox', {name: 'Request body'})).toHaveValue(body);
  await expect(panel.getByRole('status')).toContainText('200');
  const stored = await page.evaluate(() =>
    JSON.stringify([history.state, sessionStorage, localStorage]),
  );
  expect(stored).toContain('/orders');
  const samples = await page
    .getByRole('region', {name: 'Code samples'})
    .locator('pre')
    .allTextContents();
  expect(samples.join()).toContain('Nordlys');
  expect([...addresses, page.url(), stored, ...samples].join('\n')).not.toContain(
    'hidden',
  );
});

test('The example finds an endpoint of each reference by a field of its body.', async ({
  page,
}) => {
  await open(page, '/docs/');
  await find(page, 'ladder', 'Order a pilot');
  await expect(page).toHaveURL(/\/docs\/pilots\/api\/Orders\/order-pilot\/.*#.*ladder/);
  await open(page, '/docs/pilots/api/');
  await find(page, 'passengers', 'Announce an arrival');
  await expect(page).toHaveURL(/\/docs\/api\/Arrivals\/announce-arrival\//);
});

test('A page of a reference with an inline script ends the build, which names the page.', async () => {
  const {plainEnvironment, run} = await loadScripts();
  const cwd = path.join(process.env['STOCK_DIR'] ?? '', 'harbour');
  const text = `import Head from '@docusaurus/Head';

<Head>
  <script>{'window.visits = 1;'}</script>
</Head>
`;
  writeFileSync(path.join(cwd, 'api-reference', 'counter.mdx'), text);
  const program = path.join('node_modules', '@docusaurus/core/bin/docusaurus.mjs');
  const {code, output} = await run(
    process.execPath,
    [program, 'build', '--out-dir', 'build-with-script'],
    {cwd, capture: true, env: {...plainEnvironment(), SKIP_HTML_MINIFICATION: 'true'}},
  );
  expect(output).toContain(
    'The page /counter has an inline script that is not of the site: window.visits = 1;',
  );
  expect(code).not.toBe(0);
});
