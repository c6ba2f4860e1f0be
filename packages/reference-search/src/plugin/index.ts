import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import * as easyops from '@easyops-cn/docusaurus-search-local';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndexFile, type IndexContent} from '../search/build-index';
import type {NewDocument} from '../search/document';
import {targetsByKind} from '../search/index-file';
import {
  DEFAULT_TAG,
  docsTag,
  INDEX_LIST,
  type IndexList,
  indexFileName,
  SEARCH_PLUGIN,
  type SearchSettings,
} from '../search/settings';
import {
  browserDir,
  readBuiltPage,
  scriptTag,
  siteRoute,
  textSources,
  writeOutputs,
} from 'docusaurus-openapi-reference';
import {type DocsPage, docsPages} from './docs-page';
import {checkOtherSearches, checkSearchBox} from './other-searches';
import type {ReferenceDocuments, SearchOptions} from './options';
import {pageDocuments, headingDocuments} from './page-documents';
import {placeDocuments} from './placed-documents';
import {SHORTCUT_SCRIPT} from './shortcut-script';
import {readSourceDocuments} from './source-documents';

export {validateOptions} from './options';

/** The package exports no type for its plugin function. */
const createEasyopsPlugin = (
  easyops as unknown as {
    default: (context: LoadContext, options: easyops.PluginOptions) => Plugin;
  }
).default;

/** The name that `client/start.ts` gives the worker. */
const WORKER_CHUNK = 'search';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The name of the docs that no version was made of. */
const CURRENT_VERSION = 'current';

/** Index for pages outside the docs, which are not searchable, and of a site without a reference. */
const EMPTY_INDEX: IndexContent = {
  documents: [],
  pasteTargets: targetsByKind(() => []),
  networks: {},
};

/** Routing options only: this plugin reads the pages itself. */
const EASYOPS_OPTIONS = {
  indexDocs: true,
  indexBlog: false,
  indexPages: false,
  docsRouteBasePath: '/',
  blogRouteBasePath: [],
  language: ['en'],
  hashed: false,
  docsDir: 'docs',
  blogDir: [],
  ignoreFiles: [],
  ignoreCssSelectors: [],
} satisfies easyops.PluginOptions;

/** Reads the documents of a page that the reference does not contain. */
type ReadPage = (
  page: DocsPage,
  known: NewDocument | undefined,
) => Promise<NewDocument[]>;

/**
 * Builds the search indexes. Wraps docusaurus-search-local for its page parser and its /search
 * route; index, ranking and autocomplete follow the product specification.
 */
