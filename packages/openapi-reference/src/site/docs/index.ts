import * as contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {cp, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {merge} from 'webpack-merge';
import {
  NO_SIDEBARS,
  withoutGeneratedDocs,
  withoutGeneratedPaths,
} from '../../framework/docs-lists';
import {withGeneratedPages} from '../../framework/docs-routes';
import {joinGeneratedRoutes} from '../../framework/joined-routes';
import {
  GENERATED_PAGES_DIR,
  pagePath,
  type ReferencePages,
} from '../../reference/generated-page';
import {BROWSER_DIR} from '../browser-dir';
import {recordFile} from '../openapi-docs/site-reference';
import {isGeneratedDoc, writePages} from './generated-pages';
import {type Repository, withRepository} from './repository';

type ContentLoaded = (
  ...args: Parameters<NonNullable<Plugin<LoadedContent>['contentLoaded']>>
) => Promise<void>;

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

type ValidateOptions = (args: {validate: unknown; options: unknown}) => object;

/** The package declares the type of the plugin function only. */
const {validateOptions: validateDocsOptions} = contentDocs as unknown as {
  validateOptions: ValidateOptions;
};

/** Options beside those of the docs plugin. */
export interface WrapperOptions {
  /** Default: none, pages link to no file. */
  readonly repository?: Repository;
}

export const validateOptions: ValidateOptions = ({options, ...rest}) => {
  const {repository, ...docsOptions} = options as WrapperOptions & PluginOptions;
  return {...validateDocsOptions({...rest, options: docsOptions}), repository};
};

/**
 * Wraps the docs plugin of Docusaurus. It does not compile generated docs: the browser fetches the
 * data of such a page when it opens the page, and the server reads the same file to render it. So
 * neither the sidebar nor the time of webpack grows with the number of generated docs.
 */
export default async function docsPlugin(
  context: LoadContext,
  {repository, ...options}: PluginOptions & WrapperOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await contentDocs.default(context, options);
  const dataDir = path.join(context.generatedFilesDir, docs.name, options.id);
  const pagesDir = path.join(dataDir, 'pages');
  const docsPath = normalizeUrl([context.baseUrl, options.routeBasePath]).replace(
    /\/$/,
    '',
  );
  let loaded = Promise.resolve();

  const loadContent: ContentLoaded = async ({content, actions}) => {
    const generated = content.loadedVersions.flatMap((version) =>
      version.docs.filter(isGeneratedDoc),
    );
    const paths = new Set(generated.map(({permalink}) => permalink));
    const routes: RouteConfig[] = [];
    let globalData: unknown;
    await docs.contentLoaded?.({
      content,
      actions: {
        ...actions,
        addRoute: (route) => routes.push(route),
        setGlobalData: (data) => (globalData = data),
      },
    });
    const withPages = withGeneratedPages(routes, paths);
    // Versions link to the same doc of one another, which has to be in the lists.
    const isListed = withPages === undefined || content.loadedVersions.length > 1;
    const lists = isListed
      ? undefined
      : withoutGeneratedDocs(withPages, {
          ids: new Set(generated.map(({id}) => id)),
          paths,
        });
    (lists?.routes ?? withPages ?? routes).forEach(actions.addRoute);
    const sidebars = lists?.sidebars ?? NO_SIDEBARS;
    const hash = await writePages(generated, sidebars, {
      siteDir: context.siteDir,
      docsDir: options.path,
      docsPath,
      pagesDir,
    });
    await actions.createData('docs.json', createDocList(content));
    await actions.createData('docs-dir.json', JSON.stringify(path.dirname(dataDir)));
    const reference: ReferencePages = {
      pluginId: options.id,
      path: docsPath,
      hash,
      splitSidebars: sidebars.names,
      sidebars: Object.fromEntries(
        [...sidebars.sidebarOf]
          .filter(([page]) => !paths.has(page))
          .map(([page, key]) => [pagePath(page), key]),
      ),
    };
    const data = globalData as GlobalPluginData;
    actions.setGlobalData({
      ...(lists === undefined ? data : withoutGeneratedPaths(data, paths)),
      reference,
    });
  };

  return {
    ...docs,

    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      recordFile(context.siteDir, options.path),
    ],

    async loadContent() {
      const content = await docs.loadContent?.();
      return repository === undefined || content === undefined
        ? (content as LoadedContent)
        : withRepository(content, repository, {
            siteDir: context.siteDir,
            docsDir: options.path,
          });
    },

    contentLoaded(props) {
      const load = (): Promise<void> => loadContent(props);
      // The dev server may load the content again before this ends.
      loaded = loaded.then(load, load);
      return loaded;
    },

    configureWebpack(config, isServer, utils, content) {
      return merge(
        docs.configureWebpack?.(config, isServer, utils, content) ?? {},
        {resolve: {alias: {'@openapi-reference/docs': dataDir}}},
        isServer ? SERVER_CONFIG : devServerConfig(context.baseUrl, pagesDir),
        {
          plugins:
            config.mode === 'production'
              ? joinGeneratedRoutes(context.generatedFilesDir)
              : [],
        },
      );
    },

    async postBuild({outDir}) {
      const dir = path.join(outDir, GENERATED_PAGES_DIR);
      // Instances copy at the same time, and cp cannot make a folder that another one makes.
      await mkdir(dir, {recursive: true});
      await cp(pagesDir, dir, {recursive: true});
    },
  };
}

/** Returns the title and the description of each doc of the current version, by its id. */
function createDocList({
  loadedVersions: [current],
}: LoadedContent): Record<string, {title: string; description: string}> {
  const docs = (current?.docs ?? []).filter((doc) => !isGeneratedDoc(doc));
  return Object.fromEntries(
    docs.map(({id, title, description}) => [id, {title, description}]),
  );
}

const BUILT_FILE = path.join(BROWSER_DIR, 'framework/built-file');

/** The server reads the data of a page while it renders it. */
const SERVER_CONFIG: WebpackConfig = {
  resolve: {alias: {[`${BUILT_FILE}$`]: require.resolve(`${BUILT_FILE}.server`)}},
};

/** Docusaurus passes `devServer` on, but the type of webpack does not have it. */
function devServerConfig(baseUrl: string, pagesDir: string): object {
  return {
    devServer: {
      static: [{directory: pagesDir, publicPath: baseUrl + GENERATED_PAGES_DIR}],
    },
  };
}
