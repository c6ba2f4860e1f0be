import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReferenceIndex} from '../../reference/reference-index';
import {INDEX_FILE} from './generated-files';

/**
 * Reads the index of the generated reference, from which sidebar and navbar are built.
 *
 * @param docsDir The docs/ folder of the site.
 * @throws Error if the reference has not been generated.
 */
export function readReferenceIndex(docsDir: string): ReferenceIndex {
  const file = path.join(docsDir, INDEX_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReferenceIndex;
  } catch (error) {
    throw new Error(
      `docs/${INDEX_FILE} cannot be read: the reference has not been generated. Run "npm run api:generate".`,
      {cause: error},
    );
  }
}
