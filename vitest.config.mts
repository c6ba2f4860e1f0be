import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const SITE_DIR = fileURLToPath(new URL('.', import.meta.url));

const UNIT_TESTS = readdirSync(`${SITE_DIR}tests/unit`, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/unit/${file}`);

/** Tests that replace modules or globals, which other tests must not share. */
const MOCKING_TESTS = UNIT_TESTS.filter((file) =>
  /\bvi\.(mock|resetModules|spyOn|stub)/.test(readFileSync(SITE_DIR + file, 'utf8')),
);

export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: SITE_DIR},
      // Mocks of modules that exist only in a Docusaurus build.
      {
        find: /^@docusaurus\/(Link|Translate|useBaseUrl)$/,
        replacement: `${SITE_DIR}tests/unit/docusaurus/$1`,
      },
    ],
  },
  // tsconfig.json preserves JSX for Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    projects: [
      {
        extends: true,
        // One module graph for all files: importing takes a third of the time.
        test: {name: 'unit', include: UNIT_TESTS, exclude: MOCKING_TESTS, isolate: false},
      },
      {extends: true, test: {name: 'unit with mocks', include: MOCKING_TESTS}},
      {extends: true, test: {name: 'processes', include: ['tests/processes/*.test.ts']}},
    ],
    // Vitest leaves a processor free unless it is told not to.
    maxWorkers: '100%',
    // High limits, because a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // scripts/test.mjs counts the tests from this report.
    reporters: ['default', 'json'],
    outputFile: {json: 'node_modules/.cache/tests/unit.json'},
    // Tests ignore the settings of the developer.
    env: {OPENAPI_URL: '', SITE_URL: ''},
  },
});
