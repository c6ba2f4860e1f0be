import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {expect, test, vi} from 'vitest';
import SidebarFilter from '.';
import * as sidebarStore from '../sidebar-store';

const SIDEBAR: PropSidebar = [
  {type: 'link', label: 'FAQ', href: '/faq'},
  {
    type: 'category',
    label: 'Block',
    href: '/api/Block',
    collapsed: true,
    collapsible: true,
    items: [
      {type: 'link', label: 'Get Block', href: '/api/Block/get-block'},
      {type: 'link', label: 'Get Block Rewards', href: '/api/Block/get-block-rewards'},
    ],
  },
];

function open(path = '/faq'): {onItemClick: () => void} {
  const onItemClick = vi.fn();
  render(
    <SidebarFilter sidebar={SIDEBAR} path={path} onItemClick={onItemClick}>
      <nav aria-label="Docs sidebar" />
    </SidebarFilter>,
  );
  return {onItemClick};
}

const filter = (): HTMLElement =>
  screen.getByRole('searchbox', {name: 'Filter endpoints and schemas'});

test('The filter of the sidebar lists what matches below its categories, marks the page, and says how much matches.', async () => {
  const {onItemClick} = open('/api/Block/get-block');
  await userEvent.type(filter(), 'getblock');
  const links = await screen.findAllByRole('link');
  const names = ['Get Block', 'Get Block Rewards'];
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(screen.getByText('Block')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 matches');
  await userEvent.type(filter(), 'rewards');
  expect(screen.getByRole('status')).toHaveTextContent('1 match');
  await userEvent.click(screen.getByRole('link'));
  expect(onItemClick).toHaveBeenCalledTimes(1);
  await userEvent.type(filter(), 'qqq');
  expect(screen.queryByRole('navigation', {name: 'Matches'})).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches.');
});

test('Escape clears the filter, and closes the menu around it only if it is empty.', async () => {
  open();
  const closeMenu = vi.fn();
  document.addEventListener('keydown', closeMenu);
  await userEvent.type(filter(), 'faq');
  expect(await screen.findByRole('link', {name: 'FAQ'})).toBeVisible();
  closeMenu.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(filter()).toHaveValue('');
  expect(screen.queryByRole('navigation', {name: 'Matches'})).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(closeMenu).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closeMenu).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', closeMenu);
});

test('The filter says that the list is loading before it has all entries.', async () => {
  vi.spyOn(sidebarStore, 'isComplete').mockReturnValue(false);
  open();
  await userEvent.type(filter(), 'stablecoin');
  expect(await screen.findByRole('status')).toHaveTextContent('The list is loading …');
});
