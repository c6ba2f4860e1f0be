/*
 * Why: no package with a known vulnerability must reach readers.
 * Does: runs `npm audit`, fails if a package with an advisory is part of the build, and lists the
 * advisories of other packages.
 * Reads: build/third-party-licences.txt. Run: npm run audit
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import partition from 'lodash/partition';
import {type Advisory, readAdvisories, shippedPackages} from './lib/advisories';
import {BUILD_DIR, main, PlainError, requireBuild, runNpm} from './lib/run.mjs';

async function askRegistry(): Promise<Advisory[]> {
  const args = ['audit', '--omit=dev', '--json'];
  // npm audit also exits with a non-zero code if it finds advisories.
  const {stdout, output} = await runNpm(args, {capture: true});
  try {
    return readAdvisories(JSON.parse(stdout));
  } catch {
    throw new PlainError(`npm audit printed no report:\n${output.trim()}`);
  }
}

function list(advisories: readonly Advisory[]): string {
  return advisories
    .map((one) => `- ${one.package}: ${one.title} (${one.severity}, ${one.url})`)
    .join('\n');
}

main(async () => {
  requireBuild();
  const licences = path.join(BUILD_DIR, 'third-party-licences.txt');
  const shipped = shippedPackages(readFileSync(licences, 'utf8'));
  const [reaching, others] = partition(await askRegistry(), (advisory) =>
    shipped.has(advisory.package),
  );
  if (others.length > 0) {
    console.log(`Advisories for packages that only run at build time:\n${list(others)}`);
  }
  if (reaching.length > 0) {
    throw new PlainError(
      `Advisories for packages in the browser bundles:\n${list(reaching)}\nUpgrade them, or pin a fixed version in "overrides" of package.json.`,
    );
  }
  console.log(
    `No advisory for any of the ${shipped.size} packages in the browser bundles.`,
  );
});
