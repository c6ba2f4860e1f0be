import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../emitted-files';

/**
 * Folder under docs/ with generated files that the site serves unchanged, at their path in it.
 * Docusaurus makes no pages of folders whose name starts with an underscore.
 */
export const SITE_FILES_DIR = 'api/_files';

/**
 * Returns the paths of the generated files that the site serves unchanged. Docs without a reference have none.
 *
 * @param docsDir The docs/ folder of the site.
 */
export function readDataFiles(docsDir: string): string[] {
  const dir = path.join(docsDir, SITE_FILES_DIR);
  return existsSync(dir) ? filesIn(dir, '').map(([name]) => name) : [];
}
