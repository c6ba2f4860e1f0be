import type {RouteConfig} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {withGeneratedPages} from './docs-routes';

function doc(path: string): RouteConfig {
  const modules = {content: `@site/docs${path}.mdx`};
  return {path, component: '@theme/DocItem', exact: true, sidebar: 'docs', modules};
}

const root = (...routes: RouteConfig[]): RouteConfig => ({
  path: '/',
  component: '@theme/DocsRoot',
  routes: [{path: '/', component: '@theme/DocVersionRoot', routes}],
});

it('The route of a generated doc has no module of its own, unlike those of other docs.', () => {
  const routes = withGeneratedPages(
    [root(doc('/faq'), doc('/api/get-block'))],
    new Set(['/api/get-block']),
  );
  expect(routes).toEqual([
    root(doc('/faq'), {
      ...doc('/api/get-block'),
      component: 'docusaurus-openapi-reference/components/GeneratedPage',
      modules: {},
      isGenerated: true,
    }),
  ]);
});

it('Routes that are not as expected stay, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {modules: _, ...other} = doc('/api/get-block');
  const paths = new Set(['/api/get-block', '/api/get-token']);
  for (const routes of [[other, doc('/api/get-token')], []]) {
    expect(withGeneratedPages(routes, paths)).toBeUndefined();
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('docs-routes.ts is off: 1 of 2 docs have no route')],
  ]);
});
