import type {PluginIdentifier} from '@docusaurus/types';
import {readSitePages, type SitePage} from '../framework/generated-routes';
import {pagePath} from '../pages/generated-page';

/** A route at which a plugin and another one have a page. */
export interface SharedRoute {
  readonly route: string;
  /** The file and the plugin of the other page. */
  readonly other: string;
}

/**
 * Returns the routes at which a plugin and others have pages.
 *
 * @param generatedFilesDir The folder of the generated files of Docusaurus.
 */
export function sharedRoutes(
  generatedFilesDir: string,
  plugin: PluginIdentifier,
): SharedRoute[] {
  const pages = readSitePages(generatedFilesDir);
  const isOwn = ({name, id}: SitePage): boolean =>
    name === plugin.name && id === plugin.id;
  const own = new Set(pages.filter(isOwn).map((page) => pagePath(page.path)));
  return pages
    .filter((page) => !isOwn(page) && own.has(pagePath(page.path)))
    .map((page) => ({route: page.path, other: describePage(page)}));
}

function describePage({name, id, file}: SitePage): string {
  const plugin = id === 'default' ? name : `${name} "${id}"`;
  return file === undefined ? plugin : `${file} (${plugin})`;
}
