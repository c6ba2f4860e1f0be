import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unknownHex} from './identifiers';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** The numbers of blocks of the last years. */
const BLOCK = /(?<![\w.])1\d{8}(?![\w.])/g;

export interface Text {
  file: string;
  text: string;
}

/** Returns the hand-written docs, and the recipes with their output. */
export function siteTexts(): Text[] {
  return [
    ...filesIn('docs').filter((file) => /(?<!\.api|\.schema|\.tag)\.mdx$/.test(file)),
    ...filesIn('recipes'),
  ].map((file) => ({file, text: readFileSync(path.join(SITE_DIR, file), 'utf8')}));
}

function filesIn(folder: string): string[] {
  const root = path.join(SITE_DIR, folder);
  return existsSync(root)
    ? readdirSync(root, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(SITE_DIR, path.join(entry.parentPath, entry.name)))
    : [];
}

/** Whether a text shows what a program prints, which is never real. */
export function isOutput({file}: Text): boolean {
  return file.endsWith('output.txt');
}

/** Returns the identifiers and blocks in a text that do not exist. */
export function unknownInText(
  {file, text}: Text,
  known: {hex: ReadonlySet<string>; isBlock: (number: number) => boolean},
): string[] {
  const blocks = text.match(BLOCK) ?? [];
  return [
    ...unknownHex(text, known.hex),
    ...blocks.filter((block) => !known.isBlock(Number(block))),
  ].map((one) => `${file}: ${one} is not in the world`);
}
