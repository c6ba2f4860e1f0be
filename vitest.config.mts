import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const SITE_DIR = fileURLToPath(new URL('.', import.meta.url));

const FILES = ['src', 'packages', 'scripts', 'tests/unit'].flatMap((folder) =>
  readdirSync(SITE_DIR + folder, {recursive: true, encoding: 'utf8'}).map(
    (file) => `${folder}/${file}`,
  ),
);

/** Beside the code that they test; in tests/unit if they are about the whole site. */
const UNIT_TESTS = FILES.filter((file) => file.endsWith('.test.ts'));
const DOM_TESTS = FILES.filter((file) => file.endsWith('.test.tsx'));

/** Returns the tests that replace modules or globals, which other tests must not share. */
function mocking(files: readonly string[], replacing: RegExp): string[] {
  return files.filter((file) => replacing.test(readFileSync(SITE_DIR + file, 'utf8')));
}

const MOCKING_TESTS = mocking(UNIT_TESTS, /\bvi\.(mock|resetModules|spyOn|stub)/);

/** tests/unit/clean-dom.ts restores globals. */
const MOCKING_DOM_TESTS = mocking(DOM_TESTS, /\bvi\.(mock|resetModules)/);

const DOM = {
  resolve: {
    alias: [
      // Files that a build or `npm run api:generate` writes.
      {find: '@generated', replacement: `${SITE_DIR}tests/unit/generated`},
      {
        find: '@openapi-reference/data',
        replacement: `${SITE_DIR}tests/unit/generated/api`,
      },
      {
        find: '@openapi-reference/docs',
        replacement: `${SITE_DIR}tests/unit/generated/docusaurus-plugin-content-docs/default`,
      },
    ],
  },
  test: {
    environment: './tests/unit/dom-environment.ts',
    environmentOptions: {happyDOM: {url: 'https://docs.test/'}},
    setupFiles: ['tests/unit/clean-dom.ts'],
  },
};

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^.*\/highlight\/in-browser$/,
        replacement: `${SITE_DIR}tests/unit/highlight-in-node`,
      },
      {find: '@site', replacement: SITE_DIR},
      {find: '@openapi-reference/data', replacement: `${SITE_DIR}docs/api`},
      // Mocks of modules that exist only in a Docusaurus build.
      {
        find: /^@docusaurus\/(Head|Link|Translate|useBaseUrl|useDocusaurusContext|useGlobalData|useIsBrowser|router|theme-common)$/,
        replacement: `${SITE_DIR}tests/unit/docusaurus/$1`,
      },
      {
        find: '@docusaurus/plugin-content-docs/client',
        replacement: `${SITE_DIR}tests/unit/docusaurus/plugin-content-docs-client`,
      },
      {
        find: /^@theme\/(AnswerAdvice|CallCost|Evidence|OperationEntryNotes|OperationNotes)$/,
        replacement: `${SITE_DIR}src/theme/$1`,
      },
      {
        find: /^@theme\/(Heading|Layout)$/,
        replacement: `${SITE_DIR}tests/unit/docusaurus/theme/$1`,
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
      {
        ...DOM,
        extends: true,
        test: {
          ...DOM.test,
          name: 'unit in a DOM',
          include: DOM_TESTS,
          exclude: MOCKING_DOM_TESTS,
          isolate: false,
        },
      },
      {
        ...DOM,
        extends: true,
        test: {...DOM.test, name: 'unit in a DOM with mocks', include: MOCKING_DOM_TESTS},
      },
      {extends: true, test: {name: 'processes', include: ['tests/processes/*.test.ts']}},
      {extends: true, test: {name: 'programs', include: ['tests/programs/**/*.test.ts']}},
    ],
    // Tests of all kinds read these files without importing them.
    forceRerunTriggers: [
      '**/package-lock.json',
      '**/vitest.config.mts',
      '**/{docs,openapi,recipes,static,tests}/**/*.!(ts|tsx)',
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
