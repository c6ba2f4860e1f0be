import {createApiMap} from '../../pages/api-map';
import type {Reference} from '../../pages/reference';
import {printApiMap} from './api-map-html';
import type {GeneratedFiles} from './generated-files';
import {createPostmanCollection} from '../../outputs/postman/collection';
import {SITE_FILES_DIR} from './read-site-files';
import {createTypeFiles} from './type-files';

/**
 * Creates the files that the site serves unchanged: `/postman_collection.json`, `/api-map.json` and the
 * types.
 */
export function createSiteFiles(reference: Reference): GeneratedFiles {
  const map = createApiMap(reference);
  const files: Record<string, string> = {
    'api-map.json': printData(map === undefined ? '' : printApiMap(map)),
    'postman_collection.json': printData(createPostmanCollection(reference)),
    ...createTypeFiles(reference),
  };
  return new Map(Object.entries(files).map(([path, content]) => siteFile(path, content)));
}

/** Returns the entry of a file that the site serves unchanged at `path`. */
export function siteFile(path: string, content: string): [path: string, content: string] {
  return [`${SITE_FILES_DIR}/${path}`, content];
}

export function printData(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
