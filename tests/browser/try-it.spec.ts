import type {BrowserContext, Page, Request} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {CORS, json, type ApiDouble} from './api-double';
import {siteOrigin} from './origins';
import type {EndpointPage} from './pages/EndpointPage';
import {Traffic} from './pages/Traffic';
import type {RequestPanel} from './pages/RequestPanel';
import {expect, repetition, test} from './test';
import {visit} from './visit';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const OTHER_ACCOUNT = '0xd6d03be38863d049e67df6ccb6f8114bb58a856a';
const HASH = '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda';
const COLLECTION = '0xaccd3b06a85d1a2d2af0bf31b13d7a5b10e6dc46';
const EXISTING_ACCOUNT = '0x927d49784d45087b04857b7232ba42609f81cb61';
const EXISTING_TOKEN = '0xd077a400968890eacc75cdc901f0356c943e4fdb';
const KEY = 'a-secret-key-of-a-reader';

const ACCOUNT_PAGE = '/api/Account/get-account';
const BLOCK_PAGE = '/api/Block/get-block';
const BLOCKS_PAGE = '/api/Block/get-blocks';
const TRANSACTION_PAGE = '/api/Transaction/get-transaction';

/** The maximum size of the code of the panel, in bytes after gzip. */
const PANEL_BUDGET = 120_000;

/** The tests open the site that sends its requests to the API double. */
test.use({
  baseURL: async ({api}, use) => {
    await use(api.siteOrigin);
  },
});

test.describe('The code of the panel', () => {
  for (const {name, touch} of [
    {
      name: 'hover',
      touch: (panel: RequestPanel) => panel.region.hover(),
    },
    {
      name: 'focus',
      touch: (panel: RequestPanel) => panel.key.focus(),
    },
  ]) {
    test(`is loaded on ${name} and not before, with at most 120 kB.`, async ({
      page,
      endpointPage,
      requestPanel,
    }) => {
      const traffic = new Traffic(page);
      await endpointPage.open(BLOCK_PAGE);
      const before = await traffic.ownFiles();
      expect(before.filter(({path}) => /panel/i.test(path))).toEqual([]);

      await touch(requestPanel);
      const added = async () => (await traffic.ownFiles()).slice(before.length);
      await expect.poll(async () => (await added()).length).toBeGreaterThan(0);
      const files = await added();
      const list = files.map(({path, size}) => `${size} ${path}`).join('\n');
      const total = files.reduce((sum, {size}) => sum + size, 0);
      expect(total, list).toBeLessThanOrEqual(PANEL_BUDGET);
    });
  }

  test('keeps the values and sends the request that were entered before it was loaded.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, {block_id: 7});
    await endpointPage.open(BLOCK_PAGE);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/request-panel\.\w+\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await requestPanel.fill({blockNumber: '7'});
    await requestPanel.key.fill(KEY);
    await requestPanel.send();
    release();
    await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
    await expect(requestPanel.field('blockNumber')).toHaveValue('7');
    expect(api.received.map(({url}) => url)).toEqual([`${api.mainnet}/api/v1/blocks/7`]);
    expect(api.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });
});

