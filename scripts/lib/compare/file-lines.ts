/*
 * Why: files are compared line by line; of archives, what they hold.
 */
import path from 'node:path';
import {unzipSync} from 'fflate';
import {withoutHashes} from './addresses';
import {pageLines} from './page-lines';
import {headerLines, jsonLines, shortHash, styleLines} from './text-lines';

/** Returns what is compared of a file, by its name. */
export function fileLines(address: string, bytes: Uint8Array): string[] {
  if (address.endsWith('.zip')) {
    return Object.entries(unzipSync(bytes)).flatMap(([name, content]) =>
      fileLines(name, content).map((line) => `${name}: ${line}`),
    );
  }
  const text = new TextDecoder().decode(bytes);
  if (/^_(headers|nginx\.conf)$/.test(address)) {
    return headerLines(text);
  }
  switch (path.extname(address)) {
    case '.html':
      return pageLines(text);
    case '.json':
      return jsonLines(withoutHashes(text));
    case '.css':
      return styleLines(text);
    default:
      return bytes.includes(0)
        ? [`${bytes.length} bytes, sha256 ${shortHash(bytes)}`]
        : withoutHashes(text).replaceAll('><', '>\n<').split('\n');
  }
}
