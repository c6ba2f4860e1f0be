/*
 * Does: makes every route match its exact path. By default, React Router ignores case, unlike most hosts, and
 * treats a path such as `/api/(b)` as a pattern.
 * Buys: the exact matches that the specification demands, and no weight.
 * If another router has the routes, `sensitive` means nothing to it; a test of the browser then fails.
 */
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

function matchExactly(all: readonly Route[]): void {
  for (const route of all) {
    if (route.sensitive !== true && route.path !== ANY_PATH) {
      route.path = route.path.replace(PATTERN, '\\$&');
    }
    route.sensitive = true;
    matchExactly(route.routes ?? []);
  }
}

matchExactly(routes as unknown as Route[]);
