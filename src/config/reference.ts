import type {OwnSettings} from 'docusaurus-openapi-reference';
import type {PublishedDocument, Repair} from 'docusaurus-openapi-reference/types';
import {PLAN_FOLDERS} from '../plans/plan-pages';
import {preparePlans} from '../plans/prepare';
import {TERMS_EXTENSIONS} from '../plans/terms';
import {addLastPages} from './last-pages';

/** The docs that the reference is among. */
export const DOCS = {id: 'default', path: 'docs', routeBasePath: '/'};

/** The reference of the Kaia API. */
export const REFERENCE = {
  specPath: 'openapi/kaia.yaml',
  overlays: [
    'openapi/kaia.overlay.yaml',
    'openapi/examples.overlay.yaml',
    'openapi/programs.overlay.yaml',
    'openapi/real-values.overlay.yaml',
    'openapi/evidence.overlay.yaml',
  ],
  checksOverlay: 'openapi/checks.overlay.yaml',
  changesDir: 'openapi/changes',
  feedName: 'kaia-data-api-docs',
  extensions: TERMS_EXTENSIONS,
  prepare,
  moreFiles: {
    folders: PLAN_FOLDERS,
    create: async (reference) =>
      (await import('./reference-files')).createFiles(reference),
  },
  searchTerms: async () => (await import('./search')).SEARCH_TERMS,
} satisfies OwnSettings & {specPath: string};

/** Completes the document: its plans, and the last page of each list. */
function prepare(document: PublishedDocument): Repair[] {
  addLastPages(document);
  return preparePlans(document);
}
