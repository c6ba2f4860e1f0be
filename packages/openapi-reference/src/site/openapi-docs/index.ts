import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
// Adds devServer to the configuration of webpack.
import type {} from 'webpack-dev-server';
import {createRegeneration} from './regenerate';
import {SITE_FILES_DIR} from './site-files';
import type {ReferenceOptions} from './options';
import {generateReference, siteOverlays, siteSource} from './site-reference';

/**
 * Regenerates the reference in the dev server when the OpenAPI document, an overlay or a file of changes does, and
 * serves the generated files of {@link SITE_FILES_DIR}. The site configuration generates the reference
 * the first time.
 */
export default function openapiDocsPlugin(
  {siteDir, baseUrl}: LoadContext,
  reference: ReferenceOptions,
): Plugin {
  const {changesDir} = reference;
  const watched = [
    ...[siteSource(siteDir, reference), ...siteOverlays(siteDir, reference)].flatMap(
      (source) => (source.kind === 'file' ? [source.path] : []),
    ),
    ...(changesDir === undefined ? [] : [path.join(siteDir, changesDir)]),
  ];
  const regenerate = createRegeneration(watched, () =>
    generateReference(siteDir, reference),
  );
  const filesDir = path.join(siteDir, 'docs', SITE_FILES_DIR);
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
    configureWebpack: (_, isServer) => ({
      // Only the server renders the map: no script contains its HTML.
      ...(isServer
        ? {}
        : {resolve: {alias: {[path.join(filesDir, 'api-map.json')]: false}}}),
      devServer: {static: [{directory: filesDir, publicPath: baseUrl}]},
    }),
    postBuild: ({outDir}) => cp(filesDir, outDir, {recursive: true}),
  };
}
