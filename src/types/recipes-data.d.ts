declare module '@generated/recipes/default/*.json' {
  import type {RecipeData} from '@site/src/recipes/recipe';

  /** The plugin recipes writes these files. */
  const recipe: RecipeData;
  export default recipe;
}

declare module '@generated/recipes/default/clients.json' {
  import type {RecipeClient} from '@site/src/recipes/recipe';

  const clients: {readonly clients: readonly RecipeClient[]};
  export default clients;
}

declare module '@generated/recipes/default/scenarios.json' {
  import type {Scenario} from '@site/src/recipes/scenario';

  const scenarios: {readonly scenarios: readonly Scenario[]};
  export default scenarios;
}
