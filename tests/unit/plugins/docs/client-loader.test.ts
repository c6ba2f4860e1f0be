import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import load from '../../../../src/plugins/docs/client-loader';

const GENERATED = ["/api/it's {id}", '/api/a', '/plans/PRO PLUS/Endpoints/a'];

function doc(path: string): RouteConfig {
  return {path, component: '@theme/DocItem', exact: true, sidebar: 'docs'};
}

/** What Docusaurus writes for generated docs between two others. */
const {routesConfig, routesChunkNames} = generateRoutesCode([
  {
    path: '/',
    component: '@theme/DocsRoot',
    routes: [doc('/api'), ...GENERATED.map(doc), doc('/faq'), doc('/api/b')],
  },
]);

function loaded(file: string, source: string): string {
  const context = {
    resourcePath: `/site/.docusaurus/${file}`,
    getOptions: () => ({paths: new Set([...GENERATED, '/api/b'])}),
  };
  return load.call(context as never, source);
}

function pathsIn(code: string): string[] {
  const list = code.slice(code.indexOf('['), code.lastIndexOf(']') + 1);
  const evaluate = new Function('ComponentCreator', `return ${list}`) as (
    create: () => string,
  ) => {path: string; routes?: {path: string}[]}[];
  return evaluate(() => 'component').flatMap(({path, routes = []}) => [
    path,
    ...routes.map((route) => route.path),
  ]);
}

describe('What every page loads of the routes', () => {
  it('has no generated docs.', () => {
    expect(pathsIn(routesConfig)).toEqual([
      '/',
      '/api',
      ...GENERATED,
      '/faq',
      '/api/b',
      '*',
    ]);
    expect(pathsIn(loaded('routes.js', routesConfig))).toEqual([
      '/',
      '/api',
      '/faq',
      '*',
    ]);
  });

  it('has no chunks of generated docs.', () => {
    const json = loaded('routesChunkNames.json', JSON.stringify(routesChunkNames));
    const names = JSON.parse(json) as object;
    expect(Object.keys(names).map((key) => key.replace(/-\w+$/, ''))).toEqual([
      '/',
      '/api',
      '/faq',
    ]);
  });
});
