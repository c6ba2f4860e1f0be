import {copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync} from 'fflate';
import {
  bundleFile,
  clientFile,
  programFile,
  programLanguages,
} from '../../recipes/recipe';
import {CLIENT_FOLDER, type Recipe} from './read';

/** The same bytes in each build: the earliest time that a zip file can have. */
const ZIP_TIME = new Date(1980, 0, 1);

/**
 * Writes what `/recipes/` serves: the clients, and for each recipe the programs and zip files of a
 * program with its client.
 */
export async function writeDownloads(
  recipes: readonly Recipe[],
  {recipesDir, outDir}: {recipesDir: string; outDir: string},
): Promise<void> {
  await rm(outDir, {recursive: true, force: true});
  await mkdir(outDir, {recursive: true});
  const clients = path.join(recipesDir, CLIENT_FOLDER);
  for (const language of programLanguages) {
    const client = clientFile(language);
    await copyFile(path.join(clients, client), path.join(outDir, client));
    for (const {name, dir} of recipes) {
      const program = programFile(name, language);
      const folder = path.join(outDir, name);
      await mkdir(folder, {recursive: true});
      await copyFile(path.join(dir, program), path.join(folder, program));
      const files = {
        [`${name}/${program}`]: await readFile(path.join(dir, program)),
        [`${name}/${client}`]: await readFile(path.join(clients, client)),
      };
      await writeFile(
        path.join(folder, bundleFile(name, language)),
        zipSync(files, {mtime: ZIP_TIME}),
      );
    }
  }
}
