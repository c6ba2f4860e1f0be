/*
 * Why: what is checked is the document that the site is built from, with the overlay applied.
 * Does: rejects a document that needs repairs, checks it by the rules of redocly.yaml, and lists
 * the targets of the overlay that select nothing.
 * Reads: openapi/kaia.yaml, openapi/*.overlay.yaml, redocly.yaml. Run: npm run lint:description
 */
import path from 'node:path';
import {
  formatProblems,
  getTotals,
  lintFromString,
  loadConfig,
} from '@redocly/openapi-core';
import {stringify} from 'yaml';
import {printOverlays} from '#reference/document/read-overlay';
import {readKaiaDocument} from './lib/kaia-document';
import {main, SITE_DIR} from './lib/run.mjs';

main(async () => {
  const {document, overlays} = await readKaiaDocument();
  const problems = await lintFromString({
    source: stringify(document, {aliasDuplicateObjects: false}),
    absoluteRef: path.join(SITE_DIR, 'openapi', 'kaia.yaml'),
    config: await loadConfig({configPath: path.join(SITE_DIR, 'redocly.yaml')}),
  });
  const totals = getTotals(problems);
  formatProblems(problems, {totals, cwd: SITE_DIR, version: ''});
  const unmatched = printOverlays(overlays, Infinity);
  unmatched.forEach((line) => console.error(line));
  process.exitCode = totals.errors + totals.warnings + unmatched.length > 0 ? 1 : 0;
});
