import {
  DocsSidebarProvider,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import React, {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import DataLink from '../generated-page/DataLink';
import {subscribe} from '../framework/page-files';
import {pagePath} from '../pages/generated-page';
import {sidebarKey} from './sidebar-key';
import {isSplit, loadSidebar, sidebarFile, storedSidebar} from './sidebar-store';

/**
 * Completes the sidebar. The one that every page has contains only the first items of categories with
 * generated docs. A page loads the items of its own category before it is rendered, and the items of
 * the other categories when the reader touches the sidebar.
 */
export default function CompleteSidebar({children}: {children: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  return sidebar === null ? children : <Completed {...sidebar}>{children}</Completed>;
}

function Completed({
  name,
  items,
  children,
}: NonNullable<ReturnType<typeof useDocsSidebar>> & {children: ReactNode}): ReactNode {
  const path = pagePath(useLocation().pathname);
  const key = sidebarKey(path);
  const branch = key === undefined ? undefined : storedSidebar(path, key);
  const complete = useSyncExternalStore(
    subscribe,
    () => storedSidebar(path, name),
    () => undefined,
  );
  useLoadOnTouch(path, name);
  return (
    <>
      {key === undefined ? null : <DataLink name={sidebarFile(path, key)} />}
      <DocsSidebarProvider name={name} items={complete ?? branch ?? items}>
        {children}
      </DocsSidebarProvider>
    </>
  );
}

function useLoadOnTouch(path: string, name: string): void {
  useEffect(() => {
    if (!isSplit(path, name)) {
      return undefined;
    }
    const load = ({target}: Event): void => {
      const menu = '.theme-doc-sidebar-container, .navbar-sidebar';
      if (target instanceof Element && target.closest(menu) !== null) {
        // The next event tries again.
        loadSidebar(path, name).catch(() => undefined);
      }
    };
    const types = ['pointerover', 'focusin', 'input'];
    types.forEach((type) => document.addEventListener(type, load));
    return () => types.forEach((type) => document.removeEventListener(type, load));
  }, [path, name]);
}
