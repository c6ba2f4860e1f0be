/*
 * Why: the tests compare our pages with those of docusaurus-plugin-openapi-docs and its theme.
 * Does: builds their site of a document, unless none of its inputs has changed since it was built.
 * Run: node build-stock-stack.mjs <folder of the site> <unused> <document>
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {main, SITE_DIR} from '../../../scripts/lib/run.mjs';
import {buildStockStack, STOCK_FILES} from '../../../scripts/lib/stock-stack.mjs';

main(async () => {
  const [folder = '', , document = ''] = process.argv.slice(2);
  const outcomeFile = path.join(folder, 'outcome.json');
  const hash = createHash('sha256');
  const configuration = path.join(STOCK_FILES, 'docusaurus.config.js');
  for (const file of [
    document,
    configuration,
    path.join(SITE_DIR, 'package-lock.json'),
  ]) {
    hash.update(readFileSync(file));
  }
  const inputs = hash.digest('hex');
  if (
    existsSync(outcomeFile) &&
    JSON.parse(readFileSync(outcomeFile, 'utf8')).inputs === inputs
  ) {
    return;
  }
  rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  const output = await buildStockStack(folder, document);
  writeFileSync(outcomeFile, JSON.stringify({inputs, code: 0, output}));
});
