import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {
  expectErrors,
  hasAddress,
  type OpenedSearch,
  openSearch,
  openSearchPage,
  resize,
  routeOf,
} from '@site/tests/fixtures/search-box';
import {proves} from '@site/tests/specification/proves';

const BLOCK = routeOf('get-block');

const REWARDS = routeOf('get-block-rewards');

type Opened = OpenedSearch & {release: () => void};

/** Opens the search, whose index the host holds. */
async function openWithPendingIndex(open = openSearch, address = '/'): Promise<Opened> {
  let release = (): void => undefined;
  const prepare = (host: OpenedSearch['host']): void => {
    release = host.holdsIndex();
  };
  const opened = await open({address, prepare});
  await opened.box.open();
  return {...opened, release};
}

/** Moves the query "get block rewards" to the input, whose results the worker has not sent. */
async function openWithPendingResults(): Promise<Opened> {
  const opened = await openSearch();
  await opened.box.search('get transaction');
  const release = opened.host.holdsAnswers();
  await opened.box.fill('get block rewards');
  return {...opened, release};
}

describe('The search', () => {
  test('is loaded when the pointer hovers over it, and takes no focus.', async () => {
    const {box, host, user} = await openSearch();
    expect(host.requested).toEqual([]);
    await user.hover(box.standIn);
    expect(await screen.findByRole('combobox')).not.toHaveFocus();
    expect(host.requested).toHaveLength(1);
  });

  test(
    'is fetched once, for the box and the page, and answers the last query.',
    proves('S4.6'),
    async () => {
      const {box, host, release} = await openWithPendingIndex(
        openSearchPage,
        '/search?q=fee+payer',
      );
      await box.fill('get account');
      await box.fill('get block rewards');
      expect(box.options).toEqual([]);
      expect(screen.queryAllByRole('listitem')).toEqual([]);
      release();
      await box.finds('Get Block Rewards');
      expect(await screen.findAllByRole('listitem')).toHaveLength(8);
      expect(host.requested).toEqual(['/search-index-docs-default-current.json']);
      expect(host.workers).toBe(1);
    },
  );

  test('opens the first result of an Enter pressed before it is loaded.', async () => {
    const {box, history} = await openSearch();
    fireEvent.focus(box.standIn);
    fireEvent.change(box.standIn, {target: {value: 'get block rewards'}});
    fireEvent.submit(box.standIn);
    expect(history.location.pathname).toBe('/');
    await hasAddress(history, REWARDS);
    await box.isClosed();
  });

  test('opens the first result of an Enter pressed before it is loaded, on a phone.', async () => {
    const {box, history} = await openSearch({width: 390});
    fireEvent.focus(box.standIn);
    fireEvent.change(box.standIn, {target: {value: 'get block rewards'}});
    fireEvent.submit(box.standIn);
    await hasAddress(history, REWARDS);
  });

  test('links to the search page in a browser without workers.', async () => {
    expectErrors('The search box cannot be loaded:');
    const {box} = await openSearch();
    vi.stubGlobal('Worker', undefined);
    fireEvent.change(box.standIn, {target: {value: 'get block'}});
    const link = await screen.findByRole('link', {name: 'Open the search page'});
    expect(link).toHaveAttribute('href', '/search?q=get+block');
  });

  test('links to the search page with the typed text if it could not be loaded.', async () => {
    expectErrors('The search box cannot be loaded:');
    const AUTOCOMPLETE = '@site/packages/reference-search/src/client/lazy/Autocomplete';
    vi.doMock(AUTOCOMPLETE, () => {
      throw new Error('ChunkLoadError');
    });
    const {box} = await openSearch();
    fireEvent.change(box.standIn, {target: {value: 'get block'}});
    const link = await screen.findByRole('link', {name: 'Open the search page'});
    expect(link).toHaveAttribute('href', '/search?q=get+block');
    vi.doUnmock(AUTOCOMPLETE);
  });

  test('accepts at most 512 characters.', proves('S5.1', 'S9.7'), async () => {
    const {box, user} = await openSearch();
    expect(box.standIn).toHaveAttribute('maxlength', '512');
    await box.open();
    await user.paste('x'.repeat(520));
    expect(box.input).toHaveValue('x'.repeat(512));
    await box.says('No results found.');
  });
});

