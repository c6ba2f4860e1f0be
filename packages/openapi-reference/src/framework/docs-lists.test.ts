import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {describe, expect, it, vi} from 'vitest';
import {NO_SIDEBARS, withoutGeneratedDocs, withoutGeneratedPaths} from './docs-lists';

const GENERATED = ['/api/block/get', '/api/block/list', '/api/token/get', '/schemas/a'];

const DOCS = {
  ids: new Set(GENERATED.map((path) => path.slice(1))),
  paths: new Set(GENERATED),
};

/** As the docs plugin makes it. Breadcrumbs of Docusaurus 3.10 need the id. */
function link(href: string): PropSidebar[number] {
  return {type: 'link', label: `Label of ${href}`, href, docId: href.slice(1)};
}

function category(label: string, ...items: PropSidebar): PropSidebar[number] {
  return {type: 'category', label, collapsed: true, collapsible: true, items};
}

const GUIDES = category('Guides', link('/faq'), link('/tiers'));

const SIDEBAR: PropSidebar = [
  GUIDES,
  {
    ...category(
      'API',
      category('Block', link('/api/block/get'), link('/api/block/list')),
      category('Token', link('/api/token/get'), link('/token-guide')),
    ),
    href: '/api',
  } as PropSidebar[number],
  category('Schemas', link('/schemas/a')),
];

function split(docsSidebars: Record<string, PropSidebar>) {
  const docs = Object.fromEntries(
    ['faq', 'api/block/get'].map((id) => [id, {id, title: id, description: 'Long.'}]),
  );
  const route = (version: object) => ({
    path: '/',
    component: '@theme/DocVersionRoot',
    props: {version},
  });
  const lists = withoutGeneratedDocs(
    [
      {
        path: '/',
        component: '@theme/DocsRoot',
        routes: [route({version: 'current', docsSidebars, docs})],
      },
    ],
    DOCS,
  );
  const version: unknown = lists?.routes[0]?.routes?.[0]?.props?.['version'];
  return {version, ...(lists?.sidebars ?? NO_SIDEBARS)};
}

describe('The sidebar that every page has', () => {
  it('has only the first items of categories with generated docs, without descriptions.', () => {
    const {version, names} = split({docs: SIDEBAR, other: [GUIDES]});
    expect(names).toEqual(['docs']);
    expect(version).toEqual({
      version: 'current',
      docs: {faq: {id: 'faq', title: 'faq', description: ''}},
      docsSidebars: {
        docs: [
          GUIDES,
          {...category('API', category('Block', link('/api/block/get'))), href: '/api'},
          category('Schemas', link('/schemas/a')),
        ],
        other: [GUIDES],
      },
    });
  });
});

describe('The sidebar of a page', () => {
  const {sidebars, sidebarOf} = split({docs: SIDEBAR});
  const sidebarAt = (path: string) => sidebars.get(sidebarOf.get(path) ?? '');

  it('has all items of its category and those around it.', () => {
    const blocks = [
      GUIDES,
      {
        ...category(
          'API',
          category('Block', link('/api/block/get'), link('/api/block/list')),
          category('Token', link('/api/token/get')),
        ),
        href: '/api',
      },
      category('Schemas', link('/schemas/a')),
    ];
    expect(sidebarAt('/api/block/get')).toEqual(blocks);
    expect(sidebarAt('/api/block/list')).toEqual(blocks);
    expect(sidebarAt('/token-guide')).toMatchObject([
      {},
      {items: [{items: [{}]}, {items: [{}, {docId: 'token-guide'}]}]},
      {},
    ]);
  });

  it('has the items of its category if the page is that of the category.', () => {
    expect(sidebarAt('/api')).toMatchObject([
      {},
      {
        items: [
          {label: 'Block', items: [{}]},
          {label: 'Token', items: [{}]},
        ],
      },
      {},
    ]);
  });

  it('is that of every page for pages in other categories.', () => {
    expect(sidebarAt('/faq')).toBeUndefined();
  });

  it('is complete by its name.', () => {
    expect(JSON.stringify(sidebars.get('docs'))).toContain('/api/block/list');
    expect(sidebars.get('docs')).toMatchObject([
      {},
      {items: [{items: [{}, {}]}, {items: [{}, {}]}]},
      {items: [{}]},
    ]);
  });
});

describe('The global data', () => {
  it('has no generated docs.', () => {
    const faq = {id: 'faq', path: '/faq'};
    const version = {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'faq',
      docs: [faq, {id: 'api/block/get', path: '/api/block/get'}],
      draftIds: [],
    };
    const data = {path: '/', breadcrumbs: true, versions: [version]};
    expect(withoutGeneratedPaths(data, DOCS.paths)).toEqual({
      ...data,
      versions: [{...version, docs: [faq]}],
    });
  });
});

it('Routes without a version keep their lists, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const routes = [{path: '/', component: '@theme/DocsRoot', props: {version: {}}}];
  expect(withoutGeneratedDocs(routes, DOCS)).toBeUndefined();
  expect(withoutGeneratedDocs(routes, DOCS)).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('docs-lists.ts is off')]]);
});
