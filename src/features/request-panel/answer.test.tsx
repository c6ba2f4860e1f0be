import {within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const HASH = '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda';
const BLOCK_PAGE = '/api/Block/get-block';
const GUIDE = '/guides/errors';

/** Sends a request for a block to an API that gives an answer. */
async function send(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<OpenedPage> {
  const page = await openOperation(BLOCK_PAGE);
  page.api.answers(status, body, headers);
  await page.panel.fill({blockNumber: '7'});
  await page.panel.send();
  return page;
}

function linksIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

describe('The answer', () => {
  test('is shown with its status, time, size and the headers of limits.', async () => {
    const {panel} = await send(200, '{"block_id":7}', {
      'x-ratelimit-remaining': '98',
      'x-credit-used': '3',
      'x-request-id': 'abc',
    });
    await panel.says(/^200 ?\d+ ms14 bytes/);
    expect(panel.status).toHaveTextContent('x-ratelimit-remaining 98');
    expect(panel.status).toHaveTextContent('x-credit-used 3');
    expect(panel.status).not.toHaveTextContent('x-request-id');
    expect(panel.region).toHaveTextContent('Headers (4)');
    expect(panel.region).toHaveTextContent('x-request-idabc');
  });

  test('keeps every number as received.', async () => {
    const numbers =
      '{"a":9007199254740993,"b":123456789012345678901234567890,"c":1.10,"d":1e400,"e":-0}';
    const {panel} = await send(200, numbers);
    expect((await panel.body()).textContent.replace(/\s/g, '')).toBe(numbers);
  });

  test('is highlighted, and can be collapsed and expanded.', async () => {
    const {panel, user} = await send(200, {outer: {inner: [1, 2]}, last: true});
    const body = await panel.body();
    expect(body.querySelectorAll('.token.number')).toHaveLength(2);
    const fold = within(body).getByRole('button', {name: 'Contents of outer'});
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(body).not.toHaveTextContent('inner');
    expect(body).toHaveTextContent('"last": true');
    await user.keyboard('{Enter}');
    expect(body).toHaveTextContent('inner');
    await panel.press('Collapse all');
    expect(body).not.toHaveTextContent('inner');
    await panel.press('Expand all');
    expect(body).toHaveTextContent('inner');
  });

  test('has a value in KAIA only for amounts that may be in peb.', async () => {
    const {panel} = await send(
      200,
      '{"base_fee_per_gas":25000000000,"block_size":25000000000}',
    );
    expect(await panel.line('base_fee_per_gas')).toHaveTextContent(
      '0.000000025 KAIA, if it is in peb',
    );
    expect(await panel.line('block_size')).not.toHaveTextContent('KAIA');
  });

  test('links values to the endpoints that take them, on the same network.', async () => {
    const {api, panel, user} = await openOperation(BLOCK_PAGE);
    api.answers(200, {
      block_id: 123,
      block_size: 456,
      hash: HASH,
      block_proposer: ACCOUNT,
      results: [{transaction_hash: HASH, contract_address: ACCOUNT}],
    });
    await panel.choose(panel.network, 'Kairos');
    await panel.fill({blockNumber: '7'});
    await panel.send();
    for (const [name, links] of [
      ['block_id', [`${BLOCK_PAGE}?path.blockNumber=123&network=kairos`]],
      [
        'block_proposer',
        [`/api/Account/get-account?path.accountAddress=${ACCOUNT}&network=kairos`],
      ],
      [
        'transaction_hash',
        [`/api/Transaction/get-transaction?path.transactionHash=${HASH}&network=kairos`],
      ],
      [
        'contract_address',
        [`/api/Contract/get-contract?path.contractAddress=${ACCOUNT}&network=kairos`],
      ],
      ['block_size', []],
      ['hash', []],
    ] as const) {
      expect([name, linksIn(await panel.line(name))]).toEqual([name, links]);
    }

    await panel.press('Endpoints that take 123');
    const menu = within(panel.region).getByRole('dialog', {
      name: 'Endpoints that take 123',
    });
    const [best] = within(menu).getAllByRole('link');
    expect(best).toHaveTextContent('Get Block');
    expect(best).toHaveFocus();
    expect(within(menu).getByRole('heading')).toHaveTextContent('Block');
    expect(linksIn(menu)).toContain(
      '/api/Block/get-block-rewards?path.blockNumber=123&network=kairos',
    );
    await user.tab();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
  });

  test('of the description is marked as an example, and nothing is sent for it.', async () => {
    const {api, panel} = await openOperation(BLOCK_PAGE);
    await panel.press('Show example answer');
    await panel.says('its values are not from the chain');
    expect(panel.status).not.toHaveTextContent('200');
    const example = document.querySelector('#response-200 pre')?.textContent ?? '';
    const shown = [...(await panel.body()).querySelectorAll('pre code > span')]
      .map(({textContent}) => textContent.replace(/ = [\d.]+ KAIA.*/, ''))
      .join('');
    expect(JSON.parse(shown)).toEqual(JSON.parse(example));
    expect(api.received).toEqual([]);
  });
});

describe('The panel explains', () => {
  test.each([
    {
      status: 400,
      says: 'did not accept a value',
      next: 'correct them',
      links: [`${GUIDE}#status-400`],
    },
    {
      status: 401,
      says: 'had no key',
      next: 'Enter your API key',
      links: ['/create-api-key', `${GUIDE}#status-401`],
    },
    {
      status: 401,
      key: 'secret',
      says: 'did not accept the key',
      next: 'unknown or past its end',
      links: ['/create-api-key', `${GUIDE}#status-401`],
    },
    {
      status: 403,
      says: 'forbids the request',
      next: 'its cause is not known',
      links: ['/plans', `${GUIDE}#statuses`],
    },
    {
      status: 404,
      says: 'Not found',
      next: 'switch to Kairos',
      links: [`${GUIDE}#unknown`],
    },
    {
      status: 429,
      says: 'A limit is exceeded',
      next: 'Wait, and send again',
      links: ['/endpoint-credit', `${GUIDE}#status-429`],
    },
    {
      status: 429,
      message: 'requestPerDay is exceeded',
      says: 'requests in a day',
      next: 'Stop until the next day',
      links: ['/endpoint-credit', `${GUIDE}#status-429`],
    },
    {
      status: 429,
      message: 'requestPerSecond is exceeded',
      says: 'requests in a second',
      next: 'Wait a second or more',
      links: ['/endpoint-credit', `${GUIDE}#status-429`],
    },
    {status: 418, says: 'refused the request', next: 'Read the answer below', links: []},
    {
      status: 500,
      says: 'wrong at the API',
      next: 'Check the parameters before you send again',
      links: [`${GUIDE}#status-500`],
    },
    {
      status: 503,
      says: 'down or under maintenance',
      next: 'in a while',
      links: [`${GUIDE}#statuses`],
    },
  ])('the status $status with the words of the guide ($says).', async (expected) => {
    const {status, key = '', message = 'Words of the API.', says, next, links} = expected;
    const {api, panel} = await openOperation(BLOCK_PAGE);
    api.answers(status, {code: 'SOME_CODE', title: 'A title', message});
    await panel.write(panel.key, key);
    await panel.fill({blockNumber: '7'});
    await panel.send();
    await panel.says(says, String(status), next, 'SOME_CODE', message);
    expect(linksIn(panel.status)).toEqual(links);
    expect(await panel.body()).toHaveTextContent('"code": "SOME_CODE"');
  });

  test.each([
    ['seconds', '12', 'Send again in 12 seconds.'],
    ['one second', '1', 'Send again in 1 second.'],
    [
      'a future date',
      new Date(Date.now() + 3 * 3_600_000).toUTCString(),
      'Send again in 3 hours.',
    ],
    ['a past date', 'Sun, 06 Nov 1994 08:49:37 GMT', 'Wait, and send again.'],
    ['other text', 'later', 'Wait, and send again.'],
  ])('when to send again, by the header Retry-After: %s.', async (_, value, says) => {
    const {panel} = await send(429, {}, {'retry-after': value});
    await panel.says(says);
  });

  test('an answer without a body.', async () => {
    const {panel} = await send(200, '');
    await panel.says('The answer has no body.');
    expect(linksIn(panel.status)).toEqual([`${GUIDE}#unknown`]);
  });

  test('an answer that is not JSON, and shows it as text.', async () => {
    const html = '<html><script>window.hit = true</script><h1>Maintenance</h1></html>';
    const {panel} = await send(200, html, {'content-type': 'text/html'});
    await panel.says('such as a proxy or a maintenance page');
    expect(panel.region.querySelector('pre')?.textContent).toBe(html);
    expect(panel.region.querySelector('script')).toBeNull();
  });

  test.each([
    ['an extra comma', '{\n  "block_id": 7,\n}', '}', 'line 3, column 1'],
    ['a missing comma', '{"block_id": 7\n "hash": "0x"}', '"', 'line 2, column 2'],
    ['a missing end', '{"results": [1, 2', undefined, 'line 1, column 18'],
  ])('invalid JSON, and marks its error: %s.', async (_, text, mark, position) => {
    const {panel} = await send(200, text);
    await panel.says('not valid JSON', `The first error is in ${position}`);
    expect(panel.status).not.toHaveTextContent('proxy');
    expect(panel.region.querySelector('pre')?.textContent).toBe(text);
    expect(panel.region.querySelector('mark')?.textContent).toBe(mark);
  });

  test('a request that fails without a network.', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const {api, panel} = await openOperation(BLOCK_PAGE);
    api.fails();
    await panel.send();
    await panel.says('Your device has no network.', 'Connect, and send again.');
    expect(api.received).toHaveLength(1);
  });

  test('a request that fails, by a second one without the key: it arrives.', async () => {
    const {api, panel, user} = await openOperation(BLOCK_PAGE);
    api.does(({url}) =>
      url.endsWith('.io') ? Response.json({}) : Promise.reject(new TypeError('CORS')),
    );
    await user.type(panel.key, 'secret');
    await panel.send();
    await panel.says('(CORS)', 'most likely', 'run it in a terminal');
    expect(api.received[1]).toMatchObject({
      url: 'https://mainnet-oapi.kaiascan.io',
      headers: {},
      init: {mode: 'no-cors', credentials: 'omit'},
    });
  });

  test('a request that fails, by a second one that fails too.', async () => {
    const {api, panel} = await openOperation(BLOCK_PAGE);
    api.fails();
    await panel.send();
    await panel.says(
      'cannot be reached',
      'The name https://mainnet-oapi.kaiascan.io was not found',
      'try the other network',
    );
  });
});
