import {readFileSync} from 'node:fs';
import type {Request} from '@playwright/test';
import {proves} from '../specification/proves';
import {violations} from './accessibility/audit';
import {sidewaysOverflow} from './accessibility/layout';
import {CORS, json} from './api-double';
import {
  expect,
  FIRST_PROMISE,
  PROMISE,
  PROMISE_IN_CHROMIUM,
  testWithApi as base,
} from './test';
import {Traffic} from '../../scripts/lib/traffic';
import {hold, visit} from './visit';

/* What only a browser can say of the form. Its other tests are in `tests/unit/request`, and beside it. */

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const EXISTING_ACCOUNT = '0x927d49784d45087b04857b7232ba42609f81cb61';
const KAIROS_CONTRACT = '0x06F09d3f77341B2f9bDC1E6fc2928761ba05f934';
const KEY = 'a-secret-key-of-a-reader';

const ACCOUNT_PAGE = '/api/Account/get-account';
const BLOCK_PAGE = '/api/Block/get-block';

/** The maximum size of the code of the panel, in bytes after gzip. */
const PANEL_BUDGET = 120_000;

const test = base.extend<{sendBlock: () => Promise<void>}>({
  /** Sends a request for a block from its page. */
  sendBlock: async ({referencePage, requestPanel}, use) => {
    await use(async () => {
      await referencePage.open(BLOCK_PAGE);
      await requestPanel.field('blockNumber').fill('7');
      await requestPanel.send();
    });
  },
});

test('The code of the panel is loaded on hover and not before, with at most 120 kB.', async ({
  page,
  referencePage,
  requestPanel,
}) => {
  const traffic = new Traffic(page);
  await referencePage.open(BLOCK_PAGE);
  const before = await traffic.files();
  expect(before.filter(({path}) => /panel/i.test(path))).toEqual([]);
  await requestPanel.region.hover();
  await requestPanel.status.first().waitFor({state: 'attached'});
  const files = (await traffic.files()).slice(before.length);
  const list = files.map(({path, size}) => `${size} ${path}`).join('\n');
  const total = files.reduce((sum, {size}) => sum + size, 0);
  expect(files).not.toEqual([]);
  expect(total, list).toBeLessThanOrEqual(PANEL_BUDGET);
});

