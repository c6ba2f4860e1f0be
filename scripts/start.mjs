/*
 * Why: the development server with the reference in it, on a port that is known to be free.
 * Reads: PORT, another port than 3000; OPENAPI_URL, another description than openapi/kaia.yaml.
 * Run: npm start, with options of `docusaurus start` after `--`, such as npm start -- --no-open
 */
import {freePort} from './lib/port.mjs';
import {main, packageFile, run, runScript} from './lib/run.mjs';

main(async () => {
  const port = await freePort(process.env);
  const generation = await runScript('api:generate');
  if (generation.code !== 0) {
    process.exitCode = generation.code;
    return;
  }
  const docusaurus = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'start', '--port', String(port), ...process.argv.slice(2)];
  process.exitCode = (await run(process.execPath, args)).code;
});
