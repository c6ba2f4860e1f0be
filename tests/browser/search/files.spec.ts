import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../test';

const BUILD_DIR = path.resolve(__dirname, '../../../build');

/** Texts that only the stock client contains: its cache, event, classes and languages. */
const STOCK = [
  'easyops',
  'docusaurus-search-local',
  'searchByWorker',
  'searchBarContainer',
  'search-index{dir}.json',
  'comlink',
  'lunr-languages',
];

function documentsOf(file: string): unknown[] {
  const {documents} = JSON.parse(readFileSync(file, 'utf8')) as {documents: unknown[]};
  return documents;
}

test.describe('In the built site,', () => {
  const files = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'});

  test('only the custom search index contains documents.', () => {
    const indexes = files.filter((file) =>
      /search[^/]*\.json$|lunr[^/]*\.json$/.test(file),
    );
    const filled = indexes.filter(
      (file) => documentsOf(path.join(BUILD_DIR, file)).length > 0,
    );
    expect(filled).toEqual(['search-index-docs-default-current.json']);
    expect(indexes.sort()).toEqual(['search-index-default.json', ...filled]);
  });

  test('no file contains code of the stock search box and worker.', () => {
    const code = files.filter((file) => /\.(js|css|html)$/.test(file));
    expect(code.length).toBeGreaterThan(100);
    const found = code.flatMap((file) => {
      const text = readFileSync(path.join(BUILD_DIR, file), 'utf8');
      return STOCK.filter((word) => text.includes(word)).map(
        (word) => `${word}: ${file}`,
      );
    });
    expect(found).toEqual([]);
  });
});
