/*
 * Why: builds a copy of the site from another description; a program of its own, as Playwright cannot
 * import modules of scripts/lib.
 * Run: node build-copy.mjs FOLDER, with the description on the standard input.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {main, plainEnvironment, PlainError, runNpm} from '../../../scripts/lib/run.mjs';
import {copySite} from '../../../scripts/lib/site-copy.mjs';

main(async () => {
  const [siteDir = ''] = process.argv.slice(2);
  copySite(siteDir);
  writeFileSync(path.join(siteDir, 'openapi', 'kaia.yaml'), await text(process.stdin));
  const {code, output} = await runNpm(['--prefix', siteDir, 'run', '--silent', 'build'], {
    capture: true,
    env: plainEnvironment(),
  });
  if (code !== 0) {
    throw new PlainError(output);
  }
});
