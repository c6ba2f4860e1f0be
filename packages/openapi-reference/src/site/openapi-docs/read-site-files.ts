import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Folder under docs/ with generated files that the site serves unchanged, at their path in it.
 * Docusaurus makes no pages of folders whose name starts with an underscore.
 */
export const SITE_FILES_DIR = 'api/_files';

/**
 * Returns the paths of the generated files that the site serves unchanged.
 *
 * @param docsDir The docs/ folder of the site.
 */
export function readDataFiles(docsDir: string): string[] {
  const dir = path.join(docsDir, SITE_FILES_DIR);
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
