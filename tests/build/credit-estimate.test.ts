import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {operations} from './description';
import {builtPage, eachText, oneLine} from './pages';

const RECIPES = readdirSync(path.resolve(__dirname, '../../recipes'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && entry.name !== 'client')
  .map(({name}) => name);

/** The endpoints of the link to an estimate, with their calls a day. */
function estimateOf(recipe: string): [string, string][] {
  const links = builtPage(`/recipes/${recipe}`)('article a[href^="/endpoint-credit?"]');
  expect(links).toHaveLength(1);
  const {searchParams} = new URL(links.attr('href') ?? '', 'http://localhost');
  return [...searchParams].map(([name, calls]) => [name.replace(/^calls\./, ''), calls]);
}

describe('Without scripts, the page of the credits', () => {
  const estimator = builtPage('/endpoint-credit')('article form').parent();

  it('has the form, with a label for its field.', () => {
    const field = estimator.find('input');
    expect(estimator.find(`label[for="${field.attr('id')}"]`).text()).toBe('Endpoint');
    expect(estimator.find('button[type=submit]').text()).toBe('Add');
  });

  it('says that the estimator needs JavaScript, and how to calculate by hand.', () => {
    expect(oneLine(estimator.find('noscript').text())).toContain('needs JavaScript');
    const article = oneLine(builtPage('/endpoint-credit')('article').text());
    expect(article).toContain(
      'multiply the calls a day to each endpoint by its credits, and add up the products',
    );
  });
});

describe.each(RECIPES)('The recipe %s', (recipe) => {
  it('links to an estimate of its operations, each with a number of calls.', () => {
    const estimate = estimateOf(recipe);
    const titles = eachText(
      builtPage(`/recipes/${recipe}`),
      '[aria-label="Credits of the recipe"] tbody tr td:first-child',
    );
    const ids = operations
      .filter(({operation}) => titles.includes(operation.summary ?? ''))
      .map(({operation}) => operation.operationId);
    // The Etherscan-compatible API has actions instead of operations.
    const expected = ids.length === 0 ? ['account.tokentx'] : ids;
    expect(estimate.map(([id]) => id).sort()).toEqual(expected.sort());
    for (const [, calls] of estimate) {
      expect(calls).toMatch(/^\d+$/);
    }
  });
});