test.describe('The form', () => {
  test('shows the examples, and fills in values from mainnet on a click.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open('/api/Account/Token/get-account-token-balances');
    await expect(requestPanel.field('accountAddress')).toHaveAttribute(
      'placeholder',
      ACCOUNT,
    );
    await expect(requestPanel.button('Fill in the examples')).toHaveCount(0);
    await requestPanel.button('Fill in values from mainnet').click();
    await expect(requestPanel.field('accountAddress')).toHaveValue(EXISTING_ACCOUNT);
    await expect(requestPanel.field('contractAddress')).toHaveValue(EXISTING_TOKEN);
    await expect(requestPanel.field('blockNumber')).toHaveValue('175419193');
    // The other parameters of the samples have their examples, and no others are sent.
    await expect(requestPanel.field('filterType')).toHaveValue('blockNumber');
    await expect(requestPanel.field('date')).toHaveValue('');
    await expect(endpointPage.visibleSamples).toContainText(EXISTING_ACCOUNT);
  });

  test('fills in the examples where no values that exist are known.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open('/api/NFT/get-nft-item');
    await expect(requestPanel.button('Fill in values from mainnet')).toHaveCount(0);
    await requestPanel.button('Fill in the examples').click();
    await expect(requestPanel.field('tokenAddress')).toHaveValue(COLLECTION);
    await expect(requestPanel.field('tokenId')).toHaveValue('1024');
  });

  const WRONG = [
    {route: ACCOUNT_PAGE, name: 'accountAddress', value: '', says: 'Fill this in.'},
    {
      route: ACCOUNT_PAGE,
      name: 'accountAddress',
      value: ACCOUNT.slice(0, -1),
      says: 'An address is 0x and 40 hexadecimal digits. This one has 39.',
    },
    {
      route: ACCOUNT_PAGE,
      name: 'accountAddress',
      value: 'kaia',
      says: 'An address is 0x and 40 hexadecimal digits.',
    },
    {
      route: TRANSACTION_PAGE,
      name: 'transactionHash',
      value: ACCOUNT,
      says: 'A hash is 0x and 64 hexadecimal digits. This one has 40.',
    },
    {
      route: BLOCK_PAGE,
      name: 'blockNumber',
      value: '1.5',
      says: 'Write a whole number.',
    },
    {
      route: BLOCK_PAGE,
      name: 'blockNumber',
      value: '-1',
      says: 'It has to be 0 or more.',
    },
    {
      route: BLOCKS_PAGE,
      name: 'size',
      value: '2001',
      says: 'It has to be 2000 or less.',
    },
    {
      route: '/api/Account/Token/get-account-token-balances',
      name: 'date',
      value: '2025-12-03',
      says: 'It has to match',
    },
    {
      route: '/api/Stablecoin/get-stable-coin-daily-transfer-count',
      name: 'startDate',
      value: '03.12.2025',
      says: 'Write a day as yyyy-MM-dd.',
    },
  ];
  test('explains what is wrong with an invalid value, and sends no request.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    let opened = '';
    for (const {route, name, value, says} of WRONG) {
      await test.step(`${name} "${value}"`, async () => {
        if (route !== opened) {
          await endpointPage.open(route);
          opened = route;
        }
        await requestPanel.fillForm();
        await requestPanel.fill({[name]: value});
        await requestPanel.send();
        await expect(requestPanel.field(name)).toBeFocused();
        await expect(requestPanel.field(name)).toHaveAttribute('aria-invalid', 'true');
        expect(await requestPanel.problemAt(name)).toContain(says);
        expect(api.received).toEqual([]);

        await requestPanel.fillForm();
        await expect(requestPanel.field(name)).not.toHaveAttribute('aria-invalid');
      });
    }
  });

  for (const [index, keys] of ['Control+Enter', 'Meta+Enter'].entries()) {
    test(
      `is submitted by ${keys}.`,
      repetition(index),
      async ({api, endpointPage, requestPanel}) => {
        api.answers(200, {});
        await openFilled(endpointPage, requestPanel);
        await requestPanel.field('blockNumber').press(keys);
        await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
        expect(api.received).toHaveLength(1);
      },
    );
  }

  test('sends the values that are filled in, and omits empty fields.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, {});
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
  });

  test('uses the method of the operation.', async ({api, endpointPage, requestPanel}) => {
    api.answers(200, {result: true});
    await endpointPage.open('/api/NFT/refresh-nft-item');
    await requestPanel.fill({tokenAddress: ACCOUNT, tokenId: '7'});
    await requestPanel.send();
    await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
    expect(api.received.map(({method, url}) => `${method} ${url}`)).toEqual([
      `PUT ${api.mainnet}/api/v1/nfts/${ACCOUNT}/inventories/7/refresh`,
    ]);
  });
});

