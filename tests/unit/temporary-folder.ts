import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-test-'));
  // Test files share this module, so a hook outside would be one of the first file only.
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  return folder;
}

export async function writeFiles(
  folder: string,
  files: Record<string, string>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}

/** Lists all files by path, with forward slashes. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        path.relative(folder, file).replaceAll(path.sep, '/'),
        await readFile(file, 'utf8'),
      ]),
    ),
  );
}
