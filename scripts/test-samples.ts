/*
 * Why: readers copy samples and expect them to run. This runs every sample of every operation in
 * every language, as printed on the built pages, with only the host replaced by that of a mock.
 * Does: installs curl, Python requests and Go from Debian packages if missing and permitted;
 * starts a mock per operation that rejects every unexpected request; expects each sample to exit
 * with 0 and to print the response; prints a table.
 * Reads: build/, and the document and overlays that it was built from.
 * Run: npm run test:samples, after npm run build
 */
import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createReference} from '../src/openapi/reference';
import {sampleLanguages} from '../src/reference/code-sample';
import {readDocument} from '../src/openapi/read-document';
import {siteOverlays, siteSource} from '../src/plugins/openapi-docs/site-reference';
import {main, PlainError, REPORT_DIR, SITE_DIR} from './lib/run.mjs';
import {collectSamples} from './lib/samples/collect';
import {executeSamples, type ExecutionOptions} from './lib/samples/execute';
import {createExpectations} from './lib/samples/expectation';
import {startMock} from './lib/samples/mock';
import type {Failure} from './lib/samples/sample';
import {ensureTools} from './lib/samples/tools';
import {markdownTable} from './lib/table.mjs';

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Under node_modules, so that the Node.js samples find axios. Kept for inspection. */
const SAMPLES_DIR = path.join(REPORT_DIR, 'samples');

const REPORT_FILE = path.join(REPORT_DIR, 'samples.json');

const MAX_OUTPUT_LINES = 12;

interface LanguageResult {
  readonly label: string;
  readonly samples: number;
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

async function testSamples(): Promise<LanguageResult[]> {
  if (!existsSync(BUILD_DIR)) {
    throw new PlainError(
      'There is no build/ to read the samples from: run "npm run build" first.',
    );
  }
  const {document} = await readDocument(siteSource(SITE_DIR), {
    overlays: siteOverlays(SITE_DIR),
  });
  const tools = await ensureTools();
  await rm(SAMPLES_DIR, {recursive: true, force: true});
  await mkdir(SAMPLES_DIR, {recursive: true});

  const expectations = createExpectations(document);
  const secrets = Object.fromEntries(
    expectations
      .flatMap(({keys}) => keys.flatMap(({variables}) => variables))
      .map((variable) => [variable, randomUUID()]),
  );
  const mocks = await Promise.all(
    expectations.map((expectation) =>
      startMock(expectation, (variable) => secrets[variable] ?? ''),
    ),
  );
  try {
    const mockedOperations = new Map(
      expectations.flatMap(({id, server, response}, index) => {
        const mock = mocks[index];
        return mock === undefined ? [] : [[id, {server, response, mock}] as const];
      }),
    );
    const targets = createReference(document).operations.flatMap((operation) => {
      const mocked = mockedOperations.get(operation.id);
      return mocked === undefined
        ? []
        : [
            {
              operation,
              from: new URL(mocked.server).origin,
              to: mocked.mock.origin,
            },
          ];
    });
    const collected = await collectSamples(targets, BUILD_DIR);
    return await runLanguages(collected, {
      tools,
      secrets,
      dir: SAMPLES_DIR,
      mockedOperations,
    });
  } finally {
    await Promise.all(mocks.map((mock) => mock.stop()));
  }
}

/** Runs the languages one after the other, to time each. */
async function runLanguages(
  collected: Awaited<ReturnType<typeof collectSamples>>,
  options: ExecutionOptions,
): Promise<LanguageResult[]> {
  const results: LanguageResult[] = [];
  for (const {id, label} of sampleLanguages) {
    const start = performance.now();
    const samples = collected.samples.filter(({language}) => language === id);
    const missing = collected.failures.filter(({language}) => language === id);
    const failures = await executeSamples(id, samples, options);
    results.push({
      label,
      samples: samples.length + missing.length,
      failures: [...missing, ...failures],
      seconds: (performance.now() - start) / 1000,
    });
  }
  return results;
}

function printTable(results: readonly LanguageResult[]): string {
  const row = ({label, samples, failures, seconds}: LanguageResult): string[] => [
    label,
    String(samples),
    String(samples - failures.filter(({ran}) => !ran).length),
    String(failures.length),
    seconds.toFixed(1),
  ];
  return markdownTable(
    ['language', 'samples', 'run', 'failed', 'seconds'],
    results.map(row),
  );
}

function printFailure({id, language, command, reason, output}: Failure): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return [
    `${id}, ${language}: ${reason}`,
    `  ${command}`,
    ...lines.slice(0, MAX_OUTPUT_LINES).map((line) => `    ${line}`),
    ...(lines.length > MAX_OUTPUT_LINES
      ? [`    and ${lines.length - MAX_OUTPUT_LINES} more lines`]
      : []),
  ].join('\n');
}

main(async () => {
  const results = await testSamples();
  const failures = results.flatMap((result) => result.failures);
  const samples = results.reduce((sum, result) => sum + result.samples, 0);
  failures.forEach((failure) => console.log(printFailure(failure)));
  console.log(printTable(results));
  await writeFile(
    REPORT_FILE,
    JSON.stringify({
      passed: samples - failures.length,
      failures: failures.map((failure) => ({
        title: `${failure.id}, ${failure.language}`,
        message: printFailure(failure),
      })),
    }),
  );
  process.exitCode = failures.length > 0 || samples === 0 ? 1 : 0;
});
