import type {Plugin} from '@docusaurus/types';
import openapiTheme from 'docusaurus-theme-openapi-docs';

/** The type declarations of the package belong to another module. */
const createOpenapiTheme = openapiTheme as unknown as () => Plugin;

/**
 * Provides only the `@theme` components of docusaurus-theme-openapi-docs. Its style sheet and its
 * webpack configuration (which needs Docusaurus 3.6) are for its API explorer, which this site
 * does not use.
 */
export default function openapiThemePlugin(): Plugin {
  const {name, getThemePath} = createOpenapiTheme();
  return {name, getThemePath: () => getThemePath?.() ?? ''};
}
