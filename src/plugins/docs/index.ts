import * as contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {DefinePlugin, NormalModuleReplacementPlugin} from 'webpack';
import {merge} from 'webpack-merge';
import {GENERATED_PAGES_DIR} from '../../reference/generated-page';
import {RECORD_FILE} from '../openapi-docs/site-reference';
import {isGeneratedDoc, writePages} from './generated-pages';
import {withGeneratedPages} from './routes';
import {type Sidebars, splitVersion, withoutGeneratedPaths} from './version';

type ContentLoaded = (
  ...args: Parameters<NonNullable<Plugin<LoadedContent>['contentLoaded']>>
) => Promise<void>;

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const NO_SIDEBARS: Sidebars = {names: [], sidebars: new Map(), sidebarOf: new Map()};

/** The package declares the type of the plugin function only. */
export const {validateOptions} = contentDocs as unknown as PluginModule;

/**
 * Wraps the docs plugin of Docusaurus. It does not compile generated docs: the browser fetches the
 * data of such a page when it opens the page, and the server reads the same file to render it. So
 * neither the bundles nor what every page loads grow with the number of generated docs.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await contentDocs.default(context, options);
  const pagesDir = path.join(context.generatedFilesDir, docs.name, options.id, 'pages');
  // The loader keeps this set.
  const paths = new Set<string>();
  let loaded = Promise.resolve();

  const loadContent: ContentLoaded = async ({content, actions}) => {
    const generated = content.loadedVersions.flatMap((version) =>
      version.docs.filter(isGeneratedDoc),
    );
    const ids = new Set(generated.map(({id}) => id));
    paths.clear();
    generated.forEach(({permalink}) => paths.add(permalink));
    const routes: RouteConfig[] = [];
    const isVersioned = content.loadedVersions.length > 1;
    await docs.contentLoaded?.({
      content,
      actions: {
        ...actions,
        addRoute: (route) => routes.push(route),
        setGlobalData: (data) => {
          actions.setGlobalData(
            isVersioned ? data : withoutGeneratedPaths(data as GlobalPluginData, paths),
          );
        },
      },
    });
    let sidebars: Sidebars = NO_SIDEBARS;
    for (const route of routes) {
      actions.addRoute(
        withGeneratedPages(route, paths, (version) => {
          if (isVersioned) {
            return version;
          }
          const split = splitVersion(version, {ids, paths});
          sidebars = split;
          return split.version;
        }),
      );
    }
    const hash = await writePages(generated, sidebars, context.siteDir, pagesDir);
    await actions.createData('docs.json', createDocList(content));
    await actions.createData('generated-pages.json', {
      hash,
      splitSidebars: sidebars.names,
      sidebars: Object.fromEntries(
        [...sidebars.sidebarOf].filter(([page]) => !paths.has(page)),
      ),
    });
  };

  return {
    ...docs,

    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, RECORD_FILE),
    ],

    contentLoaded(props) {
      const load = (): Promise<void> => loadContent(props);
      // The dev server may load the content again before this ends.
      loaded = loaded.then(load, load);
      return loaded;
    },

    configureWebpack(config, isServer, utils, content) {
      return merge(
        docs.configureWebpack?.(config, isServer, utils, content) ?? {},
        {module: {rules: [routesRule(isServer, paths)]}},
        isServer ? serverConfig(pagesDir) : clientConfig(context.baseUrl, pagesDir),
      );
    },

    async postBuild({outDir}) {
      await cp(pagesDir, path.join(outDir, GENERATED_PAGES_DIR), {recursive: true});
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

function routesRule(isServer: boolean, paths: ReadonlySet<string>): object {
  return {
    test: /[\\/]\.docusaurus[\\/](routes\.js|routesChunkNames\.json)$/,
    loader: require.resolve('./routes-loader'),
    options: {isServer, paths},
  };
}

function serverConfig(pagesDir: string): WebpackConfig {
  return {
    plugins: [
      new DefinePlugin({'process.env.GENERATED_PAGES': JSON.stringify(pagesDir)}),
    ],
  };
}

function clientConfig(baseUrl: string, pagesDir: string): WebpackConfig {
  return {
    plugins: [
      new NormalModuleReplacementPlugin(/^\.\/preload$/, (request) => {
        if (request.context.endsWith(path.join('@docusaurus', 'core', 'lib', 'client'))) {
          request.request = '@site/src/client/preload';
        }
      }),
    ],
    ...devServerConfig(baseUrl, pagesDir),
  };
}

/** Docusaurus passes `devServer` on, but the type of webpack does not have it. */
function devServerConfig(baseUrl: string, pagesDir: string): object {
  return {
    devServer: {
      static: [{directory: pagesDir, publicPath: baseUrl + GENERATED_PAGES_DIR}],
    },
  };
}
