import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {access, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {descriptionSource, type DescriptionSource} from '../../openapi/load';
import {generate, type GenerationReport} from './generate';

/** Where the vendored description is, under the site's folder. */
export const VENDORED_DESCRIPTION = path.join('openapi', 'kaia.yaml');

/** Where the inputs of the last generation are recorded, under the site's folder. */
const RECORD_FILE = path.join(
  GENERATED_FILES_DIR_NAME,
  'openapi-docs',
  'generation.json',
);

/** The code that generates the reference: the folder `src`. */
const GENERATOR_DIR = path.resolve(__dirname, '../..');

/** The last generation that finished. */
interface GenerationRecord {
  /** Hash of what the reference was generated from. */
  inputs: string;
  /** Paths of the generated files, under docs/. */
  files: string[];
}

/**
 * The description that a site is built from: `OPENAPI_URL` where it is set, else the vendored file.
 *
 * @throws DescriptionError when `OPENAPI_URL` is not an http(s) URL.
 */
export function siteSource(siteDir: string): DescriptionSource {
  return descriptionSource(process.env, path.join(siteDir, VENDORED_DESCRIPTION));
}

/**
 * Generates the reference of a site, and records what it was generated from.
 *
 * @throws DescriptionError when the description cannot be had or is not usable.
 */
export async function generateReference(siteDir: string): Promise<GenerationReport> {
  const source = siteSource(siteDir);
  // Hashed first: a file that changes meanwhile makes the reference stale, not wrongly fresh.
  const inputs = await hashInputs(source, siteDir);
  const report = await generate(source, docsDirOf(siteDir));
  await writeRecord(siteDir, {
    inputs,
    files: [...report.written, ...report.unchanged],
  });
  return report;
}

/**
 * Generates the reference of a site where it is missing or stale: a generated file is gone, or the
 * description, the code or the packages have changed since. A description at a URL is not fetched
 * again: only `npm run api:generate`, `npm start` and `npm run build` do that.
 *
 * @returns `undefined` when there was nothing to do.
 * @throws DescriptionError when the description cannot be had or is not usable.
 */
export async function ensureReference(
  siteDir: string,
): Promise<GenerationReport | undefined> {
  return (await isUpToDate(siteDir)) ? undefined : generateReference(siteDir);
}

/** A generation in one line, for the terminal. */
export function printReport(report: GenerationReport): string {
  const {written, removed, unchanged} = report;
  const files =
    written.length + removed.length === 0
      ? `nothing changed (${unchanged.length} files)`
      : `${written.length} files written, ${removed.length} removed, ${unchanged.length} unchanged`;
  return `Reference of ${report.source}: ${report.operations} operations, ${report.schemas} schemas; ${files}; ${report.seconds.toFixed(1)} s.`;
}

async function isUpToDate(siteDir: string): Promise<boolean> {
  const record = await readRecord(siteDir);
  if (record?.inputs !== (await hashInputs(siteSource(siteDir), siteDir))) {
    return false;
  }
  return Promise.all(
    record.files.map((file) => access(path.join(docsDirOf(siteDir), file))),
  ).then(
    () => true,
    () => false,
  );
}

async function readRecord(siteDir: string): Promise<GenerationRecord | null | undefined> {
  try {
    const text = await readFile(path.join(siteDir, RECORD_FILE), 'utf8');
    return JSON.parse(text) as GenerationRecord | null;
  } catch {
    // Missing or half-written: the reference is generated, and the record with it.
    return undefined;
  }
}

async function writeRecord(siteDir: string, record: GenerationRecord): Promise<void> {
  const file = path.join(siteDir, RECORD_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFileAtomic(file, JSON.stringify(record));
}

async function hashInputs(source: DescriptionSource, siteDir: string): Promise<string> {
  const files = [
    ...(source.kind === 'file' ? [source.path] : []),
    path.join(siteDir, 'package-lock.json'),
    ...(await codeFiles()),
  ];
  const hash = createHash('sha256').update(JSON.stringify(source));
  for (const file of files) {
    // A file that cannot be read is an input too: the generation says what is wrong with it.
    const content = await readFile(file).catch(() => 'unreadable');
    hash.update(`\0${file}\0`).update(content);
  }
  return hash.digest('hex');
}

async function codeFiles(): Promise<string[]> {
  const entries = await readdir(GENERATOR_DIR, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function docsDirOf(siteDir: string): string {
  return path.join(siteDir, 'docs');
}
