/*
 * Does: gives the bundles one route for the generated docs of a sidebar, instead of one for each. Docusaurus compares
 * each page with every route, and React gets an element for each. It still renders every doc.
 * Buys: 5 kB of JS on each page, and 39 kB with 600 operations, whose build takes 66 of 196 s of CPU time and 0.85 GB
 * of memory less.
 * If the generated routes are not as expected: warns once, and there is a route for each doc.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import groupBy from 'lodash/groupBy';
import partition from 'lodash/partition';
import sortBy from 'lodash/sortBy';
import type {Compiler} from 'webpack';
import {warnOnce} from './warn';

/** A route as Docusaurus generates it. */
interface Route {
  readonly path: string;
  readonly component: RouteComponent;
  readonly routes?: readonly Route[];
  readonly isGenerated?: boolean;
  readonly sidebar?: string;
  readonly sensitive?: boolean;
  /** Matches paths of no page too, for which `missing-page.ts` is. */
  readonly isOpen?: boolean;
}

/** The arguments of `ComponentCreator`, which are also the key of the route in the names of its chunks. */
class RouteComponent {
  constructor(
    readonly path: string,
    readonly hash: string,
  ) {}

  get key(): string {
    return `${this.path}-${this.hash}`;
  }
}

type ChunkNames = Readonly<Record<string, unknown>>;

/**
 * Writes the joined routes, and returns plugins of the bundler that replace those that Docusaurus has generated.
 *
 * @param generatedFilesDir The folder of the generated files of Docusaurus.
 */
export function joinGeneratedRoutes(
  generatedFilesDir: string,
): {apply: (compiler: Compiler) => void}[] {
  const read = (file: string): string =>
    readFileSync(path.join(generatedFilesDir, file), 'utf8');
  try {
    const {routes, chunkNames} = joinRoutes(
      readRoutes(read('routes.js')),
      JSON.parse(read('routesChunkNames.json')) as ChunkNames,
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

/** Executes the module of the routes, which imports React and `ComponentCreator`. */
function readRoutes(code: string): Route[] {
  const list = /export default (\[.*\]);?\s*$/s.exec(code)?.[1];
  if (list === undefined) {
    throw new Error('their module has no list of routes');
  }
  return runInNewContext(list, {
    ComponentCreator: (route: string, hash: string) => new RouteComponent(route, hash),
  }) as Route[];
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

/** Joins the routes of generated docs that have the same parent and sidebar. */
function joinRoutes(
  routes: readonly Route[],
  chunkNames: ChunkNames,
): {routes: Route[]; chunkNames: ChunkNames} {
  const names = new Map(Object.entries(chunkNames));
  const joinGroup = (group: readonly Route[], isLast: boolean): Route[] => {
    const [first] = group;
    if (first === undefined) {
      return [];
    }
    const paths = group.map((route) => route.path);
    const folders = isLast ? foldersOf(paths) : undefined;
    const pattern =
      folders === undefined ? alternatives(paths) : `${alternatives(folders)}/(.+)`;
    const component = new RouteComponent(pattern, first.component.hash);
    names.set(component.key, names.get(first.component.key));
    group.forEach((route) => names.delete(route.component.key));
    const isOpen = folders !== undefined;
    return [{...first, path: pattern, component, sensitive: true, isOpen}];
  };
  const join = (siblings: readonly Route[]): Route[] => {
    const [generated, others] = partition(siblings, 'isGenerated');
    const groups = sortBy(Object.values(groupBy(generated, 'sidebar')), 'length');
    // The first route that matches is that of the page, and the last one can match all pages.
    return [
      ...others.map((route) =>
        route.routes === undefined ? route : {...route, routes: join(route.routes)},
      ),
      ...groups.flatMap((group, index) => joinGroup(group, index === groups.length - 1)),
    ];
  };
  return {routes: join(routes), chunkNames: Object.fromEntries(names)};
}

/** Returns the first folders of paths, or nothing if one is in no folder. */
function foldersOf(paths: readonly string[]): string[] | undefined {
  const folders = paths.flatMap((one) => /^\/[^/]+(?=\/)/.exec(one)?.[0] ?? []);
  return folders.length === paths.length ? Array.from(new Set(folders)) : undefined;
}

/**
 * Returns a pattern of path-to-regexp that matches some paths. It escapes characters by their code, because
 * path-to-regexp changes those in groups.
 */
function alternatives(paths: readonly string[]): string {
  const escaped = paths.map((one) =>
    one
      .slice(1)
      .replace(
        /[()[\]{}*+?.^$|\\:=!]/g,
        (character) => `\\x${character.charCodeAt(0).toString(16)}`,
      ),
  );
  return `/(${escaped.join('|')})`;
}