test.describe('The panel sends one request', () => {
  const OPERATIONS = [
    {
      method: 'GET',
      open: async (page: EndpointPage, panel: RequestPanel) => {
        await page.open(BLOCK_PAGE);
        await panel.fill({blockNumber: '7'});
      },
    },
    {
      method: 'PUT',
      open: async (page: EndpointPage, panel: RequestPanel) => {
        await page.open('/api/NFT/refresh-nft-item');
        await panel.fill({tokenAddress: ACCOUNT, tokenId: '7'});
      },
    },
  ];
  for (const [index, {method, open}] of OPERATIONS.entries()) {
    test(
      `for a double click with a response between the clicks: ${method}.`,
      repetition(index),
      async ({page, api, endpointPage, requestPanel}) => {
        api.answers(200, {});
        await open(endpointPage, requestPanel);
        await requestPanel.sendButton.hover();
        await page.mouse.down();
        await page.mouse.up();
        await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
        await page.mouse.down({clickCount: 2});
        await page.mouse.up({clickCount: 2});
        await expectNoMore(api, requestPanel, 1);
        expect(api.received[0]?.method).toBe(method);
      },
    );

    test(
      `for a double click and three Enter keys before the response: ${method}.`,
      repetition(index),
      async ({api, endpointPage, requestPanel}) => {
        const release = api.holds();
        await open(endpointPage, requestPanel);
        await requestPanel.sendButton.dblclick();
        await expect(requestPanel.cancelButton).toBeVisible();
        await requestPanel.sendButton.press('Enter');
        const field = requestPanel.region.locator('input[data-request-value]').first();
        await field.press('Enter');
        await field.press('Control+Enter');
        release();
        await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
        await expectNoMore(api, requestPanel, 1);
      },
    );
  }

  test('for a key that is held down.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, {});
    await openFilled(endpointPage, requestPanel);
    for (const keys of [['Enter'], ['Control', 'Enter']]) {
      const before = api.received.length;
      for (const key of keys) {
        await page.keyboard.down(key);
      }
      await expect.poll(() => api.received.length).toBe(before + 1);
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      await page.keyboard.down('Enter');
      for (const key of keys.reverse()) {
        await page.keyboard.up(key);
      }
    }
    await expectNoMore(api, requestPanel, 2);
  });

  test('at a time: a new request cancels a pending one.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    const release = api.holds();
    await openFilled(endpointPage, requestPanel);
    await requestPanel.send();
    await expect(requestPanel.cancelButton).toBeVisible();
    await requestPanel.fill({blockNumber: '8'});
    await requestPanel.send();
    await api.received[0]?.isClosed;
    await expect
      .poll(() => api.received.map(({url}) => url))
      .toEqual([`${api.mainnet}/api/v1/blocks/7`, `${api.mainnet}/api/v1/blocks/8`]);
    release();
    await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
    await expect(requestPanel.region).toContainText(`GET ${api.mainnet}/api/v1/blocks/8`);
  });
});

test.describe('While a request is pending,', () => {
  test('the panel shows a status after 200 ms and not before.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    let release = (): void => undefined;
    api.does((_, response) => {
      release = () => {
        json(response, {});
      };
    });
    await openFilled(endpointPage, requestPanel);
    await stopClock(page);
    await requestPanel.send();
    await expect.poll(() => api.received.length).toBe(1);
    await page.clock.runFor(199);
    await expect(requestPanel.cancelButton).toBeHidden();
    await page.clock.runFor(1);
    await expect(requestPanel.status.filter({hasText: 'Waiting'})).toBeVisible();
    release();
    await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
    await expect(requestPanel.cancelButton).toBeHidden();
  });

  for (const {name, cancel} of [
    {name: 'a button', cancel: (panel: RequestPanel) => panel.cancelButton.click()},
    {name: 'Escape', cancel: (panel: RequestPanel) => panel.sendButton.press('Escape')},
  ]) {
    test(`it is cancelled by ${name}.`, async ({api, endpointPage, requestPanel}) => {
      api.does(() => undefined);
      await openFilled(endpointPage, requestPanel);
      await requestPanel.send();
      await expect(requestPanel.cancelButton).toBeVisible();
      await cancel(requestPanel);
      await api.received[0]?.isClosed;
      await expect(requestPanel.cancelButton).toBeHidden();
      await expect(requestPanel.status.filter({hasText: 'Cancelled'})).toBeVisible();
      await expect(requestPanel.sendButton).toBeFocused();

      api.answers(200, {});
      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      await expect(requestPanel.status.filter({hasText: 'Cancelled'})).toHaveCount(0);
    });
  }

  const VIEWPORTS = [
    {width: 1470, height: 900},
    {width: 390, height: 844},
  ];
  for (const [index, viewport] of VIEWPORTS.entries()) {
    test(
      `cancelling it does not restore the previous response: ${viewport.width} px wide.`,
      repetition(index),
      async ({page, api, endpointPage, requestPanel}) => {
        await page.setViewportSize(viewport);
        api.answers(200, {block_id: 7, parent_hash: HASH});
        await send(endpointPage, requestPanel);
        await expect(requestPanel.body).toContainText(HASH);
        api.does(() => undefined);
        await requestPanel.network.selectOption('Kairos');
        await requestPanel.send();
        await requestPanel.cancelButton.click();
        await expect(requestPanel.status.filter({hasText: 'Cancelled'})).toBeVisible();
        await expect(requestPanel.status).not.toContainText('200');
        await expect(requestPanel.body).toHaveCount(0);
        await expect(requestPanel.region).not.toContainText(HASH);
        await expect(requestPanel.region.getByText(/^Headers/)).toHaveCount(0);
        const shown = requestPanel.region.locator('p').filter({hasText: /^GET /});
        await expect(shown).toHaveText(`GET ${api.kairos}/api/v1/blocks/7`);
      },
    );
  }

  test('leaving the page cancels it.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.does(() => undefined);
    await openFilled(endpointPage, requestPanel);
    await requestPanel.send();
    await expect(requestPanel.cancelButton).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await api.received[0]?.isClosed;
  });
});

