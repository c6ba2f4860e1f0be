import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const DOCS_DIR = fileURLToPath(new URL('../../../docs', import.meta.url));

/** Pages that the generation writes. */
const GENERATED = /^(api|schemas|plans\/[^/]+\/Endpoints)\//;

/** Returns the files of the guides, relative to the docs. */
export function guideFiles(): string[] {
  return readdirSync(DOCS_DIR, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !GENERATED.test(file))
    .sort();
}
