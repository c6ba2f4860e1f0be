import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Instructions} from '../../reference/instructions';
import type {ReferenceIndex} from '../../reference/reference-index';
import {readDataFiles} from '../openapi-docs/read-site-files';
import {createApiCatalog} from './api-catalog';
import {docsOf, sectionsOf} from './docs';
import type {Site} from './links';
import {createLlmsFullTxt, createLlmsTxt, type Download, downloadsOf} from './llms';
import {type convertPages, writeTwins} from './twins';
import {callInWorker} from '../worker';

const WORKER = path.join(__dirname, 'twins-worker');

const CACHE_DIR = path.join('node_modules', '.cache', 'twins');

/** A thread starts as fast as it converts some of these. */
const PAGES_OF_THREAD = 500;

/** The catalog for hosts that do not publish names with a point at their beginning. */
export const CATALOG_FILE = 'api-catalog.json';

/** What is written beside twins. */
export const LIST_FILES = [
  'llms.txt',
  'llms-full.txt',
  '.well-known/api-catalog',
  CATALOG_FILE,
] as const;

/** The docs of a reference, whose addresses are in the folder `base`. */
interface DocsOfReference {
  readonly last: LoadedVersion;
  /** The other versions. */
  readonly others: readonly LoadedVersion[];
  /** Has the files that the site serves. */
  readonly docsDir: string;
  readonly base: string;
}

/**
 * Writes the files for programs: the twins of the pages of all versions, and what lists those of the last one.
 *
 * @throws Error if a page has no twin.
 */
export async function writeFiles(
  references: readonly DocsOfReference[],
  {
    siteDir,
    url,
    baseUrl,
    outDir,
  }: Record<'siteDir' | 'url' | 'baseUrl' | 'outDir', string>,
  ownDownloads: readonly Download[],
): Promise<void> {
  const contents = await Promise.all(
    references.map((reference, index) =>
      readContent(reference, baseUrl, index === 0 ? ownDownloads : []),
    ),
  );
  const all = contents.flatMap(({docs}) => docs);
  const site: Site = {url, baseUrl, routes: new Set(all.map(({route}) => route))};
  const cacheDir = path.join(siteDir, CACHE_DIR);
  // The servers of the first reference have a switch.
  const [first] = contents;
  const hiddenNetworks = new Set(first?.reference.servers.slice(1).map(({id}) => id));
  const routes = all.filter((doc) => doc.canonical === doc.route).map(({route}) => route);
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
        all,
        {url, baseUrl},
        {hiddenNetworks, cacheDir, outDir},
      ),
    ),
  );
  const twins = await writeTwins(
    new Map(converted.flatMap((some) => [...some])),
    all,
    site,
    outDir,
  );
  const lists = contents.map(({downloads, ...content}) =>
    createLlmsTxt(
      {
        ...content,
        downloads: downloads.filter(
          ({file}) => content.files.has(file) || existsSync(path.join(outDir, file)),
        ),
      },
      site,
    ),
  );
  const catalog = createApiCatalog(contents, baseUrl);
  const texts = [
    lists.join('\n'),
    createLlmsFullTxt(
      contents.flatMap(({sections}) => sections),
      twins,
    ),
    catalog,
    catalog,
  ];
  for (const [index, name] of LIST_FILES.entries()) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, texts[index] ?? '');
  }
}

/** Reads what the lists say of a reference. */
async function readContent(
  {last, others, docsDir, base}: DocsOfReference,
  baseUrl: string,
  ownDownloads: readonly Download[],
) {
  const readData = async (name: string): Promise<unknown> =>
    JSON.parse(
      await readFile(path.join(last.contentPath, 'api', `${name}.json`), 'utf8'),
    );
  const reference = (await readData('reference')) as ReferenceIndex;
  const docs = docsOf(last, baseUrl);
  const otherDocs = others.map((version) => docsOf(version, baseUrl));
  const folder = base === '' ? '' : `${base.slice(1)}/`;
  return {
    base,
    reference,
    instructions: (await readData('instructions')) as Instructions,
    docs: [docs, ...otherDocs].flatMap((ofVersion) => [...ofVersion.values()]),
    sections: sectionsOf(last, docs),
    downloads: downloadsOf(reference, ownDownloads, folder),
    files: new Set(readDataFiles(docsDir).map((file) => folder + file)),
  };
}
