/*
 * Why: without it, a build that needs more memory than Node.js allows ends with a stack trace of V8.
 * Does: generates the reference and builds the site.
 * Reads: OPENAPI_URL, a document other than openapi/kaia.yaml; OPENAPI_OVERLAYS, overlays other than
 * openapi/*.overlay.yaml; SITE_URL; REPOSITORY_URL; NODE_OPTIONS.
 * Run: npm run build, with options of `docusaurus build` after `--`
 */
import {getHeapStatistics} from 'node:v8';
import {replaceBuild} from './lib/built-inputs.mjs';
import {main, packageFile, PlainError, run} from './lib/run.mjs';

const MIB = 1024 * 1024;

/**
 * A build makes many short-lived objects: with the default of 16 MiB for new ones, it spends twice the time on
 * collecting them. By default, the others may grow to four times what is in use before they are collected.
 */
const MEMORY = ['--max-semi-space-size=64', '--heap-growing-percent=30'];

/** @param {readonly string[]} args */
async function runNode(args) {
  const {code, signal} = await run(process.execPath, args);
  if (signal === 'SIGABRT') {
    const heap = Math.round(getHeapStatistics().heap_size_limit / MIB);
    throw new PlainError(
      `The build needs more memory than Node.js allows (${heap} MiB). Allow more, if the machine has it: NODE_OPTIONS=--max-old-space-size=${2 * heap} npm run build.`,
    );
  }
  process.exitCode = code;
  return code === 0;
}

main(async () => {
  const docusaurus = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  const options = process.argv.slice(2);
  const recordBuild = await replaceBuild();
  const {COMPILED, compilePackages} = await import('./lib/installed/compile.mjs');
  await compilePackages();
  const {OPENAPI_URL, OPENAPI_OVERLAYS} = process.env;
  // The configuration of the site generates what is stale, but does not fetch a URL again.
  const isFetched = Boolean(OPENAPI_URL || OPENAPI_OVERLAYS);
  if (
    (!isFetched || (await runNode(['--import', 'tsx', 'scripts/api.ts', 'generate']))) &&
    (await runNode([...MEMORY, COMPILED, docusaurus, 'build', ...options])) &&
    options.length === 0
  ) {
    recordBuild();
  }
});
