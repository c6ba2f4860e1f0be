import type {Plugin} from '@docusaurus/types';
import openapiTheme from 'docusaurus-theme-openapi-docs';

/** The package declares types of another module; this is the function it exports. */
const createOpenapiTheme = openapiTheme as unknown as () => Plugin;

/**
 * docusaurus-theme-openapi-docs with nothing but its components: each of them can be imported from
 * `@theme`, and only what is imported is shipped. Its style sheet and its webpack configuration
 * (which needs Docusaurus 3.6) serve its explorer, whose store and code generators no page loads.
 */
export default function openapiThemePlugin(): Plugin {
  const {name, getThemePath} = createOpenapiTheme();
  return {name, getThemePath: () => getThemePath?.() ?? ''};
}
