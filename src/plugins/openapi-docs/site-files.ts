import {createApiMap} from 'docusaurus-openapi-reference/reference/api-map';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import {printApiMap} from './api-map-html';
import {createCredits} from './credits';
import type {GeneratedFiles} from './generated-files';
import {createPostmanCollection} from './postman/collection';
import {createTypeFiles} from './type-files';

/**
 * Folder under docs/ with generated files that the site serves unchanged, at their path in it.
 * Docusaurus makes no pages of folders whose name starts with an underscore.
 */
export const SITE_FILES_DIR = 'api/_files';

/**
 * Creates the files that the site serves unchanged: `/credits.json`, `/postman_collection.json`,
 * `/api-map.json` and the types.
 */
export function createSiteFiles(reference: Reference): GeneratedFiles {
  const map = createApiMap(reference);
  const files: Record<string, string> = {
    'api-map.json': printData(map === undefined ? '' : printApiMap(map)),
    'credits.json': printData(createCredits(reference)),
    'postman_collection.json': printData(createPostmanCollection(reference)),
    ...createTypeFiles(reference),
  };
  return new Map(
    Object.entries(files).map(([path, content]) => [
      `${SITE_FILES_DIR}/${path}`,
      content,
    ]),
  );
}

function printData(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
