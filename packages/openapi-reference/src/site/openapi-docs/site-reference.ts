import {
  DEFAULT_STATIC_DIR_NAME,
  docuHash,
  GENERATED_FILES_DIR_NAME,
} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {access, mkdir, readdir, readFile, rm, rmdir} from 'node:fs/promises';
import path from 'node:path';
import pick from 'lodash/pick';
import writeFileAtomic from 'write-file-atomic';
import {
  documentSource,
  type DocumentSource,
  overlaySources,
  sourceAt,
} from '../../document/load';
import type {StrictOptions} from '../../pages/read-document';
import {readReleases, releaseFiles} from '../../changelog/read-releases';
import type {GenerationReport} from './generate';
import type {ReferenceOptions} from './options';

/** Returns the file that is written at the end of each generation in a folder of docs. */
export function recordFile(siteDir: string, docsDir: string): string {
  const name = `${docuHash(path.normalize(docsDir))}.json`;
  return path.join(siteDir, GENERATED_FILES_DIR_NAME, 'openapi-docs', name);
}

/** The code of the generation. */
const SOURCE_DIR = path.resolve(__dirname, '../..');

interface GenerationRecord {
  /** Hash of the document, the overlays, the changes, the lock file and the generator's code. */
  inputs: string;
  /** Paths of the generated files, under the folder of the docs. */
  files: string[];
}

/**
 * Returns the source of the OpenAPI document: `OPENAPI_URL` if set, else the file or URL of the site.
 *
 * @throws DocumentError if `OPENAPI_URL` is not an http(s) URL.
 */
export function siteSource(
  siteDir: string,
  {specPath}: Pick<ReferenceOptions, 'specPath'>,
): DocumentSource {
  return documentSource(process.env, sourceAt(siteDir, specPath));
}

/** Returns the overlays of `OPENAPI_OVERLAYS`, or else those of the site and existing checks. */
export function siteOverlays(
  siteDir: string,
  {overlays = [], checksOverlay}: Pick<ReferenceOptions, 'overlays' | 'checksOverlay'>,
  env: NodeJS.ProcessEnv = process.env,
): DocumentSource[] {
  const checks = checksOverlay === undefined ? [] : [path.join(siteDir, checksOverlay)];
  return overlaySources(env, siteDir, [
    ...overlays.map((file) => path.join(siteDir, file)),
    ...checks.filter((file) => existsSync(file)),
  ]);
}

/**
 * Generates the reference and records its inputs.
 *
 * @throws DocumentError if the document cannot be loaded or is invalid.
 */
export async function generateReference(
  siteDir: string,
  reference: ReferenceOptions,
  options: StrictOptions = {},
): Promise<GenerationReport> {
  const {changesDir} = reference;
  const source = siteSource(siteDir, reference);
  const overlays = siteOverlays(siteDir, reference);
  // Hash before generating: a file that changes meanwhile then makes the reference stale.
  const inputs = await hashInputs(siteDir, reference);
  // The configuration of a site loads this module, most often to find that nothing has changed.
  const {generate} = await import('./generate');
  const report = await generate(source, path.join(siteDir, reference.docsDir), {
    ...options,
    ...pick(reference, ['extensions', 'prepare', 'moreFiles', 'base', 'furtherId']),
    overlays,
    ...(changesDir === undefined
      ? {}
      : {releases: await readReleases(path.join(siteDir, changesDir))}),
    files: await siteFiles(siteDir),
  });
  const record: GenerationRecord = {
    inputs,
    files: [...report.written, ...report.unchanged],
  };
  const file = recordFile(siteDir, reference.docsDir);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFileAtomic(file, JSON.stringify(record));
  return report;
}

/**
 * Generates the reference if a generated file is missing, or the document, the code or the
 * packages have changed. Does not fetch a URL again: only `docusaurus start`, `build` and
 * `gen-api-docs` do.
 *
 * @returns `undefined` if everything was up to date.
 * @throws DocumentError if the document cannot be loaded or is invalid.
 */
