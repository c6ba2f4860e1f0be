import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** A hexadecimal value of at least 4 bytes. Shorter ones are no identifiers. */
const HEX = /0x[0-9a-f]{8,}/gi;

/** The numbers of blocks of the last years. */
const BLOCK = /(?<![\w.])17\d{7}(?![\w.])/g;

/** What openapi/example-world.yaml says of time and blocks. */
export interface World {
  network: {clock: {block: number; timestamp: number}};
  ranges: {start: number; end: number}[];
}

export interface RealValue {
  network: string;
  what: string;
  value: string | number;
  evidence: string;
}

/** The text of openapi/example-world.yaml, which has everything that exists in the examples. */
export const worldText = read('openapi/example-world.yaml');

export const world = parse(worldText) as World;

/** Returns the hexadecimal values and the numbers of blocks in a text. */
export function identifiersIn(text: string): string[] {
  return [...(text.match(HEX) ?? []), ...(text.match(BLOCK) ?? [])];
}

/** Returns the list of openapi/real-values.overlay.yaml. */
export function readRealValues(): RealValue[] {
  const {'x-values': byNetwork} = parse(read('openapi/real-values.overlay.yaml')) as {
    'x-values': Record<string, Omit<RealValue, 'network'>[]>;
  };
  return Object.entries(byNetwork).flatMap(([network, list]) =>
    list.map((one) => ({network, ...one})),
  );
}

/** Returns the hand-written docs, and the recipes with their output, by their paths. */
export function siteTexts(): [file: string, text: string][] {
  const files = ['docs', 'recipes'].flatMap((folder) =>
    readdirSync(path.join(SITE_DIR, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.(api|schema|tag)\.mdx$/.test(entry.name))
      .map((entry) => path.relative(SITE_DIR, path.join(entry.parentPath, entry.name))),
  );
  return files
    .filter((file) => !file.startsWith('docs') || file.endsWith('.mdx'))
    .map((file) => [file, read(file)]);
}

function read(file: string): string {
  return readFileSync(path.join(SITE_DIR, file), 'utf8');
}
