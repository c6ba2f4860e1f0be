import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItems = LoadedVersion['sidebars'][string];

export function sidebarCategories({
  sidebars,
}: Pick<LoadedVersion, 'sidebars'>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (items: SidebarItems, labels: string[]): void => {
    for (const item of items) {
      if (item.type === 'category') {
        if (item.link?.type === 'doc') {
          found.set(item.link.id, labels);
        }
        walk(item.items, [...labels, item.label]);
      } else if (item.type === 'doc') {
        found.set(item.id, labels);
      }
    }
  };
  Object.values(sidebars).forEach((items) => {
    walk(items, []);
  });
  return found;
}
