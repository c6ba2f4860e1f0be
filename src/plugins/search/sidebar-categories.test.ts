import {describe, expect, it} from 'vitest';
import {sidebarCategories} from './sidebar-categories';
import {docsVersion, type SidebarItem} from '@site/tests/fixtures/docs-version';

function categoriesOf(sidebars: Record<string, SidebarItem[]>): Record<string, string[]> {
  return Object.fromEntries(sidebarCategories(docsVersion([], sidebars)));
}

describe('sidebarCategories', () => {
  it('returns the labels above each doc, outermost first.', () => {
    expect(
      categoriesOf({
        docs: [
          {type: 'doc', id: 'index'},
          {
            type: 'category',
            label: 'API',
            items: [
              {type: 'doc', id: 'api'},
              {
                type: 'category',
                label: 'Account',
                items: [{type: 'doc', id: 'get-account'}],
              },
            ],
          },
        ],
      }),
    ).toEqual({index: [], api: ['API'], 'get-account': ['API', 'Account']});
  });

  it('does not count a category as parent of its own page.', () => {
    expect(
      categoriesOf({
        docs: [
          {
            type: 'category',
            label: 'API',
            items: [
              {
                type: 'category',
                label: 'Account',
                link: {type: 'doc', id: 'account'},
                items: [],
              },
            ],
          },
        ],
      }),
    ).toEqual({account: ['API']});
  });

  it('ignores links, references and pages that are not docs.', () => {
    expect(
      categoriesOf({
        docs: [
          {type: 'link', label: 'Kaia', href: 'https://kaia.io'},
          {type: 'ref', id: 'index'},
          {type: 'category', label: 'More', link: {type: 'generated-index'}, items: []},
        ],
      }),
    ).toEqual({});
  });

  it('reads all sidebars.', () => {
    expect(
      categoriesOf({
        one: [{type: 'doc', id: 'a'}],
        two: [{type: 'category', label: 'Two', items: [{type: 'doc', id: 'b'}]}],
      }),
    ).toEqual({a: [], b: ['Two']});
  });

  it('accepts ids named like inherited members.', () => {
    const version = docsVersion([], {docs: [{type: 'doc', id: '__proto__'}]});
    expect(sidebarCategories(version)).toEqual(new Map([['__proto__', []]]));
  });
});
