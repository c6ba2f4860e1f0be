import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns the folder of the modules for the bundler. A compiled package has two: CommonJS for Node.js, and ES
 * modules, which are the source itself in a workspace.
 *
 * @param sourceDir The folder of the source of the package, or that of its CommonJS modules.
 */
export function browserDir(sourceDir: string): string {
  if (path.basename(sourceDir) !== 'cjs') {
    return sourceDir;
  }
  const modules = path.join(sourceDir, '../esm');
  return existsSync(modules) ? modules : path.join(sourceDir, '../src');
}

/** The modules of this package. */
export const BROWSER_DIR = browserDir(path.join(__dirname, '..'));
