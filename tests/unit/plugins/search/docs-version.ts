import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** What the search reads of a page. */
type Doc = Pick<LoadedVersion['docs'][number], 'id' | 'permalink' | 'title' | 'source'>;

/** What the search reads of a sidebar; Docusaurus knows more of each item. */
export type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {type: 'link'; label: string; href: string}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | {type: 'generated-index'};
      items: SidebarItem[];
    };

/** A version of the docs with nothing in it but what the search reads. */
export function docsVersion(
  docs: readonly Partial<Doc>[],
  sidebars: Record<string, SidebarItem[]> = {},
): LoadedVersion {
  return {
    docs: docs.map((doc) => ({
      id: 'id',
      permalink: '/',
      title: 'Title',
      source: '@site/docs/index.mdx',
      ...doc,
    })),
    sidebars,
  } as unknown as LoadedVersion;
}
