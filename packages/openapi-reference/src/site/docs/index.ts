import * as contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import path from 'node:path';
import {merge} from 'webpack-merge';
import {
  NO_SIDEBARS,
  withoutGeneratedDocs,
  withoutGeneratedPaths,
} from '../../framework/docs-lists';
import {withOwnPath, withOwnRoots} from '../../framework/docs-root';
import {withGeneratedPages} from '../../framework/docs-routes';
import {joinGeneratedRoutes} from '../../framework/joined-routes';
import {
  GENERATED_PAGES_DIR,
  pagePath,
  type ReferencePages,
} from '../../pages/generated-page';
import {CHANGELOG_FEED} from '../../changelog/change';
import type {Outputs} from '../../pages/outputs';
import type {ReferenceIndex} from '../../pages/reference-index';
import {BROWSER_DIR} from '../browser-dir';
import {emitFiles, filesIn} from '../emitted-files';
import {INDEX_FILE, readReferenceIndex} from '../openapi-docs/read-index';
import {readDataFiles} from '../openapi-docs/read-site-files';
import {recordFile} from '../openapi-docs/site-reference';
import {isPublished, type OutputSite} from '../output-files';
import {siteRoute} from '../site-route';
import {checkRoutes} from './check-routes';
import {isGeneratedDoc, writePages} from './generated-pages';
import {titleTranslations, translateTitles} from './page-titles';
import {type Repository, withRepository} from './repository';
import {withSidebarKeys} from './sidebar-keys';
import {labelTranslatedDocs, translatedIndex} from './translated-docs';
import {versionCache, versionDataPlugin, writeVersionData} from './version-data';

/** The index with titles of the locale. That of all languages is in the folder of the docs. */
const TRANSLATED_INDEX = 'translated-index.json';

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
  /** Name of the reference in the titles of its pages. Default: none, the site has no other one. */
  readonly label?: string;
  /** Which files a build has beside the pages, which link them. Default: all. */
  readonly outputs?: Outputs;
}

export const validateOptions: ValidateOptions = ({options, ...rest}) => {
  const {repository, label, outputs, ...docsOptions} = options as WrapperOptions &
    PluginOptions;
  return {
    ...validateDocsOptions({...rest, options: docsOptions}),
    repository,
    label,
    outputs,
  };
};

/**
 * Wraps the docs plugin of Docusaurus. It does not compile generated docs: the browser fetches the
 * data of such a page when it opens the page, and the server reads the same file to render it. So
 * neither the sidebar nor the time of webpack grows with the number of generated docs.
 */
