import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {
  ADDRESS,
  expectErrors,
  hasAddress,
  HASH,
  openSearch,
  routeOf,
  type OpenedSearch,
} from '@site/tests/fixtures/search-box';
import {contentOf, field, page} from '@site/tests/fixtures/search-documents';
import {table} from '@site/tests/fixtures/table';
import {proves} from '@site/tests/specification/proves';

/** The storage key; Docusaurus appends the namespace of the site if there is one. */
const RECENT = 'docs.search.recent';
const PAGES = 'docs.search.pages';

/** Searches, and opens the first result. */
async function choose({box, user}: OpenedSearch, query: string): Promise<void> {
  await box.search(query);
  await user.keyboard('{Enter}');
  await box.isClosed();
}

describe('A result', () => {
  test('shows its badge, its title, its location and its text, with the words marked.', async () => {
    const account = page('/schemas/account', 'AccountView', {kind: 'schema'});
    const {box} = await openSearch({
      prepare: (host) => {
        host.answersIndex(
          200,
          contentOf([
            page('/api/NFT/refresh', 'Refresh item', {
              kind: 'endpoint',
              tags: ['PUT', '/api/v1/nfts/{id}', 'refreshItem'],
            }),
            account,
            field(account, 'key.item', {content: 'An item of the key.'}),
            {...field(account, 'item'), kind: 'parameter'},
            page('/faq', 'Questions about an item'),
            page('/faq#item', 'Questions', {
              kind: 'section',
              title: 'Where is my item?',
              sectionTitle: 'Where is my item?',
              sidebarParentCategories: ['Start'],
            }),
            page('/api/NFT', 'Items', {kind: 'list'}),
          ]),
        );
      },
    });
    await box.search('item');
    expect(box.texts.sort()).toEqual([
      'EndpointsItems',
      'Fielditemkey.item of AccountViewAn item of the key.',
      'GuideQuestions about an item',
      'PUTRefresh item/api/v1/nfts/{id}',
      'Parameteritemitem of AccountView',
      'SectionWhere is my item?Start › Questions',
    ]);
    const [refresh] = box.options.filter(({textContent}) => textContent.includes('PUT'));
    expect(refresh).toHaveAttribute('href', '/api/NFT/refresh');
    expect(
      [...(refresh?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent),
    ).toEqual(['item']);
    await box.search('accountview');
    expect(box.options[0]).toHaveTextContent(/^SchemaAccountView/);
  });

  test(
    'is one of at most 8, without duplicates, and the row below opens all.',
    proves('S9.1'),
    async () => {
      const {box, history, user} = await openSearch();
      await box.search('fee payer', '8 results');
      expect(box.options).toHaveLength(9);
      expect(new Set(box.texts).size).toBe(9);
      const all = box.options.at(-1) as HTMLElement;
      expect(all).toHaveTextContent(/^See all 7\d results$/);
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(box.active).toBe(all));
      await user.keyboard('{Enter}');
      await hasAddress(history, '/search?q=fee+payer');
      history.push('/');
      await box.search('fee payer', '8 results');
      await user.click(box.options.at(-1) as HTMLElement);
      await hasAddress(history, '/search?q=fee+payer');
    },
  );
});

describe('The panel', () => {
  test(
    'announces the number of results, and that there are none.',
    proves('S2.41', 'S8.15'),
    async () => {
      const {box} = await openSearch();
      await box.open();
      expect(box.status).toBeEmptyDOMElement();
      await box.search('fee payer', /^8 results$/);
      await box.search('tags:getblockrewards', /^1 result$/);
      await box.search('qqqzzzxxx', /^No results found.$/);
      expect(box.panel).toHaveTextContent(/^No results found.$/);
      expect(box.options).toEqual([]);
      await box.search('', /^$/);
    },
  );

  test('shows results for similar words under a heading that says so.', async () => {
    const {box} = await openSearch();
    await box.search('trnsaction');
    expect(within(box.panel).getByText('Similar')).toBeVisible();
    await box.finds('Get Transaction');
    await box.search('transaction');
    await waitFor(() => expect(within(box.panel).queryByText('Similar')).toBeNull());
  });

  test('says why a query cannot be read, until the next one.', async () => {
    const {box} = await openSearch();
    const sentence = 'The query cannot be read: boost must be numeric.';
    await box.search('block^', sentence);
    await waitFor(() => expect(box.panel).toHaveTextContent(sentence));
    await box.search('fee payer', /^8 results$/);
  });
});

