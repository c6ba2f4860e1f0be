/*
 * Does: bundles `import-default.ts` instead of all of tslib, of which the one CommonJS package of Docusaurus in
 * the bundle uses one function.
 * Buys: 3.5 kB of JS on each page.
 * If that package uses another function: warns once, and all of tslib is bundled.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {warnOnce} from './warn';

const KNOWN = '__importDefault';

/**
 * Returns the rules of webpack for a package.
 *
 * @param folder The folder of `@docusaurus/utils-common`.
 * @param replacement The file of `import-default.ts`.
 */
export function tslibRules(folder: string, replacement: string): object[] {
  const used = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_1\.(\w+)/g),
      ),
    )
    .map(([, name = '']) => name);
  if (used.length === 0 || used.some((name) => name !== KNOWN)) {
    warnOnce(
      'small-tslib.ts',
      `@docusaurus/utils-common uses ${used.length === 0 ? 'no function' : Array.from(new Set(used)).join(', ')} of tslib`,
      'All of tslib is bundled.',
    );
    return [];
  }
  return [
    {
      include: folder,
      resolve: {alias: {tslib$: replacement}},
    },
  ];
}
