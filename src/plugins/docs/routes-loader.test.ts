import {runInNewContext} from 'node:vm';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {RouteConfig} from '@docusaurus/types';
import {matchPath} from 'react-router';
import {describe, expect, it} from 'vitest';
import load from './routes-loader';

const GENERATED = ["/api/it's {id}", '/api/(a)', '/plans/PRO PLUS/Endpoints/a'];

function doc(path: string): RouteConfig {
  return {path, component: '@theme/DocItem', exact: true, sidebar: 'docs'};
}

/** What Docusaurus writes for generated docs between two others. */
const {routesConfig, routesChunkNames} = generateRoutesCode([
  {
    path: '/:parent0',
    component: '@theme/DocsRoot',
    routes: [doc('/api'), ...GENERATED.map(doc), doc('/faq'), doc('/api/b')],
  },
]);

function loaded(file: string, source: string, isServer = false): string {
  const context = {
    resourcePath: `/site/.docusaurus/${file}`,
    getOptions: () => ({isServer, paths: new Set([...GENERATED, '/api/b'])}),
  };
  return load.call(context as never, source);
}

/** Evaluates the code of routes, and returns their paths. */
function pathsIn(code: string): string[] {
  const routes = code.slice(code.indexOf('['), code.lastIndexOf(';'));
  const ComponentCreator = () => 'component';
  const all = runInNewContext(routes, {ComponentCreator}) as {
    path: string;
    routes?: {path: string}[];
  }[];
  return all.flatMap(({path, routes: children = []}) => [
    path,
    ...children.map((child) => child.path),
  ]);
}

describe('The routes of the server', () => {
  it('have one route for all generated docs.', () => {
    const [root, api, generated, ...others] = pathsIn(
      loaded('routes.js', routesConfig, true),
    );
    expect([root, api, ...others]).toEqual(['/', '/api', '/faq', '*']);
    const matches = (pathname: string) =>
      matchPath(pathname, {path: generated, exact: true, sensitive: true}) !== null;
    const missing = ['/api/c', '/api/a', '/API/(a)', '/api/(a)/b', '/faq'];
    expect([...GENERATED, '/api/b', ...missing].filter(matches)).toEqual([
      ...GENERATED,
      '/api/b',
    ]);
  });

  it('keep the chunks of generated docs.', () => {
    const json = JSON.stringify(routesChunkNames);
    expect(loaded('routesChunkNames.json', json, true)).toBe(json);
  });
});

describe('What every page loads of the routes', () => {
  it('has no generated docs.', () => {
    expect(pathsIn(routesConfig)).toEqual([
      '/:parent0',
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
      '/:parent0',
      '/api',
      '/faq',
    ]);
  });
});
