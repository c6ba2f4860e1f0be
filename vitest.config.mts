import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const SITE_DIR = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: SITE_DIR},
      // Docusaurus makes these while it builds a site; here stand-ins take their place.
      {
        find: /^@docusaurus\/(Link|Translate)$/,
        replacement: `${SITE_DIR}tests/unit/docusaurus/$1`,
      },
    ],
  },
  // tsconfig.json leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/unit/**/*.test.ts'],
    // Limits for what hangs: on a busy machine everything takes many times as long as usual.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // scripts/test.mjs counts the tests from this report.
    reporters: ['default', ['json', {outputFile: 'node_modules/.cache/tests/unit.json'}]],
    // No test may depend on where the reference of a developer comes from.
    env: {OPENAPI_URL: '', SITE_URL: ''},
  },
});
