import type {BrowserContext, Page, Request} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {holdRequests} from './hold-requests';
import {CORS, json} from './api-double';
import {siteOrigin} from './origins';
import type {EndpointPage} from './pages/EndpointPage';
import type {RequestPanel} from './pages/RequestPanel';
import {Traffic} from './pages/Traffic';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

/* What only a browser can say of the form. Its other tests are beside it: `src/features/request-panel`. */

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const OTHER_ACCOUNT = '0xd6d03be38863d049e67df6ccb6f8114bb58a856a';
const EXISTING_ACCOUNT = '0x927d49784d45087b04857b7232ba42609f81cb61';
const KAIROS_CONTRACT = '0x06F09d3f77341B2f9bDC1E6fc2928761ba05f934';
const HASH = '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda';
const KEY = 'a-secret-key-of-a-reader';

const ACCOUNT_PAGE = '/api/Account/get-account';
const BLOCK_PAGE = '/api/Block/get-block';
const BLOCKS_PAGE = '/api/Block/get-blocks';

/** The maximum size of the code of the panel, in bytes after gzip. */
const PANEL_BUDGET = 120_000;

/** The tests open the site that sends its requests to the API double. */
test.use({
  baseURL: async ({api}, use) => {
    await use(api.siteOrigin);
  },
});

test.describe('The code of the panel', () => {
  test('is loaded on hover and not before, with at most 120 kB.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    const traffic = new Traffic(page);
    await endpointPage.open(BLOCK_PAGE);
    const before = await traffic.ownFiles();
    expect(before.filter(({path}) => /panel/i.test(path))).toEqual([]);

    await requestPanel.region.hover();
    const added = async () => (await traffic.ownFiles()).slice(before.length);
    await expect.poll(async () => (await added()).length).toBeGreaterThan(0);
    const files = await added();
    const list = files.map(({path, size}) => `${size} ${path}`).join('\n');
    const total = files.reduce((sum, {size}) => sum + size, 0);
    expect(total, list).toBeLessThanOrEqual(PANEL_BUDGET);
  });

  test(
    'keeps what was entered before it was loaded, and sends the request.',
    PROMISE,
    async ({page, api, endpointPage, requestPanel}) => {
      await endpointPage.open(BLOCK_PAGE);
      const release = await holdRequests(page, /request-panel\.\w+\.js/);
      await requestPanel.fill({blockNumber: '7'});
      await requestPanel.key.fill(KEY);
      await requestPanel.remember.check();
      await requestPanel.sendButton.click();
      release();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      await expect(requestPanel.field('blockNumber')).toHaveValue('7');
      await expect(requestPanel.remember).toBeChecked();
      expect(api.received.map(({url}) => url)).toEqual([
        `${api.mainnet}/api/v1/blocks/7`,
      ]);
      expect(api.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    },
  );

  test('submits nothing before the scripts run.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    const letScriptsRun = await endpointPage.openWithoutScripts(BLOCK_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.fill({blockNumber: '7'});
    await requestPanel.key.press('Enter');
    await requestPanel.sendButton.click();
    await letScriptsRun();
    expect(page.url()).not.toContain('?');
    await expect(requestPanel.key).toHaveValue(KEY);
    await expect(requestPanel.field('blockNumber')).toHaveValue('7');
  });
});

test.describe('A request', () => {
  test(
    'has the values that are filled in, and no cookie, credentials or referrer.',
    PROMISE,
    async ({api, endpointPage, requestPanel}) => {
      await endpointPage.open(BLOCKS_PAGE);
      await requestPanel.fill({page: '2', size: '5'});
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      expect(api.received.map(({method, url}) => `${method} ${url}`)).toEqual([
        `GET ${api.mainnet}/api/v1/blocks?page=2&size=5`,
      ]);
      expect(api.received[0]?.headers).not.toHaveProperty('authorization');
      expect(api.received[0]?.headers).not.toHaveProperty('cookie');
      expect(api.received[0]?.headers).not.toHaveProperty('referer');

      // Another method needs a preflight.
      await endpointPage.open('/api/NFT/refresh-nft-item');
      await requestPanel.fill({tokenAddress: ACCOUNT, tokenId: '7'});
      await requestPanel.sendButton.dblclick();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      expect(api.received.slice(1).map(({method, url}) => `${method} ${url}`)).toEqual([
        `PUT ${api.mainnet}/api/v1/nfts/${ACCOUNT}/inventories/7/refresh`,
      ]);
    },
  );

  test(
    'that is pending is closed by a new one, by Cancel and on the next page.',
    PROMISE,
    async ({page, api, endpointPage, requestPanel}) => {
      api.does(() => undefined);
      await openFilled(endpointPage, requestPanel);
      await requestPanel.send();
      await expect(requestPanel.cancelButton).toBeVisible();
      await requestPanel.fill({blockNumber: '8'});
      await requestPanel.send();
      await expect.poll(() => api.received.length).toBe(2);
      await api.received[0]?.isClosed;
      await requestPanel.cancelButton.click();
      await api.received[1]?.isClosed;
      await expect(requestPanel.status.filter({hasText: 'Cancelled'})).toBeVisible();
      await expect(requestPanel.sendButton).toBeFocused();

      await requestPanel.send();
      await expect.poll(() => api.received.length).toBe(3);
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await api.received[2]?.isClosed;
    },
  );
});

