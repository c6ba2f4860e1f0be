import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtPage, builtPaths} from './pages';

interface Queries {
  queries: {expected: string[]}[];
  typos: {expected: string[]}[];
}

const {queries, typos} = JSON.parse(
  readFileSync(path.resolve(__dirname, '../search/queries.json'), 'utf8'),
) as Queries;

it('The test queries of the search lead to pages of the build and to anchors on them.', () => {
  const paths = builtPaths();
  const targets = [...queries, ...typos].flatMap(({expected}) => expected);
  const missing = targets.filter((target) => {
    const [route = '', anchor] = decodeURI(target).split('#');
    return !(
      paths.includes(route) &&
      (anchor === undefined || builtPage(route)(`[id="${anchor}"]`).length === 1)
    );
  });
  expect(targets.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});
