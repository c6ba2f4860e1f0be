import {Globby, simpleHash} from '@docusaurus/utils';
import {
  access,
  constants,
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import partition from 'lodash/partition';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lock, type LockOptions} from 'proper-lockfile';
import {type GeneratedFiles, isGenerated} from './generated-files';
import {OVERVIEW_PAGES} from './overview-pages';
import {SITE_FILES_DIR} from './read-site-files';

export interface SyncResult {
  written: string[];
  removed: string[];
  unchanged: string[];
}

/** Folders of generated files under docs/. */
const GENERATED_FOLDERS = ['api', 'schemas'];

const STAGING_FOLDER = 'api/.staging';

const NOTHING_CHANGED = 'Nothing was changed.';

/**
 * Makes the generated files under docs/ exactly the given ones. Writes all files to a staging
 * folder and then renames each, so that an error changes nothing and a killed run leaves no
 * partial file.
 *
 * @param moreFolders Globs of folders of generated files, beside those of the reference.
 * @throws Error before any change, if a hand-written file is in the way or files cannot be
 * written.
 */
export async function syncFiles(
  docsDir: string,
  files: GeneratedFiles,
  moreFolders: readonly string[] = [],
): Promise<SyncResult> {
  return lockFolder(docsDir, async () => {
    const names = await findFiles(docsDir, moreFolders);
    const current = await readFiles(docsDir, [...new Set([...files.keys(), ...names])]);
    rejectHandWritten(docsDir, current, files);
    const stale = namesOfGenerated(current).filter((file) => !files.has(file));
    const [changed, unchanged] = partition(
      [...files],
      ([file, content]) => current.get(file) !== content,
    );
    try {
      await replaceFiles(docsDir, changed);
      await removeFiles(docsDir, stale);
    } finally {
      await tidyFolders(docsDir, moreFolders);
    }
    return {
      written: changed.map(([file]) => file),
      removed: stale,
      unchanged: unchanged.map(([file]) => file),
    };
  });
}

export async function cleanFiles(
  docsDir: string,
  moreFolders: readonly string[] = [],
): Promise<string[]> {
  return lockFolder(docsDir, async () => {
    const names = await findFiles(docsDir, moreFolders);
    const generated = namesOfGenerated(await readFiles(docsDir, names));
    await removeFiles(docsDir, generated);
    await tidyFolders(docsDir, moreFolders);
    return generated;
  });
}

/**
 * Returns the options of the lock, which is outside docs/. The lock of a killed run expires after
 * 5 s.
 */
export function lockOptions(folder: string): LockOptions {
  const name = `docs-${simpleHash(path.resolve(folder), 16)}.lock`;
  return {
    lockfilePath: path.join(tmpdir(), name),
    realpath: false,
    stale: 5_000,
    retries: {forever: true, factor: 1, minTimeout: 25},
  };
}

/** Runs concurrent generations one after the other, such as those of the dev server and a build. */
async function lockFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const release = await lock(folder, lockOptions(folder));
  try {
    return await run();
  } finally {
    await release();
  }
}

async function readFiles(
  docsDir: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      try {
        return [[file, await readFile(path.join(docsDir, file), 'utf8')]];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
          return [];
        }
        throw fileError(
          `${nameOf(docsDir, file)} cannot be read`,
          error,
          NOTHING_CHANGED,
        );
      }
    }),
  );
  return new Map(entries.flat());
}

function rejectHandWritten(
  docsDir: string,
  current: ReadonlyMap<string, string>,
  files: GeneratedFiles,
): void {
  const handWritten = [...current].filter(
    ([file, content]) => files.has(file) && !isOwned(file, content),
  );
  if (handWritten.length > 0) {
    const names = handWritten.map(([file]) => nameOf(docsDir, file)).join(', ');
    throw new Error(
      `${names} was written by hand and has the path of a generated page. ${NOTHING_CHANGED} Move it, or give the operation or schema another name.`,
    );
  }
}

/** Returns the name of a file for the reader of a message. */
function nameOf(docsDir: string, file: string): string {
  return `${path.basename(docsDir)}/${file}`;
}

function namesOfGenerated(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file, content]) => isOwned(file, content))
    .map(([file]) => file)
    .sort();
}

/** Files that the site serves unchanged have no header; all in their folder are generated. */
function isOwned(file: string, content: string): boolean {
  return file.startsWith(`${SITE_FILES_DIR}/`) || isGenerated(content);
}

async function replaceFiles(
  docsDir: string,
  files: readonly (readonly [file: string, content: string])[],
): Promise<void> {
  const staging = path.join(docsDir, STAGING_FOLDER);
  await rm(staging, {recursive: true, force: true});
  const moves = files.map(([file, content], index) => ({
    file,
    content,
    from: path.join(staging, String(index)),
    to: path.join(docsDir, file),
  }));
  for (const {file, content, from, to} of moves) {
    try {
      await mkdir(path.dirname(from), {recursive: true});
      await writeFile(from, content);
      await mkdir(path.dirname(to), {recursive: true});
      await access(path.dirname(to), constants.W_OK);
    } catch (error) {
      throw fileError(
        `${nameOf(docsDir, file)} cannot be written`,
        error,
        NOTHING_CHANGED,
      );
    }
  }
  for (const {file, from, to} of moves) {
    try {
      await rename(from, to);
    } catch (error) {
      throw fileError(
        `${nameOf(docsDir, file)} cannot be replaced`,
        error,
        'Some files have already been replaced.',
      );
    }
  }
}

async function removeFiles(docsDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(path.join(docsDir, file), {force: true});
  }
}

/** Finds the files of which generated ones are removed if they are stale. */
function findFiles(docsDir: string, moreFolders: readonly string[]): Promise<string[]> {
  const folders = [...GENERATED_FOLDERS, ...moreFolders];
  return Globby(
    [
      ...OVERVIEW_PAGES.map((name) => `${name}.mdx`),
      ...folders.map((folder) => `${folder}/**/*.{mdx,json}`),
      `${SITE_FILES_DIR}/**`,
    ],
    {cwd: docsDir},
  );
}

async function tidyFolders(
  docsDir: string,
  moreFolders: readonly string[],
): Promise<void> {
  await rm(path.join(docsDir, STAGING_FOLDER), {recursive: true, force: true});
  const roots = [...GENERATED_FOLDERS, ...moreFolders].map((folder) =>
    folder.replace(/\/.*/, ''),
  );
  const folders = await Globby(`{${roots.join(',')}}{,/**}`, {
    cwd: docsDir,
    onlyDirectories: true,
  });
  for (const folder of folders.sort().reverse()) {
    await rmdir(path.join(docsDir, folder)).catch(() => undefined);
  }
}

function fileError(problem: string, error: unknown, state: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `${problem} (${reason}). ${state} Make sure that the folder is writable, that its disk has space and that nothing else is in the way, and generate again.`,
    {cause: error},
  );
}
