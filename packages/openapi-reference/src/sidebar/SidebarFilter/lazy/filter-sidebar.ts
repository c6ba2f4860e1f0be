import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {pagePath} from '../../../pages/generated-page';

interface Entry {
  label: string;
  href: string;
  className?: string;
}

export interface MatchGroup {
  /** The labels of the categories around the entries, from the outermost. */
  parents: string[];
  entries: Entry[];
}

/**
 * Returns the entries of a sidebar that contain all words of a query in their label, address or path,
 * those of the category of the page first. Copies of pages are only for copies.
 */
export function filterSidebar(
  sidebar: readonly PropSidebarItem[],
  query: string,
  page: string,
): MatchGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasCopies = sidebar.some((item) =>
    contains(item, (inner) => isCopy(inner) && hrefOf(inner) === page),
  );
  const isMatch = (item: PropSidebarItem): boolean =>
    words.every((word) => searchText(item).includes(word)) &&
    (hasCopies || !isCopy(item));
  const groupsIn = (
    items: readonly PropSidebarItem[],
    parents: string[],
  ): MatchGroup[] => [
    {parents, entries: items.filter(isMatch).flatMap(entryOf)},
    ...items.flatMap((item) =>
      item.type === 'category' ? groupsIn(item.items, [...parents, item.label]) : [],
    ),
  ];
  const own = sidebar.filter((item) => contains(item, (inner) => hrefOf(inner) === page));
  const others = sidebar.filter((item) => !own.includes(item));
  return groupsIn([...own, ...others], []).filter(({entries}) => entries.length > 0);
}

function entryOf(item: PropSidebarItem): Entry[] {
  const href = hrefOf(item);
  return item.type === 'html' || href === undefined
    ? []
    : [{label: item.label, href, className: item.className}];
}

function hrefOf(item: PropSidebarItem): string | undefined {
  return item.type === 'html' || item.href === undefined
    ? undefined
    : pagePath(item.href);
}

/** Contains the address with and without hyphens: "get-account" and "getAccount" are found. */
function searchText(item: PropSidebarItem): string {
  if (item.type === 'html') {
    return '';
  }
  const address = item.href?.split('/').at(-1) ?? '';
  const {path} = item.customProps ?? {};
  return [item.label, address, address.replaceAll('-', ''), path].join(' ').toLowerCase();
}

/** Whether a sidebar lists the page elsewhere too, as that of an operation (`createCategory`). */
function isCopy({customProps}: PropSidebarItem): boolean {
  return customProps?.['isCopy'] === true;
}

function contains(
  item: PropSidebarItem,
  isWanted: (item: PropSidebarItem) => boolean,
): boolean {
  return (
    isWanted(item) ||
    (item.type === 'category' && item.items.some((inner) => contains(inner, isWanted)))
  );
}
