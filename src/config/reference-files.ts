import {
  dataFile,
  type GeneratedFiles,
  printData,
  siteFile,
} from 'docusaurus-openapi-reference';
import type {Reference} from 'docusaurus-openapi-reference/types';
import {createCredits} from '../plans/credits';
import {planEntries, PLANS_FILE} from '../plans/plan';
import {createPlanFiles} from '../plans/plan-files';

/** Creates the generated files of this site: pages of plans, and credits. */
export function createFiles(reference: Reference): GeneratedFiles {
  return new Map([
    ...createPlanFiles(reference),
    dataFile(PLANS_FILE, {plans: planEntries(reference)}),
    siteFile('credits.json', printData(createCredits(reference))),
  ]);
}
