import {highlight} from '../../highlight/highlight';
import {
  programFile,
  programLanguages,
  type RecipeData,
  type RecipeOperation,
} from '../../recipes/recipe';
import type {ReferenceIndex} from '../../reference/reference-index';
import {requestLink} from '../../reference/request-link';
import {readProgram, type Recipe} from './read';

/** Highlights the programs of a recipe, and joins its operations with the reference. */
export async function createRecipeData(
  recipe: Recipe,
  reference: ReferenceIndex,
): Promise<RecipeData> {
  const programs = programLanguages.map(async (language) => {
    const file = programFile(recipe.name, language);
    return {
      language: language.id,
      label: language.label,
      file,
      path: `recipes/${recipe.name}/${file}`,
      command: [language.command, file, ...recipe.arguments].join(' '),
      html: highlight((await readProgram(recipe, file)).trimEnd(), language.prism),
    };
  });
  return {
    programs: await Promise.all(programs),
    output: recipe.output.trimEnd(),
    files: recipe.files.map(({name, content}) => ({name, content: content.trimEnd()})),
    operations: operationsOf(recipe, reference),
  };
}

/** Leaves out operations that the document of the site lacks. */
function operationsOf(recipe: Recipe, reference: ReferenceIndex): RecipeOperation[] {
  return recipe.operations.flatMap(({id, request}) =>
    reference.operations
      .filter((operation) => operation.id === id)
      .map(({title, route, credits}) => ({
        id,
        title,
        route,
        requestLink: requestLink(route, request),
        ...(credits === undefined ? {} : {credits}),
      })),
  );
}
