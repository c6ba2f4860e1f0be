import routes from '@generated/routes';

/** What React Router matches of a route. The type of the generated routes leaves it open. */
interface Route {
  path: string;
  sensitive?: boolean;
  routes?: Route[];
}

/** The path of the route of the not-found page, the one path that is a pattern. */
const ANY_PATH = '*';

/** Characters of a path that React Router reads as a pattern. */
const PATTERN = /[()*+?:\\]/g;

/**
 * Makes routes match their own path and no other. React Router ignores the case of a path unless the
 * route is sensitive, which a host does not, and it reads a path such as `/api/(b)` as a pattern.
 */
function matchExactly(all: readonly Route[]): void {
  for (const route of all) {
    route.sensitive = true;
    if (route.path !== ANY_PATH) {
      route.path = route.path.replace(PATTERN, '\\$&');
    }
    matchExactly(route.routes ?? []);
  }
}

matchExactly(routes as unknown as Route[]);
