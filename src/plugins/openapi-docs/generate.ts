import {redactUrl} from '../../openapi/description-error';
import {type DescriptionSource, sourceName} from '../../openapi/load';
import {createReference} from '../../openapi/reference';
import {readDocument} from '../../openapi/validate';
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
