/*
 * Why: what docusaurus-plugin-openapi-docs and its theme make of the same document is the baseline of our site.
 * Does: builds their site, whose own files are in the folder stock-stack.
 */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {packageFile, plainEnvironment, run, SITE_DIR, succeed} from './run.mjs';

/** The own files of the site. */
const STOCK_FILES = path.join(SITE_DIR, 'scripts', 'lib', 'stock-stack');

/**
 * Generates and builds the site.
 *
 * @param siteDir an empty folder below node_modules, where webpack finds the packages
 * @param document OpenAPI as JSON
 * @param options of `docusaurus build`
 */
export async function buildStockStack(
  siteDir: string,
  document: string,
  options: readonly string[] = [],
): Promise<void> {
  cpSync(STOCK_FILES, siteDir, {recursive: true});
  cpSync(document, path.join(siteDir, 'openapi.json'));
  const program = packageFile('@docusaurus/core/bin/docusaurus.mjs');
  for (const args of [
    ['gen-api-docs', 'all'],
    ['build', ...options],
  ]) {
    await succeed(
      `docusaurus ${args.join(' ')} failed in ${siteDir}`,
      run(process.execPath, [program, ...args], {
        cwd: siteDir,
        capture: true,
        env: plainEnvironment(),
      }),
    );
  }
}
