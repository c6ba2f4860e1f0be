import {fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {describe, expect, onTestFinished, test} from 'vitest';
import type {IndexContent} from '#search/search/build-index';
import {contentOf, field, page} from '@site/tests/fixtures/search-documents';
import {
  ADDRESS,
  expectErrors,
  hasAddress,
  HASH,
  openSearchPage,
  routeOf,
} from '@site/tests/fixtures/search-box';
import {proves} from '@site/tests/specification/proves';

const input = (): HTMLInputElement => screen.getByRole('searchbox', {name: 'Search for'});
const hits = (): HTMLElement[] => screen.queryAllByRole('listitem');
const heading = (): HTMLElement => screen.getByRole('heading', {level: 1});

/** What the page announces, without the search box. */
const answer = (): HTMLElement | null => document.querySelector('main [role="status"]');

async function says(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(answer()).toHaveTextContent(text));
}

async function fill(query: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(input());
  await user.click(input());
  await user.paste(query);
}

describe('The page of all results', () => {
  test(
    'shows the first 8 results and their number, then 50 more, then all.',
    proves('S9.1', 'S9.5'),
    async () => {
      const {user} = await openSearchPage({address: '/search?q=fee+payer'});
      expect(heading()).toHaveTextContent('Search results for “fee payer”');
      expect(input()).toHaveValue('fee payer');
      await says(/^8 of 7\d results$/);
      const total = Number(/of (\d+)/.exec(answer()?.textContent ?? '')?.[1]);
      expect(hits()).toHaveLength(8);
      const first = hits().map((hit) => hit.textContent);

      await user.click(screen.getByRole('button', {name: 'Show 50 more'}));
      await says(`58 of ${total} results`);
      expect(hits()[8]?.querySelector('a')).toHaveFocus();
      await user.click(screen.getByRole('button', {name: `Show all ${total}`}));
      await says(new RegExp(`^${total} results$`));
      expect(hits()[58]?.querySelector('a')).toHaveFocus();
      expect(screen.queryByRole('button', {name: /^Show/})).toBeNull();
      const all = hits().map((hit) => hit.textContent);
      expect(all.slice(0, 8)).toEqual(first);
      expect(new Set(all).size).toBe(total);

      // Another query begins with 8 again.
      await fill('fee pay');
      await says(/^8 of/);
      expect(hits()).toHaveLength(8);
    },
  );

  test('keeps the query in its address.', proves('S2.39'), async () => {
    await openSearchPage({address: '/search'});
    expect(heading()).toHaveTextContent('Search the documentation');
    await userEvent.type(input(), 'iso-17 & more');
    await waitFor(() => expect(window.location.search).toBe('?q=iso-17+%26+more'));
    expect(input()).toHaveValue('iso-17 & more');
    await userEvent.clear(input());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(answer()).toBeNull();
  });

  test('writes the query to its address before a click leaves the page.', async () => {
    const {history, user} = await openSearchPage({
      address: '/search?q=get+block+rewards',
    });
    await says('results');
    await fill('get block reward');
    fireEvent.blur(input());
    expect(window.location.search).toBe('?q=get+block+reward');
    await user.click(screen.getByRole('link', {name: 'Get Block Rewards'}));
    expect(history.location.pathname).toBe(routeOf('get-block-rewards'));
    expect(history.location.state?.searchTerms).toContain('reward');
  });

  test('keeps what is typed while it renders the results.', async () => {
    await openSearchPage({address: '/search'});
    const replaceState = window.history.replaceState.bind(window.history);
    // The page writes the address before it renders the results.
    window.history.replaceState = (...args) => {
      window.history.replaceState = replaceState;
      replaceState(...args);
      fireEvent.input(input(), {target: {value: 'get block'}});
    };
    await userEvent.type(input(), 'get');
    await waitFor(() => expect(heading()).toHaveTextContent('“get block”'));
    expect(input()).toHaveValue('get block');
    expect(window.location.search).toBe('?q=get+block');
  });

  test('shows the query of the search box after another one was typed.', async () => {
    const {box, history, user} = await openSearchPage({address: '/search?q=qqqzzzxxx'});
    await fill('get block');
    await waitFor(() => expect(heading()).toHaveTextContent('“get block”'));
    await box.search('qqqzzzxxx', 'No results found.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toHaveTextContent('“qqqzzzxxx”'));
    expect(input()).toHaveValue('qqqzzzxxx');
    expect(history.location.search).toBe('?q=qqqzzzxxx');
  });

  test(
    'cuts a query at 512 characters, shows similar results, and reports missing results and invalid queries.',
    proves('S5.1', 'S9.7'),
    async () => {
      await openSearchPage({address: `/search?q=${'x'.repeat(600)}`});
      expect(input()).toHaveAttribute('maxlength', '512');
      await says(/^No results found.$/);
      await fill('trnsaction');
      expect(await screen.findByText('Similar')).toBeVisible();
      expect(hits()[0]).toHaveTextContent('Transaction');
      await fill('titel:block');
      await says("The query cannot be read: unrecognised field 'titel'");
    },
  );

  test('has all endpoints of a pasted value, and names an incomplete one.', async () => {
    const {history, user} = await openSearchPage({address: `/search?q=${ADDRESS}`});
    await says(/^13 results$/);
    expect(hits()).toHaveLength(13);
    await fill(HASH.slice(0, -1));
    await says('No results found. This looks like a hash with 63 instead of 64 digits.');
    await fill(ADDRESS);
    await user.click(await screen.findByRole('link', {name: 'Get Part 11'}));
    await hasAddress(history, `${routeOf('get-part-11')}?path.accountAddress=${ADDRESS}`);
  });

  test('reports that the search could not be loaded, and loads it again.', async () => {
    expectErrors(/search-index-docs.*cannot be used: .*503/);
    const {host, user} = await openSearchPage({
      address: '/search?q=get+block+rewards',
      prepare: (files) => files.answersIndex(503),
    });
    await says('No results found. The search could not be loaded.');
    host.answersIndex(200);
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    await says(/results$/);
    expect(hits()[0]).toHaveTextContent('Get Block Rewards');
    expect(hits()[0]?.querySelector('a')).toHaveFocus();
    expect(screen.queryByRole('button', {name: 'Try again'})).toBeNull();
  });
});

describe('Of several references', () => {
  const referenceOf = (label: string, folder: string): IndexContent => {
    const list = page(`${folder}/list`, 'List tickets', {
      kind: 'endpoint',
      tags: ['GET', '/tickets', 'list'],
    });
    const group = page(`${folder}/tickets`, 'Tickets', {
      kind: 'list',
      sidebarParentCategories: [label],
    });
    return {...contentOf([list, field(list, 'id'), group]), label};
  };

  /** Marks the page as one of docs, as the docs plugin does. */
  const readDocs = (tag: string): void => {
    const meta = document.createElement('meta');
    meta.name = 'docusaurus_tag';
    meta.content = tag;
    document.head.append(meta);
    onTestFinished(() => meta.remove());
  };

  test.each([
    ['docs-default-current', ['Museum', 'Library']],
    ['default', ['Library', 'Museum']],
  ])('each result names its own, that of the page %s first.', async (tag, labels) => {
    readDocs(tag);
    await openSearchPage({
      address: '/search?q=tickets',
      prepare: (host) => {
        host.answersIndex(200, referenceOf('Museum', ''));
        host.hasOtherIndex(referenceOf('Library', '/library'));
      },
    });
    await says('4 results');
    const texts = hits().map((hit) => hit.textContent);
    expect(texts).toHaveLength(4);
    for (const [place, label] of labels.entries()) {
      expect(texts.filter((text) => text.includes('List tickets'))[place]).toBe(
        `GETList tickets${label} › /tickets`,
      );
      expect(texts.filter((text) => text.startsWith('Endpoints'))[place]).toBe(
        `EndpointsTickets${label}`,
      );
    }
    await fill('id');
    await says(/result/);
    await waitFor(() =>
      expect(hits()[0]).toHaveTextContent(`${labels[0]} › id of List tickets`),
    );
  });
});
