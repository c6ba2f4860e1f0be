import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** The tests that read the built site in `build/`, without a browser. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: {tsconfigPaths: true},
  test: {
    include: ['tests/build/**/*.test.ts'],
    // All files share one module graph, so that each page is parsed once.
    isolate: false,
    fileParallelism: false,
    // The first test that reads every page parses all of them, and a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // scripts/test.mjs counts the tests from this report.
    reporters: [
      'default',
      ['json', {outputFile: 'node_modules/.cache/tests/build.json'}],
    ],
  },
});