test.describe('The network', () => {
  test('is the same in the navbar, the panel, the address line and every sample.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
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
  });

  test('is remembered, and applies to the next page and to the guides.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.network.selectOption('Kairos');
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await expect(endpointPage.heading).not.toHaveText('Get Block');
    await expect(endpointPage.visibleSamples).toContainText(api.kairos);
    await expect(requestPanel.network).toHaveValue('kairos');
    await endpointPage.open(ACCOUNT_PAGE);
    await expect(endpointPage.visibleSamples).toContainText(api.kairos);

    await endpointPage.open('/create-api-key');
    const samples = page.locator('[data-language-sample]:visible');
    await expect(samples).toContainText(api.kairos);
    await expect(samples).not.toContainText(api.mainnet);
  });

  test('is restored before the scripts of the page run.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.network.selectOption('Kairos');
    const letScriptsRun = await endpointPage.openWithoutScripts(ACCOUNT_PAGE);
    await expect(endpointPage.visibleSamples).toContainText(api.kairos);
    await expect(requestPanel.network).toHaveValue('kairos');
    await letScriptsRun();
    await expect(endpointPage.visibleSamples).toContainText(api.kairos);
    await expect(requestPanel.network).toHaveValue('kairos');
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
  test('is kept for the next page, and is lost after a reload.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.key.pressSequentially(KEY);
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await expect(endpointPage.heading).not.toHaveText('Get Block');
    await expect(requestPanel.key).toHaveValue(KEY);
    await page.reload();
    await endpointPage.hydrated();
    await requestPanel.region.hover();
    await requestPanel.button('Copy with my key').click();
    await expect(requestPanel.status.filter({hasText: 'Enter a key'})).toBeVisible();
    await expect(requestPanel.key).toHaveValue('');
  });

  test('is stored in the session when it is remembered, until it is forgotten.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    await rememberKey(page, requestPanel);
    expect(await stored(page)).toMatchObject({local: hasKey(false)});
    await page.reload();
    await endpointPage.hydrated();
    await requestPanel.region.hover();
    await expect(requestPanel.key).toHaveValue(KEY);
    await expect(requestPanel.remember).toBeChecked();

    await requestPanel.button('Forget').click();
    await expect(requestPanel.key).toHaveValue('');
    await expect(requestPanel.remember).not.toBeChecked();
    expect(await stored(page)).toMatchObject({session: hasKey(false)});
  });

  test('stays set to be remembered if the box was checked before the panel was loaded.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    // A click would load the code of the panel.
    await requestPanel.remember.evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
    await requestPanel.fill({blockNumber: '1.5'});
    await requestPanel.send();
    await expect(requestPanel.field('blockNumber')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(requestPanel.remember).toBeChecked();
  });

  test('is removed from the session when the box is unchecked.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(BLOCK_PAGE);
    await rememberKey(page, requestPanel);
    await requestPanel.remember.uncheck();
    await expect.poll(() => stored(page)).toMatchObject({session: hasKey(false)});
    await expect(requestPanel.key).toHaveValue(KEY);
  });

  const KEY_LINES = [
    {language: 'curl', line: `--header 'Authorization: Bearer ${KEY}'`},
    {language: 'python (requests)', line: `"Authorization": "Bearer ${KEY}"`},
    {language: 'go', line: `request.Header.Set("Authorization", "Bearer ${KEY}")`},
    {language: 'nodejs (axios)', line: `Authorization: 'Bearer ${KEY}'`},
  ];
  for (const [index, {language, line}] of KEY_LINES.entries()) {
    test(
      `is included in a copy for ${language} on request, and in no sample on the page.`,
      repetition(index),
      async ({page, context, api, endpointPage, requestPanel}) => {
        await allowClipboard(context, api.siteOrigin);
        await endpointPage.open(BLOCK_PAGE);
        await endpointPage.chooseLanguage(language);
        await requestPanel.key.fill(KEY);
        await requestPanel.fill({blockNumber: '7'});
        await requestPanel.button('Copy with my key').click();
        await expect(
          requestPanel.status.filter({hasText: 'with your key'}),
        ).toBeVisible();
        expect(await clipboard(page)).toContain(line);
        expect(await clipboard(page)).toContain('blocks/7');
        for (const {text} of await endpointPage.allSamples()) {
          expect(text).not.toContain(KEY);
          expect(text).toContain('KAIASCAN_API_KEY');
        }
      },
    );
  }

  test('is used nowhere except in the requests to the API.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
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
    await requestPanel.button('Show example answer').click();
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
  });

  test('cannot be submitted before the scripts run.', async ({
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

  test('is not sent to the target of a redirect.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
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
    expect(api.received.map(({url}) => url)).toEqual([`${api.mainnet}/api/v1/blocks/7`]);
  });
});

