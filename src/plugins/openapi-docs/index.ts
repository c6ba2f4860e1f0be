import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRegeneration} from './regenerate';
import {generateReference, siteSource} from './site-reference';

/**
 * Regenerates the reference in the dev server when the OpenAPI file changes. The site
 * configuration generates it the first time.
 */
export default function openapiDocsPlugin({siteDir}: LoadContext): Plugin {
  const source = siteSource(siteDir);
  const watched = source.kind === 'file' ? [source.path] : [];
  const [regenerate] = watched.map((file) =>
    createRegeneration(file, () => generateReference(siteDir)),
  );
  let isLoaded = false;
  return {
    name: 'openapi-docs',
    getPathsToWatch: () => watched,
    async loadContent() {
      if (isLoaded) {
        await regenerate?.();
      }
      isLoaded = true;
    },
  };
}
