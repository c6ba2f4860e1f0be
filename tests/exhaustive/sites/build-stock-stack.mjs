/*
 * Why: the tests compare our pages with those of docusaurus-plugin-openapi-docs and its theme.
 * Does: builds their site of a document, unless it is built.
 * Run: node build-stock-stack.mjs <folder of the site> <unused> <document>
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {main, SITE_DIR} from '../../../scripts/lib/run.mjs';
import {buildStockStack, STOCK_FILES} from '../../../scripts/lib/stock-stack.mjs';
import {buildOnce} from './build-once.mjs';

main(async () => {
  const [folder = '', , document = ''] = process.argv.slice(2);
  const own = readdirSync(STOCK_FILES, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [document, path.join(SITE_DIR, 'package-lock.json'), ...own]) {
    hash.update(readFileSync(file));
  }
  await buildOnce(folder, hash.digest('hex'), async () => ({
    code: 0,
    // Nothing that the tests prove depends on minified code.
    output: await buildStockStack(folder, document, ['--no-minify']),
  }));
});
