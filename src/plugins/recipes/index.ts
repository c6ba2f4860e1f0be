import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
// Adds devServer to the configuration of webpack.
import type {} from 'webpack-dev-server';
import {filesIn, readReferenceIndex, writeOutputs} from 'docusaurus-openapi-reference';
import {createClients, createRecipeData} from './data';
import {writeDownloads} from './downloads';
import {readRecipes, readScenarios} from './read';

/**
 * Writes a data file for the page of each recipe, with highlighted programs, and those of the clients
 * and of the scenarios; serves the programs and clients under `/recipes/`.
 */
export default function recipesPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const recipesDir = path.join(siteDir, 'recipes');
  const downloadsDir = path.join(generatedFilesDir, 'recipes', 'downloads');
  return {
    name: 'recipes',
    getPathsToWatch: () => [`${recipesDir}/**/*`],
    async contentLoaded({actions}) {
      const recipes = await readRecipes(recipesDir);
      const reference = readReferenceIndex(path.join(siteDir, 'docs'));
      await writeDownloads(recipes, {recipesDir, outDir: downloadsDir});
      const data = recipes.map(async (recipe): Promise<[string, unknown]> => [
        recipe.name,
        await createRecipeData(recipe, reference),
      ]);
      const files: [string, unknown][] = [
        ...(await Promise.all(data)),
        ['clients', {clients: await createClients(recipesDir)}],
        ['scenarios', {scenarios: await readScenarios(recipesDir)}],
      ];
      await Promise.all(
        files.map(([name, content]) =>
          actions.createData(`${name}.json`, JSON.stringify(content)),
        ),
      );
    },
    configureWebpack: () => ({
      devServer: {
        static: [{directory: downloadsDir, publicPath: `${baseUrl}recipes`}],
      },
    }),
    postBuild: ({outDir, plugins}) =>
      writeOutputs(
        new Map(filesIn(downloadsDir, 'recipes').map(([name, file]) => [name, {file}])),
        {outDir, plugins, site: context},
      ),
  };
}
