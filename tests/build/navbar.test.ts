import {expect, it} from 'vitest';
import {builtElements, builtPaths} from './pages';

it('The navbar marks one section on each page except the home page and the search.', () => {
  const marked = builtElements('.navbar__items .navbar__link[aria-current]');
  const sections = new Map(marked.map(({path, text}) => [path, text]));
  expect(marked.length).toBe(sections.size);
  const unmarked = builtPaths().filter((path) => !sections.has(path));
  expect(unmarked).toEqual(['/', '/search']);
  expect(sections.get('/schemas/unit')).toBe('API');
  expect(sections.get('/plans/FREE')).toBe('Plans');
  expect(sections.get('/faq')).toBe('Guides');
  expect(sections.get('/recipes')).toBe('Recipes');
});
