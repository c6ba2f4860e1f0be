import type {ReferenceOptions} from 'docusaurus-openapi-reference/site/openapi-docs/options';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/document/document';
import type {Repair} from 'docusaurus-openapi-reference/document/repair';
import {PLAN_FOLDERS} from '../plans/plan-pages';
import {preparePlans} from '../plans/prepare';
import {TERMS_EXTENSIONS} from '../plans/terms';
import {addLastPages} from './last-pages';

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
  prepare,
  moreFiles: {
    folders: PLAN_FOLDERS,
    create: async (reference) =>
      (await import('./reference-files')).createFiles(reference, SEARCH_FILE),
  },
} satisfies ReferenceOptions;

/** Completes the document: its plans, and the last page of each list. */
function prepare(document: OpenAPIDocument): Repair[] {
  addLastPages(document);
  return preparePlans(document);
}
