/*
 * Why: what docusaurus-plugin-openapi-docs and its theme make of the same document is the baseline of our site.
 * Does: builds their site, whose own files are in the folder stock-stack.
 */
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {packageFile, plainEnvironment, run, SITE_DIR, succeed} from './run.mjs';

/** The own files of the site. */
const STOCK_FILES = path.join(SITE_DIR, 'scripts', 'lib', 'stock-stack');

/**
 * Generates and builds the site.
 *
 * @param {string} siteDir an empty folder below node_modules, where webpack finds the packages
 * @param {string} document OpenAPI as JSON
 * @param {readonly string[]} [options] of `docusaurus build`
 * @returns {Promise<string>} the output
 * @throws {PlainError} if it cannot be built.
 */
export async function buildStockStack(siteDir, document, options = []) {
  mkdirSync(siteDir, {recursive: true});
  cpSync(STOCK_FILES, siteDir, {recursive: true});
  cpSync(document, path.join(siteDir, 'openapi.json'));
  return (
    (await docusaurus(siteDir, ['gen-api-docs', 'all'])) +
    (await docusaurus(siteDir, ['build', ...options]))
  );
}

/**
 * @param {string} siteDir
 * @param {readonly string[]} args
 */
async function docusaurus(siteDir, args) {
  const program = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  const {output} = await succeed(
    `docusaurus ${args.join(' ')} failed in ${siteDir}`,
    run(process.execPath, [program, ...args], {
      cwd: siteDir,
      capture: true,
      env: plainEnvironment(),
    }),
  );
  return output;
}
