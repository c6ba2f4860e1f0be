import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {withGeneratedPages} from '../../../../src/plugins/docs/routes';
import {withoutGeneratedPaths} from '../../../../src/plugins/docs/version';

const GENERATED = {ids: new Set(['api/get-block']), paths: new Set(['/api/get-block'])};

function doc(path: string): RouteConfig {
  return {
    path,
    component: '@theme/DocItem',
    exact: true,
    sidebar: 'docs',
    modules: {content: `@site/docs${path}.mdx`},
  };
}

function version(docs: object, items: object[]): RouteConfig['props'] {
  return {version: {pluginId: 'default', docsSidebars: {docs: items}, docs}};
}

function route(props: RouteConfig['props'], routes: RouteConfig[]): RouteConfig {
  return {
    path: '/',
    component: '@theme/DocsRoot',
    routes: [{...doc('/'), props, routes}],
  };
}

describe('A generated doc', () => {
  it('has no module of its own, unlike other docs.', () => {
    const props = version({}, []);
    const generated = withGeneratedPages(
      route(props, [doc('/faq'), doc('/api/get-block')]),
      GENERATED,
    );
    expect(generated).toEqual(
      route(props, [
        doc('/faq'),
        {
          ...doc('/api/get-block'),
          component: '@site/src/features/generated-page',
          modules: {},
        },
      ]),
    );
  });

  it('is in the sidebar of a version by label and path only.', () => {
    const faq = {type: 'link', label: 'FAQ', href: '/faq', docId: 'faq', unlisted: false};
    const block = {type: 'link', label: 'Get Block', href: '/api/get-block'};
    const generated = withGeneratedPages(
      route(
        version({faq: {id: 'faq'}, 'api/get-block': {id: 'api/get-block'}}, [
          faq,
          {
            type: 'category',
            items: [{...block, docId: 'api/get-block', unlisted: false}],
          },
          {...block, docId: 'api/get-block', unlisted: true},
        ]),
        [],
      ),
      GENERATED,
    );
    expect(generated).toEqual(
      route(
        version({faq: {id: 'faq'}}, [
          faq,
          {type: 'category', items: [block]},
          {...block, unlisted: true},
        ]),
        [],
      ),
    );
  });

  it('is in the global data only if readers can switch between versions.', () => {
    const faq = {id: 'faq', path: '/faq'};
    const current = {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'faq',
      docs: [faq, {id: 'api/get-block', path: '/api/get-block'}],
      draftIds: [],
    };
    const data = {path: '/', breadcrumbs: true, versions: [current]};
    expect(withoutGeneratedPaths(data, GENERATED)).toEqual({
      ...data,
      versions: [{...current, docs: [faq]}],
    });
    const versioned = {...data, versions: [current, {...current, name: '1.0'}]};
    expect(withoutGeneratedPaths(versioned, GENERATED)).toEqual(versioned);
  });
});
