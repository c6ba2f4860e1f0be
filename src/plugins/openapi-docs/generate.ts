import {redactUrl} from '../../openapi/document-error';
import {type DocumentSource, sourceName} from '../../openapi/load';
import {createReference} from '../../openapi/reference';
import {readDocument} from '../../openapi/validate';
import {createGeneratedFiles} from './generated-files';
import {syncFiles, type SyncResult} from './sync';

export interface GenerationReport extends SyncResult {
  source: string;
  operations: number;
  schemas: number;
  seconds: number;
}

/**
 * Loads and validates an OpenAPI document and updates the generated files under docs/. Writes
 * nothing if the document is invalid.
 *
 * @throws DocumentError if the document cannot be loaded or is invalid.
 */
export async function generate(
  source: DocumentSource,
  docsDir: string,
): Promise<GenerationReport> {
  const start = performance.now();
  const reference = createReference(await readDocument(source));
  const result = await syncFiles(docsDir, createGeneratedFiles(reference));
  return {
    ...result,
    source: redactUrl(sourceName(source)),
    operations: reference.operations.length,
    schemas: reference.schemas.length,
    seconds: (performance.now() - start) / 1000,
  };
}
