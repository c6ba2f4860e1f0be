/*
 * Why: starts the dev server with a generated reference, on a port that is free.
 * Reads: PORT, a port other than 3000; OPENAPI_URL, a document other than openapi/kaia.yaml;
 * OPENAPI_OVERLAYS, overlays other than openapi/*.overlay.yaml.
 * Run: npm start, with options of `docusaurus start` after `--`: npm start -- --no-open
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
  const {COMPILED, watchPackages} = await import('./lib/installed/compile.mjs');
  const docusaurus = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  const options = ['--port', String(port), ...process.argv.slice(2)];
  let server = new AbortController();
  const stopWatching = await watchPackages(() => server.abort());
  /** @type {string[]} */
  let again = [];
  do {
    server = new AbortController();
    const args = [COMPILED, docusaurus, 'start', ...options, ...again];
    again = ['--no-open'];
    const {code} = await run(process.execPath, args, {ending: server.signal});
    process.exitCode = code;
  } while (server.signal.aborted);
  await stopWatching();
});
