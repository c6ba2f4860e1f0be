/*
 * Why: builds of equal content have other hashes in the names of their assets.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

const ASSET = /\bassets\/[^\s"'<>()\\]+/g;

const HASH_IN_NAME = /(?<=[/.-])[0-9a-f]{6,16}(?=[/.-])/g;

/** webpack names some scripts after the path from the site to the package. */
const WAY_TO_PACKAGES = /(?<=\/)[\w-]+_(?=node_modules_)/;

/** Removes the hashes from the addresses of assets and from policies, wherever a text has them. */
export function withoutHashes(text: string): string {
  return text
    .replace(ASSET, (address) =>
      address.replace(HASH_IN_NAME, '[hash]').replace(WAY_TO_PACKAGES, ''),
    )
    .replace(/ ?'sha256-[^']+'/g, '');
}

/** Lists the files of a build by address. Files whose names are hashes share one. */
export function filesByAddress(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    const address = withoutHashes(path.relative(folder, file).replaceAll(path.sep, '/'));
    if (entry.isFile()) {
      files.set(address, [...(files.get(address) ?? []), file]);
    }
  }
  return files;
}

/** Returns `undefined` for what only the code of the site reads: scripts, their data, the index. */
export function sectionOf(address: string): string | undefined {
  if (/^assets\/.*\.(js|json)$|^search-index-[^/]*\.json$/.test(address)) {
    return undefined;
  }
  if (/^_(headers|nginx\.conf)$/.test(address)) {
    return 'headers';
  }
  const sections: Record<string, string> = {
    '.html': 'pages',
    '.md': 'twins',
    '.css': 'styles',
  };
  return sections[path.extname(address)] ?? 'other files';
}
