import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';
import {
  createMatcher,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownFile,
} from '@docusaurus/utils';
import * as easyops from '@easyops-cn/docusaurus-search-local';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndexFile, type IndexContent} from '../search/build-index';
import type {NewDocument} from '../search/document';
import {targetsByKind} from '../search/index-file';
import {
  DEFAULT_TAG,
  INDEX_LIST,
  type IndexList,
  indexFileName,
  SEARCH_PLUGIN,
  type SearchSettings,
} from '../search/settings';
import {readBuiltPage} from 'docusaurus-openapi-reference/site/built-page';
import {browserDir} from 'docusaurus-openapi-reference/site/browser-dir';
import {siteRoute} from 'docusaurus-openapi-reference/site/site-route';
import {type DocsPage, docsPages} from './docs-page';
import type {SearchOptions} from './options';
import {pageDocuments, headingDocuments} from './page-documents';
import {sourceDocuments} from './source-documents';

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
  const isIgnored = createMatcher(options.ignorePatterns);

  async function writeIndexes(
    versions: readonly TaggedVersion[],
    outDir: string,
    readPage: ReadPage,
  ): Promise<void> {
    const reference = await readAllDocuments(siteDir, options.documentsFiles);
    await mkdir(outDir, {recursive: true});
    const writeIndex = async (tag: string, content: IndexContent): Promise<void> => {
      const file = buildIndexFile(content, {
        ranking: options.ranking,
        parentCategories: options.indexDocSidebarParentCategories,
      });
      await writeFile(path.join(outDir, indexFileName(tag)), JSON.stringify(file));
    };
    await writeIndex(DEFAULT_TAG, EMPTY_INDEX);
    for (const {tag, version} of versions) {
      const pages = docsPages(version, baseUrl, isIgnored);
      await writeIndex(tag, {
        ...reference,
        documents: await collectDocuments(pages, reference, baseUrl, readPage),
        pasteTargets: targetsByKind((kind) =>
          reference.pasteTargets[kind].map((target) => ({
            ...target,
            route: prefixed(target.route, baseUrl),
          })),
        ),
      });
    }
  }

  return {
    name: SEARCH_PLUGIN,
    contentLoaded: wrapped.contentLoaded,
    getThemePath: () => path.join(browserDir(path.join(__dirname, '..')), 'theme'),
    async allContentLoaded({allContent, actions}) {
      actions.setGlobalData({
        maxSearchResults: options.maxSearchResults,
        panelPlacement: options.panelPlacement,
      } satisfies SearchSettings);
      if (isDevelopment) {
        const versions = taggedVersions(allContent[DOCS_PLUGIN] ?? {});
        await writeIndexes(versions, developmentDir, async (page, known) =>
          known === undefined ? readSource(page, siteDir) : [],
        );
      }
    },
    configureWebpack: (_, isServer) => ({
      ...(!isServer && {optimization: {splitChunks: {chunks: isSplit}}}),
      ...(isDevelopment && {
        devServer: {static: [{publicPath: baseUrl, directory: developmentDir}]},
      }),
    }),
    async postBuild({outDir, plugins}) {
      const contents = Object.fromEntries(
        plugins
          .filter(({name}) => name === DOCS_PLUGIN)
          .map(({options: {id}, content}) => [id, content]),
      );
      const versions = taggedVersions(contents);
      await writeIndexes(versions, outDir, async (page, known) => {
        const html = await readBuiltPage(outDir, siteRoute(page.route, baseUrl));
        return known === undefined
          ? pageDocuments(html, page)
          : headingDocuments(html, known);
      });
      const indexes = versions
        .filter(({version}) => version.isLast)
        .map(({tag}) => indexFileName(tag));
      const list = JSON.stringify({indexes} satisfies IndexList);
      await writeFile(path.join(outDir, INDEX_LIST), `${list}\n`);
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
  version: LoadedVersion;
}

/** @param contents of the instances of the docs plugin, by their ids. */
function taggedVersions(contents: Record<string, unknown>): TaggedVersion[] {
  return Object.entries(contents).flatMap(([pluginId, content]) =>
    (content as LoadedContent).loadedVersions.map((version) => ({
      tag: `docs-${pluginId}-${version.versionName}`,
      version,
    })),
  );
}

/**
 * Collects the documents of all pages, in route order: each page before its sections and fields.
 */
async function collectDocuments(
  pages: readonly DocsPage[],
  {documents}: IndexContent,
  baseUrl: string,
  readPage: ReadPage,
): Promise<NewDocument[]> {
  const byPage = new Map<string, NewDocument[]>();
  for (const document of documents) {
    const [route = ''] = document.sectionRoute.split('#');
    byPage.set(route, [...(byPage.get(route) ?? []), document]);
  }
  const collected = await Promise.all(
    pages.map(async (page) => {
      const known = (byPage.get(siteRoute(page.route, baseUrl)) ?? []).map(
        (document) => ({
          ...document,
          sidebarParentCategories: page.categories,
          sectionRoute: prefixed(document.sectionRoute, baseUrl),
        }),
      );
      return [...known, ...(await readPage(page, known[0]))];
    }),
  );
  return collected.flat();
}

function prefixed(route: string, baseUrl: string): string {
  return baseUrl + route.slice(1);
}

async function readAllDocuments(
  siteDir: string,
  files: readonly string[],
): Promise<IndexContent> {
  const contents = await Promise.all(
    files.map((file) => readReferenceDocuments(siteDir, file)),
  );
  return {
    documents: contents.flatMap(({documents}) => documents),
    pasteTargets: targetsByKind((kind) =>
      contents.flatMap(({pasteTargets}) => pasteTargets[kind]),
    ),
    networks: Object.fromEntries(
      contents.flatMap(({networks}) => Object.entries(networks)),
    ),
    synonyms: contents.flatMap(({synonyms = []}) => synonyms),
  };
}

async function readReferenceDocuments(
  siteDir: string,
  documentsFile: string,
): Promise<IndexContent> {
  try {
    const text = await readFile(path.resolve(siteDir, documentsFile), 'utf8');
    return JSON.parse(text) as IndexContent;
  } catch (error) {
    throw new Error(
      `The option documentsFiles of the search plugin has "${documentsFile}", which cannot be read: ${String(error)}. Name files of search documents, relative to the site, or leave the option out.`,
    );
  }
}

async function readSource(page: DocsPage, siteDir: string): Promise<NewDocument[]> {
  const filePath = path.join(siteDir, page.source);
  const {content} = await parseMarkdownFile({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return sourceDocuments(content, {
    kind: page.isList ? 'list' : 'guide',
    pageTitle: page.title,
    sidebarParentCategories: page.categories,
    sectionRoute: page.route,
  });
}
