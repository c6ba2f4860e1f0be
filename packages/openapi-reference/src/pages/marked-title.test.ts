import {expect, it} from 'vitest';
import {titleBesideMethod} from './marked-title';

it.each([
  ['GET /shelves', '/shelves'],
  ['List shelves', 'List shelves'],
  ['GET /shelves/top', 'GET /shelves/top'],
])('Beside its method, the operation %s is called %s.', (title, shown) => {
  expect(titleBesideMethod({title, method: 'GET', path: '/shelves'})).toBe(shown);
});
