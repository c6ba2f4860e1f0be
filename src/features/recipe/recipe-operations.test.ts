import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {RecipeCredits, RecipeLinks} from '@site/src/features/recipe/RecipeOperations';

const NOTICE =
  '<p>The API description of this site has none of the operations of this recipe.</p>';

it('A recipe shows no empty list of operations and no empty table of credits.', () => {
  const links = createElement(RecipeLinks, {operations: []});
  const credits = createElement(RecipeCredits, {operations: [], calls: {}});
  expect(renderToStaticMarkup(links)).toBe(NOTICE);
  expect(renderToStaticMarkup(credits)).toBe(NOTICE);
});
