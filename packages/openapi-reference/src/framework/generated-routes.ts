/*
 * Does: reads the routes of all plugins from the files that Docusaurus generates. It hands them to plugins only
 * after a build.
 * Buys: `joined-routes.ts`, and errors about a route that two plugins have before the bundler runs, also in the dev
 * server.
 * If the files are not as expected: `readGeneratedRoutes` throws, and `readSitePages` warns once and finds no page.
 */
import type {PluginIdentifier, RouteChunkNames} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {warnOnce} from './warn';

/** A route as Docusaurus generates it. */
export interface Route {
  readonly path: string;
  readonly component: RouteComponent;
  readonly routes?: readonly Route[];
  readonly exact?: boolean;
  readonly isGenerated?: boolean;
  readonly sidebar?: string;
  readonly sensitive?: boolean;
  /** Matches paths of no page too, for which `missing-page.ts` is. */
  readonly isOpen?: boolean;
}

/** The arguments of `ComponentCreator`, which are also the key of the route in the names of its chunks. */
export class RouteComponent {
  constructor(
    readonly path: string,
    readonly hash: string,
  ) {}

  get key(): string {
    return `${this.path}-${this.hash}`;
  }
}

/** A page of a plugin. */
export interface SitePage extends PluginIdentifier {
  readonly path: string;
  /** Its file, relative to the site, if it has one. */
  readonly file?: string;
}

/** The modules of chunks: the second one of three values is the name of the module. */
type Registry = Readonly<Record<string, readonly [unknown, string, unknown]>>;

/** @param dir The folder of the generated files of Docusaurus. */
export function readGeneratedRoutes(dir: string): {
  routes: Route[];
  chunkNames: RouteChunkNames;
} {
  const routes = readExported(dir, 'routes.js', {
    ComponentCreator: (route: string, hash: string) => new RouteComponent(route, hash),
  });
  const chunkNames = JSON.parse(
    readFileSync(path.join(dir, 'routesChunkNames.json'), 'utf8'),
  ) as RouteChunkNames;
  return {routes: routes as Route[], chunkNames};
}

/** Returns the pages of all plugins. */
export function readSitePages(dir: string): SitePage[] {
  try {
    const {routes, chunkNames} = readGeneratedRoutes(dir);
    const registry = readExported(dir, 'registry.js', {
      require: {resolveWeak: () => undefined},
    }) as Registry;
    const moduleOf = (chunk: unknown): string =>
      typeof chunk === 'string' ? (registry[chunk]?.[1] ?? '') : '';
    const pagesOf = (route: Route, plugin: PluginIdentifier): SitePage[] => {
      if (route.routes !== undefined) {
        return route.routes.flatMap((child) => pagesOf(child, plugin));
      }
      const {content, __comp: component} = chunkNames[route.component.key] ?? {};
      const file = [content, component].map(moduleOf).find(isOfSite);
      return [
        {
          path: route.path,
          ...plugin,
          ...(file === undefined ? {} : {file: file.slice(SITE.length)}),
        },
      ];
    };
    return routes.flatMap((route) => {
      const {__context: context} = chunkNames[route.component.key] ?? {};
      if (route.path === '*') {
        return [];
      }
      const file = moduleOf((context as {plugin?: unknown} | undefined)?.plugin);
      const plugin = JSON.parse(
        readFileSync(path.join(dir, file.replace(/^@generated/, '')), 'utf8'),
      ) as PluginIdentifier;
      return pagesOf(route, plugin);
    });
  } catch (error) {
    warnOnce(
      'generated-routes.ts',
      `the generated files are not as expected (${String(error)})`,
      'A route that two plugins have is no error.',
    );
    return [];
  }
}

const SITE = '@site/';

/** Packages have no pages that a site can move. */
function isOfSite(file: string): boolean {
  return file.startsWith(SITE) && !file.includes('/node_modules/');
}

/** Executes a module without its imports, and returns what it exports. */
function readExported(dir: string, file: string, globals: object): unknown {
  const code = readFileSync(path.join(dir, file), 'utf8');
  const value = /export default ([[{].*[\]}]);?\s*$/s.exec(code)?.[1];
  if (value === undefined) {
    throw new Error(`${file} exports no list or object`);
  }
  return runInNewContext(`(${value})`, globals);
}