describe('The panel', () => {
  test(
    'opens while the reader types, and again by a click or ArrowDown after Escape.',
    proves('S2.37', 'S4.8', 'S4.9'),
    async () => {
      const {box, user} = await openSearch();
      await box.open();
      await box.isClosed();
      await user.keyboard('block');
      await box.finds('Get Block');
      expect(box.panel).toBeVisible();
      for (const openAgain of [
        () => user.click(box.input),
        () => user.keyboard('{ArrowDown}'),
      ]) {
        await user.keyboard('{Escape}');
        await box.isClosed();
        expect(box.input).toHaveValue('block');
        await openAgain();
        await box.finds('Get Block');
        expect(box.active).toBe(box.options[0]);
      }
      await user.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(box.input).toHaveValue(''));
      expect(box.input).toHaveFocus();
    },
  );

  test('says that it waits after 300 ms.', proves('S4.7', 'S9.6'), async () => {
    const {box, release} = await openWithPendingIndex();
    const indicator = document.querySelector('.aa-LoadingIndicator');
    expect(indicator).toHaveAttribute('hidden');
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    fireEvent.input(box.input, {target: {value: 'g'}});
    vi.advanceTimersByTime(299);
    expect(indicator).toHaveAttribute('hidden');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(indicator).not.toHaveAttribute('hidden');
    expect(box.status).toBeEmptyDOMElement();
    vi.useRealTimers();
    release();
    await box.finds(/get/i);
    expect(indicator).toHaveAttribute('hidden');
  });

  test('stays closed if the index arrives after Escape.', async () => {
    const {box, user, release} = await openWithPendingIndex();
    await box.fill('get account');
    await user.keyboard('{Escape}');
    expect(box.input).toHaveValue('');
    release();
    await box.isClosed();
    await box.fill('get account');
    await box.finds('Get Account');
  });

  test('stays closed if the index arrives after a press outside.', async () => {
    const {box, user, history, release} = await openWithPendingIndex(
      openSearchPage,
      '/search?q=fee+payer',
    );
    await box.fill('get account');
    await user.click(document.body);
    act(() => history.push('/search?q=get+block+rewards'));
    release();
    // It is answered after the query of the box.
    await screen.findByRole('link', {name: 'Get Block Rewards'});
    await box.isClosed();
  });
});

describe('The active item', () => {
  test(
    'is the first one, then that of the arrows, around both ends, or of the pointer, and Enter opens it.',
    proves('S4.8', 'S4.9'),
    async () => {
      const {box, history, user} = await openSearch();
      await box.search('get block');
      const isActive = (place: number): Promise<void> =>
        waitFor(() => {
          expect(box.active).toBe(box.options.at(place));
          expect(box.input).toHaveAttribute('aria-activedescendant', box.active.id);
        });
      await isActive(0);
      for (const [key, place] of [
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['ArrowUp', -1],
        ['ArrowDown', 0],
      ] as const) {
        await user.keyboard(`{${key}}`);
        await isActive(place);
      }
      expect(box.input).toHaveFocus();
      await user.hover(box.options[2] as HTMLElement);
      await isActive(2);
      const address = box.active.getAttribute('href') ?? '';
      expect(address).not.toBe(BLOCK);
      await user.keyboard('{Enter}');
      await hasAddress(history, address);
    },
  );

  test(
    'is opened in another tab or window by Enter with a modifier, and stays after Tab.',
    proves('S4.9', 'S4.10', 'S4.11'),
    async () => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const {box, history, user} = await openSearch();
      await box.search('get block');
      for (const [modifier, ...asked] of [
        ['Control', '_blank', 'noopener'],
        ['Meta', '_blank', 'noopener'],
        ['Shift', '_blank', 'noopener,popup=yes'],
      ]) {
        open.mockClear();
        await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
        expect([modifier, ...open.mock.calls]).toEqual([modifier, [BLOCK, ...asked]]);
      }
      await user.tab();
      await box.isClosed();
      expect(box.input).not.toHaveFocus();
      expect(box.input).toHaveValue('get block');
      expect(history.location.pathname).toBe('/');
    },
  );
});

