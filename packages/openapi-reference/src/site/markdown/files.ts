import logger from '@docusaurus/logger';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Instructions} from '../../pages/instructions';
import {pagePath} from '../../pages/generated-page';
import {INTRODUCTION_ROUTE} from '../../introduction/introduction';
import type {Outputs} from '../../pages/outputs';
import type {ReferenceIndex} from '../../pages/reference-index';
import {isOn, isPublished, type OutputSite, writeOutputs} from '../output-files';
import {createApiCatalog} from './api-catalog';
import type {Doc} from './docs';
import type {Site} from './links';
import {createLlmsFullTxt, createLlmsTxt, type Download, downloadsOf} from './llms';
import type {PluginPages} from './site-pages';
import {type convertPages, createTwins, hasArticle, SEARCH_ROUTE} from './twins';
import {callInWorker} from '../worker';

const WORKER = path.join(__dirname, 'twins-worker');

const CACHE_DIR = path.join('node_modules', '.cache', 'twins');

/** A thread starts as fast as it converts some of these. */
const PAGES_OF_THREAD = 500;

const LIST_FILE = 'llms.txt';

/** The catalog for hosts that do not publish names with a point at their beginning. */
export const CATALOG_FILE = 'api-catalog.json';

/** What is written beside twins. */
export const LIST_FILES = [
  LIST_FILE,
  'llms-full.txt',
  '.well-known/api-catalog',
  CATALOG_FILE,
] as const;

/** The docs of a reference, whose addresses are in the folder `base`. */
export interface DocsOfReference {
  readonly pages: PluginPages;
  readonly last: LoadedVersion;
  readonly base: string;
  /** Name of the reference, if the site has several. */
  readonly label?: string | undefined;
}

/** The built site. */
export interface BuiltSite extends OutputSite {
  readonly siteConfig: OutputSite['siteConfig'] &
    Record<'url' | 'title' | 'tagline', string>;
  readonly baseUrl: string;
  readonly outDir: string;
  readonly plugins: readonly LoadedPlugin[];
  /** With the base URL. */
  readonly routesPaths: readonly string[];
}

/**
 * Writes the files for programs: the twins of the pages of all versions, and what lists those of the last one.
 *
 * @param references The docs of the references.
 * @param others The other pages of the site.
 * @throws Error if a page of a reference has no twin, or if the site has a file that is written.
 */
export async function writeFiles(
  references: readonly DocsOfReference[],
  others: readonly PluginPages[],
  built: BuiltSite,
  {
    downloads,
    outputs,
  }: {readonly downloads: readonly Download[]; readonly outputs?: Outputs | undefined},
): Promise<void> {
  const {siteDir, siteConfig, baseUrl, outDir, plugins, routesPaths} = built;
  const contents = await Promise.all(
    references.map((reference, index) =>
      readContent(reference, outDir, index === 0 ? downloads : []),
    ),
  );
  const own = await withArticles(others, outDir);
  const all = [...references.map(({pages}) => pages), ...own].flatMap(({docs}) => docs);
  const site: Site = {
    url: siteConfig.url,
    baseUrl,
    routes: new Set(all.map(({route}) => route)),
    withoutTwins: outputs?.markdown === false,
  };
  const converted = await convert(all, site, {
    outDir,
    cacheDir: path.join(siteDir, CACHE_DIR),
  });
  const hasList = isPublished(LIST_FILE, built, outputs, plugins);
  const twins = createTwins(converted, all, site, {
    hasList,
    hasSearch:
      isOn(LIST_FILE, outputs) &&
      routesPaths.map(pagePath).includes(baseUrl + SEARCH_ROUTE.slice(1)),
  });
  const ownSections = own.flatMap(({sections}) => sections);
  const catalog = createApiCatalog(
    contents.map(({start, ...content}) => ({
      ...content,
      start: start.find((route) => site.routes.has(route)),
    })),
    {
      baseUrl,
      has: (file) => (file === LIST_FILE ? hasList : existsSync(path.join(outDir, file))),
      hasTwins: site.withoutTwins !== true,
    },
  );
  const lists: Record<(typeof LIST_FILES)[number], string> = {
    [LIST_FILE]: createLlmsTxt(
      contents,
      {title: siteConfig.title, tagline: siteConfig.tagline, sections: ownSections},
      site,
    ),
    'llms-full.txt': createLlmsFullTxt(
      [...contents.flatMap(({sections}) => sections), ...ownSections],
      twins,
    ),
    '.well-known/api-catalog': catalog,
    [CATALOG_FILE]: catalog,
  };
  await writeOutputs(new Map([...twins, ...Object.entries(lists)]), {
    outDir,
    plugins,
    site: built,
    outputs,
  });
}

/** Leaves out pages that have no content to convert, and warns of them. */
async function withArticles(
  pages: readonly PluginPages[],
  outDir: string,
): Promise<PluginPages[]> {
  const without = new Set<Doc>();
  for (const doc of pages.flatMap(({docs}) => docs)) {
    if (!(await hasArticle(doc.route, outDir))) {
      without.add(doc);
    }
  }
  if (without.size > 0) {
    const routes = [...without].map(({route}) => route).join(', ');
    logger.warn(
      `These pages get no Markdown, because a component of the site has replaced the "article" of Docusaurus: ${routes}.`,
    );
  }
  const hasMarkdown = (doc: Doc): boolean => !without.has(doc);
  return pages.map(({docs, sections}) => ({
    docs: docs.filter(hasMarkdown),
    sections: sections.map((section) => ({
      ...section,
      docs: section.docs.filter(hasMarkdown),
    })),
  }));
}

/** Converts all pages that are no copies, a large site in several threads. */
async function convert(
  docs: readonly Doc[],
  site: Site,
  options: Parameters<typeof convertPages>[3],
): Promise<ReadonlyMap<string, string>> {
  const routes = docs
    .filter((doc) => doc.canonical === doc.route)
    .map(({route}) => route);
  const {url, baseUrl, withoutTwins} = site;
  const threads = Math.min(
    availableParallelism(),
    Math.ceil(routes.length / PAGES_OF_THREAD),
  );
  // The main thread indexes the pages for the search meanwhile.
  const converted = await Promise.all(
    Array.from({length: threads}, (_, thread) =>
      callInWorker<typeof convertPages>(
        WORKER,
        // Those of a kind, which follow each other, take about the same time.
        routes.filter((_route, index) => index % threads === thread),
        docs,
        {url, baseUrl, withoutTwins},
        options,
      ),
    ),
  );
  return new Map(converted.flatMap((some) => [...some]));
}

/** Reads what the lists say of a reference. */
async function readContent(
  {pages, last, base, label}: DocsOfReference,
  outDir: string,
  ownDownloads: readonly Download[],
) {
  const readData = async (name: string): Promise<unknown> =>
    JSON.parse(
      await readFile(path.join(last.contentPath, 'api', `${name}.json`), 'utf8'),
    );
  const reference = (await readData('reference')) as ReferenceIndex;
  const folder = base === '' ? '' : `${base.slice(1)}/`;
  return {
    base,
    ...(label === undefined ? {} : {label}),
    reference,
    instructions: (await readData('instructions')) as Instructions,
    sections: pages.sections,
    /** Where its documentation can begin. */
    start: [base + INTRODUCTION_ROUTE, `${base}/api`],
    downloads: downloadsOf(reference, ownDownloads, folder).filter(({file}) =>
      existsSync(path.join(outDir, file)),
    ),
  };
}
