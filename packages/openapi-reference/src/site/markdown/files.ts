import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Instructions} from '../../reference/instructions';
import type {ReferenceIndex} from '../../reference/reference-index';
import {readDataFiles} from '../openapi-docs/read-site-files';
import {createApiCatalog} from './api-catalog';
import {docsOf, sectionsOf} from './docs';
import type {Site} from './links';
import {createLlmsFullTxt, createLlmsTxt, type Download, downloadsOf} from './llms';
import type {writeTwins} from './twins';

const WORKER = require.resolve('./twins-worker');

const CACHE_DIR = path.join('node_modules', '.cache', 'twins');

/** What is written beside twins. */
export const LIST_FILES = [
  'llms.txt',
  'llms-full.txt',
  '.well-known/api-catalog',
] as const;

/**
 * Writes the files for programs of a built docs version: the twins of its pages, and what lists them.
 *
 * @throws Error if a page has no twin.
 */
export async function writeFiles(
  version: LoadedVersion,
  {
    siteDir,
    docsDir,
    url,
    baseUrl,
    outDir,
  }: Record<'siteDir' | 'docsDir' | 'url' | 'baseUrl' | 'outDir', string>,
  ownDownloads: readonly Download[],
): Promise<void> {
  const docs = docsOf(version, baseUrl);
  const all = [...docs.values()];
  const readData = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(docsDir, 'api', `${name}.json`), 'utf8'));
  const reference = (await readData('reference')) as ReferenceIndex;
  const site: Site = {baseUrl, routes: new Set(all.map(({route}) => route))};
  const cacheDir = path.join(siteDir, CACHE_DIR);
  const hiddenNetworks = new Set(reference.servers.slice(1).map(({id}) => id));
  const twins = await inWorker(all, site, {hiddenNetworks, cacheDir, outDir});
  const sections = sectionsOf(version, docs);
  const dataFiles = new Set(readDataFiles(docsDir));
  const content = {
    reference,
    instructions: (await readData('instructions')) as Instructions,
    sections,
    downloads: downloadsOf(reference, ownDownloads).filter(
      ({file}) => dataFiles.has(file) || existsSync(path.join(outDir, file)),
    ),
  };
  const texts = [
    // An assistant that gets the list alone must know the host.
    createLlmsTxt(content, {...site, baseUrl: url + baseUrl}),
    createLlmsFullTxt(sections, twins),
    createApiCatalog(reference.servers, dataFiles, baseUrl),
  ];
  for (const [index, name] of LIST_FILES.entries()) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, texts[index] ?? '');
  }
}

/** Calls `writeTwins` while the main thread indexes the pages for the search. */
function inWorker(
  ...args: Parameters<typeof writeTwins>
): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve, reject) => {
    new Worker(WORKER, {
      workerData: args,
      ...(WORKER.endsWith('.ts') ? {execArgv: ['--require', 'tsx/cjs']} : {}),
    })
      .on('message', resolve)
      .on('error', reject);
  });
}
