/*
 * Why: what docusaurus-plugin-openapi-docs and its theme make of the same document is the baseline of our site.
 * Does: builds their site, whose own files are in the folder stock-stack.
 * Run: imported by the benchmark and the build of the tests.
 */
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {packageFile, plainEnvironment, run, SITE_DIR, succeed} from './run.mjs';

/** The own files of the site. */
export const STOCK_FILES = path.join(SITE_DIR, 'scripts', 'lib', 'stock-stack');

/**
 * Generates and builds the site.
 *
 * @param {string} siteDir an empty folder below node_modules, where webpack finds the packages
 * @param {string} document OpenAPI as JSON
 * @returns {Promise<string>} the output
 * @throws {PlainError} if it cannot be built.
 */
export async function buildStockStack(siteDir, document) {
  mkdirSync(siteDir, {recursive: true});
  cpSync(STOCK_FILES, siteDir, {recursive: true});
  cpSync(document, path.join(siteDir, 'openapi.json'));
  const docusaurus = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  let text = '';
  for (const args of [['gen-api-docs', 'all'], ['build']]) {
    const options = {cwd: siteDir, capture: true, env: plainEnvironment()};
    const {output} = await succeed(
      `docusaurus ${args.join(' ')} failed in ${siteDir}`,
      run(process.execPath, [docusaurus, ...args], options),
    );
    text += output;
  }
  return text;
}
