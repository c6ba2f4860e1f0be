import type {PropSidebar, PropSidebars} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useEffect, useReducer} from 'react';
import {pagePath} from '../reference/generated-page';
import {isSplit, loadSidebar, storedSidebar} from './sidebar-store';

/** Loads the complete sidebars. Until then, or if they cannot be loaded, returns those of every page. */
export function useCompleteSidebars(): PropSidebar[] {
  const {docsSidebars} = useDocsVersion() as {docsSidebars: PropSidebars};
  const path = pagePath(useLocation().pathname);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const names = Object.keys(docsSidebars).filter((name) => isSplit(path, name));
    Promise.all(names.map((name) => loadSidebar(path, name))).then(
      update,
      () => undefined,
    );
  }, [docsSidebars, path]);
  return Object.entries(docsSidebars).map(([name, items]) =>
    isSplit(path, name) ? (storedSidebar(path, name) ?? items) : items,
  );
}