test.describe('The response', () => {
  test('is shown with its status, time, size and rate limit headers.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, '{"block_id":7}', {
      'x-ratelimit-remaining': '98',
      'x-credit-used': '3',
      'x-request-id': 'abc',
    });
    await send(endpointPage, requestPanel);
    const status = requestPanel.status.filter({hasText: '200'});
    await expect(status).toContainText('200 OK');
    await expect(status).toContainText(/\d+ ms/);
    await expect(status).toContainText('14 bytes');
    await expect(status).toContainText('x-ratelimit-remaining 98');
    await expect(status).toContainText('x-credit-used 3');
    await expect(status).not.toContainText('x-request-id');
    await requestPanel.region.getByText(/^Headers \(\d+\)$/).click();
    await expect(requestPanel.region.locator('dl')).toContainText('x-request-idabc');
  });

  test('keeps every number as received when it is shown, copied and downloaded.', async ({
    page,
    context,
    api,
    endpointPage,
    requestPanel,
  }) => {
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
  });

  test('is highlighted, and can be collapsed and expanded.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, {outer: {inner: [1, 2]}, last: true});
    await send(endpointPage, requestPanel);
    await expect(requestPanel.body.locator('.token.number')).toHaveCount(2);
    const fold = requestPanel.body.getByRole('button', {name: 'Contents of outer'});
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(requestPanel.body).not.toContainText('inner');
    await expect(requestPanel.body).toContainText('"last": true');
    await fold.press('Enter');
    await expect(requestPanel.body).toContainText('inner');
    await requestPanel.button('Collapse all').click();
    await expect(requestPanel.body).not.toContainText('inner');
    await requestPanel.button('Expand all').click();
    await expect(requestPanel.body).toContainText('inner');
  });

  test('shows a value in KAIA only for amounts that may be in peb.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, '{"base_fee_per_gas":25000000000,"block_size":25000000000}');
    await send(endpointPage, requestPanel);
    await expect(requestPanel.line('base_fee_per_gas')).toContainText(
      '0.000000025 KAIA, if it is in peb',
    );
    await expect(requestPanel.line('block_size')).not.toContainText('KAIA');
  });

  test('links addresses, hashes and block numbers to the endpoints that take them.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, {
      block_id: 123,
      block_size: 456,
      hash: HASH,
      block_proposer: ACCOUNT,
      results: [{transaction_hash: HASH, contract_address: OTHER_ACCOUNT}],
    });
    await endpointPage.open(BLOCK_PAGE);
    await requestPanel.network.selectOption('Kairos');
    await requestPanel.fill({blockNumber: '7'});
    await requestPanel.send();
    const link = (name: string) => requestPanel.line(name).getByRole('link');
    await expect(link('block_id')).toHaveAttribute(
      'href',
      `${BLOCK_PAGE}?path.blockNumber=123&network=kairos`,
    );
    await expect(link('block_proposer')).toHaveAttribute(
      'href',
      `${ACCOUNT_PAGE}?path.accountAddress=${ACCOUNT}&network=kairos`,
    );
    await expect(link('transaction_hash')).toHaveAttribute(
      'href',
      `${TRANSACTION_PAGE}?path.transactionHash=${HASH}&network=kairos`,
    );
    await expect(link('contract_address')).toHaveAttribute(
      'href',
      `/api/Contract/get-contract?path.contractAddress=${OTHER_ACCOUNT}&network=kairos`,
    );
    await expect(link('block_size')).toHaveCount(0);
    await expect(link('hash')).toHaveCount(0);

    await requestPanel
      .line('block_id')
      .getByRole('button', {name: 'Endpoints that take 123'})
      .click();
    await expect(
      requestPanel.region.getByRole('link', {name: 'Get Block Rewards'}),
    ).toHaveAttribute(
      'href',
      '/api/Block/get-block-rewards?path.blockNumber=123&network=kairos',
    );

    await link('block_proposer').click();
    await expect(endpointPage.heading).toHaveText('Get Account');
    await expect(requestPanel.field('accountAddress')).toHaveValue(ACCOUNT);
    await expect(requestPanel.network).toHaveValue('kairos');
    await expect(endpointPage.visibleSamples).toContainText(
      `${api.kairos}/api/v1/accounts/${ACCOUNT}`,
    );
    await page.goBack();
    await expect(requestPanel.field('blockNumber')).toHaveValue('7');
  });

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
});

