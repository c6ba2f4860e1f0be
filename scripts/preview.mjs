/*
 * Why: one command from a fresh clone to the site in the browser.
 * Does: installs packages, generates the reference from openapi/kaia.yaml, builds the site and
 * serves it on http://localhost:3000.
 * Reads: PORT, a port other than 3000. Run: npm run preview
 */
import {ensurePackages} from './lib/install.mjs';
import {freePort} from './lib/port.mjs';
import {inSeconds, main, plainEnvironment, runScript, succeed} from './lib/run.mjs';

main(async () => {
  // Report a port in use before the build, which takes minutes, and check it again afterwards.
  await freePort(process.env);
  await ensurePackages();
  console.log('Build: reference and site ...');
  const options = {capture: true, env: plainEnvironment()};
  const {seconds} = await succeed('The build failed', runScript('build', options));
  console.log(`Build: done (${inSeconds(seconds)})`);
  // oxlint-disable-next-line no-restricted-imports -- the packages are installed
  const {serveBuild} = await import('./lib/installed/serve.mjs');
  await serveBuild(await freePort(process.env));
});
