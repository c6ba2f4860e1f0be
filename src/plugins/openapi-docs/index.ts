import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRegeneration} from './regenerate';
import {generateReference, siteOverlays, siteSource} from './site-reference';

/**
 * Regenerates the reference in the dev server when the OpenAPI document or an overlay changes. The
 * site configuration generates it the first time.
 */
export default function openapiDocsPlugin({siteDir}: LoadContext): Plugin {
  const watched = [siteSource(siteDir), ...siteOverlays(siteDir)].flatMap((source) =>
    source.kind === 'file' ? [source.path] : [],
  );
  const regenerate = createRegeneration(watched, () => generateReference(siteDir));
  let isLoaded = false;
  return {
    name: 'openapi-docs',
    getPathsToWatch: () => watched,
    async loadContent() {
      if (isLoaded && watched.length > 0) {
        await regenerate();
      }
      isLoaded = true;
    },
  };
}
