import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pagePath} from '../pages/generated-page';

/**
 * Returns the HTML of a built page, whose file depends on the option `trailingSlash` of Docusaurus.
 *
 * @param route Without the base URL, not encoded: `/guides/First steps`.
 */
export function readBuiltPage(outDir: string, route: string): Promise<string> {
  const name = pagePath(route).slice(1);
  const file = path.join(outDir, `${name}.html`);
  const isFile = name !== '' && existsSync(file);
  return readFile(isFile ? file : path.join(outDir, name, 'index.html'), 'utf8');
}
