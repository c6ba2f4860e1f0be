/*
 * Does: gives the bundles one route for the generated docs of a sidebar, instead of one for each. Docusaurus compares
 * each page with every route, and React gets an element for each. It still renders every doc.
 * Buys: 5 kB of JS on each page, and 39 kB with 600 operations, whose build takes 66 of 196 s of CPU time and 0.85 GB
 * of memory less.
 * If the generated routes are not as expected: warns once, and there is a route for each doc.
 */
import type {RouteChunkNames} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import groupBy from 'lodash/groupBy';
import partition from 'lodash/partition';
import sortBy from 'lodash/sortBy';
import type {Compiler} from 'webpack';
import {anyOf, firstFolder} from './docs-root';
import {type Route, readGeneratedRoutes, RouteComponent} from './generated-routes';
import {pagePath} from '../pages/generated-page';
import {warnOnce} from './warn';

/**
 * Writes the joined routes, and returns plugins of the bundler that replace those that Docusaurus has generated.
 *
 * @param generatedFilesDir The folder of the generated files of Docusaurus.
 * @param baseUrl Path of the home page.
 */
export function joinGeneratedRoutes(
  generatedFilesDir: string,
  baseUrl: string,
): {apply: (compiler: Compiler) => void}[] {
  try {
    const {routes, chunkNames} = joinRoutes(
      readGeneratedRoutes(generatedFilesDir),
      baseUrl,
    );
    const dir = path.join(generatedFilesDir, 'docusaurus-openapi-reference');
    mkdirSync(dir, {recursive: true});
    return Object.entries({
      'routes.js': writeRoutes(routes),
      'routesChunkNames.json': JSON.stringify(chunkNames),
    }).map(([name, content]) => {
      const file = path.join(dir, name);
      writeFileSync(file, content);
      const request = new RegExp(`^@generated/${path.parse(name).name}$`);
      return {
        apply(compiler) {
          new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(
            compiler,
          );
        },
      };
    });
  } catch (error) {
    warnOnce(
      'joined-routes.ts',
      `the generated routes are not as expected (${String(error)})`,
      'The pages are larger, and the build is slower.',
    );
    return [];
  }
}

