import routes from '@generated/routes';

/** The generated type has no `sensitive`. */
interface Route {
  path: string;
  sensitive?: boolean;
  routes?: Route[];
}

/** The path of the not-found route, the only one that is a pattern. */
const ANY_PATH = '*';

/** Characters with a meaning in React Router patterns. */
const PATTERN = /[()*+?:\\]/g;

/** Returns the route path that matches a path and nothing else. */
export function exactPattern(path: string): string {
  return path.replace(PATTERN, '\\$&');
}

/**
 * Makes every route match its exact path. By default, React Router ignores case, unlike most hosts, and
 * treats a path such as `/api/(b)` as a pattern. Leaves a route that is case-sensitive already.
 */
function matchExactly(all: readonly Route[]): void {
  for (const route of all) {
    if (route.sensitive !== true && route.path !== ANY_PATH) {
      route.path = exactPattern(route.path);
    }
    route.sensitive = true;
    matchExactly(route.routes ?? []);
  }
}

matchExactly(routes as unknown as Route[]);
