/*
 * Does: keeps the open routes of docs (`joined-routes.ts`) from matching the address for which the host has
 * answered with the page that says so. Other addresses are those of links, whose pages exist.
 * Buys: what `joined-routes.ts` buys.
 * If no route is open, nothing changes.
 */
import routes from '@generated/routes';
import {pagePath} from '../pages/generated-page';

interface Route {
  /** React Router takes a regular expression too, which its types do not say. */
  path: string | RegExp;
  isOpen?: boolean;
  routes?: Route[];
}

function hideFrom(missing: string, all: readonly Route[]): void {
  for (const route of all) {
    if (route.isOpen === true) {
      const escaped = missing.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      route.path = new RegExp(`^(?!${escaped}/?$)${String(route.path)}/?$`);
    }
    hideFrom(missing, route.routes ?? []);
  }
}

// The HTML of each doc, and of each list of docs with a tag, has such a class.
if (
  typeof document !== 'undefined' &&
  !/\bdocs-(doc|tags)-/.test(document.documentElement.className)
) {
  hideFrom(pagePath(decodeURI(location.pathname)), routes as unknown as Route[]);
}
