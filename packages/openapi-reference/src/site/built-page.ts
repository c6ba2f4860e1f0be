import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the HTML of a built page, whose file depends on the option `trailingSlash` of Docusaurus.
 *
 * @param route Without the base URL, not encoded: `/guides/First steps`.
 */
export async function readBuiltPage(outDir: string, route: string): Promise<string> {
  const name = route.slice(1).replace(/\/$/, '');
  const folderFile = path.join(outDir, name, 'index.html');
  return name === ''
    ? readFile(folderFile, 'utf8')
    : readFile(path.join(outDir, `${name}.html`), 'utf8').catch(() =>
        readFile(folderFile, 'utf8'),
      );
}
