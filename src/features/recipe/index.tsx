export {default as RecipeClients} from './RecipeClients';
export {RecipeCredits, RecipeLinks} from './RecipeOperations';
export {default as RecipeOutput} from './RecipeOutput';
export {default as RecipeProgram} from './RecipeProgram';
export {default as RecipeScenarios} from './RecipeScenarios';