describe('A pasted value', () => {
  test.each(table`
    ${ADDRESS}   | address      | get-account?path.accountAddress=${ADDRESS}
    ${HASH}      | hash         | get-transaction?path.transactionHash=${HASH}
    175420000    | block number | get-block?path.blockNumber=175420000
    https://test.explorer.example/tx/${HASH} | hash | get-transaction?path.transactionHash=${HASH}&network=test
  `)('opens an endpoint that takes it, with the value filled in: %s.', async (...row) => {
    const [text, kind, target = ''] = row;
    const {box, history, user} = await openSearch();
    await box.search(` ${text} `);
    expect(within(box.panel).getByText(`Endpoints that take this ${kind}`)).toBeVisible();
    expect(box.options[0]).toHaveAttribute('href', routeOf(target));
    await user.keyboard('{Enter}');
    await hasAddress(history, routeOf(target));
  });

  test(
    'has its endpoints above the results, at most 8 of all, and the rest on another page.',
    proves('S9.1'),
    async () => {
      const {box} = await openSearch();
      await box.search('2000', '8 results');
      const [first, ...others] = box.options
        .slice(0, -1)
        .map((one) => one.getAttribute('href'));
      expect(first).toBe(`${routeOf('get-block')}?path.blockNumber=2000`);
      expect(others).toHaveLength(7);
      expect(others.filter((href) => !href?.startsWith('/limits/'))).toEqual([]);
      await box.search(ADDRESS, '8 results');
      expect(box.options.at(-1)).toHaveTextContent('See all 13 results');
      expect(box.options.at(-1)).toHaveAttribute('href', `/search?q=${ADDRESS}`);
    },
  );
});

describe('Recent searches', () => {
  test('are shown in an empty box: at most five, the latest first, without duplicates.', async () => {
    const search = await openSearch();
    const {box} = search;
    const queries = [
      'rewards',
      'blocks',
      'transaction',
      'fee payer',
      'get block',
      'account',
    ];
    for (const query of [...queries, 'get block'].reverse()) {
      await choose(search, query);
    }
    await choose(search, 'get block');
    localStorage.removeItem(PAGES);
    await search.user.click(box.input);
    await waitFor(() => expect(box.texts).toEqual(['get block', ...queries.slice(0, 4)]));
    expect(within(box.panel).getByText('Recent searches')).toBeVisible();
    expect(box.status).toBeEmptyDOMElement();
  });

  test('run again when they are chosen by keyboard or by click.', async () => {
    localStorage.setItem(RECENT, JSON.stringify(['get block', 'get account']));
    const {box, user} = await openSearch();
    await box.open();
    await box.finds('get block');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(box.input).toHaveValue('get account'));
    await box.finds('Get Account');
    await box.fill('');
    await user.click(await screen.findByText('get block'));
    await waitFor(() => expect(box.input).toHaveValue('get block'));
    await box.finds('Get Block');
  });

  test('can be cleared.', async () => {
    localStorage.setItem(RECENT, JSON.stringify(['get block']));
    const {box, user} = await openSearch();
    await box.open();
    await user.click(await screen.findByRole('button', {name: 'Clear recent searches'}));
    await box.isClosed();
    expect(localStorage.getItem(RECENT)).toBeNull();
  });

  test('include a query whose result was opened in a new tab.', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const {box, user} = await openSearch();
    await box.search('get account');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await box.fill('');
    await waitFor(() => expect(box.texts).toEqual(['get account']));
  });

  test.each([
    ...['{', 'null', '"x"', '{"0": "x"}', '[1, null, {"a": 1}]'].map((text) => [
      text,
      '',
    ]),
    ['["a", "b", "c", "d", "e", "f"]', 'a b c d e'],
  ])('are read from %s without an error.', async (stored, shown) => {
    localStorage.setItem(RECENT, stored);
    const search = await openSearch();
    await search.box.open();
    await waitFor(() => expect(search.box.texts.join(' ')).toBe(shown));
    await choose(search, 'get account');
    localStorage.removeItem(PAGES);
    await search.user.click(search.box.input);
    await search.box.finds('get account');
  });
});

