import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {requestLink, withColours} from 'docusaurus-openapi-reference';
import type {ColouredCode, ReferenceIndex} from 'docusaurus-openapi-reference/types';
import {
  bundleFile,
  clientFile,
  programFile,
  type ProgramLanguage,
  programLanguages,
  type RecipeClient,
  type RecipeData,
  type RecipeOperation,
} from '../../recipes/recipe';
import {termsOf} from '../../plans/terms';
import {CLIENT_FOLDER, type Recipe} from './read';

/** Reads the colours of the programs of a recipe, and joins its operations with the reference. */
export async function createRecipeData(
  recipe: Recipe,
  reference: ReferenceIndex,
): Promise<RecipeData> {
  const programs = programLanguages.map(async (language) => {
    const file = programFile(recipe.name, language);
    const bundle = bundleFile(recipe.name, language);
    const client = clientFile(language);
    return {
      language: language.id,
      label: language.label,
      file,
      path: `recipes/${recipe.name}/${file}`,
      command: [language.command, file, ...recipe.arguments].join(' '),
      ...(await readCode(path.join(recipe.dir, file), language)),
      bundle: {file: bundle, path: `recipes/${recipe.name}/${bundle}`},
      client: {file: client, path: `recipes/${client}`},
    };
  });
  return {
    programs: await Promise.all(programs),
    output: recipe.output.trimEnd(),
    files: recipe.files.map(({name, content}) => ({name, content: content.trimEnd()})),
    operations: operationsOf(recipe, reference),
  };
}

/** Reads the clients and their colours. */
export function createClients(recipesDir: string): Promise<RecipeClient[]> {
  return Promise.all(
    programLanguages.map(async (language) => {
      const file = clientFile(language);
      return {
        language: language.id,
        label: language.label,
        file,
        path: `recipes/${file}`,
        ...(await readCode(path.join(recipesDir, CLIENT_FOLDER, file), language)),
      };
    }),
  );
}

async function readCode(file: string, {prism}: ProgramLanguage): Promise<ColouredCode> {
  return withColours((await readFile(file, 'utf8')).trimEnd(), prism);
}

/** Leaves out operations that the document of the site lacks. */
function operationsOf(recipe: Recipe, reference: ReferenceIndex): RecipeOperation[] {
  return recipe.operations.flatMap(({id, request}) =>
    reference.operations
      .filter((operation) => operation.id === id)
      .map((operation) => ({
        id,
        title: operation.title,
        route: operation.route,
        requestLink: requestLink(operation.route, request),
        credits: termsOf(operation).credits,
      })),
  );
}
