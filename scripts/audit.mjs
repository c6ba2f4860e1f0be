/*
 * Why: no package with a known vulnerability must reach readers.
 * Does: runs `npm audit`, fails if a package with an advisory is part of the build, and lists the
 * advisories of other packages.
 * Reads: build/third-party-licences.txt. Run: npm run audit
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readAdvisories, shippedPackages} from './lib/advisories.mjs';
import {main, PlainError, runNpm, SITE_DIR} from './lib/run.mjs';

const LICENCES_FILE = path.join(SITE_DIR, 'build', 'third-party-licences.txt');

/** @returns {Promise<unknown>} */
async function askRegistry() {
  // npm audit also exits with a non-zero code if it finds advisories.
  const {stdout, output} = await runNpm(['audit', '--omit=dev', '--json'], {
    capture: true,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new PlainError(`npm audit printed no report:\n${output.trim()}`);
  }
}

/** @param {import('./lib/advisories.mjs').Advisory} advisory */
function line(advisory) {
  return `- ${advisory.package}: ${advisory.title} (${advisory.severity}, ${advisory.url})`;
}

main(async () => {
  if (!existsSync(LICENCES_FILE)) {
    throw new PlainError('There is no build/ to audit: run "npm run build" first.');
  }
  const shipped = shippedPackages(readFileSync(LICENCES_FILE, 'utf8'));
  const report = await askRegistry();
  const advisories = readReport(report);
  const reaching = advisories.filter((advisory) => shipped.has(advisory.package));
  const others = advisories.filter((advisory) => !shipped.has(advisory.package));
  if (others.length > 0) {
    console.log(
      `Advisories for packages that only run at build time:\n${others.map(line).join('\n')}`,
    );
  }
  if (reaching.length > 0) {
    throw new PlainError(
      `Advisories for packages in the browser bundles:\n${reaching.map(line).join('\n')}\nUpgrade them, or pin a fixed version in "overrides" of package.json.`,
    );
  }
  console.log(
    `No advisory for any of the ${shipped.size} packages in the browser bundles.`,
  );
});

/** @param {unknown} report */
function readReport(report) {
  try {
    return readAdvisories(report);
  } catch (error) {
    throw new PlainError(
      `${error instanceof Error ? error.message : error} Its output was: ${JSON.stringify(report)}`,
    );
  }
}