describe('Recent pages', () => {
  test('are above recent searches in an empty box, the latest first, without the current one, and open by keyboard.', async () => {
    const pages = ['/a', '/b', '/api/c'].map((href) => ({title: `Page ${href}`, href}));
    localStorage.setItem(PAGES, JSON.stringify(pages));
    localStorage.setItem(RECENT, JSON.stringify(['get block']));
    const {box, history, user} = await openSearch();
    history.push('/b');
    await box.open();
    await waitFor(() =>
      expect(box.texts).toEqual(['Page /a', 'Page /api/c', 'get block']),
    );
    await user.keyboard('{Enter}');
    await hasAddress(history, '/a');
    await user.click(box.input);
    await waitFor(() => expect(box.texts[1]).toBe('Page /api/c'));
    expect(JSON.parse(localStorage.getItem(PAGES) ?? '')).toHaveLength(3);
  });

  test('can be cleared.', async () => {
    localStorage.setItem(PAGES, JSON.stringify([{title: 'A', href: '/a'}]));
    const {box, user} = await openSearch();
    await box.open();
    await user.click(await screen.findByRole('button', {name: 'Clear recent pages'}));
    await box.isClosed();
    expect(localStorage.getItem(PAGES)).toBeNull();
  });

  test.each([
    '{',
    'null',
    '[null, 1, {"title": "x"}]',
    '[{"title": "x", "href": "//a.example"}]',
  ])('are read from %s without an error.', async (stored) => {
    localStorage.setItem(PAGES, stored);
    localStorage.setItem(RECENT, JSON.stringify(['get block']));
    const {box} = await openSearch();
    await box.open();
    await waitFor(() => expect(box.texts).toEqual(['get block']));
  });
});

describe('A search without its files', () => {
  test.each(['the button', 'the next query'])(
    'says so, and requests the index again by %s.',
    async (way) => {
      expectErrors(/search-index-docs.*cannot be used: .*503/);
      const {box, host, user} = await openSearch({
        prepare: (files) => {
          files.answersIndex(503);
        },
      });
      await box.search(
        'get account',
        'No results found. The search could not be loaded.',
      );
      await waitFor(() =>
        expect(box.panel).toHaveTextContent('The search could not be loaded.'),
      );
      host.answersIndex(200);
      await (way === 'the button'
        ? user.click(screen.getByRole('button', {name: 'Try again'}))
        : box.fill('get accounts'));
      await box.finds('Get Account');
      await box.says(/^8 results$/);
      expect(box.panel).not.toHaveTextContent('could not be loaded');
    },
  );

  test('treats a missing index as an empty result.', proves('S8.14'), async () => {
    expectErrors(/search-index-docs.*cannot be used: .*404/);
    const {box} = await openSearch({
      prepare: (files) => {
        files.answersIndex(404);
      },
    });
    await box.search('get account', /^No results found.$/);
  });

  test('starts its worker again.', async () => {
    expectErrors('The search worker cannot be used.');
    let find = (): void => undefined;
    const {box, user} = await openSearch({
      prepare: (files) => {
        find = files.losesWorker();
      },
    });
    await box.search('get account', 'No results found. The search could not be loaded.');
    find();
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    await box.finds('Get Account');
    expect(screen.queryByRole('button', {name: 'Try again'})).toBeNull();
  });
});
