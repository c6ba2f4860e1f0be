import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
// Adds devServer to the configuration of webpack.
import type {} from 'webpack-dev-server';
import {messageOf} from '../../document/document-error';
import type {Outputs} from '../../pages/outputs';
import {BROWSER_DIR} from '../browser-dir';
import {type EmittedFile, emitFiles, filesIn} from '../emitted-files';
import {addCommands} from './commands';
import {createDocumentWatch, keepProblem, watchFiles} from './document-watch';
import type {ReferenceOptions} from './options';
import {dataAlias} from './placed-files';
import {SITE_FILES_DIR} from './read-site-files';
import {createRegeneration, type ListFiles} from './regenerate';
import {generateReference, sourceFiles} from './site-reference';

const STYLES_DIR = path.join(BROWSER_DIR, 'css');

/** The map links this file, because its HTML is in no script. */
const MAP_STYLES = 'api-map.css';

/**
 * Regenerates the references of a site in the dev server when an OpenAPI document, an overlay or a changelog is
 * edited, and says in the browser what is wrong with it. Serves the generated files of {@link SITE_FILES_DIR}, and adds
 * the commands that generate and remove them.
 * The site configuration generates the references the first time.
 *
 * @param outputs Which of the files a build has. Default: all.
 */
export default function openapiDocsPlugin(
  context: LoadContext,
  references: readonly ReferenceOptions[],
  outputs?: Outputs,
): Plugin {
  const {siteDir, baseUrl} = context;
  const listSources: ListFiles = async () =>
    (
      await Promise.all(references.map((reference) => sourceFiles(siteDir, reference)))
    ).flat();
  const regenerate = createRegeneration(listSources, () =>
    generateAll(siteDir, references),
  );
  const watched = watchFiles(siteDir);
  const folders = references.map(({docsDir, base = '', furtherId}) => ({
    base,
    data: [dataAlias({furtherId}), path.join(siteDir, docsDir, 'api')] as const,
    files: path.join(siteDir, docsDir, SITE_FILES_DIR),
  }));
  const siteFiles = (): EmittedFile[] => [
    ...folders.flatMap(({base, files}) => filesIn(files, base.slice(1))),
    [`css/${MAP_STYLES}`, path.join(STYLES_DIR, MAP_STYLES)],
  ];
  let isLoaded = false;
  return {
    name: 'openapi-docs',
    extendCli: (cli) => addCommands(cli, siteDir, references),
    getPathsToWatch: () => [watched.version],
    async loadContent() {
      if (isLoaded) {
        await keepProblem(watched, regenerate);
      }
      isLoaded = true;
    },
    configureWebpack: ({mode}, isServer) => ({
      plugins: isServer
        ? []
        : [
            mode === 'production'
              ? emitFiles(siteFiles, context, outputs)
              : createDocumentWatch(watched, listSources),
          ],
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
  };
}

/** Generates all references, also those after one that fails. */
async function generateAll(
  siteDir: string,
  references: readonly ReferenceOptions[],
): Promise<void> {
  const problems: unknown[] = [];
  for (const reference of references) {
    await generateReference(siteDir, reference).catch((error: unknown) =>
      problems.push(error),
    );
  }
  if (problems.length > 0) {
    throw new Error(problems.map(messageOf).join('\n'));
  }
}
