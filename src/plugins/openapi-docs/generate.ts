import {redactUrl} from '../../openapi/description-error';
import {type DescriptionSource, loadDescription, sourceName} from '../../openapi/load';
import {createReference} from '../../openapi/reference';
import {validateDescription} from '../../openapi/validate';
import type {Reference} from '../../reference/reference';
import {createGeneratedFiles} from './generated-files';
import {syncFiles, type SyncResult} from './sync';

/** What `api:generate` reports. */
export interface GenerationReport extends SyncResult {
  source: string;
  operations: number;
  schemas: number;
  seconds: number;
}

/**
 * Loads and validates a description, and makes the generated files under docs/ those of it.
 * Everything that can fail on the description's side does so before the first file is written.
 *
 * @throws DescriptionError when the description cannot be had or is not usable.
 */
export async function generate(
  source: DescriptionSource,
  docsDir: string,
): Promise<GenerationReport> {
  const start = performance.now();
  const reference = await loadReference(source);
  const result = await syncFiles(docsDir, createGeneratedFiles(reference));
  return {
    ...result,
    source: redactUrl(sourceName(source)),
    operations: reference.operations.length,
    schemas: reference.schemas.length,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Loads and validates a description and builds the model of it. */
export async function loadReference(source: DescriptionSource): Promise<Reference> {
  const {document} = await loadDescription(source);
  return createReference(await validateDescription(document, source));
}
