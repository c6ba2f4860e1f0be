import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {twinFile} from '../../markdown/twin-address';
import type {Instructions} from '../../reference/instructions';
import {SITE_FILES_DIR} from '../openapi-docs/site-files';
import {createApiCatalog} from './api-catalog';
import {docsOf, sectionsOf} from './docs';
import type {Site} from './links';
import {createLlmsFullTxt, createLlmsTxt, DOWNLOADS} from './llms';
import {createSearchTwin} from './search-page';
import {readSiteData} from './site-data';
import {createTwin} from './twin';

const SEARCH_ROUTE = '/search';

/**
 * Creates the files for programs of a docs version, by their path in the site: the twins of hand-written
 * docs, and what lists the twins of all docs.
 *
 * @throws Error if a page cannot be written as Markdown.
 */
export async function createFiles(
  version: LoadedVersion,
  dirs: {siteDir: string; baseUrl: string; generatedFilesDir: string},
): Promise<Map<string, string>> {
  const {siteDir, baseUrl} = dirs;
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
  const siteFiles = new Set(
    readdirSync(filesDir, {recursive: true, encoding: 'utf8'}).map((file) =>
      file.split(path.sep).join('/'),
    ),
  );
  files.set(
    'llms.txt',
    createLlmsTxt(
      {
        reference: data.reference,
        instructions: data.readJson('@site/docs/api/instructions.json') as Instructions,
        sections,
        generated: new Set(generated.map(({id}) => id)),
        downloads: DOWNLOADS.map(({file}) => file).filter((file) => siteFiles.has(file)),
      },
      site,
    ),
  );
  files.set('llms-full.txt', createLlmsFullTxt(sections, twins));
  files.set(
    '.well-known/api-catalog',
    createApiCatalog(data.reference.servers, siteFiles, baseUrl),
  );
  return files;
}
