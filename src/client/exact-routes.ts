import routes from '@generated/routes';

type Route = (typeof routes)[number];

/** React Router ignores the case of a path unless the route is sensitive; a host does not. */
function matchCase(all: readonly Omit<Route, 'component'>[]): void {
  for (const route of all) {
    route.sensitive = true;
    matchCase((route.routes ?? []) as Omit<Route, 'component'>[]);
  }
}

matchCase(routes);