test.describe('The panel explains', () => {
  const STATUSES = [
    {status: 400, says: 'did not accept a value', next: 'correct them'},
    {
      status: 401,
      says: 'missing or not valid',
      next: 'Enter your API key',
      link: '/create-api-key',
    },
    {status: 403, says: 'plan of this key', next: 'Compare the plans', link: '/plans'},
    {status: 404, says: 'Not found', next: 'switch to Kairos'},
    {
      status: 429,
      says: 'limit of this key',
      next: 'Send again in 12 seconds',
      link: '/endpoint-credit',
    },
    {status: 418, says: 'refused the request', next: 'Read the answer below'},
    {status: 500, says: 'wrong at the API', next: 'Send it again in a while'},
    {status: 503, says: 'wrong at the API', next: 'Send it again in a while'},
  ];
  test('the error statuses of the API.', async ({api, endpointPage, requestPanel}) => {
    await openFilled(endpointPage, requestPanel);
    const error = {code: 'SOME_CODE', title: 'A title', message: 'Words of the API.'};
    for (const {status, says, next, link} of STATUSES) {
      await test.step(String(status), async () => {
        api.answers(status, error, {'retry-after': '12'});
        await requestPanel.send();
        const outcome = requestPanel.status.filter({hasText: String(status)});
        await expect(outcome).toContainText(says);
        await expect(outcome).toContainText(next);
        await expect(outcome).toContainText('SOME_CODE');
        await expect(outcome).toContainText('Words of the API.');
        if (link !== undefined) {
          await expect(outcome.getByRole('link')).toHaveAttribute('href', link);
        }
        await expect(requestPanel.body).toContainText('"code": "SOME_CODE"');
      });
    }
  });

  test('a missing network connection.', async ({
    context,
    endpointPage,
    requestPanel,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await openFilled(endpointPage, requestPanel);
    await requestPanel.button('Show example answer').click();
    await expect(requestPanel.body).toBeVisible();
    await context.setOffline(true);
    await requestPanel.send();
    await expect(requestPanel.status.filter({hasText: 'no network'})).toContainText(
      'Connect, and send again',
    );
  });

  test('a host that refuses connections.', async ({api, endpointPage, requestPanel}) => {
    await openFilled(endpointPage, requestPanel);
    await api.refuses();
    await requestPanel.send();
    const outcome = requestPanel.status.filter({hasText: 'cannot be reached'});
    await expect(outcome).toContainText(api.mainnet);
    await expect(outcome).toContainText('try the other network');
  });

  test('a response that is blocked by CORS.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    await openFilled(endpointPage, requestPanel);
    await requestPanel.key.fill(KEY);
    api.forgetsCors();
    await requestPanel.send();
    const outcome = requestPanel.status.filter({hasText: 'CORS'});
    await expect(outcome).toContainText('most likely');
    await expect(outcome).toContainText('run it in a terminal');
    expect(api.probes).toHaveLength(1);
    expect(api.probes[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a missing response after 30 seconds.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.does(() => undefined);
    await openFilled(endpointPage, requestPanel);
    await stopClock(page);
    await requestPanel.send();
    await expect.poll(() => api.received.length).toBe(1);
    await page.clock.runFor(29_999);
    await expect(requestPanel.status.filter({hasText: 'Waiting'})).toBeVisible();
    await page.clock.runFor(1);
    await expect(requestPanel.status.filter({hasText: '30 seconds'})).toContainText(
      'Ask for less',
    );
    await api.received[0]?.isClosed;
  });

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

  test('a response that is not JSON, and shows it as text without running its scripts.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    const html = '<html><script>window.hit = true</script><h1>Maintenance</h1></html>';
    api.answers(200, html, {'content-type': 'text/html'});
    await send(endpointPage, requestPanel);
    await expect(requestPanel.status.filter({hasText: 'not JSON'})).toContainText(
      'maintenance page',
    );
    await expect(requestPanel.region.locator('pre')).toHaveText(html);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test.describe('Invalid JSON', () => {
  const BROKEN = [
    {
      name: 'an extra comma',
      text: '{\n  "block_id": 7,\n}',
      at: '}',
      line: 3,
      column: 1,
    },
    {
      name: 'a missing comma',
      text: '{"block_id": 7\n "hash": "0x"}',
      at: '"',
      line: 2,
      column: 2,
    },
    {
      name: 'a missing end',
      text: '{"results": [1, 2',
      at: undefined,
      line: 1,
      column: 18,
    },
  ];
  test('is reported, and shown with the position of the error.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    await openFilled(endpointPage, requestPanel);
    for (const {name, text, at, line, column} of BROKEN) {
      await test.step(name, async () => {
        api.answers(200, text);
        await requestPanel.send();
        const outcome = requestPanel.status.filter({hasText: 'not valid JSON'});
        await expect(outcome).toContainText(`line ${line}, column ${column}`);
        await expect(outcome).not.toContainText('proxy');
        const shown = requestPanel.region.locator('pre');
        await expect.poll(() => shown.textContent()).toBe(text);
        await expect(shown.locator('mark')).toHaveText(at === undefined ? [] : [at]);
      });
    }
  });

  test('is scrolled to its error if the text is long.', async ({
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

test.describe('The header Retry-After', () => {
  // No text is expected twice in a row, so that no step passes on the previous response.
  const HEADERS = [
    {name: 'seconds', value: () => '12', says: 'Send again in 12 seconds'},
    {
      name: 'a past date',
      value: () => 'Sun, 06 Nov 1994 08:49:37 GMT',
      says: 'Wait, and send again',
    },
    {name: 'one second', value: () => '1', says: 'Send again in 1 second.'},
    {name: 'invalid text', value: () => 'later', says: 'Wait, and send again'},
    {
      name: 'a future date',
      value: (now: number) => new Date(now + 3 * 3_600_000).toUTCString(),
      says: 'Send again in 3 hours',
    },
  ];

  test('determines when the panel suggests sending again.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
    consoleErrors,
  }) => {
    consoleErrors.expect('a status of 429');
    await openFilled(endpointPage, requestPanel);
    for (const {name, value, says} of HEADERS) {
      await test.step(name, async () => {
        api.does((_, response) => {
          json(response, {}, 429, {'retry-after': value(Date.now())});
        });
        await page.setViewportSize({width: 1470, height: 900});
        await requestPanel.send();
        const outcome = requestPanel.status.filter({hasText: '429'});
        await expect(outcome).toContainText(says);
        await page.setViewportSize({width: 390, height: 844});
        await expect(outcome).toContainText(says);
      });
    }
  });
});

test.describe('If the hosts of the API cannot be resolved,', () => {
  // The site without the API double.
  test.use({
    baseURL: async ({}, use) => {
      await use(siteOrigin());
    },
  });

  test('the panel says that the name was not found or the connection refused.', async ({
    endpointPage,
    requestPanel,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: net::ERR_NAME_NOT_RESOLVED/);
    await openFilled(endpointPage, requestPanel);
    await requestPanel.send();
    await expect(
      requestPanel.status.filter({hasText: 'cannot be reached'}),
    ).toContainText('The name https://mainnet-oapi.kaiascan.io was not found');
  });
});

test.describe('A link', () => {
  test('contains the values and the network, and opens the page with them filled in.', async ({
    browser,
    page,
    context,
    api,
    endpointPage,
    requestPanel,
  }) => {
    await allowClipboard(context, api.siteOrigin);
    await endpointPage.open(BLOCKS_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.network.selectOption('Kairos');
    await requestPanel.fill({page: '2', size: '50'});
    await requestPanel.button('Copy link').click();
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
  });

  test('with invalid values fills in the fields that exist, and sends no request.', async ({
    api,
    endpointPage,
    requestPanel,
  }) => {
    const problems = await endpointPage.problemsDuring(async () => {
      await endpointPage.open(
        `${BLOCK_PAGE}?path.blockNumber=<b>x</b>&path.nothing=1&network=moon&key=${KEY}`,
      );
      await expect(requestPanel.field('blockNumber')).toHaveValue('<b>x</b>');
      await expect(requestPanel.network).toHaveValue('mainnet');
      await expect(requestPanel.key).toHaveValue('');
    });
    expect(problems.filter((problem) => !problem.startsWith('request to'))).toEqual([]);
    expect(api.received).toEqual([]);
  });
});

test.describe('The last ten requests of a tab', () => {
  test('can be run again on their own page and from other pages.', async ({
    page,
    api,
    endpointPage,
    requestPanel,
  }) => {
    api.answers(200, {});
    await endpointPage.open(BLOCK_PAGE);
    for (let number = 1; number <= 11; number += 1) {
      await requestPanel.fill({blockNumber: String(number)});
      await requestPanel.send();
      await expect.poll(() => api.received.length).toBe(number);
    }
    await requestPanel.recent.locator('summary').click();
    await expect(requestPanel.recent.getByRole('listitem')).toHaveCount(10);
    await requestPanel.recent
      .getByRole('button', {name: 'Run again: GET /api/v1/blocks/2', exact: true})
      .click();
    await expect.poll(() => api.received.at(-1)?.url).toMatch(/blocks\/2$/);
    await expect(requestPanel.field('blockNumber')).toHaveValue('2');

    await endpointPage.open(ACCOUNT_PAGE);
    await requestPanel.region.hover();
    await requestPanel.recent.locator('summary').click();
    await requestPanel.recent
      .getByRole('button', {name: 'Run again: GET /api/v1/blocks/11', exact: true})
      .click();
    await expect(endpointPage.heading).toHaveText('Get Block');
    await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
    await expect(requestPanel.field('blockNumber')).toHaveValue('11');
    expect(api.received.at(-1)?.url).toMatch(/blocks\/11$/);
    expect(api.received).toHaveLength(13);
    expect((await stored(page)).local).not.toContain('blocks');
  });
});

test.describe('The samples', () => {
  test('follow the form in all four languages, and are always complete.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open('/api/Account/Transaction/get-account-transactions');
    const before = await endpointPage.allSamples();
    await requestPanel.fill({size: '77'});
    await expect(endpointPage.visibleSamples).toContainText('77');
    for (const {text, tokens} of await endpointPage.allSamples()) {
      expect(text).toContain('77');
      expect(text).toContain(ACCOUNT);
      expect(tokens).toBeGreaterThan(5);
    }
    await requestPanel.fill({accountAddress: OTHER_ACCOUNT});
    await expect(endpointPage.visibleSamples).toContainText(OTHER_ACCOUNT);
    for (const {text} of await endpointPage.allSamples()) {
      expect(text).toContain('77');
      expect(text).not.toContain(ACCOUNT);
    }
    await requestPanel.fill({accountAddress: '', size: ''});
    await expect(endpointPage.visibleSamples).toHaveText(before[0]?.text ?? '');
    expect(await endpointPage.allSamples()).toEqual(before);
  });
});

test('Without a key, the panel shows the example of the OpenAPI description and marks it.', async ({
  api,
  endpointPage,
  requestPanel,
}) => {
  await endpointPage.open(BLOCK_PAGE);
  await requestPanel.button('Show example answer').click();
  await expect(requestPanel.status.filter({hasText: 'Example'})).toContainText(
    'its values are not from the chain',
  );
  const example = await endpointPage.example('200').textContent();
  expect(JSON.parse(await requestPanel.bodyText())).toEqual(JSON.parse(example ?? ''));
  expect(api.received).toEqual([]);
  await expect(requestPanel.status.filter({hasText: '200'})).toHaveCount(0);
});

test('With storage disabled, the panel works without errors.', async ({
  api,
  endpointPage,
  requestPanel,
}) => {
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
    await requestPanel.button('Forget').click();
    await expect(requestPanel.key).toHaveValue('');
  });
  expect(api.received[1]?.url).toBe(`${api.kairos}/api/v1/blocks/7`);
  // Docusaurus warns once that it has no storage; the double is on another host.
  expect(
    problems.filter((problem) => !/^(console warning|request to)/.test(problem)),
  ).toEqual([]);
});

/** Returns the URL of a request, and whether any part of the request contains the key. */
async function lookForKey(request: Request): Promise<{url: string; hasKey: boolean}> {
  const url = request.url();
  const all = JSON.stringify([url, await request.allHeaders(), request.postData()]);
  return {url, hasKey: all.includes(KEY)};
}

/** Checks that the API has received exactly `count` requests, by sending another one to Kairos. */
async function expectNoMore(
  api: ApiDouble,
  requestPanel: RequestPanel,
  count: number,
): Promise<void> {
  api.answers(200, {next: true});
  await requestPanel.network.selectOption('Kairos');
  await requestPanel.send();
  await expect(requestPanel.body).toContainText('"next": true');
  expect(api.received.map(({url}) => new URL(url).origin)).toEqual([
    ...Array.from({length: count}, () => api.mainnet),
    api.kairos,
  ]);
}

/** Fills in the key and checks the box that remembers it. */
async function rememberKey(page: Page, requestPanel: RequestPanel): Promise<void> {
  await requestPanel.key.fill(KEY);
  await requestPanel.remember.check();
  await expect.poll(() => stored(page)).toMatchObject({session: hasKey(true)});
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

/** Stops the clock of the page; only `page.clock.runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
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
