/*
 * Why: shows early if the time, memory or search index of a build grows faster than the number of
 * operations.
 * Does: builds copies of the site from the real OpenAPI document and from larger ones derived
 * from it, without caches, and prints a Markdown table.
 * Reads: OPERATIONS, the sizes of the larger documents (120,240,600); RUNS, builds per size (1).
 * Run: npm run bench:scale
 */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {cpus, tmpdir, totalmem} from 'node:os';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {growDocument, operationsOf} from './lib/grow.mjs';
import {watchMemory} from './lib/memory.mjs';
import {main, plainEnvironment, PlainError, runNpm, SITE_DIR} from './lib/run.mjs';
import {copySite} from './lib/site-copy.mjs';
import {inGigabytes, inKilobytes, markdownTable, median} from './lib/table.mjs';

/**
 * @typedef {import('../src/openapi/document').OpenAPIDocument} Description
 * @typedef {{seconds: number, bytes: number | undefined, pages: number, indexBytes: number}} Build
 * @typedef {Build & {operations: number, schemas: number}} Row
 */

const SIZES = '120,240,600';

const DOCUMENT_FILE = path.join('openapi', 'kaia.yaml');

/**
 * @param {string} name of an environment variable
 * @param {string} fallback
 */
function readNumbers(name, fallback) {
  const text = process.env[name] ?? fallback;
  const numbers = text.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1)) {
    throw new PlainError(
      `${name} is "${text}": set it to positive integers, separated by commas.`,
    );
  }
  return numbers;
}

/**
 * Builds the site from a document, in a new copy.
 *
 * @param {Description} document
 * @returns {Promise<Build>}
 */
async function buildCold(document) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  try {
    copySite(siteDir);
    writeFileSync(
      path.join(siteDir, DOCUMENT_FILE),
      stringify(document, {aliasDuplicateObjects: false}),
    );
    const memory = watchMemory();
    const {code, output, seconds} = await runNpm(
      ['--prefix', siteDir, 'run', '--silent', 'build'],
      {capture: true, env: plainEnvironment()},
    );
    const bytes = memory.stop();
    if (code !== 0) {
      throw new PlainError(`The build failed:\n${output.trim()}`);
    }
    return {seconds, bytes, ...measureBuild(path.join(siteDir, 'build'))};
  } finally {
    rmSync(siteDir, {recursive: true, force: true});
  }
}

/** @param {string} buildDir */
function measureBuild(buildDir) {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const indexes = files.filter((file) => /^search-index[^/\\]*\.json$/.test(file));
  if (indexes.length === 0) {
    throw new PlainError('The build has no search index.');
  }
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    indexBytes: indexes
      .map((file) => statSync(path.join(buildDir, file)).size)
      .reduce((sum, size) => sum + size, 0),
  };
}

/**
 * @param {Description} document
 * @param {number} runs
 * @returns {Promise<Row>}
 */
async function measure(document, runs) {
  /** @type {Build[]} */
  const builds = [];
  for (let run = 0; run < runs; run += 1) {
    builds.push(await buildCold(document));
  }
  const [{pages, indexBytes}] = builds;
  const peaks = builds.flatMap(({bytes}) => bytes ?? []);
  return {
    operations: operationsOf(document).length,
    schemas: Object.keys(document.components?.schemas ?? {}).length,
    seconds: median(builds.map(({seconds}) => seconds)),
    bytes: peaks.length === runs ? median(peaks) : undefined,
    pages,
    indexBytes,
  };
}

/**
 * Returns a value per operation, relative to the real document: at most 1 if the value grows no
 * faster than linearly.
 *
 * @param {Row} row
 * @param {Row} real
 * @param {'seconds' | 'bytes' | 'indexBytes'} field
 */
function relativeGrowth(row, real, field) {
  const value = row[field];
  const realValue = real[field];
  return value === undefined || realValue === undefined
    ? 'not measured'
    : (value / row.operations / (realValue / real.operations)).toFixed(2);
}

/** @param {readonly Row[]} rows the first is that of the real document. */
function printTable(rows) {
  const [real] = rows;
  return markdownTable(
    [
      'Operations',
      'Schemas',
      'Seconds',
      'Peak memory',
      'HTML pages',
      'Search index',
      `Seconds an operation, ${real.operations} = 1`,
      `Memory an operation, ${real.operations} = 1`,
      `Index an operation, ${real.operations} = 1`,
    ],
    rows.map((row) => [
      String(row.operations),
      String(row.schemas),
      `${row.seconds.toFixed(1)} s`,
      inGigabytes(row.bytes),
      String(row.pages),
      inKilobytes(row.indexBytes),
      relativeGrowth(row, real, 'seconds'),
      relativeGrowth(row, real, 'bytes'),
      relativeGrowth(row, real, 'indexBytes'),
    ]),
  );
}

main(async () => {
  const [runs = 1] = readNumbers('RUNS', '1');
  const sizes = readNumbers('OPERATIONS', SIZES);
  /** @type {Description} */
  const real = parse(readFileSync(path.join(SITE_DIR, DOCUMENT_FILE), 'utf8'));
  const documents = [real, ...sizes.map((size) => growDocument(real, size))];
  const rows = [];
  for (const document of documents) {
    const row = await measure(document, runs);
    // Each build takes minutes: show progress.
    console.error(`${row.operations} operations: ${row.seconds.toFixed(1)} s`);
    rows.push(row);
  }
  const [processor] = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; cold builds, medians of ${runs}.\n`,
  );
  console.log(printTable(rows));
});
