import path from 'node:path';
import {expect, it} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import {copySite} from '../../scripts/lib/site-copy.mjs';
import {temporaryFolder} from '../fixtures/temporary-folder';

it('A build that needs more memory than Node.js allows says how to allow more.', async () => {
  const siteDir = path.join(await temporaryFolder(), 'site');
  copySite(siteDir);
  const {code, output} = await run(process.execPath, ['scripts/build.mjs'], {
    cwd: siteDir,
    capture: true,
    env: {...process.env, NODE_OPTIONS: '--max-old-space-size=30'},
  });
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(
    /^The build needs more memory than Node\.js allows \(\d+ MiB\)\. Allow more, .+: NODE_OPTIONS=--max-old-space-size=\d+ npm run build\.$/,
  );
});
