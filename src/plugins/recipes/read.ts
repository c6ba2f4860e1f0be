import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import type {RecipeFile, RecipeManifest} from '../../recipes/recipe';
import type {Scenario} from '../../recipes/scenario';

/** A folder of `recipes/`: the programs are files beside these. */
export interface Recipe extends RecipeManifest {
  readonly name: string;
  readonly dir: string;
  /** What each program prints. */
  readonly output: string;
  readonly files: readonly RecipeFile[];
}

/** The folder of `recipes/` with the clients. */
export const CLIENT_FOLDER = 'client';

/** @throws Error if a folder lacks a file. */
export async function readRecipes(recipesDir: string): Promise<Recipe[]> {
  const entries = await readdir(recipesDir, {withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== CLIENT_FOLDER)
    .map(({name}) => name);
  return Promise.all(names.sort().map((name) => readRecipe(path.join(recipesDir, name))));
}

async function readRecipe(dir: string): Promise<Recipe> {
  const read = (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');
  const manifest = JSON.parse(await read('recipe.json')) as RecipeManifest;
  return {
    ...manifest,
    name: path.basename(dir),
    dir,
    output: await read('output.txt'),
    files: await Promise.all(
      manifest.writes.map(async (name) => ({name, content: await read(name)})),
    ),
  };
}

/** Returns what the page shows of `recipes/scenarios.yaml`. */
export async function readScenarios(recipesDir: string): Promise<Scenario[]> {
  const content = await readFile(path.join(recipesDir, 'scenarios.yaml'), 'utf8');
  const {scenarios} = parse(content, {merge: true}) as {scenarios: readonly Scenario[]};
  return scenarios.map(({service, program, but}) => ({service, program, but}));
}
