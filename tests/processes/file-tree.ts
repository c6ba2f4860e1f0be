import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Files of a folder by path, with modification time and content. */
export type Tree = Record<string, string>;

/** @param isLeftOut Returns whether to skip a path. */
export function readTree(
  folder: string,
  isLeftOut: (file: string) => boolean = () => false,
): Tree {
  const tree: Tree = {};
  const visit = (parent: string): void => {
    for (const entry of readdirSync(path.join(folder, parent), {withFileTypes: true})) {
      const file = path.posix.join(parent, entry.name);
      if (isLeftOut(file)) {
        continue;
      }
      if (entry.isDirectory()) {
        tree[`${file}/`] = 'a folder';
        visit(file);
      } else {
        const place = path.join(folder, file);
        const hash = createHash('sha256').update(readFileSync(place)).digest('hex');
        tree[file] = `${statSync(place).mtimeMs} ${hash}`;
      }
    }
  };
  visit('');
  return tree;
}

export function changesBetween(before: Tree, after: Tree): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file])
    .sort();
}

/** Returns whether a path is generated. */
export function isGenerated(file: string): boolean {
  return /^(docs\/(api|schemas|plans\/[^/]+(\/Endpoints)?)|\.docusaurus)\//.test(file);
}
