import {expect, it} from 'vitest';
import {nearestPages} from './nearest-pages';

const PAGES = [
  {path: '/', title: 'Home'},
  {path: '/api', title: 'API reference'},
  {path: '/api/Block/get-block', title: 'Get Block'},
  {path: '/api/Block/get-blocks', title: 'Get Blocks'},
  {path: '/plans/FREE/Endpoints/Block/get-block', title: 'Get Block'},
];

it.each([
  // Case and punctuation do not matter.
  ['/API/block/getBlock', '/api/Block/get-block'],
  // The last segment counts.
  ['/reference/v1/get-blocks', '/api/Block/get-blocks'],
  // Only one of several pages with the same title is near, and leaves room for others.
  ['/plans/free/endpoints/block/get-block', '/plans/FREE/Endpoints/Block/get-block'],
])('The page nearest to %s is %s.', (address, nearest) => {
  const titles = nearestPages(address, PAGES, 2).map(({title}) => title);
  expect(nearestPages(address, PAGES, 2)[0]?.path).toBe(nearest);
  expect(titles.sort()).toEqual(['Get Block', 'Get Blocks']);
});

it('Of two pages that are equally near, the one with the shorter path comes first.', () => {
  const [nearest] = nearestPages('/old/get-block', [...PAGES].reverse(), 2);
  expect(nearest?.path).toBe('/api/Block/get-block');
});

it.each(['/wallet', '/%%', '/--/'])('No page is near to %s.', (address) => {
  expect(nearestPages(address, PAGES, 2)).toEqual([]);
});
