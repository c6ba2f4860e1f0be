import {posixPath} from '@docusaurus/utils';
import {open, readdir, readFile, rm, rmdir} from 'node:fs/promises';
import path from 'node:path';
import {type PreparedFile, prepareFile, TEMPORARY_NAME} from '../replace-file';
import {DATA_MARK} from './data';
import {fileError} from './file-error';
import {lockFolder} from './lock';
import {PAGE_MARK} from './page';
import type {GeneratedFiles} from './stage';

/** What a run of the generation did to the files under docs/. */
export interface SyncResult {
  written: string[];
  removed: string[];
  unchanged: string[];
}

/** Names of generated files, and of those that an interrupted run left half-written. */
const GENERATED_NAME = /\.(mdx|json)(\.\d+\.tmp)?$/;

/** Where generated files are, under docs/; nothing else there is ever looked at. */
const GENERATED_FOLDER = /^(api|schemas|plans\/[^/]+\/Endpoints)\//;

/** How far into a file its mark is looked for, in bytes; both marks stand at the very start. */
const MARK_RANGE = 256;

/**
 * Makes the generated files under docs/ exactly the given ones: writes new and changed ones, removes
 * those that are gone. A file without the mark of a generated one is never touched. All are written
 * before the first takes its place, which each does in one step: what fails changes nothing, and a run
 * that is interrupted leaves whole files for the next. Of several runs each waits for its turn.
 *
 * @throws Error before anything is changed, when a hand-written file stands where a generated one
 * has to go, or when files cannot be written.
 */
export async function syncFiles(
  docsDir: string,
  files: GeneratedFiles,
): Promise<SyncResult> {
  return lockFolder(docsDir, async () => {
    const {present, folders} = await findGenerated(docsDir);
    const states = await Promise.all(
      [...files].map(async ([file, content]) => ({
        file,
        content,
        current: await readIfThere(docsDir, file),
      })),
    );
    const foreign = states.filter(
      ({file, current}) => current !== undefined && !present.has(file),
    );
    if (foreign.length > 0) {
      throw new Error(
        `${foreign.map(({file}) => `docs/${file}`).join(', ')} was written by hand and stands where a generated page has to go. Nothing was changed. Move it, or give the operation or schema another name.`,
      );
    }
    const changed = states.filter(({content, current}) => content !== current);
    const gone = [...present].filter((file) => !files.has(file));
    await replaceFiles(docsDir, changed);
    await removeFiles(docsDir, gone, folders);
    return {
      written: changed.map(({file}) => file),
      removed: gone,
      unchanged: states.filter((state) => !changed.includes(state)).map(({file}) => file),
    };
  });
}

/** Removes every generated file under docs/, and the folders that this leaves empty. */
export async function cleanFiles(docsDir: string): Promise<string[]> {
  return lockFolder(docsDir, async () => {
    const {present, folders} = await findGenerated(docsDir);
    await removeFiles(docsDir, [...present], folders);
    return [...present];
  });
}

/** Paths under docs/ of the files that carry the mark of a generated one, and of folders beside them. */
async function findGenerated(
  docsDir: string,
): Promise<{present: Set<string>; folders: string[]}> {
  try {
    const entries = await readdir(docsDir, {recursive: true, withFileTypes: true}).catch(
      absent,
    );
    const places = (entries ?? [])
      .map((entry) => ({
        entry,
        file: posixPath(path.relative(docsDir, path.join(entry.parentPath, entry.name))),
      }))
      .filter(({file}) => GENERATED_FOLDER.test(file));
    const candidates = places.filter(
      ({entry}) => entry.isFile() && GENERATED_NAME.test(entry.name),
    );
    const marked = await Promise.all(
      candidates.map(async ({file}) => ({
        file,
        generated: await hasMark(path.join(docsDir, file)),
      })),
    );
    return {
      present: new Set(
        marked
          .filter(({generated}) => generated)
          .map(({file}) => file)
          .sort(),
      ),
      folders: places.filter(({entry}) => entry.isDirectory()).map(({file}) => file),
    };
  } catch (error) {
    throw fileError(error, `${docsDir} cannot be read`, 'Nothing was changed.');
  }
}

async function hasMark(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const {buffer, bytesRead} = await handle.read(
      Buffer.alloc(MARK_RANGE),
      0,
      MARK_RANGE,
      0,
    );
    const start = buffer.toString('utf8', 0, bytesRead);
    const marks = [`---\n${PAGE_MARK}\n`, `{${DATA_MARK}`];
    // A run may have been interrupted before the whole mark was there.
    return marks.some(
      (mark) =>
        start.startsWith(mark) || (TEMPORARY_NAME.test(file) && mark.startsWith(start)),
    );
  } finally {
    await handle.close();
  }
}

async function replaceFiles(
  docsDir: string,
  files: readonly {file: string; content: string}[],
): Promise<void> {
  const prepared: PreparedFile[] = [];
  for (const {file, content} of files) {
    try {
      prepared.push(await prepareFile(path.join(docsDir, file), content));
    } catch (error) {
      await Promise.all(prepared.map(({discard}) => discard()));
      await removeFiles(
        docsDir,
        [],
        files.map((one) => path.dirname(one.file)),
      );
      throw fileError(error, `docs/${file} cannot be written`, 'Nothing was changed.');
    }
  }
  for (const {commit} of prepared) {
    await commit();
  }
}

/** @param folders that an interrupted run may have left empty. */
async function removeFiles(
  docsDir: string,
  files: readonly string[],
  folders: readonly string[],
): Promise<void> {
  for (const file of files) {
    await rm(path.join(docsDir, file), {force: true});
  }
  for (const folder of [...files.map((file) => path.dirname(file)), ...folders]) {
    await removeEmptyFolders(docsDir, folder);
  }
}

async function removeEmptyFolders(docsDir: string, folder: string): Promise<void> {
  if (folder === '.') {
    return;
  }
  const removed = await rmdir(path.join(docsDir, folder)).then(
    () => true,
    () => false,
  );
  if (removed) {
    await removeEmptyFolders(docsDir, path.dirname(folder));
  }
}

async function readIfThere(docsDir: string, file: string): Promise<string | undefined> {
  return readFile(path.join(docsDir, file), 'utf8')
    .catch(absent)
    .catch((error: unknown) => {
      throw fileError(error, `docs/${file} cannot be read`, 'Nothing was changed.');
    });
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') {
    return undefined;
  }
  throw error;
}