test.describe('The network', () => {
  test(
    'is the same in the navbar, the panel, the address line and every sample.',
    PROMISE,
    async ({page, api, endpointPage, requestPanel}) => {
      api.answers(200, {});
      await endpointPage.open(BLOCK_PAGE);
      const navbar = page.getByRole('navigation', {name: 'Main'}).getByLabel('Network');
      const addresses = page.locator('article header').getByRole('listitem');
      const shows = async (origin: string, other: string): Promise<void> => {
        await expect(addresses).toHaveText(new RegExp(origin));
        for (const {text} of await endpointPage.allSamples()) {
          expect(text).toContain(origin);
          expect(text).not.toContain(other);
        }
      };
      expect(await navbar.locator('option').allTextContents()).toEqual([
        'Mainnet',
        'Kairos',
      ]);
      await shows(api.mainnet, api.kairos);

      await navbar.selectOption('Kairos');
      await expect(requestPanel.network).toHaveValue('kairos');
      await shows(api.kairos, api.mainnet);
      await requestPanel.fill({blockNumber: '7'});
      await shows(api.kairos, api.mainnet);
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();

      await requestPanel.network.selectOption('Mainnet');
      await expect(navbar).toHaveValue('mainnet');
      await shows(api.mainnet, api.kairos);
      await requestPanel.send();
      await expect
        .poll(() => api.received.map(({url}) => url))
        .toEqual([`${api.kairos}/api/v1/blocks/7`, `${api.mainnet}/api/v1/blocks/7`]);
    },
  );

  test('is remembered, with its own values before the scripts of the page run.', async ({
    page,
    context,
    api,
    endpointPage,
    requestPanel,
  }) => {
    await allowClipboard(context, api.siteOrigin);
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.network.selectOption('Kairos');
    const letScriptsRun = await endpointPage.openWithoutScripts(ACCOUNT_PAGE);
    const shown = async (): Promise<void> => {
      await expect(requestPanel.field('accountAddress')).toHaveValue(KAIROS_CONTRACT);
      await expect(endpointPage.visibleSamples).toContainText(KAIROS_CONTRACT);
      expect(await endpointPage.visibleSamples.innerText()).not.toContain(
        EXISTING_ACCOUNT,
      );
    };
    await shown();
    await letScriptsRun();
    await shown();
    const samples = page.getByRole('region', {name: 'Code samples'});
    await samples.getByRole('button', {name: 'Copy', exact: true}).click();
    await expect(samples.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await clipboard(page)).toContain(
      `${api.kairos}/api/v1/accounts/${KAIROS_CONTRACT}'`,
    );
    expect(await clipboard(page)).not.toContain(EXISTING_ACCOUNT);

    await endpointPage.open('/create-api-key');
    const guide = page.locator('[data-language-sample]:visible');
    await expect(guide).toContainText(api.kairos);
    await expect(guide).not.toContainText(api.mainnet);
  });

  test('is in the mobile menu too.', async ({page, api, endpointPage, requestPanel}) => {
    await page.setViewportSize({width: 360, height: 800});
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.network.selectOption('Kairos');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    const inMenu = page.locator('.navbar-sidebar').getByLabel('Network');
    await expect(inMenu).toHaveValue('kairos');
    await inMenu.selectOption('Mainnet');
    await expect(requestPanel.network).toHaveValue('mainnet');
    await expect(endpointPage.visibleSamples).toContainText(api.mainnet);
  });

  test('changes in other tabs too.', async ({
    context,
    api,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    const other = await context.newPage();
    await visit(other, api.siteOrigin + ACCOUNT_PAGE);
    await requestPanel.network.selectOption('Kairos');
    await expect(other.getByLabel('Network').first()).toHaveValue('kairos');
    await expect(other.locator('[data-language-sample]:visible')).toContainText(
      api.kairos,
    );
  });
});

test.describe('The API key', () => {
  test(
    'is lost after a reload, unless it is remembered.',
    PROMISE,
    async ({page, endpointPage, requestPanel}) => {
      await endpointPage.open(BLOCK_PAGE);
      await requestPanel.key.pressSequentially(KEY);
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(endpointPage.heading).not.toHaveText('Get Block');
      await expect(requestPanel.key).toHaveValue(KEY);
      await page.reload();
      await endpointPage.hydrated();
      await requestPanel.key.focus();
      await expect(requestPanel.key).toHaveValue('');
      for (const name of ['Forget', 'Copy with my key']) {
        await expect(requestPanel.button(name)).toBeHidden();
      }

      await requestPanel.key.fill(KEY);
      await requestPanel.remember.check();
      await expect.poll(() => stored(page)).toMatchObject({session: hasKey(true)});
      expect(await stored(page)).toMatchObject({local: hasKey(false)});
      await page.reload();
      // The reader touches nothing.
      await expect(requestPanel.key).toHaveValue(KEY);
      await expect(requestPanel.remember).toBeChecked();

      await requestPanel.press('Forget');
      await expect(requestPanel.key).toHaveValue('');
      await expect(requestPanel.remember).not.toBeChecked();
      await expect(requestPanel.key).toBeFocused();
      expect(await stored(page)).toMatchObject({session: hasKey(false)});
    },
  );

  test(
    'is used nowhere except in the requests to the API.',
    PROMISE,
    async ({page, api, endpointPage, requestPanel}) => {
      const messages: string[] = [];
      const addresses: string[] = [];
      const requests: Promise<{url: string; hasKey: boolean}>[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      page.on('request', (request) => requests.push(lookForKey(request)));
      api.answers(200, {address: OTHER_ACCOUNT});
      await endpointPage.open(ACCOUNT_PAGE);
      await requestPanel.key.fill(KEY);
      await requestPanel.fill({accountAddress: ACCOUNT});
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      await requestPanel.press('Show example answer');
      await requestPanel.recent.locator('summary').click();
      await requestPanel.button('Run again').click();
      await expect.poll(() => api.received.length).toBe(2);
      api.forgetsCors();
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: 'CORS'})).toBeVisible();
      await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
      await expect(endpointPage.heading).not.toHaveText('Get Account');

      expect(api.received.map(({headers}) => headers.authorization)).toEqual([
        `Bearer ${KEY}`,
        `Bearer ${KEY}`,
      ]);
      expect(api.probes.length).toBeGreaterThan(0);
      expect(JSON.stringify(api.probes)).not.toContain(KEY);
      expect(api.received.map(({url}) => url).join()).not.toContain(KEY);
      const withKey = (await Promise.all(requests)).filter(({hasKey: has}) => has);
      // The browser sends the preflights itself, and Playwright does not report them.
      expect(withKey.map(({url}) => url)).toEqual(
        Array.from({length: 3}, () => `${api.mainnet}/api/v1/accounts/${ACCOUNT}`),
      );
      expect(addresses.join()).not.toContain(KEY);
      expect(page.url()).not.toContain(KEY);
      expect(messages.join()).not.toContain(KEY);
      expect(JSON.stringify(await stored(page))).not.toContain(KEY);
      const html = await page.locator('html').innerHTML();
      expect(html).not.toContain(KEY);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(KEY);
    },
  );

  test(
    'is not sent to the target of a redirect.',
    PROMISE,
    async ({api, endpointPage, requestPanel}) => {
      api.does((request, response) => {
        if (request.url?.includes('/elsewhere')) {
          json(response, {});
        } else {
          json(response, '', 302, {location: `${api.kairos}/elsewhere`});
        }
      });
      await endpointPage.open(BLOCK_PAGE);
      await requestPanel.key.fill(KEY);
      await requestPanel.fill({blockNumber: '7'});
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: 'redirect'})).toBeVisible();
      expect(api.received.map(({url}) => url)).toEqual([
        `${api.mainnet}/api/v1/blocks/7`,
      ]);
    },
  );
});

