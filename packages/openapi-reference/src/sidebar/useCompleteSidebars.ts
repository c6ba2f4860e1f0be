import type {PropSidebar, PropSidebars} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useReducer} from 'react';
import {isSplit, loadSidebar, storedSidebar} from './sidebar-store';

/** Loads the complete sidebars. Until then, or if they cannot be loaded, returns those of every page. */
export function useCompleteSidebars(): PropSidebar[] {
  const {docsSidebars} = useDocsVersion() as {docsSidebars: PropSidebars};
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const names = Object.keys(docsSidebars).filter(isSplit);
    Promise.all(names.map(loadSidebar)).then(update, () => undefined);
  }, [docsSidebars]);
  return Object.entries(docsSidebars).map(([name, items]) =>
    isSplit(name) ? (storedSidebar(name) ?? items) : items,
  );
}