export default async function docsPlugin(
  context: LoadContext,
  {repository, label, outputs, ...options}: PluginOptions & WrapperOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await contentDocs.default(context, options);
  const dataDir = path.join(context.generatedFilesDir, docs.name, options.id);
  const pagesDir = path.join(dataDir, 'pages');
  const versionsDir = path.join(dataDir, 'versions');
  const docsPath = normalizeUrl([context.baseUrl, options.routeBasePath]).replace(
    /\/$/,
    '',
  );
  const docsDir = path.resolve(context.siteDir, options.path);
  const indexOf = (content: LoadedContent): ReferenceIndex | undefined =>
    translatedIndex(content, () => readReferenceIndex(docsDir), context);
  let loaded = Promise.resolve();

  const loadContent: ContentLoaded = async ({content, actions}) => {
    const generated = content.loadedVersions.flatMap((version) =>
      version.docs.filter(isGeneratedDoc),
    );
    const versions = new Map(
      content.loadedVersions.flatMap((version) =>
        version.docs.map(({permalink}) => [permalink, version]),
      ),
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
    const isListed = withPages === undefined || hasVersions(content);
    const lists = isListed
      ? undefined
      : withoutGeneratedDocs(withPages, {
          ids: new Set(generated.map(({id}) => id)),
          paths,
        });
    withOwnRoots(lists?.routes ?? withPages ?? routes).forEach(actions.addRoute);
    const sidebars = lists?.sidebars ?? NO_SIDEBARS;
    const hash = await writePages(generated, sidebars, {
      siteDir: context.siteDir,
      docsDir: options.path,
      docsPath,
      pagesDir,
      versions,
      baseUrl: context.baseUrl,
    });
    if (hasVersions(content)) {
      writeVersionData(content, {baseUrl: context.baseUrl, docsPath}, versionsDir);
    }
    await actions.createData('docs.json', createDocList(content));
    const index = indexOf(content);
    if (index !== undefined) {
      await actions.createData(TRANSLATED_INDEX, index);
    }
    await actions.createData('docs-dir.json', JSON.stringify(path.dirname(dataDir)));
    const reference: ReferencePages = {
      pluginId: options.id,
      ...(label === undefined ? {} : {label}),
      ...missingFiles(context, outputs, {
        docsDir,
        base: siteRoute(docsPath, context.baseUrl),
      }),
      path: docsPath,
      hash,
      splitSidebars: sidebars.names,
      sidebars: Object.fromEntries(
        [...sidebars.sidebarOf]
          .filter(([page]) => !paths.has(page))
          .map(([page, key]) => [pagePath(page), key]),
      ),
    };
    const data = withOwnPath(globalData as GlobalPluginData, routes);
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
      const content = withSidebarKeys((await docs.loadContent?.()) as LoadedContent);
      return repository === undefined
        ? content
        : withRepository(content, repository, {
            siteDir: context.siteDir,
            docsDir: options.path,
          });
    },

    async getTranslationFiles({content}) {
      return [
        ...((await docs.getTranslationFiles?.({content})) ?? []),
        titleTranslations(content, context.siteDir),
      ];
    },

    translateContent({content, translationFiles}) {
      const translated = docs.translateContent?.({content, translationFiles}) ?? content;
      return labelTranslatedDocs(
        translateTitles(translated, translationFiles, context.siteDir),
        context.siteDir,
      );
    },

    contentLoaded(props) {
      const load = (): Promise<void> => loadContent(props);
      // The dev server may load the content again before this ends.
      loaded = loaded.then(load, load);
      return loaded;
    },

    configureWebpack(config, isServer, utils, content) {
      if (!isServer) {
        checkRoutes(context.generatedFilesDir, {name: docs.name, id: options.id});
      }
      return merge(
        docs.configureWebpack?.(config, isServer, utils, content) ?? {},
        {
          resolve: {
            alias: {
              '@openapi-reference/docs': dataDir,
              ...(indexOf(content) === undefined
                ? {}
                : {
                    [path.join(docsDir, INDEX_FILE)]: path.join(
                      dataDir,
                      TRANSLATED_INDEX,
                    ),
                  }),
            },
          },
        },
        isServer ? SERVER_CONFIG : devServerConfig(context.baseUrl, pagesDir),
        ...(hasVersions(content)
          ? [
              versionCache(config, content.loadedVersions),
              {
                plugins: [
                  versionDataPlugin(content.loadedVersions, versionsDir, isServer),
                ],
              },
            ]
          : []),
        {
          plugins:
            config.mode === 'production'
              ? [
                  ...joinGeneratedRoutes(context.generatedFilesDir, context.baseUrl),
                  ...(isServer
                    ? []
                    : [emitFiles(() => filesIn(pagesDir, GENERATED_PAGES_DIR), context)]),
                ]
              : [],
        },
      );
    },
  };
}

function hasVersions({loadedVersions}: LoadedContent): boolean {
  return loadedVersions.length > 1;
}

/** Returns what pages do not link, because the site turns it off and has no file of its own in its place. */
function missingFiles(
  site: OutputSite,
  outputs: Outputs | undefined,
  {docsDir, base}: {readonly docsDir: string; readonly base: string},
): Pick<ReferencePages, 'withoutFiles' | 'withoutMarkdown'> {
  const files = [...readDataFiles(docsDir), CHANGELOG_FEED.slice(1)]
    .map((file) => path.posix.join(base, file))
    .filter((file) => !isPublished(file.slice(1), site, outputs));
  return {
    ...(files.length === 0 ? {} : {withoutFiles: files}),
    ...(outputs?.markdown === false ? {withoutMarkdown: true} : {}),
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
  resolve: {alias: {[`${BUILT_FILE}$`]: `${BUILT_FILE}.server`}},
};

/** Docusaurus passes `devServer` on, but the type of webpack does not have it. */
function devServerConfig(baseUrl: string, pagesDir: string): object {
  return {
    devServer: {
      static: [
        {
          directory: pagesDir,
          publicPath: baseUrl + GENERATED_PAGES_DIR,
          // The bundle names the files. A page that is loaded again before it is made asks for those of the last one.
          watch: false,
        },
      ],
    },
  };
}