test.describe('The answer', () => {
  test(
    'keeps every number as received when it is shown, copied and downloaded.',
    PROMISE,
    async ({page, context, api, endpointPage, requestPanel}) => {
      await allowClipboard(context, api.siteOrigin);
      const numbers =
        '{"a":9007199254740993,"b":123456789012345678901234567890,"c":1.10,"d":1e400,"e":-0}';
      api.answers(200, numbers);
      await send(endpointPage, requestPanel);
      await expect(requestPanel.body).toBeVisible();
      expect((await requestPanel.bodyText()).replace(/\s/g, '')).toBe(numbers);
      await requestPanel.region.getByRole('button', {name: 'Copy', exact: true}).click();
      await expect.poll(() => clipboard(page)).toBe(numbers);
      const downloading = page.waitForEvent('download');
      await requestPanel.button('Download').click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('get-block.json');
      expect(readFileSync(await download.path(), 'utf8')).toBe(numbers);
    },
  );

  test(
    'leads to the pages that take its values, and back.',
    PROMISE,
    async ({page, api, endpointPage, requestPanel}) => {
      api.answers(200, {block_id: 123, block_proposer: ACCOUNT});
      await endpointPage.open(BLOCK_PAGE);
      await requestPanel.network.selectOption('Kairos');
      await requestPanel.fill({blockNumber: '7'});
      await requestPanel.send();
      await requestPanel.button('Endpoints that take 123').click();
      const menu = requestPanel.region.getByRole('dialog');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await menu.press('Escape');
      await expect(menu).toHaveCount(0);

      await requestPanel.line('block_proposer').getByRole('link').click();
      await expect(endpointPage.heading).toHaveText('Get Account');
      await expect(requestPanel.field('accountAddress')).toHaveValue(ACCOUNT);
      await expect(requestPanel.network).toHaveValue('kairos');
      await expect(endpointPage.visibleSamples).toContainText(
        `${api.kairos}/api/v1/accounts/${ACCOUNT}`,
      );
      await page.goBack();
      await expect(requestPanel.field('blockNumber')).toHaveValue('7');
    },
  );

  test('of 5 MB is rendered in part, and can be scrolled to its end.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    const results = Array.from({length: 22_000}, (_, index) => ({
      transaction_hash: HASH,
      from: ACCOUNT,
      block_number: index,
      fee: '9007199254740993',
      text: 'x'.repeat(50),
    }));
    const body = JSON.stringify({results, end: 'the end'});
    expect(body.length).toBeGreaterThan(5_000_000);
    api.answers(200, body);
    await openFilled(endpointPage, requestPanel);
    await requestPanel.send();
    await expect(requestPanel.status.filter({hasText: 'MB'})).toBeVisible();
    await expect(requestPanel.body).toContainText('"results": [');
    expect(await requestPanel.body.locator('pre code > span').count()).toBeLessThan(200);

    await requestPanel.body.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(requestPanel.body).toContainText('"end": "the end"');
    await requestPanel.button('Collapse all').click();
    await expect(requestPanel.body).toContainText('22000 inside');
  });

  test('that is invalid JSON is scrolled to its error if it is long.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    const results = Array.from({length: 500}, (_, index) => ({index}));
    const text = JSON.stringify({results}, null, 1).replace(
      '"index": 400',
      '"index" 400',
    );
    api.answers(200, text);
    await send(endpointPage, requestPanel);
    const mark = requestPanel.region.locator('pre mark');
    await expect(mark).toHaveText('4');
    await expect(requestPanel.region.locator('pre')).not.toHaveJSProperty('scrollTop', 0);
    const isShown = await mark.evaluate((element) => {
      const box = element.closest('pre')?.getBoundingClientRect();
      const {top, bottom} = element.getBoundingClientRect();
      return box !== undefined && top > box.top && bottom < box.bottom;
    });
    expect(isShown).toBe(true);
  });
});

