import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {gate} from '../../fixtures/gate';
import {type OpenedPage, openOperation} from '../../fixtures/operation-page';
import {table} from '../../fixtures/table';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const HASH = '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda';
const BLOCK_PAGE = '/api/Block/get-block';
const LIMITS = {
  'ratelimit-limit': '97',
  'x-rate-limit-remaining': '98',
  'x-units-used': '3',
  'retry-after': '4',
};

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
  test('has its status, time, size, headers of limits and numbers as received, and can be collapsed.', async () => {
    const text =
      '{"a":9007199254740993,"b":123456789012345678901234567890,"c":1.10,"d":1e400,"e":-0,"outer":{"inner":[1,2]}}';
    const {panel, user} = await send(200, text, {...LIMITS, 'x-request-id': 'abc'});
    await panel.says(/^200 ?\d+ ms107 bytes/);
    for (const [name, value] of Object.entries(LIMITS)) {
      expect(panel.status).toHaveTextContent(`${name} ${value}`);
    }
    expect(panel.status).not.toHaveTextContent('x-request-id');
    expect(panel.region).toHaveTextContent('Headers (6)');
    expect(panel.region).toHaveTextContent('x-request-idabc');
    const body = await panel.body();
    expect(body.textContent.replace(/\s/g, '')).toBe(text);
    expect(body.querySelectorAll('.token.number')).toHaveLength(7);

    const fold = within(body).getByRole('button', {name: 'Contents of outer'});
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(body).not.toHaveTextContent('inner');
    expect(body).toHaveTextContent('"e": -0');
    await user.keyboard('{Enter}');
    expect(body).toHaveTextContent('inner');
    await panel.press('Collapse all');
    expect(body).not.toHaveTextContent('inner');
    await panel.press('Expand all');
    expect(body).toHaveTextContent('inner');
  });

  test('has amounts in KAIA and in peb, and the local time and age of a time.', async () => {
    const {api, panel, user} = await send(200, {
      base_fee_per_gas: 25000000000,
      block_size: 25000000000,
      datetime: '2025-01-18T02:10:05Z',
    });
    expect(await panel.line('base_fee_per_gas')).toHaveTextContent(
      '0.000000025 KAIA, if it is in peb',
    );
    expect(await panel.line('block_size')).not.toHaveTextContent('KAIA');
    const line = await panel.line('datetime');
    const time = line.querySelector('[tabindex="0"]');
    expect(time).toHaveTextContent('"2025-01-18T02:10:05Z"');
    expect(time).not.toHaveAttribute('data-hint');
    await user.hover(time ?? line);
    expect(time?.getAttribute('data-hint')).toMatch(
      /Jan 1[78], 2025, .*(year|years) ago|last year/,
    );
    // What is copied is as received.
    expect(line.textContent).not.toContain('ago');

    api.answers(200, {base_fee_per_gas: '0.000000025'});
    await panel.send();
    await waitFor(() => expect(panel.region).not.toHaveTextContent('block_size'));
    const amount = await panel.line('base_fee_per_gas');
    await user.hover(amount.querySelector('[tabindex="0"]') ?? amount);
    expect(amount.querySelector('[data-hint]')).toHaveAttribute(
      'data-hint',
      'KAIA = 25000000000 peb',
    );
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
    for (const [name, link] of [
      ['block_id', `Block/get-block?path.blockNumber=123`],
      ['block_proposer', `Account/get-account?path.accountAddress=${ACCOUNT}`],
      ['transaction_hash', `Transaction/get-transaction?path.transactionHash=${HASH}`],
      ['contract_address', `Contract/get-contract?path.contractAddress=${ACCOUNT}`],
      ['block_size', undefined],
      ['hash', undefined],
    ] as const) {
      const links = link === undefined ? [] : [`/api/${link}&network=kairos`];
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
    expect(
      within(menu).getByRole('link', {name: 'Open in the explorer'}),
    ).toHaveAttribute('href', 'https://kairos.kaiascan.io/block/123');
    await user.tab();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    // This DOM closes no popover.
    await panel.press('Endpoints that take 123');
    await panel.press(`Endpoints that take ${HASH}`);
    expect(screen.getByRole('link', {name: 'Open in the explorer'})).toHaveAttribute(
      'href',
      `https://kairos.kaiascan.io/tx/${HASH}`,
    );
  });
});

test('The example of each status is shown with what the panel says of it, and nothing is sent.', async () => {
  const {api, panel, user} = await openOperation(BLOCK_PAGE);
  await panel.press('Show example answer');
  await panel.says('its values are no answer of the API');
  const statuses = within(panel.region).getByRole('group', {
    name: 'Status of the example',
  });
  const radios = within(statuses).getAllByRole('radio');
  expect(radios.map((radio) => radio.parentElement?.textContent).join()).toBe(
    '200,400,401,404,429,500',
  );
  const exampleOf = (status: string): unknown =>
    JSON.parse(document.querySelector(`#response-${status} pre`)?.textContent ?? '');
  expect(panel.status).not.toHaveTextContent('200');
  const shown = [...(await panel.body()).querySelectorAll('pre code > span')]
    .map(({textContent}) => textContent.replace(/ = [\d.]+ KAIA.*/, ''))
    .join('');
  expect(JSON.parse(shown)).toEqual(exampleOf('200'));
  for (const [status, says] of [
    ['429', 'There were too many requests.'],
    ['401', 'The request had no key.'],
    ['404', 'switch to Kairos'],
  ] as const) {
    const radio = within(statuses).getByRole('radio', {name: status});
    await user.click(radio);
    await panel.says(says, 'its values are no answer of the API');
    expect(radio).toHaveFocus();
    const {code} = exampleOf(status) as {code: string};
    expect(await panel.body()).toHaveTextContent(`"code": "${code}"`);
  }
  expect(api.received).toEqual([]);
});