export default function searchPlugin(
  context: LoadContext,
  options: SearchOptions & PluginOptions,
): Plugin {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const developmentDir = path.join(generatedFilesDir, SEARCH_PLUGIN, 'index');
  const wrapped = createEasyopsPlugin(context, EASYOPS_OPTIONS);
  const packageDir = browserDir(path.join(__dirname, '..'));
  const isIgnored = createMatcher(options.ignorePatterns);
  const themeDir = path.join(packageDir, 'theme');

  /** Returns the files of the indexes. */
  async function createIndexes(
    versions: readonly TaggedVersion[],
    readPage: ReadPage,
  ): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    const addIndex = (tag: string, content: IndexContent): void => {
      const file = buildIndexFile(content, {
        ranking: options.ranking,
        parentCategories: options.indexDocSidebarParentCategories,
      });
      files.set(indexFileName(tag), JSON.stringify(file));
    };
    addIndex(DEFAULT_TAG, EMPTY_INDEX);
    for (const {tag, docs, version} of versions) {
      const pages = docsPages(version, context, isIgnored);
      const reference = options.documentsFiles.find((one) => one.docs === docs);
      const content =
        reference === undefined
          ? EMPTY_INDEX
          : await readReferenceDocuments(reference, version);
      const {byPage, ...rest} = placeDocuments(content, pages, baseUrl);
      const documents = await Promise.all(
        pages.map(async (page) => {
          const known = byPage.get(page.route) ?? [];
          return [...known, ...(await readPage(page, known[0]))];
        }),
      );
      addIndex(tag, {...rest, documents: documents.flat()});
    }
    return files;
  }

  return {
    name: SEARCH_PLUGIN,
    contentLoaded: wrapped.contentLoaded,
    getThemePath: () => themeDir,
    getPathsToWatch: () => textSources(packageDir),
    injectHtmlTags: () => ({headTags: [scriptTag(SHORTCUT_SCRIPT)]}),
    async allContentLoaded({allContent, actions}) {
      actions.setGlobalData({
        maxSearchResults: options.maxSearchResults,
        panelPlacement: options.panelPlacement,
      } satisfies SearchSettings);
      if (isDevelopment) {
        const versions = taggedVersions(allContent[DOCS_PLUGIN] ?? {});
        const files = await createIndexes(versions, async (page, known) =>
          known === undefined ? readSourceDocuments(page, siteDir) : [],
        );
        await mkdir(developmentDir, {recursive: true});
        for (const [name, text] of files) {
          await writeFile(path.join(developmentDir, name), text);
        }
      }
    },
    configureWebpack({resolve}, isServer) {
      if (!isServer) {
        checkOtherSearches(context, {name: SEARCH_PLUGIN, id: options.id ?? 'default'});
        checkSearchBox(resolve?.alias, themeDir);
      }
      return {
        ...(!isServer && {optimization: {splitChunks: {chunks: isSplit}}}),
        ...(isDevelopment && {
          devServer: {static: [{publicPath: baseUrl, directory: developmentDir}]},
        }),
      };
    },
    async postBuild({outDir, plugins}) {
      const contents = Object.fromEntries(
        plugins
          .filter(({name}) => name === DOCS_PLUGIN)
          .map(({options: {id}, content}) => [id, content]),
      );
      const versions = taggedVersions(contents);
      const files = await createIndexes(versions, async (page, known) => {
        const html = await readBuiltPage(outDir, siteRoute(page.route, baseUrl));
        return known === undefined
          ? pageDocuments(html, page)
          : headingDocuments(html, known);
      });
      const indexes = versions
        .filter(({version}) => version.isLast)
        .map(({tag}) => indexFileName(tag));
      const list = JSON.stringify({indexes} satisfies IndexList);
      await writeOutputs(new Map([...files, [INDEX_LIST, `${list}\n`]]), {
        outDir,
        plugins,
        site: context,
      });
    },
  };
}

/** Like `async`, but the worker is one file: it would fetch a second one only when the first one runs. */
function isSplit(chunk: {name?: string | null; canBeInitial: () => boolean}): boolean {
  return !chunk.canBeInitial() && chunk.name !== WORKER_CHUNK;
}

interface TaggedVersion {
  /** The `docusaurus_tag` of the version. */
  tag: string;
  /** Id of the instance of the docs plugin. */
  docs: string;
  version: LoadedVersion;
}

/** @param contents of the instances of the docs plugin, by their ids. */
function taggedVersions(contents: Record<string, unknown>): TaggedVersion[] {
  return Object.entries(contents).flatMap(([docs, content]) =>
    (content as LoadedContent).loadedVersions.map((version) => ({
      tag: docsTag(docs, version.versionName),
      docs,
      version,
    })),
  );
}

/** Reads what is found in the pages of a version. One that was made without the search has no file. */
async function readReferenceDocuments(
  {file, label}: ReferenceDocuments,
  {contentPath, versionName}: LoadedVersion,
): Promise<IndexContent> {
  const named = label === undefined ? {} : {label};
  const documentsFile = path.join(contentPath, file);
  if (versionName !== CURRENT_VERSION && !existsSync(documentsFile)) {
    return {...EMPTY_INDEX, ...named};
  }
  try {
    const content = JSON.parse(await readFile(documentsFile, 'utf8')) as IndexContent;
    return {...content, ...named};
  } catch (error) {
    throw new Error(
      `The option documentsFiles of the search plugin has "${file}", which cannot be read: ${String(error)}. Name a file of search documents, relative to the folder of its docs, or leave the option out.`,
    );
  }
}
