import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CANONICAL_PATH} from '../../reference/generated-page';

const GENERATED_SOURCE = /\.(api|schema)\.mdx$/;

type GeneratedDoc = Pick<DocMetadata, 'source' | 'permalink' | 'frontMatter'>;

export interface GeneratedDocs {
  readonly ids: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
}

/** Returns whether a doc shows an operation or a schema. */
export function isGeneratedDoc({source}: Pick<DocMetadata, 'source'>): boolean {
  return GENERATED_SOURCE.test(source);
}

/**
 * Writes the data of each generated doc to `<pagesDir>/<hash>/<permalink>.json`, as a
 * `GeneratedPage`. Removes the files of earlier calls.
 *
 * @returns the hash of all pages.
 */
export async function writeGeneratedPages(
  docs: readonly GeneratedDoc[],
  siteDir: string,
  pagesDir: string,
): Promise<string> {
  const newDir = path.join(pagesDir, 'new');
  await rm(pagesDir, {recursive: true, force: true});
  await mkdir(newDir, {recursive: true});
  const hash = createHash('sha256');
  for (const doc of docs) {
    const page = await createPage(doc, siteDir);
    hash.update(doc.permalink).update(page);
    const file = path.join(newDir, `${doc.permalink}.json`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, page);
  }
  const name = hash.digest('hex').slice(0, 8);
  await rename(newDir, path.join(pagesDir, name));
  return name;
}

/** Inserts the data as text: to parse and print it again would take longer than all the rest. */
async function createPage(doc: GeneratedDoc, siteDir: string): Promise<string> {
  const {[CANONICAL_PATH]: canonicalPath} = doc.frontMatter as Record<string, unknown>;
  const dataFile =
    typeof canonicalPath === 'string'
      ? path.join(siteDir, 'docs', `${canonicalPath}.json`)
      : doc.source.replace('@site', siteDir).replace(GENERATED_SOURCE, '.json');
  const data = await readFile(dataFile, 'utf8');
  return `{"metadata":${JSON.stringify(doc)},"data":${data.trim()}}`;
}
