export {default as RecipeClients} from './RecipeClients';
export {default as RecipeCredits} from './RecipeCredits';
export {default as RecipeLinks} from './RecipeLinks';
export {default as RecipeOutput} from './RecipeOutput';
export {default as RecipeProgram} from './RecipeProgram';
export {default as RecipeScenarios} from './RecipeScenarios';