describe('Enter', () => {
  test('opens the first item, and clears the query.', proves('S4.9'), async () => {
    const {box, history, user} = await openSearch();
    await box.search('get block');
    await user.keyboard('{Enter}');
    await hasAddress(history, BLOCK);
    expect(history.location.state).toEqual({searchTerms: ['get', 'block']});
    await box.isClosed();
    expect(box.input).toHaveValue('');
  });

  test.each([
    ['{Enter}', REWARDS, []],
    ['{Control>}{Enter}{/Control}', '/', [[REWARDS, '_blank', 'noopener']]],
  ])('waits for the results of the typed query: %s.', async (keys, address, opened) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const {history, user, release} = await openWithPendingResults();
    await user.keyboard(keys);
    expect([history.location.pathname, open.mock.calls]).toEqual(['/', []]);
    release();
    await waitFor(() =>
      expect([history.location.pathname, open.mock.calls]).toEqual([address, opened]),
    );
  });

  test.each<[by: string, cancel: (opened: Opened) => Promise<unknown>]>([
    ['Escape', ({user}) => user.keyboard('{Escape}')],
    [
      'another query',
      async ({box, user, release}) => {
        await user.paste(' of a block');
        release();
        await box.finds('Get Block Rewards');
      },
    ],
  ])('is cancelled by %s.', async (_, cancel) => {
    const opened = await openWithPendingResults();
    await opened.user.keyboard('{Enter}');
    await cancel(opened);
    opened.release();
    await opened.box.search('get account');
    expect(opened.history.location.pathname).toBe('/');
  });
});

describe('The box', () => {
  test('opens the page of all results on Submit, if it has a text.', async () => {
    const {box, history, user} = await openSearch();
    await box.open();
    const submit = screen.getByTitle('Submit');
    await user.click(submit);
    await box.fill('   ');
    await user.click(submit);
    expect(history.location.pathname).toBe('/');
    await box.search('fee payer');
    await user.click(submit);
    await hasAddress(history, '/search?q=fee+payer');
    await box.isClosed();
  });

  test('is a combobox with a listbox while it has results, and has a button that clears its text.', async () => {
    const {box, user} = await openSearch();
    await box.open();
    expect(box.input).toHaveAttribute('aria-autocomplete', 'list');
    expect(box.input).toHaveAttribute('aria-haspopup', 'listbox');
    const clear = (): HTMLElement | null => screen.queryByRole('button', {name: 'Clear'});
    expect(clear()).toBeNull();
    const hasNoList = (): void => {
      expect(box.input).toHaveAttribute('aria-expanded', 'false');
      expect(box.input).not.toHaveAttribute('aria-controls');
      expect(box.input).not.toHaveAttribute('aria-activedescendant');
    };
    hasNoList();
    await box.search('qqqzzzxxx', 'No results found.');
    hasNoList();
    await box.search('block');
    const list = screen.getByRole('listbox', {name: 'Search results'});
    expect(box.input).toHaveAttribute('aria-expanded', 'true');
    expect(box.input).toHaveAttribute('aria-controls', list.id);
    await user.keyboard('{Escape}');
    await waitFor(hasNoList);
    // Two lists: the endpoints of a pasted value, and the results for its words.
    await box.search('2000');
    const lists = screen.getAllByRole('listbox').map(({id}) => id);
    expect(lists).toHaveLength(2);
    expect(box.input).toHaveAttribute('aria-controls', lists.join(' '));
    await user.click(clear() as HTMLElement);
    await waitFor(() => expect(box.input).toHaveValue(''));
    expect(box.input).toHaveFocus();
    await box.isClosed();
    expect(clear()).toBeNull();
    expect(box.status).toBeEmptyDOMElement();
  });
});

describe('On a narrow screen, the search', () => {
  const NARROW = {width: 996};

  test(
    'fills the screen, and Cancel or Escape close it.',
    proves('S2.40', 'S2.42'),
    async () => {
      const {box, user} = await openSearch(NARROW);
      await box.open();
      expect(box.input).toHaveAttribute('placeholder', 'Search');
      expect(screen.getByTitle('Submit')).toBeVisible();
      await box.search('get account');
      expect(screen.getByRole('button', {name: 'Clear'})).toHaveAttribute(
        'title',
        'Clear',
      );
      await user.click(screen.getByRole('button', {name: 'Cancel'}));
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      await user.click(screen.getByTitle('Search'));
      await waitFor(() => expect(box.input).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    },
  );

  test('stays closed if results arrive after Cancel.', async () => {
    const {box, host, user} = await openSearch(NARROW);
    await box.search('get block');
    const release = host.holdsAnswers();
    await box.fill('zzzzzz');
    await user.click(screen.getByRole('button', {name: 'Cancel'}));
    await box.isClosed();
    release();
    await box.says('No results found.');
    await box.isClosed();
  });

  test('is there 20 ms after a change of the width.', proves('S9.9'), async () => {
    const {box} = await openSearch();
    await box.open();
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    resize(990);
    vi.advanceTimersByTime(19);
    resize(980);
    vi.advanceTimersByTime(19);
    expect(screen.queryByTitle('Search')).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(await screen.findByTitle('Search')).toBeVisible();
  });
});
