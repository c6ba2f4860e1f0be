import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {useServers} from './server-program';

/** A site that was built from another OpenAPI document. */
export interface DocumentSite {
  buildDir: string;
  origin: string;
}

/** Builds a site from each document, and serves them while `use` runs. */
export function useDocumentSites(
  files: readonly string[],
  use: (sites: DocumentSite[]) => Promise<void>,
): Promise<void> {
  return useServers('serve-documents.mjs', files, files.length, (sites) =>
    use(sites as DocumentSite[]),
  );
}

/** Builds a site from the text of a document, and serves it while `use` runs. */
export async function useDocumentSite(
  text: string,
  use: (site: DocumentSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, text);
  await useDocumentSites([file], ([site]) => use(site as DocumentSite));
  rmSync(folder, {recursive: true});
}

/** Returns the paths of the pages that were made from the document or list them. */
export function pagePaths({buildDir}: DocumentSite): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) =>
      /^\/(api|schemas|plans\b.*|index|plans)(\.html|\/.+\.html)$/.test(file),
    )
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}
