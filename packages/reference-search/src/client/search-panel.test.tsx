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
    const documents = [
      page('/api/NFT/refresh', 'Refresh item', {
        kind: 'endpoint',
        tags: ['PUT', '/api/v1/nfts/{id}', 'refreshItem'],
      }),
      account,
      field(account, 'key.item', {content: 'An item of the key.'}),
      field(account, 'item', {kind: 'parameter'}),
      page('/faq', 'Questions about an item'),
      page('/faq#item', 'Questions', {
        kind: 'section',
        title: 'Where is my item?',
        sectionTitle: 'Where is my item?',
        sidebarParentCategories: ['Start'],
      }),
      page('/api/NFT', 'Items', {kind: 'list'}),
    ];
    const {box} = await openSearch({
      prepare: (host) => host.answersIndex(200, contentOf(documents)),
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
    const marks = [...(refresh?.querySelectorAll('mark') ?? [])];
    expect(marks.map((mark) => mark.textContent)).toEqual(['item']);
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

test(
  'The panel announces how many results there are, and says if there are none or only similar ones, and why a query cannot be read.',
  proves('S2.41', 'S8.15'),
  async () => {
    const {box} = await openSearch();
    await box.open();
    expect(box.status).toBeEmptyDOMElement();
    const similar = (): HTMLElement | null => within(box.panel).queryByText('Similar');
    await box.search('trnsaction');
    expect(similar()).toBeVisible();
    await box.finds('Get Transaction');
    const sentence = 'The query cannot be read: boost must be numeric.';
    await box.search('block^', sentence);
    await waitFor(() => expect(box.panel).toHaveTextContent(sentence));
    await box.search('fee payer', /^8 results$/);
    await waitFor(() => expect(similar()).toBeNull());
    await box.search('tags:getblockrewards', /^1 result$/);
    await box.search('qqqzzzxxx', /^No results found.$/);
    expect(box.panel).toHaveTextContent(/^No results found.$/);
    expect(box.options).toEqual([]);
    await box.search('', /^$/);
  },
);

describe('A pasted value', () => {
  test('opens an endpoint that takes it, with the value filled in.', async () => {
    const {box, history, user} = await openSearch();
    for (const [text, kind, target = ''] of table`
      ${ADDRESS}   | address      | get-account?path.accountAddress=${ADDRESS}
      ${HASH}      | hash         | get-transaction?path.transactionHash=${HASH}
      175420000    | block number | get-block?path.blockNumber=175420000
      https://test.explorer.example/tx/${HASH} | hash | get-transaction?path.transactionHash=${HASH}&network=test
    `) {
      await box.search(` ${text} `);
      expect(box.panel).toHaveTextContent(`Endpoints that take this ${kind}`);
      expect(box.options[0]).toHaveAttribute('href', routeOf(target));
      await user.keyboard('{Enter}');
      await hasAddress(history, routeOf(target));
    }
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
    const queries = ['rewards', 'blocks', 'transaction', 'fee payer', 'get block'];
    localStorage.setItem(RECENT, JSON.stringify([...queries.slice(1), 'account']));
    await choose(search, 'rewards');
    await choose(search, 'get block');
    localStorage.removeItem(PAGES);
    await search.user.click(box.input);
    await waitFor(() => expect(box.texts).toEqual(['get block', ...queries.slice(0, 4)]));
    expect(within(box.panel).getByText('Recent searches')).toBeVisible();
    expect(box.status).toBeEmptyDOMElement();
  });

  test('include one whose result was opened in a new tab, run again by keyboard and click, and can be cleared.', async () => {
    localStorage.setItem(RECENT, JSON.stringify(['get block']));
    vi.spyOn(window, 'open').mockReturnValue(null);
    const {box, user} = await openSearch();
    await box.search('get account');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await box.fill('');
    await waitFor(() => expect(box.texts).toEqual(['get account', 'get block']));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(box.input).toHaveValue('get block'));
    await box.finds('Get Block');
    await box.fill('');
    await user.click(await screen.findByText('get account'));
    await waitFor(() => expect(box.input).toHaveValue('get account'));
    await box.finds('Get Account');
    await box.fill('');
    await user.click(await screen.findByRole('button', {name: 'Clear recent searches'}));
    await box.isClosed();
    expect(localStorage.getItem(RECENT)).toBeNull();
  });
});

test('Recent pages are above recent searches in an empty box, the latest first, without the current one, open by keyboard, and can be cleared.', async () => {
  const pages = ['/a', '/b', '/api/c'].map((href) => ({title: `Page ${href}`, href}));
  localStorage.setItem(PAGES, JSON.stringify(pages));
  localStorage.setItem(RECENT, JSON.stringify(['get block']));
  const {box, history, user} = await openSearch();
  history.push('/b');
  await box.open();
  await waitFor(() => expect(box.texts).toEqual(['Page /a', 'Page /api/c', 'get block']));
  await user.keyboard('{Enter}');
  await hasAddress(history, '/a');
  await user.click(box.input);
  await waitFor(() => expect(box.texts[1]).toBe('Page /api/c'));
  expect(JSON.parse(localStorage.getItem(PAGES) ?? '')).toHaveLength(3);
  await user.click(await screen.findByRole('button', {name: 'Clear recent pages'}));
  await box.isClosed();
  expect(localStorage.getItem(PAGES)).toBeNull();
});

test.each(table`
  ["a"]                          | {                                       | a
  ["a"]                          | null                                    | a
  ["a"]                          | [null, 1, {"title": "x"}]               | a
  ["a"]                          | [{"title": "x", "href": "//a.example"}] | a
  {                              | [{"title": "b", "href": "/b"}]          | b
  null                           | [{"title": "b", "href": "/b"}]          | b
  "x"                            | [{"title": "b", "href": "/b"}]          | b
  {"0": "x"}                     | [{"title": "b", "href": "/b"}]          | b
  [1, null, {"a": 1}]            | [{"title": "b", "href": "/b"}]          | b
  ["a", "b", "c", "d", "e", "f"] | []                                      | a b c d e
`)(
  'Of the stored searches %s and pages %s are shown "%s", without an error.',
  async (searches = '', pages = '', shown = '') => {
    localStorage.setItem(RECENT, searches);
    localStorage.setItem(PAGES, pages);
    const search = await openSearch();
    await search.box.open();
    await waitFor(() => expect(search.box.texts.join(' ')).toBe(shown));
    await choose(search, 'get account');
    localStorage.removeItem(PAGES);
    await search.user.click(search.box.input);
    await search.box.finds('get account');
  },
);

describe('A search without its files', () => {
  test('says so, and requests the index again by a button, until it is there.', async () => {
    expectErrors(/search-index-docs.*cannot be used: .*503/);
    const {box, host, user} = await openSearch({
      prepare: (files) => files.answersIndex(503),
    });
    const sentence = 'The search could not be loaded.';
    await box.search('get account', `No results found. ${sentence}`);
    await waitFor(() => expect(box.panel).toHaveTextContent(sentence));
    const {length} = host.requested;
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    await waitFor(() => expect(host.requested).toHaveLength(length + 1));
    host.answersIndex(200);
    await user.click(await screen.findByRole('button', {name: 'Try again'}));
    await box.finds('Get Account');
    expect(box.panel).not.toHaveTextContent(sentence);
  });

  test('requests the index again with the next query.', async () => {
    expectErrors(/search-index-docs.*cannot be used: .*503/);
    const {box, host} = await openSearch({prepare: (files) => files.answersIndex(503)});
    await box.search('get account', /^No results found\./);
    host.answersIndex(200);
    await box.search('get accounts', /^8 results$/);
    await box.finds('Get Account');
  });

  test('treats a missing index as an empty result.', proves('S8.14'), async () => {
    expectErrors(/search-index-docs.*cannot be used: .*404/);
    const {box} = await openSearch({
      prepare: (files) => files.answersIndex(404),
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
