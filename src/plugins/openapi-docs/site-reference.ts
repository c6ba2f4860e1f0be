import {GENERATED_FILES_DIR_NAME, DEFAULT_STATIC_DIR_NAME} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {access, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {SITE_IMAGE} from 'docusaurus-openapi-reference/openapi/safe-tree';
import {
  documentSource,
  type DocumentSource,
  overlaySources,
} from 'docusaurus-openapi-reference/openapi/load';
import type {StrictOptions} from 'docusaurus-openapi-reference/openapi/read-document';
import {printOverlays} from 'docusaurus-openapi-reference/openapi/read-overlay';
import {
  readReleases,
  releaseFiles,
} from 'docusaurus-openapi-reference/openapi/read-releases';
import {printRepairs} from 'docusaurus-openapi-reference/openapi/repair';
import {generate, type GenerationReport} from './generate';

export const VENDORED_DOCUMENT = path.join('openapi', 'kaia.yaml');

/** What is known of the API and is not in its document, in the order in which it is applied. */
export const VENDORED_OVERLAYS = [
  'kaia.overlay.yaml',
  'examples.overlay.yaml',
  'programs.overlay.yaml',
  'real-values.overlay.yaml',
  'evidence.overlay.yaml',
].map((name) => path.join('openapi', name));

/** When operations were last checked; `npm run api:verify` writes it. */
export const CHECKS_OVERLAY = path.join('openapi', 'checks.overlay.yaml');

/** What changed in the description, a file for each day; `npm run api:changelog` writes them. */
export const CHANGES_DIR = path.join('openapi', 'changes');

/** Written at the end of each generation. */
export const RECORD_FILE = path.join(
  GENERATED_FILES_DIR_NAME,
  'openapi-docs',
  'generation.json',
);

const CODE_DIRS = ['src', 'packages'].map((name) =>
  path.resolve(__dirname, '../../..', name),
);

interface GenerationRecord {
  /** Hash of the document, the overlays, the changes, the lock file and the generator's code. */
  inputs: string;
  /** Paths of the generated files, under docs/. */
  files: string[];
}

/**
 * Returns the source of the OpenAPI document: `OPENAPI_URL` if set, else the vendored file.
 *
 * @throws DocumentError if `OPENAPI_URL` is not an http(s) URL.
 */
export function siteSource(siteDir: string): DocumentSource {
  return documentSource(process.env, path.join(siteDir, VENDORED_DOCUMENT));
}

/** Returns the overlays of `OPENAPI_OVERLAYS`, or else the vendored ones and existing checks. */
export function siteOverlays(
  siteDir: string,
  env: NodeJS.ProcessEnv = process.env,
): DocumentSource[] {
  const checks = path.join(siteDir, CHECKS_OVERLAY);
  const vendored = VENDORED_OVERLAYS.map((file) => path.join(siteDir, file));
  return overlaySources(env, siteDir, [
    ...vendored,
    ...(existsSync(checks) ? [checks] : []),
  ]);
}

/**
 * Generates the reference and records its inputs.
 *
 * @throws DocumentError if the document cannot be loaded or is invalid.
 */
export async function generateReference(
  siteDir: string,
  options: StrictOptions = {},
): Promise<GenerationReport> {
  const source = siteSource(siteDir);
  const overlays = siteOverlays(siteDir);
  // Hash before generating: a file that changes meanwhile then makes the reference stale.
  const inputs = await hashInputs(siteDir);
  const report = await generate(source, docsDirOf(siteDir), {
    ...options,
    overlays,
    releases: await readReleases(path.join(siteDir, CHANGES_DIR)),
    images: await siteImages(siteDir),
  });
  await writeRecord(siteDir, {
    inputs,
    files: [...report.written, ...report.unchanged],
  });
  return report;
}

/**
 * Generates the reference if a generated file is missing, or the document, the code or the
 * packages have changed. Does not fetch `OPENAPI_URL` again: only `npm run api:generate`, `npm
 * start` and `npm run build` do.
 *
 * @returns `undefined` if everything was up to date.
 * @throws DocumentError if the document cannot be loaded or is invalid.
 */
export async function ensureReference(
  siteDir: string,
): Promise<GenerationReport | undefined> {
  return (await isUpToDate(siteDir)) ? undefined : generateReference(siteDir);
}

export function printReport(report: GenerationReport): string {
  const {written, removed, unchanged} = report;
  const files =
    written.length + removed.length === 0
      ? `nothing changed (${unchanged.length} files)`
      : `${written.length} files written, ${removed.length} removed, ${unchanged.length} unchanged`;
  return [
    `Reference of ${report.source}: ${report.operations} operations, ${report.schemas} schemas; ${files}; ${report.seconds.toFixed(1)} s.`,
    ...printRepairs(report.repairs),
    ...printOverlays(report.overlays),
  ].join('\n');
}

async function isUpToDate(siteDir: string): Promise<boolean> {
  const record = await readRecord(siteDir);
  if (record?.inputs !== (await hashInputs(siteDir))) {
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
    return undefined;
  }
}

async function writeRecord(siteDir: string, record: GenerationRecord): Promise<void> {
  const file = path.join(siteDir, RECORD_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFileAtomic(file, JSON.stringify(record));
}

async function hashInputs(siteDir: string): Promise<string> {
  const sources = [siteSource(siteDir), ...siteOverlays(siteDir)];
  const files = [
    ...sources.flatMap((source) => (source.kind === 'file' ? [source.path] : [])),
    ...(await releaseFiles(path.join(siteDir, CHANGES_DIR))),
    path.join(siteDir, 'package-lock.json'),
    ...(await codeFiles()),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify(sources))
    .update(JSON.stringify([...(await siteImages(siteDir))]));
  for (const file of files) {
    const content = await readFile(file).catch(() => 'unreadable');
    hash.update(`\0${file}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the addresses of the images in `static/`. */
async function siteImages(siteDir: string): Promise<ReadonlySet<string>> {
  const staticDir = path.join(siteDir, DEFAULT_STATIC_DIR_NAME);
  const files = existsSync(staticDir) ? await readdir(staticDir, {recursive: true}) : [];
  return new Set(
    files
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .filter((address) => SITE_IMAGE.test(address)),
  );
}

/** Returns the files of the site and of its packages that a generation can depend on. */
export async function codeFiles(): Promise<string[]> {
  const folders = await Promise.all(
    CODE_DIRS.map((folder) => readdir(folder, {recursive: true, withFileTypes: true})),
  );
  return folders
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

function docsDirOf(siteDir: string): string {
  return path.join(siteDir, 'docs');
}
