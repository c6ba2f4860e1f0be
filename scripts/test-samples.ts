/*
 * Why: readers copy samples and expect them to run. This runs every sample of every operation in
 * every language, as printed on the built pages, with only the host replaced by that of a mock.
 * Does: installs curl, Python requests and Go from Debian packages if missing and permitted;
 * starts a mock per operation that rejects every unexpected request; expects each sample to exit
 * with 0 and to print the response; prints a table.
 * The samples of descriptions that hold more than ours run without pages.
 * Reads: build/, the document and overlays that it was built from, tests/fixtures/everything*.yaml.
 * Run: npm run test:samples, after npm run build
 */
import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenAPIDocument} from '../src/openapi/document';
import {createReference} from '../src/openapi/reference';
import {sampleLanguages} from '../src/reference/code-sample';
import type {Operation} from '../src/reference/operation';
import {readDocument} from '../src/openapi/read-document';
import {siteOverlays, siteSource} from '../src/plugins/openapi-docs/site-reference';
import {main, PlainError, REPORT_DIR, SITE_DIR} from './lib/run.mjs';
import {
  type CollectedSamples,
  collectSamples,
  createdSamples,
  type Target,
} from './lib/samples/collect';
import {
  executeSamples,
  type ExecutionOptions,
  type MockedOperation,
} from './lib/samples/execute';
import {createExpectations, type Expectation} from './lib/samples/expectation';
import {FILE_NAMES, fileBytes} from './lib/samples/expected-body';
import {type Mock, startMock} from './lib/samples/mock';
import type {Failure} from './lib/samples/sample';
import {ensureTools} from './lib/samples/tools';
import {markdownTable} from './lib/table.mjs';

const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Under node_modules, so that the Node.js samples find axios. Kept for inspection. */
const SAMPLES_DIR = path.join(REPORT_DIR, 'samples');

const REPORT_FILE = path.join(REPORT_DIR, 'samples.json');

/** Descriptions that hold what ours does not. Their samples are those of the Reference, without pages. */
const FIXTURES = ['tests/fixtures/everything.yaml', 'tests/fixtures/everything-3.0.yaml'];

const MAX_OUTPUT_LINES = 12;

interface Tested {
  readonly expectation: Expectation;
  readonly operation: Operation;
}

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

  await Promise.all(
    FILE_NAMES.map((name) => writeFile(path.join(SAMPLES_DIR, name), fileBytes(name))),
  );

  const secrets: Record<string, string> = {};
  const mocks: Mock[] = [];
  const mockedOperations = new Map<string, MockedOperation>();
  const known = new Set<string>();
  /** The fixtures have most operations in common: equal samples of equal requests are run once. */
  const isNew = ({expectation, operation: {samples}}: Tested): boolean => {
    const text = JSON.stringify([expectation, samples]);
    const isFirst = !known.has(text);
    known.add(text);
    return isFirst;
  };
  const mockAll = async (
    ofDocument: OpenAPIDocument,
    prefix: string,
  ): Promise<Target[]> => {
    const {operations} = createReference(ofDocument);
    const targets = createExpectations(ofDocument).map((expectation) => {
      const operation = operations.find(({id}) => id === expectation.id);
      if (operation === undefined) {
        throw new Error(`The reference has no operation ${expectation.id}.`);
      }
      return {expectation, operation};
    });
    return Promise.all(
      targets.filter(isNew).map(async ({expectation, operation}) => {
        const {id, server, response, keys} = expectation;
        for (const variable of keys.flatMap(({variables}) => variables)) {
          secrets[variable] ??= randomUUID();
        }
        const mock = await startMock(expectation, (variable) => secrets[variable] ?? '');
        mocks.push(mock);
        mockedOperations.set(prefix + id, {mock, response});
        const [from = ''] = /^[^:]*:\/\/[^/?#]*/.exec(server) ?? [];
        return {operation: {...operation, id: prefix + id}, from, to: mock.origin};
      }),
    );
  };
  try {
    const printed = await collectSamples(await mockAll(document, ''), BUILD_DIR);
    const collected = [printed];
    for (const file of FIXTURES) {
      const source = {kind: 'file', path: path.join(SITE_DIR, file)} as const;
      const fixture = await readDocument(source);
      const {name} = path.parse(file);
      collected.push(createdSamples(await mockAll(fixture.document, `${name} `), name));
    }
    const all = {
      samples: collected.flatMap(({samples}) => samples),
      failures: collected.flatMap(({failures}) => failures),
    };
    return await runLanguages(all, {
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
  collected: CollectedSamples,
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
