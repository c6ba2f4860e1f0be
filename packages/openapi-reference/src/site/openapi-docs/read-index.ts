import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReleaseView} from '../../changelog/change';
import type {ReferenceIndex} from '../../pages/reference-index';

export const INDEX_FILE = 'api/reference.json';

export const CHANGELOG_FILE = 'api/changelog.json';

/**
 * Reads the index of the generated reference, from which sidebar and navbar are built.
 *
 * @param docsDir The docs/ folder of the site.
 * @throws Error if the reference has not been generated.
 */
export function readReferenceIndex(docsDir: string): ReferenceIndex {
  return readGenerated(docsDir, INDEX_FILE) as ReferenceIndex;
}

/**
 * Reads the changes of the generated reference.
 *
 * @param docsDir The docs/ folder of the site.
 * @throws Error if the reference has not been generated.
 */
export function readChangelog(docsDir: string): ReleaseView[] {
  return (readGenerated(docsDir, CHANGELOG_FILE) as {releases: ReleaseView[]}).releases;
}

/**
 * Reads a generated file of data.
 *
 * @param name Its path under docs/.
 * @throws Error if the reference has not been generated.
 */
export function readGenerated(docsDir: string, name: string): unknown {
  const file = path.join(docsDir, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${path.basename(docsDir)}/${name} cannot be read: the reference has not been generated. Run "npx docusaurus gen-api-docs all".`,
      {cause: error},
    );
  }
}
