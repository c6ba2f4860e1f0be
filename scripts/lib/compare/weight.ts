/*
 * Why: a page that loads more is slower, though its HTML is the same.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {PAGES} from '../page-kinds.mjs';
import {inKilobytes} from '../table.mjs';
import type {Difference} from './differences';

/** Bytes after gzip, by what is weighed. */
export type Weights = ReadonlyMap<string, number>;

/** The share that a weight may change by: gzip packs other hashes differently. */
const TOLERANCE = 0.01;

/** Weighs a page of each kind with the assets that its HTML names, and all files of a type. */
export function weigh(
  folder: string,
  files: ReadonlyMap<string, readonly string[]>,
): Weights {
  const weights = new Map<string, number>();
  const add = (name: string, file: string): void => {
    const bytes = existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
    weights.set(name, (weights.get(name) ?? 0) + bytes);
  };
  for (const [kind, route] of PAGES) {
    const page = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
    add(`${kind}, .html`, page);
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const assets = new Set(
      html.match(/(?<=")\/assets\/[^\s"'<>\\]+\.(js|css|json)(?=")/g),
    );
    for (const asset of assets) {
      add(`${kind}, ${path.extname(asset)}`, path.join(folder, asset));
    }
  }
  for (const file of [...files.values()].flat()) {
    if (file.endsWith('.html') || path.relative(folder, file).startsWith('assets')) {
      add(`all files, ${path.extname(file)}`, file);
    }
  }
  return weights;
}

export function weightDifferences(before: Weights, after: Weights): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const old = before.get(name) ?? 0;
    const now = after.get(name) ?? 0;
    if (Math.abs(now - old) <= TOLERANCE * old) {
      return [];
    }
    const percent = (100 * (now - old)) / old;
    const change = old === 0 ? 'new' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
    return [
      {
        removed: [inKilobytes(old)],
        added: [`${inKilobytes(now)} (${change})`],
        section: 'weight',
        files: [name],
      },
    ];
  });
}
