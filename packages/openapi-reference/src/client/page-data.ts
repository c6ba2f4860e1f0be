import routes from '@generated/routes';
import {loadParts} from '../components/page-part';
import {sidebarKey} from '../sidebar/sidebar-key';
import {loadSidebar} from '../sidebar/sidebar-store';
import {pagePath} from '../reference/generated-page';
import {loadFile} from '../framework/page-files';
import {beforeRoute, type Route} from '../framework/route-preload';

/*
 * Loads what pages need before they are shown: the data of generated docs, their part of the sidebar, and
 * the code of the parts in the HTML. Runs before `exact-routes.ts`, which changes paths.
 */

interface DocRoute extends Route {
  isGenerated?: boolean;
  routes?: DocRoute[];
}

function prepare(route: DocRoute): void {
  const {path, isGenerated, routes: children} = route;
  if (children !== undefined) {
    children.forEach(prepare);
    return;
  }
  beforeRoute(route, async (code) => {
    await Promise.all([code, loadData(pagePath(path), isGenerated)]);
    // The code of the page knows its parts.
    await loadParts();
  });
}

async function loadData(path: string, isGenerated = false): Promise<void> {
  if (isGenerated) {
    await loadFile(path);
  }
  const key = sidebarKey(path);
  if (key !== undefined) {
    await loadSidebar(path, key);
  }
}

if (typeof window !== 'undefined') {
  (routes as unknown as DocRoute[]).forEach(prepare);
}
