import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createBrowserHistory, type History} from 'history';
import {Router} from 'react-router-dom';
import {beforeEach, expect, test, vi} from 'vitest';
import * as sidebarStore from '#reference/sidebar/sidebar-store';
import NotFoundContent from './Content';

const PAGES = [
  ['FAQ', '/faq'],
  ['Get Account', '/api/Account/get-account'],
  ['Get Block', '/api/Block/get-block'],
  ['PRO PLUS plan', '/plans/PRO%20PLUS'],
] as const;

beforeEach(() => {
  vi.spyOn(sidebarStore, 'splitSidebars').mockReturnValue(['docs']);
  vi.spyOn(sidebarStore, 'loadSidebar').mockResolvedValue();
  vi.spyOn(sidebarStore, 'storedSidebar').mockReturnValue(
    PAGES.map(([label, href]) => ({type: 'link', label, href})),
  );
});

function open(address: string): History {
  const history = createBrowserHistory();
  history.replace(address);
  render(
    <Router history={history}>
      <NotFoundContent />
    </Router>,
  );
  return history;
}

/** The pages nearest to the address, the nearest one first. */
async function nearest(): Promise<(string | null)[]> {
  await screen.findByRole('heading', {level: 2});
  const lists = screen.getAllByRole('list');
  return within(lists.at(-1) as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

const words = (): HTMLElement => screen.getByRole('searchbox', {name: 'Search for'});

test('The not-found page links to the main sections and to the pages nearest to its address.', async () => {
  open('/api/block/GET-BLOK');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page Not Found');
  const sections = within(screen.getByRole('navigation', {name: 'Main sections'}));
  const links = sections.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/api', '/faq']);
  expect((await nearest())[0]).toBe('/api/Block/get-block');
  expect(screen.getByRole('heading', {level: 2})).toHaveTextContent(
    'Nearest to /api/block/GET-BLOK',
  );
});

test('It follows its address, which it shows decoded.', async () => {
  const history = open('/faqs');
  expect(await nearest()).toEqual(['/faq']);
  act(() => {
    history.push('/plans/pro%20plus');
  });
  expect(await nearest()).toEqual(['/plans/PRO%20PLUS']);
  expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('/plans/pro plus');
  expect(screen.getByText('/plans/PRO PLUS')).toBeVisible();
  expect(words()).toHaveValue('plans pro plus');
});

test('It lists no pages if none is similar, and searches for the words of its address.', async () => {
  const history = open('/v2/Kaia-Price_history');
  await waitFor(() => expect(words()).toHaveValue('v2 kaia price history'));
  expect(screen.queryByRole('heading', {level: 2})).toBeNull();
  await userEvent.clear(words());
  await userEvent.type(words(), 'kaia price{Enter}');
  // The base URL of these tests is /docs/.
  const found = {pathname: '/docs/search', search: '?q=kaia+price'};
  expect(history.location).toMatchObject(found);
});
