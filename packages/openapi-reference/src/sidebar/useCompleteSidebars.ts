import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {useEffect, useReducer} from 'react';
import {pagePath} from '../pages/generated-page';
import {loadSidebar, splitSidebars, storedSidebar} from './sidebar-store';

/**
 * Loads the sidebars of the reference at the address, also where there is no page. Until then, or if they cannot be
 * loaded, returns nothing.
 */
export function useCompleteSidebars(): PropSidebar[] {
  const path = pagePath(useLocation().pathname);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    Promise.all(splitSidebars(path).map((name) => loadSidebar(path, name))).then(
      update,
      () => undefined,
    );
  }, [path]);
  return splitSidebars(path).flatMap((name) => [storedSidebar(path, name) ?? []]);
}
