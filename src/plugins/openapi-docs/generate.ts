import {redactUrl} from 'docusaurus-openapi-reference/openapi/document-error';
import {type DocumentSource, sourceName} from 'docusaurus-openapi-reference/openapi/load';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {
  readDocument,
  type ReadOptions,
} from 'docusaurus-openapi-reference/openapi/read-document';
import type {AppliedOverlays} from 'docusaurus-openapi-reference/openapi/read-overlay';
import type {Repair} from 'docusaurus-openapi-reference/openapi/repair';
import {createDocumentFiles} from './document-files';
import type {Release} from 'docusaurus-openapi-reference/reference/change';
import {ownReleases} from './changelog';
import {createGeneratedFiles} from './generated-files';
import {createSiteFiles} from './site-files';
import {syncFiles, type SyncResult} from './sync';

export interface GenerationReport extends SyncResult {
  source: string;
  operations: number;
  schemas: number;
  repairs: readonly Repair[];
  overlays: AppliedOverlays;
  seconds: number;
}

export interface GenerateOptions extends ReadOptions {
  /** What changed in the description, newest first. */
  readonly releases?: readonly Release[];
  /** Addresses of the site's images. */
  readonly images?: ReadonlySet<string>;
}

/**
 * Loads and repairs an OpenAPI document and updates the generated files under docs/. Writes
 * nothing if the document is rejected.
 *
 * @throws DocumentError if the document cannot be loaded or is rejected.
 */
export async function generate(
  source: DocumentSource,
  docsDir: string,
  {releases = [], images, ...options}: GenerateOptions = {},
): Promise<GenerationReport> {
  const start = performance.now();
  const {document, repairs, overlays} = await readDocument(source, options);
  const reference = createReference(document, images);
  const own = ownReleases(reference, releases);
  const files = new Map([
    ...createGeneratedFiles(reference, own),
    ...createSiteFiles(reference),
    ...createDocumentFiles(document),
  ]);
  const result = await syncFiles(docsDir, files);
  return {
    ...result,
    source: redactUrl(sourceName(source)),
    operations: reference.operations.length,
    schemas: reference.schemas.length,
    repairs,
    overlays,
    seconds: (performance.now() - start) / 1000,
  };
}
