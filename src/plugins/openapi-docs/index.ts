import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {descriptionSource} from '../../openapi/load';
import {generate} from './generate';
import {createRegeneration} from './regenerate';

/** Where the vendored description is, under the site's folder. */
export const VENDORED_DESCRIPTION = path.join('openapi', 'kaia.yaml');

/**
 * Generates the reference anew in the dev server when the vendored description changes. At first the
 * pages are there already: `npm start` and `npm run build` generate them before Docusaurus starts.
 */
export default function openapiDocsPlugin({siteDir}: LoadContext): Plugin {
  const source = descriptionSource(process.env, path.join(siteDir, VENDORED_DESCRIPTION));
  const watched = source.kind === 'file' ? [source.path] : [];
  const [regenerate] = watched.map((file) =>
    createRegeneration(file, () => generate(source, path.join(siteDir, 'docs'))),
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
