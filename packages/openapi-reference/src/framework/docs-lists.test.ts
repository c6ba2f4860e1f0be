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
const SCHEMAS = category('Schemas', link('/schemas/a'));
const BLOCK = category('Block', link('/api/block/get'), link('/api/block/list'));
const FIRST_BLOCK = category('Block', link('/api/block/get'));
const TOKEN = category('Token', link('/api/token/get'), link('/token-guide'));
const FIRST_TOKEN = category('Token', link('/api/token/get'));

/** A sidebar in which the API has these categories. */
function sidebarWith(...items: PropSidebar): PropSidebar {
  const api = {...category('API', ...items), href: '/api'} as PropSidebar[number];
  return [GUIDES, api, SCHEMAS];
}

const SIDEBAR = sidebarWith(BLOCK, TOKEN);

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

it('The sidebar of every page has only the first items of categories with generated docs, without descriptions.', () => {
  const {version, names} = split({docs: SIDEBAR, other: [GUIDES]});
  expect(names).toEqual(['docs']);
  expect(version).toEqual({
    version: 'current',
    docs: {faq: {id: 'faq', title: 'faq', description: ''}},
    docsSidebars: {
      docs: sidebarWith(FIRST_BLOCK),
      other: [GUIDES],
    },
  });
});

describe('The sidebar of a page', () => {
  const {sidebars, sidebarOf} = split({docs: SIDEBAR});

  it.each([
    ['/api/block/get', sidebarWith(BLOCK, FIRST_TOKEN)],
    ['/api/block/list', sidebarWith(BLOCK, FIRST_TOKEN)],
    ['/token-guide', sidebarWith(FIRST_BLOCK, TOKEN)],
    ['/api', sidebarWith(FIRST_BLOCK, FIRST_TOKEN)],
    ['/faq', undefined],
  ])(
    'at %s has all items of its category and those around it, or is that of every page.',
    (path, expected) => {
      expect(sidebars.get(sidebarOf.get(path) ?? '')).toEqual(expected);
    },
  );

  it('is complete by its name.', () => {
    expect(sidebars.get('docs')).toEqual(SIDEBAR);
  });
});

it('The global data has no generated docs.', () => {
  const [faq, block] = [
    {id: 'faq', path: '/faq'},
    {id: 'b', path: '/api/block/get'},
  ] as const;
  const version = {
    ...{name: 'current', label: 'Next', isLast: true, path: '/', mainDocId: 'faq'},
    ...{docs: [faq, block], draftIds: []},
  };
  const data = {path: '/', breadcrumbs: true, versions: [version]};
  expect(withoutGeneratedPaths(data, DOCS.paths)).toEqual({
    ...data,
    versions: [{...version, docs: [faq]}],
  });
});

it('Routes without a version keep their lists, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const routes = [{path: '/', component: '@theme/DocsRoot', props: {version: {}}}];
  expect(withoutGeneratedDocs(routes, DOCS)).toBeUndefined();
  expect(withoutGeneratedDocs(routes, DOCS)).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('docs-lists.ts is off')]]);
});
