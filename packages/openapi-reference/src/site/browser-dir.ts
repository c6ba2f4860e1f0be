import path from 'node:path';

/**
 * Returns the folder of the modules for the bundler. A published package has two: CommonJS for Node.js, and ES
 * modules.
 *
 * @param sourceDir The folder of the source of the package, or that of its CommonJS modules.
 */
export function browserDir(sourceDir: string): string {
  return path.basename(sourceDir) === 'cjs' ? path.join(sourceDir, '../esm') : sourceDir;
}

/** The modules of this package. */
export const BROWSER_DIR = browserDir(path.join(__dirname, '..'));
