import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {withGeneratedPages} from '../../../../src/plugins/docs/routes';

function doc(path: string): RouteConfig {
  return {
    path,
    component: '@theme/DocItem',
    exact: true,
    sidebar: 'docs',
    modules: {content: `@site/docs${path}.mdx`},
  };
}

describe('The route of a generated doc', () => {
  it('has no module of its own, unlike those of other docs.', () => {
    const root = (version: object, ...routes: RouteConfig[]): RouteConfig => ({
      path: '/',
      component: '@theme/DocsRoot',
      routes: [{...doc('/'), props: {version}, routes}],
    });
    expect(
      withGeneratedPages(
        root({label: 'Next'}, doc('/faq'), doc('/api/get-block')),
        new Set(['/api/get-block']),
        (version) => ({...version, label: `${version.label}, changed`}),
      ),
    ).toEqual(
      root({label: 'Next, changed'}, doc('/faq'), {
        ...doc('/api/get-block'),
        component: '@site/src/features/generated-page',
        modules: {},
      }),
    );
  });
});
