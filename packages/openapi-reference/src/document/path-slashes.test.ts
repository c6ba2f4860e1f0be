import {expect, it} from 'vitest';
import {repairPathSlashes} from './path-slashes';

it('A path without a slash gets one, because it would be a part of the host, unless there is that path too.', () => {
  const document = {paths: {'/a': 1, b: 2, ':80/c': 3, a: 4, 'x-note': 5}};
  expect(repairPathSlashes(document).map(({pointer}) => pointer)).toEqual([
    '#/paths/b',
    '#/paths/:80~1c',
    '#/paths/a',
  ]);
  expect(document.paths).toEqual({'/a': 1, '/b': 2, '/:80/c': 3, 'x-note': 5});
});
