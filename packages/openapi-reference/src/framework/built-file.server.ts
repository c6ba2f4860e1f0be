// Nothing else is on the server only.
import './server-routes';
import pages from '@openapi-reference/docs/generated-pages.json';
import pagesDir from '@openapi-reference/docs/pages-dir.json';
import {existsSync, readFileSync} from 'node:fs';

/** Pages of a category share a sidebar. The files of all pages would fill the memory. */
const MAX_FILES = 50;

const files = new Map<string, unknown>();

/** Returns the data that a page needs, by the name of its file, if there is any. */
export function builtFile(name: string): unknown {
  if (!files.has(name)) {
    if (files.size === MAX_FILES) {
      files.clear();
    }
    const file = `${pagesDir}/${pages.hash}${name}.json`;
    files.set(
      name,
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined,
    );
  }
  return files.get(name);
}
