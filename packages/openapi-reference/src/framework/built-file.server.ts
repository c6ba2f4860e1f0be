import docsDir from '@openapi-reference/docs/docs-dir.json';
import {existsSync, readFileSync} from 'node:fs';
import {referenceAt} from './reference-pages';

/** Pages of a category share a sidebar. The files of all pages would fill the memory. */
const MAX_FILES = 50;

const files = new Map<string, unknown>();

/** Returns the data that a page needs, by the name of its file, if there is any. */
export function builtFile(name: string): unknown {
  if (!files.has(name)) {
    if (files.size === MAX_FILES) {
      files.clear();
    }
    const {pluginId, hash} = referenceAt(name) ?? {};
    const file = `${docsDir}/${pluginId}/pages/${hash}${name}.json`;
    files.set(
      name,
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined,
    );
  }
  return files.get(name);
}