export async function ensureReference(
  siteDir: string,
  reference: ReferenceOptions,
): Promise<GenerationReport | undefined> {
  return (await isUpToDate(siteDir, reference))
    ? undefined
    : generateReference(siteDir, reference);
}

/**
 * Removes the generated files, the record of their generation, and the folder of the docs if it is empty then.
 *
 * @returns the removed files, by their paths under the folder of the docs.
 */
export async function cleanReference(
  siteDir: string,
  {docsDir, moreFiles}: Pick<ReferenceOptions, 'docsDir' | 'moreFiles'>,
): Promise<string[]> {
  const folder = path.join(siteDir, docsDir);
  const {cleanFiles} = await import('./sync');
  const removed = await cleanFiles(folder, moreFiles?.folders);
  await rmdir(folder).catch(() => undefined);
  await rm(recordFile(siteDir, docsDir), {force: true});
  return removed;
}

async function isUpToDate(
  siteDir: string,
  reference: ReferenceOptions,
): Promise<boolean> {
  const {docsDir} = reference;
  const inputs = await hashInputs(siteDir, reference);
  try {
    const text = await readFile(recordFile(siteDir, docsDir), 'utf8');
    const record = JSON.parse(text) as GenerationRecord | null;
    const files = record?.files.map((file) => path.join(siteDir, docsDir, file)) ?? [];
    await Promise.all(files.map((file) => access(file)));
    return record?.inputs === inputs;
  } catch {
    return false;
  }
}

/** Returns the files that people write: the document, its overlays and what changed in it. */
export async function sourceFiles(
  siteDir: string,
  reference: Pick<
    ReferenceOptions,
    'specPath' | 'overlays' | 'checksOverlay' | 'changesDir'
  >,
): Promise<string[]> {
  const {changesDir} = reference;
  return [
    ...sourcesOf(siteDir, reference).flatMap((source) =>
      source.kind === 'file' ? [source.path] : [],
    ),
    ...(changesDir === undefined
      ? []
      : await releaseFiles(path.join(siteDir, changesDir))),
  ];
}

function sourcesOf(
  siteDir: string,
  reference: Pick<ReferenceOptions, 'specPath' | 'overlays' | 'checksOverlay'>,
): DocumentSource[] {
  return [siteSource(siteDir, reference), ...siteOverlays(siteDir, reference)];
}

async function hashInputs(siteDir: string, reference: ReferenceOptions): Promise<string> {
  const sources = sourcesOf(siteDir, reference);
  const files = [
    ...(await sourceFiles(siteDir, reference)),
    path.join(siteDir, 'package-lock.json'),
    ...(await codeFiles(siteDir)),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify([sources, pick(reference, ['base', 'furtherId'])]))
    .update(JSON.stringify([...(await siteFiles(siteDir))]));
  for (const file of files) {
    const content = await readFile(file).catch(() => 'unreadable');
    hash.update(`\0${file}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the addresses of the files in `static/`. */
async function siteFiles(siteDir: string): Promise<ReadonlySet<string>> {
  const staticDir = path.join(siteDir, DEFAULT_STATIC_DIR_NAME);
  const files = existsSync(staticDir)
    ? await readdir(staticDir, {recursive: true, withFileTypes: true})
    : [];
  return new Set(
    files
      .filter((file) => file.isFile())
      .map((file) => path.relative(staticDir, path.join(file.parentPath, file.name)))
      .map((file) => `/${file.split(path.sep).join('/')}`),
  );
}

/** Returns the code of the generation and of the site with its packages, on which its result depends. */
export async function codeFiles(siteDir: string): Promise<string[]> {
  const folders = [
    SOURCE_DIR,
    ...['src', 'packages'].map((name) => path.join(siteDir, name)),
  ];
  const entries = await Promise.all(
    folders
      .filter((folder) => existsSync(folder))
      .map((folder) => readdir(folder, {recursive: true, withFileTypes: true})),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        file.startsWith(SOURCE_DIR) ||
        !path.relative(siteDir, file).includes('node_modules'),
    );
  return [...new Set(files)].sort();
}
