/*
 * Why: shows early if the time, memory or search index of a build grows faster than the number of
 * operations, or the scripts of a page with it.
 * Does: builds copies of the site from the real OpenAPI document and from larger ones derived
 * from it, without caches, then generates their references alone, and prints a Markdown table, or with --record
 * also writes it to FIGURES.md.
 * Reads: OPERATIONS, the sizes of the larger documents (120,240,600); RUNS, builds per size (1).
 * Run: npm run bench:scale
 */
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import sumBy from 'lodash/sumBy';
import {stringify} from 'yaml';
import type {PublishedDocument} from '#reference/document/document';
import {REFERENCE} from '../src/config/reference';
import {operationsOf} from '#reference/document/document-operations';
import {readPositive} from './lib/arguments';
import {machineLine, readRuns} from './lib/bench';
import {reportFigures} from './lib/figures';
import {growDocument} from './lib/grow';
import {readKaiaDocument} from './lib/kaia-document';
import {measure, type Measured, medianOf} from './lib/memory';
import {inTemporaryFolder, main, plainEnvironment, runNpm, succeed} from './lib/run.mjs';
import {copySite} from './lib/site-copy.mjs';
import {inGigabytes, inKilobytes, markdownTable} from './lib/table.mjs';

interface Build extends Measured {
  /** What the files of the reference take, without the pages. */
  readonly generation: Measured;
  readonly pages: number;
  readonly indexBytes: number;
  /** The scripts that every page loads and that list the pages, after gzip. */
  readonly scriptBytes: number;
}

interface Row extends Build {
  readonly operations: number;
  readonly schemas: number;
}

const SIZES = '120,240,600';

/** Builds the site from a document, in a new copy. */
function buildCold(document: PublishedDocument): Promise<Build> {
  return inTemporaryFolder('bench-scale', async (siteDir) => {
    copySite(siteDir);
    writeFileSync(
      path.join(siteDir, REFERENCE.specPath),
      stringify(document, {aliasDuplicateObjects: false}),
    );
    const options = {capture: true, env: plainEnvironment({OPENAPI_OVERLAYS: 'none'})};
    const measureScript = (name: string): Promise<Measured> =>
      measure(() => {
        const args = ['--prefix', siteDir, 'run', '--silent', name];
        return succeed(`npm run ${name} failed`, runNpm(args, options));
      });
    return {
      ...(await measureScript('build')),
      ...measureBuild(path.join(siteDir, 'build')),
      generation: await measureScript('api:generate'),
    };
  });
}

function measureBuild(buildDir: string): Omit<Build, keyof Measured | 'generation'> {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const indexes = files.filter((file) => /^search-index[^/\\]*\.json$/.test(file));
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    indexBytes: sumBy(indexes, (file) => statSync(path.join(buildDir, file)).size),
    scriptBytes: sumBy(
      files.filter((file) => /\b(?:main|runtime~main)\.\w+\.js$/.test(file)),
      (file) => gzipSync(readFileSync(path.join(buildDir, file))).length,
    ),
  };
}

async function benchDocument(document: PublishedDocument, runs: number): Promise<Row> {
  const first = await buildCold(document);
  const builds = [first];
  while (builds.length < runs) {
    builds.push(await buildCold(document));
  }
  return {
    ...first,
    ...medianOf(builds),
    generation: medianOf(builds.map(({generation}) => generation)),
    operations: operationsOf(document).length,
    schemas: Object.keys(document.components?.schemas ?? {}).length,
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

const GROWTH = [
  ['Seconds', 'seconds'],
  ['Memory', 'bytes'],
  ['Index', 'indexBytes'],
] as const;

function printTable(real: Row, larger: readonly Row[]): string {
  return markdownTable(
    [
      ...[
        'Operations',
        'Schemas',
        'Seconds',
        'Peak memory',
        'Generation alone',
        'Its peak memory',
        'HTML pages',
        'Search index',
        'Shared scripts, gzip',
      ],
      ...GROWTH.map(([noun]) => `${noun} an operation, ${real.operations} = 1`),
    ],
    [real, ...larger].map((row) => [
      String(row.operations),
      String(row.schemas),
      `${row.seconds.toFixed(1)} s`,
      inGigabytes(row.bytes),
      `${row.generation.seconds.toFixed(1)} s`,
      inGigabytes(row.generation.bytes),
      String(row.pages),
      inKilobytes(row.indexBytes),
      inKilobytes(row.scriptBytes),
      ...GROWTH.map(([, field]) => relativeGrowth(row, real, field)),
    ]),
  );
}

main(async () => {
  const runs = readRuns(1);
  const sizes = (process.env.OPERATIONS ?? SIZES)
    .split(',')
    .map((text) => readPositive('OPERATIONS', text));
  const {document: real} = await readKaiaDocument();
  const rows: Row[] = [];
  for (const document of [real, ...sizes.map((size) => growDocument(real, size))]) {
    const row = await benchDocument(document, runs);
    // Each build takes minutes: show progress.
    console.error(`${row.operations} operations: ${row.seconds.toFixed(1)} s`);
    rows.push(row);
  }
  const [first, ...larger] = rows;
  if (first !== undefined) {
    await reportFigures({
      title: 'Growth with the number of operations',
      how: machineLine(`cold builds, medians of ${runs}`),
      tables: [printTable(first, larger)],
    });
  }
});
