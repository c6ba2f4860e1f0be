import {act, screen, waitFor} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {openSearch, type OpenedSearch} from '@site/tests/fixtures/search-box';

const ARTICLE = (
  <article>
    <h1>Questions</h1>
    <p>
      How do I keep a large number exact? <code>Numbers</code> of blocks are <b>exact</b>.
    </p>
    <pre>exact</pre>
    <form>
      <button>exact</button>
    </form>
  </article>
);

const article = (): HTMLElement => screen.getByRole('article');

/** The texts of all marks of the page. */
function marks(): string[] {
  return [...document.querySelectorAll('article mark')].map((mark) => mark.textContent);
}

/** Returns the text and the number of nodes, which marks must not change for good. */
function content(): {text: string; nodes: number} {
  const walker = document.createTreeWalker(article(), NodeFilter.SHOW_ALL);
  let nodes = 0;
  while (walker.nextNode() !== null) {
    nodes += 1;
  }
  return {text: article().textContent, nodes};
}

/** Opens a page and chooses it in the search. The box has loaded the code of the marks. */
async function openMarked(): Promise<
  OpenedSearch & {before: ReturnType<typeof content>}
> {
  const opened = await openSearch({address: '/faq', children: ARTICLE});
  const before = content();
  await opened.box.search('large numbers exact');
  await opened.box.finds('Questions');
  await opened.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(marks()).toEqual(['large', 'number', 'exact', 'Numbers', 'exact']),
  );
  return {...opened, before};
}

describe('A chosen result', () => {
  test('marks the typed words in the texts of the page, until the next search or navigation.', async () => {
    const {box, history, user, before} = await openMarked();
    expect(history.location.pathname).toBe('/faq');
    expect(content().text).toBe(before.text);
    expect(screen.getByRole('button', {name: 'exact'}).querySelector('mark')).toBeNull();

    // Another search replaces the marks of the first.
    await box.search('questions large');
    await box.finds('Questions');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(marks()).toEqual(['Questions', 'large']));

    act(() => history.push('/faq#number'));
    expect(marks()).toEqual([]);
    expect(content()).toEqual(before);
  });

  test('keeps its marks if a menu has used Escape, and has none after Escape, nor again on Back.', async () => {
    const {history, user, before} = await openMarked();
    const use = (event: Event): void => event.preventDefault();
    article().addEventListener('keydown', use);
    await user.click(article());
    screen.getByRole('button', {name: 'exact'}).focus();
    await user.keyboard('{Escape}');
    expect(marks()).toHaveLength(5);
    article().removeEventListener('keydown', use);
    await user.keyboard('{Escape}');
    expect(marks()).toEqual([]);
    expect(content()).toEqual(before);
    expect(history.location.pathname).toBe('/faq');
    expect(window.history.state).toEqual({key: history.location.key});
  });
});

test('A page that is opened from the page of all results is marked without a touch of the box.', async () => {
  const {history} = await openSearch({address: '/faq', children: ARTICLE});
  expect(marks()).toEqual([]);
  act(() => history.push('/faq', {searchTerms: ['large']}));
  await waitFor(() => expect(marks()).toEqual(['large']));
});
