/*
 * Why: shows early if the time, memory or search index of a build grows faster than the number of
 * operations.
 * Does: builds copies of the site from the real OpenAPI document and from larger ones derived
 * from it, without caches, and prints a Markdown table.
 * Reads: OPERATIONS, the sizes of the larger documents (120,240,600); RUNS, builds per size (1).
 * Run: npm run bench:scale
 */
import {mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir, totalmem} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {REFERENCE} from '../src/config/reference';
import {operationsOf} from 'docusaurus-openapi-reference/openapi/document-operations';
import {growDocument} from './lib/grow';
import {readKaiaDocument} from './lib/kaia-document';
import {watchMemory} from './lib/memory.mjs';
import {main, plainEnvironment, PlainError, runNpm} from './lib/run.mjs';
import {copySite} from './lib/site-copy.mjs';
import {inGigabytes, inKilobytes, markdownTable, median} from './lib/table.mjs';

interface Build {
  readonly seconds: number;
  /** Peak of the resident memory, if it could be measured. */
  readonly bytes: number | undefined;
  readonly pages: number;
  readonly indexBytes: number;
}

interface Row extends Build {
  readonly operations: number;
  readonly schemas: number;
}

const SIZES = '120,240,600';

function readNumbers(name: string, fallback: string): number[] {
  const text = process.env[name] ?? fallback;
  const numbers = text.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1)) {
    throw new PlainError(
      `${name} is "${text}": set it to positive integers, separated by commas.`,
    );
  }
  return numbers;
}

/** Builds the site from a document, in a new copy. */
async function buildCold(document: OpenAPIDocument): Promise<Build> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  try {
    copySite(siteDir);
    writeFileSync(
      path.join(siteDir, REFERENCE.specPath),
      stringify(document, {aliasDuplicateObjects: false}),
    );
    const memory = watchMemory();
    const {code, output, seconds} = await runNpm(
      ['--prefix', siteDir, 'run', '--silent', 'build'],
      {capture: true, env: plainEnvironment({OPENAPI_OVERLAYS: 'none'})},
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

function measureBuild(buildDir: string): Pick<Build, 'pages' | 'indexBytes'> {
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

async function measure(document: OpenAPIDocument, runs: number): Promise<Row> {
  const first = await buildCold(document);
  const builds = [first];
  while (builds.length < runs) {
    builds.push(await buildCold(document));
  }
  const {pages, indexBytes} = first;
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
 */
function relativeGrowth(
  row: Row,
  real: Row,
  field: 'seconds' | 'bytes' | 'indexBytes',
): string {
  const value = row[field];
  const realValue = real[field];
  return value === undefined || realValue === undefined
    ? 'not measured'
    : (value / row.operations / (realValue / real.operations)).toFixed(2);
}

function printTable(real: Row, larger: readonly Row[]): string {
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
    [real, ...larger].map((row) => [
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
  const {document: real} = await readKaiaDocument();
  const measured = async (document: OpenAPIDocument): Promise<Row> => {
    const row = await measure(document, runs);
    // Each build takes minutes: show progress.
    console.error(`${row.operations} operations: ${row.seconds.toFixed(1)} s`);
    return row;
  };
  const first = await measured(real);
  const larger: Row[] = [];
  for (const size of sizes) {
    larger.push(await measured(growDocument(real, size)));
  }
  const [processor] = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; cold builds, medians of ${runs}.\n`,
  );
  console.log(printTable(first, larger));
});