describe('Two answers', () => {
  test('of the page are shown beside each other by path, and the earlier one again.', async () => {
    const {api, panel, user} = await send(200, '{"block_id":7,"hash":"0xa","only":1}');
    await panel.says('200');
    api.answers(404, '{"block_id":8,"hash":"0xa"}');
    await panel.fill({blockNumber: '8'});
    await panel.send();
    await panel.says('404');
    await user.click(within(panel.region).getByText('Answers of this page (2)'));
    await panel.press(/^Compare with: Mainnet, 200/);
    const comparison = await within(panel.region).findByRole('region', {
      name: 'Comparison of two answers',
    });
    await waitFor(() =>
      expect(comparison).toHaveTextContent('Different: 2. The same: 1.'),
    );
    const rows = within(comparison).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'block_id87',
      'onlynot there1',
    ]);
    await panel.press('Back to the answer');
    expect(await panel.body()).toHaveTextContent('"block_id": 8');
    await panel.press(/^Show: Mainnet, 200/);
    await panel.says('200');
    expect(await panel.body()).toHaveTextContent('"block_id": 7');
    expect(api.received).toHaveLength(2);
  });

  test('of two networks are beside each other after one press, which sends one request.', async () => {
    const {api, panel} = await send(200, '{"block_id":7}');
    await panel.says('200');
    const release = gate();
    api.does(async () => {
      await release.opened;
      return new Response('{"block_id":9}');
    });
    await panel.press('Compare with Kairos');
    expect(panel.button('Compare with Kairos')).toBeDisabled();
    release.open();
    const comparison = await within(panel.region).findByRole('region', {
      name: 'Comparison of two answers',
    });
    await waitFor(() => expect(comparison).toHaveTextContent('block_id79'));
    const hosts = api.urls.map((url) => new URL(url));
    expect(hosts.map(({pathname}) => pathname)).toEqual(
      Array(2).fill(hosts[0]?.pathname),
    );
    expect(new Set(hosts.map(({host}) => host)).size).toBe(2);
  });

  test('are not kept if the API sends back the key, nor after the reader has let the key be forgotten.', async () => {
    const {api, panel} = await openOperation(BLOCK_PAGE);
    await panel.write(panel.key, 'my-secret');
    await panel.fill({blockNumber: '7'});
    for (const text of ['{"a":1}', '{"sent":"my-secret"}', '{"a":2}']) {
      api.answers(200, text);
      await panel.send();
      const [, value = ''] = /:"?([^"}]+)/.exec(text) ?? [];
      await waitFor(async () => expect(await panel.body()).toHaveTextContent(value));
    }
    expect(panel.region).toHaveTextContent('Answers of this page (2)');
    await panel.press('Forget');
    expect(panel.region).not.toHaveTextContent('Answers of this page');
  });
});

describe('The panel explains', () => {
  test('the status of an answer, and what to do.', async () => {
    // The operations of the data API have advice of their own.
    const {api, panel} = await openOperation('/api/pet/search/list-pets', {
      fixture: 'petstore.yaml',
    });
    const message = 'Words of the API.';
    for (const [status = '', key = '', ...says] of table`
      401 |        | had no key                | Enter your API key
      401 | secret | did not accept the key    | enter another one
      404 | secret | Not found                 | Check the values, and send again
      429 | secret | Send again in 3 minutes.
    `) {
      const error = {code: 'SOME_CODE', title: 'A title', message};
      api.answers(Number(status), error, {'retry-after': '130'});
      await panel.write(panel.key, key);
      await panel.send();
      await panel.says(...says, status, 'SOME_CODE', message);
      expect(await panel.body()).toHaveTextContent('"code": "SOME_CODE"');
    }
  });

  test('an answer that is not JSON, shows it as text, and marks the first error.', async () => {
    const html = '<html><script>window.hit = true</script><h1>Maintenance</h1></html>';
    const {api, panel} = await send(200, html, {'content-type': 'text/html'});
    await panel.says('such as a proxy or a maintenance page');
    expect(panel.region.querySelector('pre')?.textContent).toBe(html);
    expect(panel.region.querySelector('script')).toBeNull();

    const text = '{"block_id": 7\n "hash": "0x"}';
    api.answers(200, text);
    await panel.send();
    await panel.says('not valid JSON', 'The first error is in line 2, column 2');
    expect(panel.region.querySelector('pre')?.textContent).toBe(text);
    expect(panel.region.querySelector('mark')?.textContent).toBe('"');
  });

  test('a request that fails, by a second one without the key where there is a network.', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const {api, panel, user} = await openOperation(BLOCK_PAGE);
    api.fails();
    await user.type(panel.key, 'secret');
    await panel.send();
    await panel.says('Your device has no network.', 'Connect, and send again.');
    expect(api.received).toHaveLength(1);

    onLine.mockRestore();
    await panel.send();
    await panel.says(
      'cannot be reached',
      'The name https://mainnet-oapi.kaiascan.io was not found',
      'try the other network',
    );

    api.does(({url}) =>
      url.endsWith('.io') ? Response.json({}) : Promise.reject(new TypeError('CORS')),
    );
    await panel.send();
    await panel.says('(CORS)', 'most likely', 'run it in a terminal');
    expect(api.received.at(-1)).toMatchObject({
      url: 'https://mainnet-oapi.kaiascan.io',
      headers: {},
      init: {mode: 'no-cors', credentials: 'omit'},
    });
  });
});