test.describe('The panel explains', () => {
  test(
    'a host that refuses connections.',
    PROMISE,
    async ({api, endpointPage, requestPanel}) => {
      await openFilled(endpointPage, requestPanel);
      await api.refuses();
      await requestPanel.send();
      const outcome = requestPanel.status.filter({hasText: 'cannot be reached'});
      await expect(outcome).toContainText(api.mainnet);
      await expect(outcome).toContainText('try the other network');
    },
  );

  test(
    'a response that is blocked by CORS.',
    PROMISE,
    async ({api, endpointPage, requestPanel}) => {
      await openFilled(endpointPage, requestPanel);
      await requestPanel.key.fill(KEY);
      api.forgetsCors();
      await requestPanel.send();
      const outcome = requestPanel.status.filter({hasText: 'CORS'});
      await expect(outcome).toContainText('most likely');
      await expect(outcome).toContainText('run it in a terminal');
      expect(api.probes).toHaveLength(1);
      expect(api.probes[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  test('a truncated response.', async ({
    api,
    endpointPage,
    requestPanel,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: net::ERR_CONTENT_LENGTH_MISMATCH/);
    let cutOff = (): void => undefined;
    api.does((_, response) => {
      response.writeHead(200, {...CORS, 'content-length': '1000'});
      response.write('{"block_id": 7, "ha');
      cutOff = () => response.destroy();
    });
    await send(endpointPage, requestPanel);
    // By then, the first part of the response has arrived.
    await expect(requestPanel.cancelButton).toBeVisible();
    cutOff();
    await expect(requestPanel.status.filter({hasText: 'in the middle'})).toContainText(
      'it is not all',
    );
    await expect(requestPanel.region.locator('pre')).toHaveText('{"block_id": 7, "ha');
  });

  test.describe('a host whose name is not found', () => {
    // The site without the API double.
    test.use({
      baseURL: async ({}, use) => {
        await use(siteOrigin());
      },
    });

    test('as one that cannot be reached.', async ({
      endpointPage,
      requestPanel,
      consoleErrors,
    }) => {
      consoleErrors.expect(/^Failed to load resource: net::ERR_NAME_NOT_RESOLVED/);
      await send(endpointPage, requestPanel);
      await expect(
        requestPanel.status.filter({hasText: 'cannot be reached'}),
      ).toContainText('The name https://mainnet-oapi.kaiascan.io was not found');
    });
  });
});

test(
  'A link contains the values and the network, and opens the page with them filled in.',
  PROMISE,
  async ({browser, page, context, api, endpointPage, requestPanel}) => {
    await allowClipboard(context, api.siteOrigin);
    await endpointPage.open(BLOCKS_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.network.selectOption('Kairos');
    await requestPanel.fill({page: '2', size: '50'});
    await requestPanel.press('Copy link');
    await expect(requestPanel.status.filter({hasText: 'Link copied'})).toBeVisible();
    const link = await clipboard(page);
    expect(link).toBe(
      `${api.siteOrigin}${BLOCKS_PAGE}?query.page=2&query.size=50&network=kairos`,
    );
    expect(page.url()).toBe(link);

    const other = await browser.newContext();
    const opened = await other.newPage();
    await visit(opened, link);
    const panel = opened.getByRole('region', {name: 'Try it'});
    await expect(panel.getByLabel('size')).toHaveValue('50');
    await expect(panel.getByLabel('Network')).toHaveValue('kairos');
    await expect(opened.locator('[data-language-sample]:visible')).toContainText(
      'size=50',
    );
    expect(await opened.evaluate(() => localStorage.getItem('network'))).toBeNull();
    await other.close();
  },
);

test(
  'With storage disabled, the panel works without errors.',
  PROMISE,
  async ({api, endpointPage, requestPanel}) => {
    await endpointPage.switchOffStorage();
    api.answers(200, {block_id: 7});
    const problems = await endpointPage.problemsDuring(async () => {
      await endpointPage.open(BLOCK_PAGE);
      await requestPanel.network.selectOption('Kairos');
      await requestPanel.key.fill(KEY);
      await requestPanel.remember.check();
      await requestPanel.fill({blockNumber: '7'});
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      await requestPanel.recent.locator('summary').click();
      await requestPanel.button('Run again').click();
      await expect.poll(() => api.received.length).toBe(2);
      await requestPanel.press('Forget');
      await expect(requestPanel.key).toHaveValue('');
    });
    expect(api.received[1]?.url).toBe(`${api.kairos}/api/v1/blocks/7`);
    // Docusaurus warns once that it has no storage; the double is on another host.
    expect(
      problems.filter((problem) => !/^(console warning|request to)/.test(problem)),
    ).toEqual([]);
  },
);

/** Returns the URL of a request, and whether any part of the request contains the key. */
async function lookForKey(request: Request): Promise<{url: string; hasKey: boolean}> {
  const url = request.url();
  const all = JSON.stringify([url, await request.allHeaders(), request.postData()]);
  return {url, hasKey: all.includes(KEY)};
}

/** Opens an endpoint that needs one value, and fills it in. */
async function openFilled(
  endpointPage: Pick<EndpointPage, 'open'>,
  requestPanel: RequestPanel,
): Promise<void> {
  await endpointPage.open(BLOCK_PAGE);
  await requestPanel.fill({blockNumber: '7'});
}

/** Sends a request for a block. */
async function send(
  endpointPage: Pick<EndpointPage, 'open'>,
  requestPanel: RequestPanel,
): Promise<void> {
  await openFilled(endpointPage, requestPanel);
  await requestPanel.send();
}

async function allowClipboard(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin});
}

async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function stored(page: Page): Promise<{local: string; session: string}> {
  return page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
  }));
}

function hasKey(isThere: boolean): unknown {
  return isThere ? expect.stringContaining(KEY) : expect.not.stringContaining(KEY);
}
