import type {BlockComponent, InlineComponent} from '../component';
import {lineBreak, superscript, tab, tabs} from './elements';
import {
  etherscanAction,
  etherscanEnvelope,
  etherscanIndex,
  etherscanNetworksTable,
} from './etherscan';
import {changelog} from './changelog';
import {evidence} from './evidence';
import {firstRequest, guideIndex} from './guides';
import {homeGroups, homeGuides, homeHero, homePlans} from './home';
import {introduction} from './introduction';
import {
  creditEstimate,
  creditTable,
  errorCodes,
  planOperations,
  planOverview,
} from './plans';
import {
  recipeClients,
  recipeCredits,
  recipeLinks,
  recipeOutput,
  recipeProgram,
  recipeScenarios,
} from './recipes';
import {
  apiMap,
  operationIndex,
  operationLink,
  schemaIndex,
  schemaLink,
  typeFiles,
} from './reference';

/** The text forms of the components and elements of hand-written pages, by their names in MDX. */
export const inlineComponents: Readonly<Record<string, InlineComponent>> = {
  Evidence: evidence,
  OperationLink: operationLink,
  SchemaLink: schemaLink,
  TypeFiles: typeFiles,
  br: lineBreak,
  sup: superscript,
};

export const blockComponents: Readonly<Record<string, BlockComponent>> = {
  ApiMap: apiMap,
  Changelog: changelog,
  CreditEstimate: creditEstimate,
  CreditTable: creditTable,
  ErrorCodes: errorCodes,
  EtherscanAction: etherscanAction,
  EtherscanEnvelope: etherscanEnvelope,
  EtherscanIndex: etherscanIndex,
  EtherscanNetworks: etherscanNetworksTable,
  FirstRequest: firstRequest,
  GuideIndex: guideIndex,
  HomeFirstRequest: firstRequest,
  HomeGroups: homeGroups,
  HomeGuides: homeGuides,
  HomeHero: homeHero,
  HomePlans: homePlans,
  Introduction: introduction,
  OperationIndex: operationIndex,
  PlanOperations: planOperations,
  PlanOverview: planOverview,
  RecipeClients: recipeClients,
  RecipeCredits: recipeCredits,
  RecipeLinks: recipeLinks,
  RecipeOutput: recipeOutput,
  RecipeProgram: recipeProgram,
  RecipeScenarios: recipeScenarios,
  SchemaIndex: schemaIndex,
  TabItem: tab,
  Tabs: tabs,
};
