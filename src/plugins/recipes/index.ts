import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
// Adds devServer to the configuration of webpack.
import type {} from 'webpack-dev-server';
import {programFile, programLanguages} from '../../recipes/recipe';
import type {ReferenceIndex} from '../../reference/reference-index';
import {createRecipeData} from './data';
import {readRecipes} from './read';

/**
 * Writes a data file for the page of each recipe, with highlighted programs, and serves the programs
 * under `/recipes/{name}/`.
 *
 * @param options.readIndex Returns the current index of the reference.
 */
export default function recipesPlugin(
  {siteDir, baseUrl}: LoadContext,
  {readIndex}: {readIndex: () => ReferenceIndex},
): Plugin {
  const recipesDir = path.join(siteDir, 'recipes');
  return {
    name: 'recipes',
    getPathsToWatch: () => [`${recipesDir}/**/*`],
    async contentLoaded({actions}) {
      const recipes = await readRecipes(recipesDir);
      const reference = readIndex();
      await Promise.all(
        recipes.map(async (recipe) => {
          const data = await createRecipeData(recipe, reference);
          await actions.createData(`${recipe.name}.json`, JSON.stringify(data));
        }),
      );
    },
    configureWebpack: () => ({
      devServer: {
        static: [{directory: recipesDir, publicPath: `${baseUrl}recipes`}],
      },
    }),
    async postBuild({outDir}) {
      const recipes = await readRecipes(recipesDir);
      await Promise.all(
        recipes.map(({name, dir}) =>
          copyPrograms(name, dir, path.join(outDir, 'recipes', name)),
        ),
      );
    },
  };
}

async function copyPrograms(name: string, from: string, to: string): Promise<void> {
  await mkdir(to, {recursive: true});
  await Promise.all(
    programLanguages.map((language) => {
      const file = programFile(name, language);
      return copyFile(path.join(from, file), path.join(to, file));
    }),
  );
}
