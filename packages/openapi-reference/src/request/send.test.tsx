import {act, fireEvent, waitFor, within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';

const API = 'https://harbour.example.com/v1';
const BERTH_PAGE = '/api/Berths/get-berth';
const CANCEL_PAGE = '/api/Arrivals/cancel-arrival';
const ARRIVAL = '5f0d6f3e-8c9b-4a53-9d0e-2a4c1f0b7e11';

const open = (address: string): Promise<OpenedPage> =>
  openOperation(address, {fixture: '../../examples/harbour/openapi.yaml'});

/** Opens an endpoint that needs one value, and fills it in. */
async function openBerth(): Promise<OpenedPage> {
  const page = await open(BERTH_PAGE);
  await page.panel.fill({berthId: 'N7'});
  return page;
}

/** Advances the timers, which a test has stopped, and renders what follows. */
async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Sends the request, which starts in a task after the press is rendered. */
async function sendWithStoppedTimers(panel: OpenedPage['panel']): Promise<void> {
  fireEvent.click(panel.button('Send API Request'));
  await advance(0);
  await advance(0);
}

describe('Send', () => {
  test('sends the values of the form with the key, also on Control or Meta and Enter in a field.', async () => {
    const {api, panel, user} = await openBerth();
    api.answers(200, {depth: 7});
    await user.type(panel.key, 'secret');
    await user.click(panel.field('berthId'));
    for (const [count, press] of [
      () => panel.send(),
      () => user.keyboard('{Control>}{Enter}{/Control}'),
      () => user.keyboard('{Meta>}{Enter}{/Meta}'),
    ].entries()) {
      await press();
      await panel.says('200');
      expect(api.urls).toHaveLength(count + 1);
      expect(api.urls[count]).toBe(`${API}/berths/N7`);
      expect(api.received[count]?.headers).toMatchObject({'X-Harbour-Key': 'secret'});
      await user.click(panel.field('berthId'));
    }
  });

  test('omits empty fields, credentials of the browser, referrer and cache.', async () => {
    const {api, panel} = await open('/api/Berths/list-berths');
    await panel.fill({page: ' 2 ', size: '5', minDepth: ' '});
    await panel.send();
    await panel.says('200');
    expect(api.urls).toEqual([`${API}/berths?page=2&size=5`]);
    const {headers, init} = api.received[0] ?? {};
    expect(Object.keys(headers ?? {})).not.toContain('X-Harbour-Key');
    expect(init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
  });

  test('leaves the reader in the field of the search, and shows which value is missing.', async () => {
    const {panel} = await open(BERTH_PAGE);
    await panel.fill({berthId: ''});
    const search = document.body.appendChild(document.createElement('input'));
    search.focus();
    // A press from before hydration is repeated, and does not move the focus.
    fireEvent.click(panel.button('Send API Request'));
    await waitFor(() => {
      expect(panel.problemAt('berthId')).toBe('Fill this in.');
    });
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  test('sends one request for a double click and keys before the response.', async () => {
    const {api, panel, user} = await open(CANCEL_PAGE);
    const release = api.holds();
    await panel.fill({arrivalId: ARRIVAL});
    await user.dblClick(panel.button('Send API Request'));
    await panel.says('Waiting');
    await user.keyboard('{Enter}');
    await user.click(panel.field('arrivalId'));
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
    release();
    await panel.says('200');
    expect(api.received.map(({method}) => method)).toEqual(['DELETE']);
  });

  test('sends one request for a key that is held down, and a second click after the response.', async () => {
    const {api, panel, user} = await openBerth();
    const field = panel.field('berthId');
    await user.click(field);
    await user.keyboard('{Enter}');
    await panel.says('200');
    fireEvent.click(panel.button('Send API Request'), {detail: 2});
    // The browser submits the form unless a listener prevents it.
    for (const ctrlKey of [false, true]) {
      expect(fireEvent.keyDown(field, {key: 'Enter', ctrlKey, repeat: true})).toBe(false);
    }
    await panel.press('Copy link');
    await panel.says('Link copied.');
    expect(api.received).toHaveLength(1);
  });

  test('cancels a pending request with other values.', async () => {
    const {api, panel} = await openBerth();
    const release = api.holds();
    await panel.send();
    await panel.says('Waiting');
    await panel.fill({berthId: 'N8'});
    await panel.send();
    await waitFor(() =>
      expect(api.urls).toEqual([`${API}/berths/N7`, `${API}/berths/N8`]),
    );
    expect(api.received.map(({signal}) => signal.aborted)).toEqual([true, false]);
    release();
    await panel.says('200');
    expect(panel.region).toHaveTextContent(`GET ${API}/berths/N8`);
  });
});

describe('A pending request', () => {
  test('is shown after 200 ms and not before, and ends after 30 seconds.', async () => {
    const {api, panel} = await openBerth();
    await panel.send();
    await panel.says('200');
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    api.holds();
    await sendWithStoppedTimers(panel);
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
    const {api, panel} = await openBerth();
    await panel.send();
    await panel.says('200');
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    api.does(({signal}) => {
      const start = (stream: ReadableStreamDefaultController): void => {
        stream.enqueue(new TextEncoder().encode('{"depth":'));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      };
      return new Response(new ReadableStream({start}));
    });
    await sendWithStoppedTimers(panel);
    expect(api.received).toHaveLength(2);
    await advance(30_000);
    vi.useRealTimers();
    await panel.says('No answer within 30 seconds.');
  });

  test('is cancelled by a button, Escape or another page, and does not bring back the previous answer.', async () => {
    const {api, panel, user, follow} = await openBerth();
    for (const cancel of [() => panel.press('Cancel'), () => user.keyboard('{Escape}')]) {
      await panel.choose(panel.network, 'Office');
      api.answers(200, {depth: 7});
      await panel.send();
      await panel.says('200');
      expect(panel.status).not.toHaveTextContent('Cancelled');
      expect(await panel.body()).toHaveTextContent('depth');

      api.holds();
      await panel.choose(panel.network, 'Training');
      await panel.send();
      await panel.says('Waiting');
      await cancel();
      await panel.says('Cancelled', 'You ended this request');
      expect(api.received.at(-1)?.signal.aborted).toBe(true);
      expect(within(panel.region).queryByRole('button', {name: 'Cancel'})).toBeNull();
      expect(panel.button('Send API Request')).toHaveFocus();
      expect(panel.status).not.toHaveTextContent('200');
      expect(panel.region).not.toHaveTextContent('depth');
      expect(panel.region).not.toHaveTextContent('Headers');
      expect(panel.region).toHaveTextContent(
        'GET https://training.harbour.example.com/v1/berths/N7',
      );
    }
    api.holds();
    await panel.send();
    await panel.says('Waiting');
    follow('/api/Berths/list-berths');
    expect(api.received.at(-1)?.signal.aborted).toBe(true);
  });
});

describe('The requests of the tab', () => {
  test('are the last ten, and run again on their own page and from others.', async () => {
    const {api, panel, follow} = await open(BERTH_PAGE);
    for (let number = 1; number <= 11; number += 1) {
      await panel.fill({berthId: `N${number}`});
      await panel.send();
      await waitFor(() =>
        expect(panel.region).toHaveTextContent(`GET ${API}/berths/N${number}`),
      );
    }
    expect(panel.region).toHaveTextContent('Requests of this tab (10)');
    expect(panel.region).toHaveTextContent('/berths/N11Get a berth · Office · 200');
    await panel.press('Run again: GET /berths/N2');
    await waitFor(() => expect(api.urls.at(-1)).toBe(`${API}/berths/N2`));
    expect(panel.field('berthId')).toHaveValue('N2');

    follow('/api/Tides/get-tides');
    await within(panel.region).findByText('Requests of this tab (10)');
    await panel.press('Run again: GET /berths/N11');
    await waitFor(() => expect(panel.field('berthId')).toHaveValue('N11'));
    await panel.says('200');
    expect(api.urls.at(-1)).toBe(`${API}/berths/N11`);
    expect(api.received).toHaveLength(13);
    expect(JSON.stringify(localStorage)).not.toContain('berths');
  });
});
