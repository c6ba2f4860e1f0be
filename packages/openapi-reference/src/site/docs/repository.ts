import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, getFileCommitDate} from '@docusaurus/utils';
import memoize from 'lodash/memoize';
import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {recordFile} from '../openapi-docs/site-reference';

/** Where the files of a site are, for readers who know better. */
export interface Repository {
  /** Its address at GitHub: `https://github.com/example/docs`. */
  readonly url: string;
  /** The file that has the texts of the reference, relative to the site. Undefined if the site has none. */
  readonly referenceFile?: string;
}

/** The path of the default branch, whatever its name. */
const FILES = 'blob/HEAD';

/**
 * Gives each doc the address of its file and the day of its last commit; a generated doc those of the
 * description. A front matter with `custom_edit_url` or `last_update` keeps them.
 */
export async function withRepository(
  content: LoadedContent,
  {url, referenceFile}: Repository,
  {siteDir, docsDir}: Readonly<Record<'siteDir' | 'docsDir', string>>,
): Promise<LoadedContent> {
  const generated = await generatedFiles(siteDir, docsDir);
  const base = `${url.replace(/\/+$/, '')}/${FILES}/${await folderInRepository(siteDir)}`;
  const addSource = async (doc: DocMetadata): Promise<DocMetadata> => {
    const source = aliasedSitePathToRelativePath(doc.source);
    const isGenerated = generated.has(path.posix.relative(docsDir, source));
    const file = isGenerated ? referenceFile : source;
    if (file === undefined) {
      return doc;
    }
    const date = doc.lastUpdatedAt ?? (await commitDate(path.join(siteDir, file)));
    const hasOwn = doc.frontMatter.custom_edit_url !== undefined && !isGenerated;
    return {
      ...doc,
      ...(hasOwn ? {} : {editUrl: encodeURI(base + file)}),
      ...(date === undefined ? {} : {lastUpdatedAt: date}),
    };
  };
  return {
    loadedVersions: await Promise.all(
      content.loadedVersions.map(async (version) => ({
        ...version,
        docs: await Promise.all(version.docs.map(addSource)),
      })),
    ),
  };
}

/** Returns the files that the last generation has written, relative to the folder of the docs. */
async function generatedFiles(
  siteDir: string,
  docsDir: string,
): Promise<ReadonlySet<string>> {
  const text = await readFile(recordFile(siteDir, docsDir), 'utf8').catch(() => '{}');
  const {files = []} = JSON.parse(text) as {files?: string[]};
  return new Set(files);
}

/** Returns the path of the site in its repository, with a slash at the end if it is not its root. */
async function folderInRepository(siteDir: string): Promise<string> {
  try {
    const args = ['rev-parse', '--show-prefix'];
    return (await promisify(execFile)('git', args, {cwd: siteDir})).stdout.trim();
  } catch {
    return '';
  }
}

/** Returns the time of the last commit of a file in milliseconds; undefined without git or a commit. */
const commitDate = memoize((file: string): Promise<number | undefined> =>
  getFileCommitDate(file, {age: 'newest'}).then(
    ({timestamp}) => timestamp,
    () => undefined,
  ),
);
