/*
 * Does: gives the browser one route for the generated docs, instead of one for each, and adds what
 * `missing-page.ts` needs to know about it. The server has a route for each doc, because Docusaurus renders them.
 * Buys: 11 kB of JS on each page, and 40 kB with 600 operations.
 * If the generated routes are not as expected: warns once, and the browser has a route for each doc.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {Compiler} from 'webpack';
import {alternatives} from './path-pattern';
import {warnOnce} from './warn';

/** A route as Docusaurus generates it. */
interface Route {
  readonly path: string;
  readonly component: RouteComponent;
  readonly routes?: readonly Route[];
  readonly isGenerated?: boolean;
  readonly sidebar?: string;
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

/** The files of Docusaurus that name the routes, by their name in an import. */
const ROUTES = 'routes';
const CHUNK_NAMES = 'routesChunkNames';

/**
 * Creates a plugin of the bundler that replaces the routes that Docusaurus has generated.
 *
 * @param generatedFilesDir The folder of the generated files of Docusaurus.
 */
export function createBrowserRoutes(
  generatedFilesDir: string,
): {apply: (compiler: Compiler) => void} | undefined {
  const read = (file: string): string =>
    readFileSync(path.join(generatedFilesDir, file), 'utf8');
  try {
    const {routes, chunkNames} = joinRoutes(
      readRoutes(read(`${ROUTES}.js`)),
      JSON.parse(read(`${CHUNK_NAMES}.json`)) as ChunkNames,
    );
    const files = {
      [ROUTES]: ['browser-routes.js', writeRoutes(routes)],
      [CHUNK_NAMES]: ['browser-chunk-names.json', JSON.stringify(chunkNames)],
    } as const;
    const dir = path.join(generatedFilesDir, 'docusaurus-openapi-reference');
    mkdirSync(dir, {recursive: true});
    return {
      apply(compiler) {
        for (const [name, [file, content]] of Object.entries(files)) {
          writeFileSync(path.join(dir, file), content);
          new compiler.webpack.NormalModuleReplacementPlugin(
            new RegExp(`^@generated/${name}$`),
            path.join(dir, file),
          ).apply(compiler);
        }
      },
    };
  } catch (error) {
    warnOnce(
      'browser-routes.ts',
      `the generated routes are not as expected (${String(error)})`,
      'The pages are larger.',
    );
    return undefined;
  }
}

/** Executes the module of the routes, which imports React and `ComponentCreator`. */
function readRoutes(code: string): Route[] {
  const [, list] = /export default (\[.*\]);?\s*$/s.exec(code) ?? [];
  return runInNewContext(list ?? '', {
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
export function joinRoutes(
  routes: readonly Route[],
  chunkNames: ChunkNames,
): {routes: Route[]; chunkNames: ChunkNames} {
  const names = new Map(Object.entries(chunkNames));
  const join = (siblings: readonly Route[]): Route[] => {
    const bySidebar = new Map<string | undefined, [Route, ...Route[]]>();
    for (const route of siblings.filter(({isGenerated}) => isGenerated)) {
      const same = bySidebar.get(route.sidebar);
      if (same === undefined) {
        bySidebar.set(route.sidebar, [route]);
      } else {
        same.push(route);
      }
    }
    // The first route that matches is that of the page, and the last one matches all pages.
    const groups = Array.from(bySidebar.values()).sort((a, b) => a.length - b.length);
    return [
      ...siblings
        .filter(({isGenerated}) => !isGenerated)
        .map((route) =>
          route.routes === undefined ? route : {...route, routes: join(route.routes)},
        ),
      ...groups.map((group, index) => {
        const [first] = group;
        const paths = group.map((route) => route.path);
        const isLast = index === groups.length - 1;
        const pattern = isLast ? anyPageBelow(paths) : alternatives(paths);
        const component = new RouteComponent(pattern, first.component.hash);
        names.set(component.key, names.get(first.component.key));
        group.forEach((route) => names.delete(route.component.key));
        return {...first, path: pattern, component, sensitive: true, isJoined: isLast};
      }),
    ];
  };
  return {routes: join(routes), chunkNames: Object.fromEntries(names)};
}

/** Returns a pattern that matches all paths below the folders of some. */
function anyPageBelow(paths: readonly string[]): string {
  const folders = new Set(paths.map((one) => one.slice(0, one.indexOf('/', 1))));
  return `${alternatives(Array.from(folders))}/(.+)`;
}
