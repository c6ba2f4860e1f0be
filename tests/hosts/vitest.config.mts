import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** The built site, as each host serves it. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: {tsconfigPaths: true},
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    // Each host starts a server of its own.
    fileParallelism: false,
    testTimeout: 120_000,
    // The first one installs the tools of the hosts.
    hookTimeout: 900_000,
    // scripts/test.mjs counts the tests from this report.
    reporters: [
      'default',
      ['json', {outputFile: 'node_modules/.cache/tests/hosts.json'}],
    ],
  },
});