test(
  'The panel keeps what was entered before its code was loaded, and sends the request.',
  PROMISE,
  async ({page, api, referencePage, requestPanel}) => {
    // The whole form is in view: a scroll hides the navbar, and moves the button under the press.
    await page.setViewportSize({width: 1280, height: 1400});
    await referencePage.open(BLOCK_PAGE);
    // Its styles would move the button too.
    const release = await hold(page, /(request-panel|panel-styles)\.\w+\.(js|css)/);
    await requestPanel.field('blockNumber').fill('7');
    await requestPanel.key.fill(KEY);
    await requestPanel.sendButton.click();
    release();
    await requestPanel.says('200');
    await expect(requestPanel.field('blockNumber')).toHaveValue('7');
    expect(api.calls).toEqual([`GET ${api.mainnet}/api/v1/blocks/7`]);
    expect(api.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  },
);

test(
  'The panel submits nothing before the scripts run.',
  PROMISE,
  async ({page, referencePage, requestPanel}) => {
    const letScriptsRun = await referencePage.openWithoutScripts(BLOCK_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.field('blockNumber').fill('7');
    await requestPanel.key.press('Enter');
    await requestPanel.sendButton.click();
    await letScriptsRun();
    expect(page.url()).not.toContain('?');
    await expect(requestPanel.key).toHaveValue(KEY);
    await expect(requestPanel.field('blockNumber')).toHaveValue('7');
  },
);

test(
  'A request is sent by Send only, with the values that are filled in, and no cookie, credentials or referrer.',
  {...proves('S7.10'), ...FIRST_PROMISE},
  async ({api, referencePage, requestPanel}) => {
    await referencePage.open('/api/Block/get-blocks');
    await requestPanel.field('page').fill('2');
    await requestPanel.field('size').fill('5');
    expect([...api.received, ...api.probes]).toEqual([]);
    await requestPanel.send();
    await requestPanel.says('200');
    expect(api.calls).toEqual([`GET ${api.mainnet}/api/v1/blocks?page=2&size=5`]);
    for (const name of ['authorization', 'cookie', 'referer']) {
      expect(api.received[0]?.headers).not.toHaveProperty(name);
    }
  },
);

test(
  'The network is the same in the navbar, the panel, the address line and every sample, and remembered, before the scripts of the next page run.',
  PROMISE,
  async ({page, api, referencePage, requestPanel, navbar}) => {
    await referencePage.open(BLOCK_PAGE);
    const addresses = page.locator('article header li:visible');
    const shows = async (origin: string, other: string): Promise<void> => {
      await expect(addresses).toHaveText(new RegExp(origin));
      for (const text of await referencePage.allSamples()) {
        expect(text).toContain(origin);
        expect(text).not.toContain(other);
      }
    };
    const inNavbar = navbar.bar.getByLabel('Network');
    await expect(inNavbar.locator('option')).toHaveText(['Mainnet', 'Kairos']);
    await shows(api.mainnet, api.kairos);
    await requestPanel.network.selectOption('Kairos');
    await expect(inNavbar).toHaveValue('kairos');
    await shows(api.kairos, api.mainnet);
    await inNavbar.selectOption('Mainnet');
    await expect(requestPanel.network).toHaveValue('mainnet');
    await inNavbar.selectOption('Kairos');
    await requestPanel.field('blockNumber').fill('7');
    await shows(api.kairos, api.mainnet);
    await requestPanel.send();
    await requestPanel.says('200');
    expect(api.calls).toEqual([`GET ${api.kairos}/api/v1/blocks/7`]);

    const letScriptsRun = await referencePage.openWithoutScripts(ACCOUNT_PAGE);
    const hasOwnValues = async (): Promise<void> => {
      await expect(requestPanel.field('accountAddress')).toHaveValue(KAIROS_CONTRACT);
      const sample = referencePage.visibleSamples;
      await expect(sample).toContainText(KAIROS_CONTRACT);
      expect(await sample.innerText()).not.toContain(EXISTING_ACCOUNT);
    };
    await hasOwnValues();
    await letScriptsRun();
    await hasOwnValues();

    await referencePage.open('/create-api-key');
    const guide = page.locator('[data-language-sample]:visible');
    await expect(guide).toContainText(api.kairos);
    await expect(guide).not.toContainText(api.mainnet);
  },
);

test(
  'The network changes in the menu of a phone and in other tabs too.',
  PROMISE,
  async ({page, context, api, referencePage, requestPanel, mobileMenu}) => {
    await page.setViewportSize({width: 360, height: 800});
    await referencePage.open(BLOCK_PAGE);
    const other = await context.newPage();
    await visit(other, api.siteOrigin + ACCOUNT_PAGE);
    await page.bringToFront();
    await requestPanel.network.selectOption('Kairos');
    await expect(other.getByLabel('Network').first()).toHaveValue('kairos');
    const sample = other.locator('[data-language-sample]:visible');
    await expect(sample).toContainText(api.kairos);
    await mobileMenu.open();
    await mobileMenu.showMainMenu();
    const inMenu = mobileMenu.dialog.getByLabel('Network');
    await expect(inMenu).toHaveValue('kairos');
    await inMenu.selectOption('Mainnet');
    await expect(requestPanel.network).toHaveValue('mainnet');
    await expect(referencePage.visibleSamples).toContainText(api.mainnet);
  },
);

test(
  'The API key is kept for the next pages, and lost after a reload.',
  PROMISE,
  async ({page, referencePage, requestPanel}) => {
    await referencePage.open(BLOCK_PAGE);
    await requestPanel.key.pressSequentially(KEY);
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await expect(referencePage.heading).not.toHaveText('Get Block');
    await expect(requestPanel.key).toHaveValue(KEY);
    await page.reload();
    await referencePage.hydrated();
    await requestPanel.key.focus();
    await expect(requestPanel.key).toHaveValue('');
    await expect(requestPanel.button('Forget')).toBeHidden();
  },
);

test(
  'The API key of a network is sent to another one only after the reader confirms it.',
  PROMISE,
  async ({page, api, referencePage, requestPanel}) => {
    await referencePage.open(BLOCK_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.field('blockNumber').fill('7');
    // A press is lost if what it meets still moves.
    await requestPanel.send();
    await requestPanel.says('200');
    await requestPanel.network.selectOption('Kairos');
    await expect(requestPanel.key).toHaveValue('');
    await requestPanel.send();
    await expect.poll(() => api.received.length).toBe(2);
    await expect(requestPanel.region).toContainText(
      'Use your Mainnet key for Kairos too?',
    );
    for (const width of [1280, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await violations(page, [width], '[aria-labelledby="try-it"]')).toEqual([]);
      expect(await sidewaysOverflow(page, width)).toEqual([]);
    }
    await requestPanel.button('Yes').click();
    await expect(requestPanel.key).toHaveValue(KEY);
    await requestPanel.send();
    await expect.poll(() => api.received.length).toBe(3);
    expect(api.received.map(({url, headers}) => [url, headers.authorization])).toEqual([
      [`${api.mainnet}/api/v1/blocks/7`, `Bearer ${KEY}`],
      [`${api.kairos}/api/v1/blocks/7`, undefined],
      [`${api.kairos}/api/v1/blocks/7`, `Bearer ${KEY}`],
    ]);
  },
);

test(
  'The API key is used nowhere except in the requests to the API.',
  PROMISE,
  async ({page, api, referencePage, requestPanel}) => {
    const traces: string[] = [];
    const requests: Promise<string>[] = [];
    page.on('console', (message) => traces.push(message.text()));
    page.on('framenavigated', (frame) => traces.push(frame.url()));
    page.on('request', (request) => requests.push(urlIfWithKey(request)));
    await referencePage.open(ACCOUNT_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.field('accountAddress').fill(ACCOUNT);
    await requestPanel.send();
    await requestPanel.says('200');
    await requestPanel.press('Show example answer');
    // What is below it moves then.
    await requestPanel.says('its values are no answer of the API');
    await requestPanel.recent.locator('summary').click();
    await requestPanel.button('Run again').click();
    await expect.poll(() => api.received.length).toBe(2);
    api.forgetsCors();
    await requestPanel.send();
    await requestPanel.says('CORS');
    await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
    await expect(referencePage.heading).not.toHaveText('Get Account');

    expect(api.received.map(({headers}) => headers.authorization)).toEqual(
      Array(2).fill(`Bearer ${KEY}`),
    );
    expect(api.probes.length).toBeGreaterThan(0);
    expect(JSON.stringify([api.probes, api.calls])).not.toContain(KEY);
    // The headers of a request that starts when the test ends cannot be read.
    page.removeAllListeners('request');
    const withKey = (await Promise.all(requests)).filter((url) => url !== '');
    // Engines differ in whether they report a request whose preflight has failed.
    expect(new Set(withKey)).toEqual(
      new Set([`${api.mainnet}/api/v1/accounts/${ACCOUNT}`]),
    );
    traces.push(
      page.url(),
      await page.locator('html').innerHTML(),
      await page.evaluate(() =>
        JSON.stringify([history.state, localStorage, sessionStorage]),
      ),
    );
    expect(traces.join('\n')).not.toContain(KEY);
  },
);

test(
  'The API key is not sent to the target of a redirect.',
  PROMISE,
  async ({api, referencePage, requestPanel}) => {
    api.does((_, response) => {
      json(response, '', 302, {location: `${api.kairos}/elsewhere`});
    });
    await referencePage.open(BLOCK_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.field('blockNumber').fill('7');
    await requestPanel.send();
    await requestPanel.says('redirect');
    expect(api.calls).toEqual([`GET ${api.mainnet}/api/v1/blocks/7`]);
  },
);

test(
  'The answer keeps every number as received when it is copied and downloaded.',
  PROMISE_IN_CHROMIUM,
  async ({page, api, referencePage, requestPanel, sendBlock}) => {
    const numbers =
      '{"a":9007199254740993,"b":123456789012345678901234567890,"c":1.10,"d":1e400,"e":-0}';
    api.answers(200, numbers);
    await sendBlock();
    await requestPanel.region.getByRole('button', {name: 'Copy', exact: true}).click();
    await expect.poll(() => referencePage.clipboard()).toBe(numbers);
    const downloading = page.waitForEvent('download');
    await requestPanel.button('Download').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('get-block.json');
    expect(readFileSync(await download.path(), 'utf8')).toBe(numbers);
  },
);

test('A browser that lacks what Chrome 109 lacks sends a request.', async ({
  page,
  api,
  requestPanel,
  sendBlock,
}) => {
  // It is the oldest Chrome of the browserslist.
  await page.addInitScript(() => {
    const missing = [
      [URL, 'canParse', 'parse'],
      [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'any'],
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    ] as const;
    for (const [holder, ...names] of missing) {
      names.forEach((name) => Reflect.deleteProperty(holder, name));
    }
  });
  api.answers(200, '{"block_id": 7}');
  await sendBlock();
  await expect(requestPanel.body).toContainText('"block_id": 7');
});

test('An answer of 5 MB is rendered in part, and can be scrolled to its end.', async ({
  api,
  requestPanel,
  sendBlock,
}) => {
  const results = Array.from({length: 22_000}, (_, index) => ({
    from: ACCOUNT,
    block_number: index,
    text: 'x'.repeat(160),
  }));
  const text = JSON.stringify({results, end: 'the end'});
  expect(text.length).toBeGreaterThan(5_000_000);
  api.answers(200, text);
  await sendBlock();
  await requestPanel.says('MB');
  const {body} = requestPanel;
  await expect(body).toContainText('"results": [');
  expect(await body.locator('pre code > span').count()).toBeLessThan(200);

  await body.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(body).toContainText('"end": "the end"');
  await requestPanel.button('Collapse all').click();
  await expect(body).toContainText('22000 inside');
});

test('An answer that is invalid JSON is scrolled to its error if it is long.', async ({
  api,
  requestPanel,
  sendBlock,
}) => {
  const results = Array.from({length: 500}, (_, index) => ({index}));
  const text = JSON.stringify({results}, null, 1);
  api.answers(200, text.replace('"index": 400', '"index" 400'));
  await sendBlock();
  const mark = requestPanel.region.locator('pre mark');
  await expect(mark).toHaveText('4');
  const isShown = (): Promise<boolean> =>
    mark.evaluate((element) => {
      const box = element.closest('pre')?.getBoundingClientRect();
      const {top, bottom} = element.getBoundingClientRect();
      return box !== undefined && top > box.top && bottom < box.bottom;
    });
  await expect.poll(isShown).toBe(true);
});

test(
  'The panel explains a response that is blocked by CORS, and a host that refuses connections.',
  PROMISE,
  async ({api, referencePage, requestPanel}) => {
    await referencePage.open(BLOCK_PAGE);
    await requestPanel.key.fill(KEY);
    await requestPanel.field('blockNumber').fill('7');
    api.forgetsCors();
    await requestPanel.send();
    await requestPanel.says('CORS', 'most likely', 'run it in a terminal');
    expect(api.probes).toHaveLength(1);
    expect(api.probes[0]?.headers).not.toHaveProperty('authorization');

    await api.refuses();
    await requestPanel.send();
    await requestPanel.says('cannot be reached', api.mainnet, 'try the other network');
  },
);

test('The panel explains a truncated response.', async ({
  api,
  requestPanel,
  consoleErrors,
  sendBlock,
}) => {
  consoleErrors.expectFailure(
    /^Failed to load resource: net::ERR_CONTENT_LENGTH_MISMATCH/,
  );
  let cutOff = (): void => undefined;
  api.does((_, response) => {
    response.writeHead(200, {...CORS, 'content-length': '1000'});
    response.write('{"block_id": 7, "ha');
    cutOff = () => response.destroy();
  });
  await sendBlock();
  // By then, the first part of the response has arrived.
  await expect(requestPanel.cancelButton).toBeVisible();
  cutOff();
  await requestPanel.says('in the middle', 'it is not all');
  await expect(requestPanel.region.locator('pre')).toHaveText('{"block_id": 7, "ha');
});

/** Returns the URL of a request if any part of the request contains the key, or else an empty text. */
async function urlIfWithKey(request: Request): Promise<string> {
  const url = request.url();
  const all = JSON.stringify([url, await request.allHeaders(), request.postData()]);
  return all.includes(KEY) ? url : '';
}
