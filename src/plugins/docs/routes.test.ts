import {sortRoutes} from '@docusaurus/core/lib/server/plugins/routeConfig';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {withGeneratedPages} from './routes';

function doc(path: string): RouteConfig {
  return {
    path,
    component: '@theme/DocItem',
    exact: true,
    sidebar: 'docs',
    modules: {content: `@site/docs${path}.mdx`},
  };
}

const root = (version: object, ...routes: RouteConfig[]): RouteConfig => ({
  path: '/',
  component: '@theme/DocsRoot',
  routes: [{...doc('/'), props: {version}, routes}],
});

describe('The parents of docs', () => {
  const parent = withGeneratedPages(root({}, doc('/')), new Set(), (version) => version);

  it('have marked paths, which no other route has.', () => {
    const [child] = parent.routes ?? [];
    expect([parent, child, ...(child?.routes ?? [])].map((route) => route?.path)).toEqual(
      ['/:parent0', '/:parent1', '/'],
    );
  });

  it('come after the routes of other plugins.', () => {
    const others = ['/handbook', '/search'].map((path) => ({...root({}), path}));
    const sorted = sortRoutes([parent, ...others], '/');
    expect(sorted.map(({path}) => path)).toEqual(['/handbook', '/search', '/:parent0']);
  });
});

describe('The route of a generated doc', () => {
  it('has no module of its own, unlike those of other docs.', () => {
    const {routes: [version] = []} = withGeneratedPages(
      root({label: 'Next'}, doc('/faq'), doc('/api/get-block')),
      new Set(['/api/get-block']),
      ({label, ...rest}) => ({...rest, label: `${label}, changed`}),
    );
    expect(version?.props).toEqual({version: {label: 'Next, changed'}});
    expect(version?.routes).toEqual([
      doc('/faq'),
      {
        ...doc('/api/get-block'),
        component: '@site/src/features/generated-page',
        modules: {},
      },
    ]);
  });
});
