import {expect, it} from 'vitest';
import {sidebarCategories} from './sidebar-categories';
import {docsVersion, type SidebarItem} from '@site/tests/fixtures/docs-version';

const doc = (id: string): SidebarItem => ({type: 'doc', id});

const category = (label: string, items: SidebarItem[], id?: string): SidebarItem => ({
  type: 'category',
  label,
  items,
  ...(id === undefined ? {} : {link: {type: 'doc', id}}),
});

it.each<[promise: string, items: SidebarItem[], categories: Record<string, string[]>]>([
  [
    'of a doc are the labels above it, outermost first, in all sidebars',
    [doc('index'), category('API', [doc('api'), category('Account', [doc('get')])])],
    {index: [], api: ['API'], get: ['API', 'Account']},
  ],
  [
    'of the page of a category do not have its own label',
    [category('API', [category('Account', [], 'account')])],
    {account: ['API']},
  ],
  [
    'are not those of links, references and pages that are no docs',
    [
      {type: 'link', label: 'Museum', href: 'https://museum.example'},
      {type: 'ref', id: 'index'},
      {type: 'category', label: 'More', link: {type: 'generated-index'}, items: []},
    ],
    {},
  ],
])('Categories %s.', (_, items, categories) => {
  const version = docsVersion([], {docs: items.slice(0, 1), more: items.slice(1)});
  expect(Object.fromEntries(sidebarCategories(version))).toEqual(categories);
});
