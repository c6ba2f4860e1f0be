import routes from '@generated/routes';
import {loadParts} from '../components/page-part';
import {sidebarKey} from '../sidebar/sidebar-key';
import {loadSidebar} from '../sidebar/sidebar-store';
import {pagePath} from '../pages/generated-page';
import {loadFile} from '../framework/page-files';
import {matchedRoutes, type NestedRoute} from '../framework/match-routes';
import {beforeRoute} from '../framework/route-preload';

/*
 * Loads what pages need before they are shown: the data of generated docs, their part of the sidebar, and
 * the code of the parts in the HTML. Runs before `exact-routes.ts`, which changes paths.
 */

function prepare(route: NestedRoute): void {
  const {path, isGenerated, routes: children} = route;
  if (children !== undefined) {
    children.forEach(prepare);
    return;
  }
  beforeRoute(route, async (code) => {
    await Promise.all([
      code,
      isGenerated ? loadGenerated(route) : loadBranch(pagePath(path)),
    ]);
    // The code of the page knows its parts.
    await loadParts();
    await nextPaint();
  });
}

/** Loads the data of the page at the address, which may be that before the reader follows a link. */
async function loadGenerated(route: NestedRoute): Promise<void> {
  const path = pagePath(decodeURI(location.pathname));
  if (matchedRoutes(routes as unknown as NestedRoute[], path).includes(route)) {
    await loadFile(path);
    await loadBranch(path);
  }
}

/** Loads the part of the sidebar that a page shows. */
async function loadBranch(path: string): Promise<void> {
  const key = sidebarKey(path);
  if (key !== undefined) {
    await loadSidebar(path, key);
  }
}

/** Path of the page that is shown, or that is about to be. */
let shownPath = '';

/** Shows the effect of a press on a link before the next page is rendered, which takes longer. */
async function nextPaint(): Promise<void> {
  const isOther = location.pathname !== shownPath;
  shownPath = location.pathname;
  // A hidden page does not paint.
  if (isOther && !document.hidden) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

if (typeof window !== 'undefined') {
  const show = (): void => {
    shownPath = location.pathname;
  };
  show();
  // The browser restores the scroll position of the page to which it goes back.
  addEventListener('popstate', show);
  (routes as unknown as NestedRoute[]).forEach(prepare);
}
