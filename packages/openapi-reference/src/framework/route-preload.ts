/*
 * Does: loads something before a route is shown. Docusaurus calls `component.preload` of the routes of a
 * page, and waits for it, before it hydrates the page, before it navigates there, and when the pointer is
 * on a link. This wraps that function.
 * Buys: data that is not a module (`page-data.ts`, 6 kB of JS on each page) and code of page parts are there
 * when React hydrates the page. Without it, React would discard the HTML.
 * If routes have no `preload`: warns once. Pages then load their data after they are shown.
 */
import {warnOnce} from './warn';

type Preload = (() => Promise<unknown>) & {original?: Preload};

export interface Route {
  path: string;
  component: {preload?: Preload};
  routes?: Route[];
}

/**
 * Awaits `load` whenever a route is about to be shown.
 *
 * @param load - gets the promise of the code of the route, and awaits it.
 */
export function beforeRoute(
  {component}: Route,
  load: (code: Promise<unknown>) => Promise<unknown>,
): void {
  const {preload} = component;
  if (typeof preload !== 'function') {
    warnOnce(
      'route-preload.ts',
      'routes have no preload()',
      'Pages load their data late.',
    );
    return;
  }
  // The dev server runs client modules again.
  const original = preload.original ?? preload;
  component.preload = Object.assign(() => load(original()), {original});
}
