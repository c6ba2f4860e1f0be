import type {LoadContext, PluginIdentifier} from '@docusaurus/types';
import path from 'node:path';
import {sharedRoutes} from 'docusaurus-openapi-reference';

const OWN = 'docusaurus-reference-search';

const REMEDY =
  'A site has one search: remove the other one, or the option "search" of docusaurus-openapi-reference.';

/** The last component of this name that a theme has. */
const SEARCH_BAR = '@theme-original/SearchBar';

const CLASSIC = '@docusaurus/theme-classic';

/**
 * Looks for another search, which has a page at the same route or a setting of the theme.
 *
 * @throws Error that names it.
 */
export function checkOtherSearches(
  {generatedFilesDir, siteConfig}: Pick<LoadContext, 'generatedFilesDir' | 'siteConfig'>,
  plugin: PluginIdentifier,
): void {
  const others =
    'algolia' in siteConfig.themeConfig
      ? ['the search of Algolia, by themeConfig.algolia']
      : sharedRoutes(generatedFilesDir, plugin).map(
          ({route, other}) => `${other}, which has a page at ${route}`,
        );
  if (others.length > 0) {
    throw new Error(`The site has ${OWN} and also ${others.join(', and ')}. ${REMEDY}`);
  }
}

/**
 * Looks for the search box of another theme in the place of that of this one.
 *
 * @param alias of modules, as Docusaurus configures the bundler.
 * @param themeDir The components of this theme.
 * @throws Error that names the theme.
 */
export function checkSearchBox(alias: unknown, themeDir: string): void {
  const file = (alias as Record<string, unknown> | undefined)?.[SEARCH_BAR];
  if (typeof file !== 'string' || !path.relative(themeDir, file).startsWith('..')) {
    return;
  }
  const theme = packageOf(file);
  throw new Error(
    theme === CLASSIC
      ? `${CLASSIC} is loaded after ${OWN} and replaces its search box. List the preset "classic" before docusaurus-openapi-reference.`
      : `The search box of ${theme} replaces that of ${OWN}. ${REMEDY}`,
  );
}

/** Returns the name of the package that has a file, or the file if it is in none. */
function packageOf(file: string): string {
  return (
    /^.*\/node_modules\/((@[^/]+\/)?[^/]+)/.exec(file.split(path.sep).join('/'))?.[1] ??
    file
  );
}
