import {matchPath} from '@docusaurus/router';
import type {Route} from './route-preload';

/** A route as the bundle has it: its options, and the routes below it. */
export interface NestedRoute extends Route {
  exact?: boolean;
  isGenerated?: boolean;
  routes?: NestedRoute[];
}

/**
 * Returns the routes that show a path, from the outermost to the page. The package `react-router-config` does the
 * same, but has the peer `react-router`, which sites do not declare.
 */
export function matchedRoutes(
  routes: readonly NestedRoute[],
  path: string,
): NestedRoute[] {
  const route = routes.find(({path: pattern, exact = false}) =>
    matchPath(path, {path: pattern, exact}),
  );
  return route === undefined ? [] : [route, ...matchedRoutes(route.routes ?? [], path)];
}
