import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {
  defineConfig,
  type TestProjectConfiguration,
  type UserWorkspaceConfig,
} from 'vitest/config';

const SITE_DIR = fileURLToPath(new URL('.', import.meta.url));

const FILES = ['src', 'packages', 'scripts', 'tests/unit'].flatMap((folder) =>
  readdirSync(SITE_DIR + folder, {recursive: true, encoding: 'utf8'}).map(
    (file) => `${folder}/${file}`,
  ),
);

/** Tests that read whole documents, write files or run servers. */
const INTEGRATION =
  /^(scripts|tests\/unit\/(hostile|openapi|page-names)|packages\/openapi-reference\/src\/site\/openapi-docs)\b/;

const isIn = (extension: string, isIntegration: boolean) => (file: string) =>
  file.endsWith(extension) && INTEGRATION.test(file) === isIntegration;

/** Beside the code that they test; in tests/unit if they are about the whole site. */
const UNIT_TESTS = FILES.filter(isIn('.test.ts', false));
const DOM_TESTS = FILES.filter(isIn('.test.tsx', false));
const INTEGRATION_TESTS = FILES.filter(isIn('.test.ts', true));

/**
 * Returns two projects. Tests that replace modules have modules of their own. Others share theirs, because
 * importing them again in each file takes three times as long.
 */
function projectsOf(
  name: string,
  files: readonly string[],
  {test, ...options}: Omit<UserWorkspaceConfig, 'extends'> = {},
): TestProjectConfiguration[] {
  const mocking = files.filter((file) =>
    /\bvi\.(mock|resetModules)/.test(readFileSync(SITE_DIR + file, 'utf8')),
  );
  const sharing = files.filter((file) => !mocking.includes(file));
  return [
    {...options, extends: true, test: {...test, name, include: sharing, isolate: false}},
    {
      ...options,
      extends: true,
      test: {...test, name: `${name} with mocks`, include: mocking},
    },
  ];
}

const DOM = {
  resolve: {
    alias: [
      // A DOM without layout has no canvas. Tests in a browser look at what is drawn.
      {find: /^\.\/Plot$/, replacement: `${SITE_DIR}tests/unit/plot-without-canvas`},
      // Files that `npm run api:generate` writes.
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
    // Of tsconfig.json: of the site, and what tests reach of the packages beside their entrances.
    tsconfigPaths: true,
    alias: [
      {
        find: /^.*\/highlight\/in-browser$/,
        replacement: `${SITE_DIR}tests/unit/highlight-in-node`,
      },
      {find: '@openapi-reference/data', replacement: `${SITE_DIR}docs/api`},
      // Mocks of modules that exist only in a Docusaurus build.
      {find: '@generated', replacement: `${SITE_DIR}tests/unit/generated`},
      {
        find: /^@docusaurus\/(ExecutionEnvironment|Head|Link|Translate|useBaseUrl|useDocusaurusContext|useGlobalData|useIsBrowser|router|theme-common)$/,
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
      ...projectsOf('unit', UNIT_TESTS),
      ...projectsOf('unit in a DOM', DOM_TESTS, DOM),
      ...projectsOf('integration', INTEGRATION_TESTS),
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
    // DOMs are many short-lived objects.
    execArgv: ['--max-semi-space-size=64'],
    experimental: {fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest'},
    // High limits, because a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // scripts/test.mjs counts the tests from this report.
    reporters: ['default', 'json'],
    outputFile: {json: 'node_modules/.cache/tests/unit.json'},
    // What a test replaces, it replaces for itself only.
    restoreMocks: true,
    unstubGlobals: true,
    // Tests ignore the settings of the developer.
    env: {OPENAPI_URL: '', SITE_URL: ''},
  },
});
