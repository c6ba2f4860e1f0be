/*
 * Why: a package with a known hole must not reach readers.
 * Does: asks the registry of npm what is known of the packages that the site is built with, fails
 * when something of a package with an advisory is in the build, and lists the other advisories.
 * Reads: build/third-party-licences.txt. Run: npm run audit
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readAdvisories, shippedPackages} from './lib/advisories.mjs';
import {main, PlainError, runNpm, SITE_DIR} from './lib/run.mjs';

const LICENCES_FILE = path.join(SITE_DIR, 'build', 'third-party-licences.txt');

/** @returns {Promise<unknown>} */
async function askRegistry() {
  // It ends with a code other than 0 where it finds something, too.
  const {stdout, output} = await runNpm(['audit', '--omit=dev', '--json'], {
    capture: true,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new PlainError(`npm audit gave no report:\n${output.trim()}`);
  }
}

/** @param {import('./lib/advisories.mjs').Advisory} advisory */
function line(advisory) {
  return `- ${advisory.package}: ${advisory.title} (${advisory.severity}, ${advisory.url})`;
}

main(async () => {
  if (!existsSync(LICENCES_FILE)) {
    throw new PlainError('There is no build/ to judge: run "npm run build" first.');
  }
  const shipped = shippedPackages(readFileSync(LICENCES_FILE, 'utf8'));
  const report = await askRegistry();
  const advisories = readReport(report);
  const reaching = advisories.filter((advisory) => shipped.has(advisory.package));
  const others = advisories.filter((advisory) => !shipped.has(advisory.package));
  if (others.length > 0) {
    console.log(`Of packages that only run at build:\n${others.map(line).join('\n')}`);
  }
  if (reaching.length > 0) {
    throw new PlainError(
      `Of packages that reach the browser:\n${reaching.map(line).join('\n')}\nUpgrade them, or hold a version without it in "overrides" of package.json.`,
    );
  }
  console.log(
    `No advisory for any of the ${shipped.size} packages that reach the browser.`,
  );
});

/** @param {unknown} report */
function readReport(report) {
  try {
    return readAdvisories(report);
  } catch (error) {
    throw new PlainError(
      `${error instanceof Error ? error.message : error} It said: ${JSON.stringify(report)}`,
    );
  }
}
