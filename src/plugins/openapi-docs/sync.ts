import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import {DATA_MARK} from './data';
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

/** How far into a file its mark is looked for, in bytes; both marks stand at the very start. */
const MARK_RANGE = 256;

/**
 * Makes the generated files under docs/ exactly the given ones: writes new and changed ones, removes
 * those that are gone. A file without the mark of a generated one is never touched. Each file is
 * replaced in one step, so that a run that is interrupted leaves whole files for the next.
 *
 * @throws Error before anything is written, when a hand-written file stands where a generated one
 * has to go.
 */
export async function syncFiles(
  docsDir: string,
  files: GeneratedFiles,
): Promise<SyncResult> {
  const present = await findGenerated(docsDir);
  const states = await Promise.all(
    [...files].map(async ([file, content]) => ({
      file,
      content,
      current: await readIfThere(path.join(docsDir, file)),
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
  for (const {file, content} of changed) {
    await replaceFile(path.join(docsDir, file), content);
  }
  await removeFiles(docsDir, gone);
  return {
    written: changed.map(({file}) => file),
    removed: gone,
    unchanged: states.filter((state) => !changed.includes(state)).map(({file}) => file),
  };
}

/** Removes every generated file under docs/, and the folders that this leaves empty. */
export async function cleanFiles(docsDir: string): Promise<string[]> {
  const present = [...(await findGenerated(docsDir))];
  await removeFiles(docsDir, present);
  return present;
}

/** Paths under docs/ of the files that carry the mark of a generated one. */
async function findGenerated(docsDir: string): Promise<Set<string>> {
  const entries = await readdir(docsDir, {recursive: true, withFileTypes: true}).catch(
    absent,
  );
  const candidates = (entries ?? [])
    .filter((entry) => entry.isFile() && GENERATED_NAME.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const marked = await Promise.all(
    candidates.map(async (file) => ({file, generated: await hasMark(file)})),
  );
  return new Set(
    marked
      .filter(({generated}) => generated)
      .map(({file}) => posixPath(path.relative(docsDir, file)))
      .sort(),
  );
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
    return start.startsWith(`---\n${PAGE_MARK}\n`) || start.startsWith(`{${DATA_MARK}`);
  } finally {
    await handle.close();
  }
}

async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

async function removeFiles(docsDir: string, files: string[]): Promise<void> {
  for (const file of files) {
    await rm(path.join(docsDir, file), {force: true});
    await removeEmptyFolders(docsDir, path.dirname(file));
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

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(absent);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') {
    return undefined;
  }
  throw error;
}
