import {createReferenceDocuments} from 'docusaurus-reference-search/search/reference-documents';
import {dataFile} from 'docusaurus-openapi-reference/site/openapi-docs/generated-files';
import type {ReferenceOptions} from 'docusaurus-openapi-reference/site/openapi-docs/options';
import {
  printData,
  siteFile,
} from 'docusaurus-openapi-reference/site/openapi-docs/site-files';
import {createCredits} from '../plans/credits';
import {planEntries, PLANS_FILE} from '../plans/plan';
import {createPlanFiles, PLAN_FOLDERS} from '../plans/plan-files';
import {preparePlans} from '../plans/prepare';
import {TERMS_EXTENSIONS} from '../plans/terms';
import {REFERENCE_SEARCH, SYNONYMS} from './search';

/** What the search finds in the pages of the reference, under docs/. */
export const SEARCH_FILE = 'api/search-documents.json';

/** The reference of the Kaia API. */
export const REFERENCE = {
  specPath: 'openapi/kaia.yaml',
  docsDir: 'docs',
  overlays: [
    'openapi/kaia.overlay.yaml',
    'openapi/examples.overlay.yaml',
    'openapi/programs.overlay.yaml',
    'openapi/real-values.overlay.yaml',
    'openapi/evidence.overlay.yaml',
  ],
  checksOverlay: 'openapi/checks.overlay.yaml',
  changesDir: 'openapi/changes',
  extensions: TERMS_EXTENSIONS,
  prepare: preparePlans,
  moreFiles: {
    folders: PLAN_FOLDERS,
    create: (reference) =>
      new Map([
        ...createPlanFiles(reference),
        dataFile(PLANS_FILE, {plans: planEntries(reference)}),
        dataFile(SEARCH_FILE, {
          ...createReferenceDocuments(reference, REFERENCE_SEARCH),
          synonyms: SYNONYMS,
        }),
        siteFile('credits.json', printData(createCredits(reference))),
      ]),
  },
} satisfies ReferenceOptions;
