import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRegeneration} from './regenerate';
import {generateReference, siteSource} from './site-reference';

/**
 * Generates the reference anew in the dev server when the vendored description changes. At first the
 * pages are there already: the configuration of the site generates them.
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
