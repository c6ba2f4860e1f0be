import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sidebarDocs} from 'docusaurus-openapi-reference';

/** Returns the labels of the categories that contain each doc, outermost first, by its id. */
export function sidebarCategories({
  sidebars,
}: Pick<LoadedVersion, 'sidebars'>): Map<string, string[]> {
  return new Map(
    Object.values(sidebars)
      .flatMap((items) => sidebarDocs(items))
      .map(({id, categories}) => [id, categories.map(({label}) => label)]),
  );
}
