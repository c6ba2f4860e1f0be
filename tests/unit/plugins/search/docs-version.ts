import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Doc = Pick<LoadedVersion['docs'][number], 'id' | 'permalink' | 'title' | 'source'>;

export type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {type: 'link'; label: string; href: string}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | {type: 'generated-index'};
      items: SidebarItem[];
    };

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
