declare module '@generated/recipes/default/*.json' {
  import type {RecipeData} from '@site/src/recipes/recipe';

  /** The plugin recipes writes these files. */
  const recipe: RecipeData;
  export default recipe;
}