function writeRoutes(routes: readonly Route[]): string {
  const writeAll = (all: readonly Route[]): string => `[${all.map(write).join(',\n')}]`;
  const write = ({component, routes: children, ...route}: Route): string => {
    const creation = JSON.stringify([component.path, component.hash]);
    return `{
  ...${JSON.stringify(route)},
  component: ComponentCreator(...${creation}),
  routes: ${children === undefined ? 'undefined' : writeAll(children)}
}`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export default ${writeAll(routes)};
`;
}

interface Routes {
  readonly routes: readonly Route[];
  readonly chunkNames: RouteChunkNames;
}

/** Joins the routes of generated docs that have the same parent and sidebar, and shortens the patterns of `docs-root.ts`. */
function joinRoutes({routes, chunkNames}: Routes, baseUrl: string): Routes {
  const names = new Map(Object.entries(chunkNames));
  const rename = (route: Route, name: string): RouteComponent => {
    const component = new RouteComponent(name, route.component.hash);
    names.set(component.key, names.get(route.component.key) ?? {});
    return component;
  };
  const joinGroup = (group: readonly Route[], canBeOpen: boolean): Route[] => {
    const [first] = group;
    if (first === undefined) {
      return [];
    }
    // A page is also shown without the slash at the end that a site may have.
    const paths = group.map((route) => pagePath(route.path));
    const folders = canBeOpen ? foldersOf(paths) : undefined;
    const pattern =
      folders === undefined
        ? alternatives(paths.map(escape))
        : `${alternatives(folders.map(escape))}/(.+)`;
    const component = rename(first, pattern);
    group.forEach((route) => names.delete(route.component.key));
    const isOpen = folders !== undefined;
    return [{...first, path: pattern, component, sensitive: true, isOpen}];
  };
  const join = (siblings: readonly Route[], canBeOpen: boolean): Route[] => {
    const [generated, others] = partition(siblings, 'isGenerated');
    const groups = sortBy(Object.values(groupBy(generated, 'sidebar')), 'length');
    // The first route that matches is that of the page, and the last one can match all pages.
    return [
      ...others.map((route) =>
        route.routes === undefined
          ? route
          : {...route, routes: join(route.routes, canBeOpen)},
      ),
      ...groups.flatMap((group, index) =>
        joinGroup(group, canBeOpen && index === groups.length - 1),
      ),
    ];
  };
  const joined = routes.map((route, index) => {
    if (route.routes === undefined) {
      return route;
    }
    if (route.sensitive !== true) {
      return {...route, routes: join(route.routes, true)};
    }
    const pages = pagesByFolder(route.routes);
    const isOpen = !routes.some(
      (other) => other !== route && other.routes && hasPageIn(other, pages),
    );
    const component = rename(route, `(${index})`);
    names.delete(route.component.key);
    return {
      ...route,
      path: isOpen ? patternOf(pages) : route.path,
      component,
      isOpen,
      routes: join(route.routes, isOpen),
    };
  });
  return {
    routes: [...joined, ...homeRoutes(joined, baseUrl)],
    chunkNames: Object.fromEntries(names),
  };
}

/**
 * Returns the route by which the breadcrumbs of the theme find a home page that a pattern matches. It is the last one,
 * so that no address gets to it.
 */
function homeRoutes(routes: readonly Route[], baseUrl: string): Route[] {
  const root = routes.find(
    (route) => route.sensitive === true && pathsOf(route).includes(pagePath(baseUrl)),
  );
  return root === undefined
    ? []
    : [{path: baseUrl, component: root.component, exact: true, sensitive: true}];
}

/** Returns the pages of versions of docs by the first folder below the path of their version, or by their own path. */
function pagesByFolder(versions: readonly Route[]): ReadonlyMap<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const version of versions) {
    for (const page of pathsOf(version)) {
      const folder = firstFolder(page, version.path);
      pages.set(folder, [...(pages.get(folder) ?? []), page]);
    }
  }
  return pages;
}

function pathsOf({path: own, routes}: Route): string[] {
  return routes === undefined ? [pagePath(own)] : routes.flatMap(pathsOf);
}

/** Returns whether a page of a route is in one of the folders. */
function hasPageIn(route: Route, folders: ReadonlyMap<string, unknown>): boolean {
  return pathsOf(route).some((page) =>
    Array.from(folders.keys()).some((folder) => page.startsWith(`${folder}/`)),
  );
}

/** Returns a pattern that matches pages, and all paths in the folders that contain some. */
function patternOf(pages: ReadonlyMap<string, readonly string[]>): string {
  return alternatives(
    Array.from(pages, ([folder, paths]) => {
      const inFolder = paths.some((page) => page !== folder)
        ? [`${escape(folder)}/.+`]
        : [];
      return paths.includes(folder) ? [escape(folder), ...inFolder] : inFolder;
    }).flat(),
  );
}

/** Returns the first folders of paths, or nothing if one is in no folder. */
function foldersOf(paths: readonly string[]): string[] | undefined {
  const folders = paths.flatMap((one) => /^\/[^/]+(?=\/)/.exec(one)?.[0] ?? []);
  return folders.length === paths.length ? Array.from(new Set(folders)) : undefined;
}

/** Returns a pattern of path-to-regexp that matches what some patterns do. All begin with a slash. */
function alternatives(patterns: readonly string[]): string {
  return `/${anyOf(patterns.map((one) => one.slice(1)))}`;
}

/** Escapes characters of a path by their code, because path-to-regexp changes those in groups. */
function escape(name: string): string {
  return name.replace(
    /[()[\]{}*+?.^$|\\:=!]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16)}`,
  );
}
