import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {descriptionSource} from '../../openapi/load';
import {generate} from './generate';

/** Where the vendored description is, under the site's folder. */
export const VENDORED_DESCRIPTION = path.join('openapi', 'kaia.yaml');

/**
 * Generates the reference anew in the dev server when the vendored description changes. In a build
 * the pages are there already: `npm run build` generates them before Docusaurus starts.
 */
export default function openapiDocsPlugin({siteDir}: LoadContext): Plugin {
  const source = descriptionSource(process.env, path.join(siteDir, VENDORED_DESCRIPTION));
  return {
    name: 'openapi-docs',
    getPathsToWatch: () => (source.kind === 'file' ? [source.path] : []),
    async loadContent() {
      if (process.env.NODE_ENV !== 'production' && source.kind === 'file') {
        await generate(source, path.join(siteDir, 'docs'));
      }
    },
  };
}
