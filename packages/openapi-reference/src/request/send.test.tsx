import {act, fireEvent, waitFor, within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const API = 'https://mainnet-oapi.kaiascan.io/api/v1';
const BLOCK_PAGE = '/api/Block/get-block';
const REFRESH_PAGE = '/api/NFT/refresh-nft-item';

/** Opens an endpoint that needs one value, and fills it in. */
async function openBlock(): Promise<OpenedPage> {
  const page = await openOperation(BLOCK_PAGE);
  await page.panel.fill({blockNumber: '7'});
  return page;
}

/** Opens an endpoint with a pending request of which the reader sees that it is pending. */
async function openWaiting(): Promise<OpenedPage & {release: () => void}> {
  const page = await openBlock();
  const release = page.api.holds();
  await page.panel.send();
  await page.panel.says('Waiting');
  return {...page, release};
}

/** Advances the timers, which a test has stopped, and renders what follows. */
async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe('Send', () => {
  test('sends the values of the form with the key.', async () => {
    const {api, panel, user} = await openBlock();
    api.answers(200, {block_id: 7});
    await user.type(panel.key, 'secret');
    await panel.send();
    await panel.says('200');
    expect(api.urls).toEqual([`${API}/blocks/7`]);
    expect(api.received[0]?.headers).toMatchObject({Authorization: 'Bearer secret'});
  });

  test('omits empty fields, credentials of the browser, referrer and cache.', async () => {
    const {api, panel} = await openOperation('/api/Block/get-blocks');
    await panel.fill({page: ' 2 ', size: '5', blockNumberStart: ' '});
    await panel.send();
    await panel.says('200');
    expect(api.urls).toEqual([`${API}/blocks?page=2&size=5`]);
    const {headers, init} = api.received[0] ?? {};
    expect(Object.keys(headers ?? {})).not.toContain('Authorization');
    expect(init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
  });

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'is pressed by %s in a field.',
    async (keys) => {
      const {api, panel, user} = await openBlock();
      await user.click(panel.field('blockNumber'));
      await user.keyboard(keys);
      await panel.says('200');
      expect(api.received).toHaveLength(1);
    },
  );

  test.each<{method: string; route: string; values: Record<string, string>}>([
    {method: 'GET', route: BLOCK_PAGE, values: {blockNumber: '7'}},
    {method: 'PUT', route: REFRESH_PAGE, values: {tokenAddress: ACCOUNT, tokenId: '7'}},
  ])(
    'sends one $method for a double click and keys before the response.',
    async ({method, route, values}) => {
      const {api, panel, user} = await openOperation(route);
      const release = api.holds();
      await panel.fill(values);
      await user.dblClick(panel.button('Send API Request'));
      await panel.says('Waiting');
      await user.keyboard('{Enter}');
      await user.click(panel.field(Object.keys(values)[0] ?? ''));
      await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
      release();
      await panel.says('200');
      expect(api.received.map((request) => request.method)).toEqual([method]);
    },
  );

  test('sends one request for a double click with a response between the clicks.', async () => {
    const {api, panel} = await openBlock();
    await panel.send();
    await panel.says('200');
    fireEvent.click(panel.button('Send API Request'), {detail: 2});
    await panel.press('Copy link');
    await panel.says('Link copied.');
    expect(api.received).toHaveLength(1);
  });

  test('sends one request for a key that is held down.', async () => {
    const {api, panel, user} = await openBlock();
    const field = panel.field('blockNumber');
    await user.click(field);
    await user.keyboard('{Enter}');
    await panel.says('200');
    // The browser submits the form unless a listener prevents it.
    expect(fireEvent.keyDown(field, {key: 'Enter', repeat: true})).toBe(false);
    expect(fireEvent.keyDown(field, {key: 'Enter', ctrlKey: true, repeat: true})).toBe(
      false,
    );
    await panel.press('Copy link');
    await panel.says('Link copied.');
    expect(api.received).toHaveLength(1);
  });

  test('cancels a pending request with other values.', async () => {
    const {api, panel, release} = await openWaiting();
    await panel.fill({blockNumber: '8'});
    await panel.send();
    await waitFor(() => expect(api.urls).toEqual([`${API}/blocks/7`, `${API}/blocks/8`]));
    expect(api.received.map(({signal}) => signal.aborted)).toEqual([true, false]);
    release();
    await panel.says('200');
    expect(panel.region).toHaveTextContent(`GET ${API}/blocks/8`);
  });

  test('cancels a pending request with another key.', async () => {
    const {api, panel} = await openWaiting();
    await panel.write(panel.key, 'secret');
    await panel.send();
    await waitFor(() =>
      expect(api.received.map(({signal}) => signal.aborted)).toEqual([true, false]),
    );
  });
});

describe('A pending request', () => {
  test('is shown after 200 ms and not before, and ends after 30 seconds.', async () => {
    const {api, panel} = await openBlock();
    await panel.send();
    await panel.says('200');
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    api.holds();
    fireEvent.click(panel.button('Send API Request'));
    await advance(0);
    expect(api.received).toHaveLength(2);
    await advance(199);
    // The last answer stays until there is something to say.
    expect(panel.status).toHaveTextContent(/^200/);
    await advance(1);
    expect(panel.status).toHaveTextContent('Waiting for the answer…');
    await advance(29_799);
    expect(panel.status).toHaveTextContent('Waiting for the answer…');
    await advance(1);
    vi.useRealTimers();
    await panel.says('No answer within 30 seconds.', 'Ask for less');
    expect(api.received[1]?.signal.aborted).toBe(true);
  });

  test('ends after 30 seconds also if its answer has begun.', async () => {
    const {api, panel} = await openBlock();
    await panel.send();
    await panel.says('200');
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    api.does(({signal}) => {
      const start = (stream: ReadableStreamDefaultController): void => {
        stream.enqueue(new TextEncoder().encode('{"block_id":'));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      };
      return new Response(new ReadableStream({start}));
    });
    fireEvent.click(panel.button('Send API Request'));
    await advance(0);
    expect(api.received).toHaveLength(2);
    await advance(30_000);
    vi.useRealTimers();
    await panel.says('No answer within 30 seconds.');
  });

  test.each(['a button', 'Escape'])('is cancelled by %s.', async (way) => {
    const {api, panel, user} = await openWaiting();
    if (way === 'Escape') {
      await user.keyboard('{Escape}');
    } else {
      await panel.press('Cancel');
    }
    await panel.says('Cancelled', 'You ended this request');
    expect(api.received[0]?.signal.aborted).toBe(true);
    expect(within(panel.region).queryByRole('button', {name: 'Cancel'})).toBeNull();
    expect(panel.button('Send API Request')).toHaveFocus();

    api.answers(200, {});
    await panel.send();
    await panel.says('200');
    expect(panel.status).not.toHaveTextContent('Cancelled');
  });

  test('that is cancelled does not bring back the previous answer.', async () => {
    const {api, panel} = await openBlock();
    api.answers(200, {block_id: 7});
    await panel.send();
    expect(await panel.body()).toHaveTextContent('block_id');
    api.holds();
    await panel.choose(panel.network, 'Kairos');
    await panel.send();
    await panel.says('Waiting');
    await panel.press('Cancel');
    await panel.says('Cancelled');
    expect(panel.status).not.toHaveTextContent('200');
    expect(panel.region).not.toHaveTextContent('block_id');
    expect(panel.region).not.toHaveTextContent('Headers');
    expect(panel.region).toHaveTextContent(
      'GET https://kairos-oapi.kaiascan.io/api/v1/blocks/7',
    );
  });

  test('is cancelled when the reader leaves the page.', async () => {
    const {api, follow} = await openWaiting();
    follow('/api/Block/get-blocks');
    expect(api.received[0]?.signal.aborted).toBe(true);
  });

  test('is cancelled when the reader asks for the example.', async () => {
    const {api, panel, release} = await openWaiting();
    await panel.press('Show example answer');
    await panel.says('its values are no answer of the API');
    expect(api.received[0]?.signal.aborted).toBe(true);
    release();
    await panel.press('Copy link');
    await panel.says('Link copied.');
    expect(await panel.body()).toHaveTextContent('block_id');
  });
});

describe('The requests of the tab', () => {
  test('are the last ten, and run again on their own page and from others.', async () => {
    const {api, panel, follow} = await openOperation(BLOCK_PAGE);
    for (let number = 1; number <= 11; number += 1) {
      await panel.fill({blockNumber: String(number)});
      await panel.send();
      await waitFor(() =>
        expect(panel.region).toHaveTextContent(`GET ${API}/blocks/${number}`),
      );
    }
    expect(panel.region).toHaveTextContent('Requests of this tab (10)');
    expect(panel.region).toHaveTextContent('/blocks/11Get Block · Mainnet · 200');
    await panel.press('Run again: GET /api/v1/blocks/2');
    await waitFor(() => expect(api.urls.at(-1)).toBe(`${API}/blocks/2`));
    expect(panel.field('blockNumber')).toHaveValue('2');

    follow('/api/Account/get-account');
    await within(panel.region).findByText('Requests of this tab (10)');
    await panel.press('Run again: GET /api/v1/blocks/11');
    await waitFor(() => expect(panel.field('blockNumber')).toHaveValue('11'));
    await panel.says('200');
    expect(api.urls.at(-1)).toBe(`${API}/blocks/11`);
    expect(api.received).toHaveLength(13);
    expect(JSON.stringify(localStorage)).not.toContain('blocks');
  });
});
