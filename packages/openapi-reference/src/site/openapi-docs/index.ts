import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
// Adds devServer to the configuration of webpack.
import type {} from 'webpack-dev-server';
import {BROWSER_DIR} from '../browser-dir';
import {addCommands} from './commands';
import {createRegeneration} from './regenerate';
import {SITE_FILES_DIR} from './read-site-files';
import type {ReferenceOptions} from './options';
import {dataAlias} from './placed-files';
import {generateReference, siteOverlays, siteSource} from './site-reference';

const STYLES_DIR = path.join(BROWSER_DIR, 'css');

/** The map links this file, because its HTML is in no script. */
const MAP_STYLES = 'api-map.css';

/**
 * Regenerates the references of a site in the dev server when an OpenAPI document, an overlay or a file of changes
 * does, and serves the generated files of {@link SITE_FILES_DIR}. Adds the commands that generate and remove them.
 * The site configuration generates the references the first time.
 */
export default function openapiDocsPlugin(
  {siteDir, baseUrl}: LoadContext,
  references: readonly ReferenceOptions[],
): Plugin {
  const watched = references.flatMap((reference) => {
    const {changesDir} = reference;
    const sources = [siteSource(siteDir, reference), ...siteOverlays(siteDir, reference)];
    return [
      ...sources.flatMap((source) => (source.kind === 'file' ? [source.path] : [])),
      ...(changesDir === undefined ? [] : [path.join(siteDir, changesDir)]),
    ];
  });
  const regenerate = createRegeneration(watched, async () => {
    for (const reference of references) {
      await generateReference(siteDir, reference);
    }
  });
  const folders = references.map(({docsDir, base = '', furtherId}) => ({
    base,
    data: [dataAlias({furtherId}), path.join(siteDir, docsDir, 'api')] as const,
    files: path.join(siteDir, docsDir, SITE_FILES_DIR),
  }));
  let isLoaded = false;
  return {
    name: 'openapi-docs',
    extendCli: (cli) => addCommands(cli, siteDir, references),
    getPathsToWatch: () => watched,
    async loadContent() {
      if (isLoaded && watched.length > 0) {
        await regenerate();
      }
      isLoaded = true;
    },
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          ...Object.fromEntries(folders.map(({data}) => data)),
          // Only the server renders the map: no script contains its HTML.
          ...(isServer
            ? {}
            : Object.fromEntries(
                folders.map(({files}) => [path.join(files, 'api-map.json'), false]),
              )),
        },
      },
      devServer: {
        static: [
          ...folders.map(({base, files}) => ({
            directory: files,
            publicPath: baseUrl + base.slice(1),
          })),
          {directory: STYLES_DIR, publicPath: `${baseUrl}css`},
        ],
      },
    }),
    async postBuild({outDir}) {
      for (const {base, files} of folders) {
        await cp(files, path.join(outDir, base), {recursive: true});
      }
      await cp(path.join(STYLES_DIR, MAP_STYLES), path.join(outDir, 'css', MAP_STYLES));
    },
  };
}
