import {
  dataFile,
  type GeneratedFiles,
} from 'docusaurus-openapi-reference/site/openapi-docs/generated-files';
import {
  printData,
  siteFile,
} from 'docusaurus-openapi-reference/site/openapi-docs/site-files';
import type {Reference} from 'docusaurus-openapi-reference/pages/reference';
import {createReferenceDocuments} from 'docusaurus-reference-search/search/reference-documents';
import {createCredits} from '../plans/credits';
import {planEntries, PLANS_FILE} from '../plans/plan';
import {createPlanFiles} from '../plans/plan-files';
import {REFERENCE_SEARCH, SYNONYMS} from './search';

/** Creates the generated files of this site: pages of plans, data of the search, and credits. */
export function createFiles(reference: Reference, searchFile: string): GeneratedFiles {
  return new Map([
    ...createPlanFiles(reference),
    dataFile(PLANS_FILE, {plans: planEntries(reference)}),
    dataFile(searchFile, {
      ...createReferenceDocuments(reference, REFERENCE_SEARCH),
      synonyms: SYNONYMS,
    }),
    siteFile('credits.json', printData(createCredits(reference))),
  ]);
}
