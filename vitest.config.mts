import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const SITE_DIR = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: SITE_DIR},
      // Mocks of modules that exist only in a Docusaurus build.
      {
        find: /^@docusaurus\/(Link|Translate)$/,
        replacement: `${SITE_DIR}tests/unit/docusaurus/$1`,
      },
    ],
  },
  // tsconfig.json preserves JSX for Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/unit/**/*.test.ts'],
    // Vitest leaves a processor free unless it is told not to.
    maxWorkers: '100%',
    // High limits, because a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // scripts/test.mjs counts the tests from this report.
    reporters: ['default', ['json', {outputFile: 'node_modules/.cache/tests/unit.json'}]],
    // Tests ignore the settings of the developer.
    env: {OPENAPI_URL: '', SITE_URL: ''},
  },
});
