import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {twinFile} from '../../markdown/twin-address';
import type {Instructions} from '../../reference/instructions';
import {readDataFiles} from '../openapi-docs/read-site-files';
import {SITE_FILES_DIR} from '../openapi-docs/site-files';
import {createApiCatalog} from './api-catalog';
import {docsOf, sectionsOf} from './docs';
import type {Site} from './links';
import {createLlmsFullTxt, createLlmsTxt, downloadsOf} from './llms';
import {createSearchTwin} from './search-page';
import {readSiteData} from './site-data';
import {createTwin} from './twin';

const SEARCH_ROUTE = '/search';

/** What is created beside twins. */
export const LIST_FILES = [
  'llms.txt',
  'llms-full.txt',
  '.well-known/api-catalog',
] as const;

/**
 * Creates the files for programs of a docs version, by their path in the site: the twins of hand-written
 * docs, and what lists the twins of all docs.
 *
 * @throws Error if a page cannot be written as Markdown.
 */
export async function createFiles(
  version: LoadedVersion,
  dirs: {siteDir: string; url: string; baseUrl: string; generatedFilesDir: string},
): Promise<Map<string, string>> {
  const {siteDir, url, baseUrl} = dirs;
  const docs = docsOf(version, baseUrl);
  const data = readSiteData(dirs, docs);
  const filesDir = path.join(siteDir, 'docs', SITE_FILES_DIR);
  const all = [...docs.values()];
  const generatedTwin = (route: string): string => path.join(filesDir, twinFile(route));
  const generated = all.filter(({route}) => existsSync(generatedTwin(route)));
  const handWritten = all.filter((doc) => !generated.includes(doc));
  const site: Site = {
    baseUrl,
    routes: new Set([...all.map(({route}) => route), SEARCH_ROUTE]),
  };
  const files = new Map([[twinFile(SEARCH_ROUTE), createSearchTwin(site)]]);
  for (const doc of handWritten) {
    files.set(twinFile(doc.route), await createTwin(doc, data, site));
  }
  const twins = new Map([
    ...files,
    ...generated.map(({route}): [string, string] => [
      twinFile(route),
      readFileSync(generatedTwin(route), 'utf8'),
    ]),
  ]);
  const sections = sectionsOf(version, docs);
  const dataFiles = new Set(readDataFiles(path.join(siteDir, 'docs')));
  files.set(
    LIST_FILES[0],
    createLlmsTxt(
      {
        reference: data.reference,
        instructions: data.readJson('@site/docs/api/instructions.json') as Instructions,
        sections,
        generated: new Set(generated.map(({id}) => id)),
        downloads: downloadsOf(data.reference)
          .map(({file}) => file)
          .filter((file) => dataFiles.has(file)),
      },
      // An assistant that gets the list alone must know the host.
      {...site, baseUrl: url + baseUrl},
    ),
  );
  files.set(LIST_FILES[1], createLlmsFullTxt(sections, twins));
  files.set(LIST_FILES[2], createApiCatalog(data.reference.servers, dataFiles, baseUrl));
  return files;
}
