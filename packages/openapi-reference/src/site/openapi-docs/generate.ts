import {redactUrl} from '../../openapi/document-error';
import {type DocumentSource, sourceName} from '../../openapi/load';
import {createReference, type CreateOptions} from '../../openapi/reference';
import {readDocument, type ReadOptions} from '../../openapi/read-document';
import type {AppliedOverlays} from '../../openapi/read-overlay';
import type {Repair} from '../../openapi/repair';
import {createDocumentFiles} from './document-files';
import type {Release} from '../../reference/change';
import {ownReleases} from './changelog';
import {createGeneratedFiles} from './generated-files';
import type {MoreFiles} from './options';
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

export interface GenerateOptions extends ReadOptions, CreateOptions {
  /** What changed in the description, newest first. */
  readonly releases?: readonly Release[];
  readonly moreFiles?: MoreFiles;
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
  {releases = [], moreFiles, ...options}: GenerateOptions = {},
): Promise<GenerationReport> {
  const start = performance.now();
  const {document, repairs, overlays} = await readDocument(source, options);
  const reference = createReference(document, options);
  const own = ownReleases(reference, releases);
  const files = new Map([
    ...createGeneratedFiles(reference, own),
    ...createSiteFiles(reference),
    ...createDocumentFiles(document),
    ...(moreFiles?.create(reference) ?? []),
  ]);
  const result = await syncFiles(docsDir, files, moreFiles?.folders);
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
