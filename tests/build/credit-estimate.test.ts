import {expect, it} from 'vitest';
import {operations} from './description';
import {builtPage, builtPaths, eachText, oneLine} from './pages';

const RECIPES = builtPaths().filter((page) => /^\/recipes\/(?!client$)/.test(page));

it('Without scripts, the page of the credits has the form, and says how to calculate by hand.', () => {
  const $ = builtPage('/endpoint-credit');
  const estimator = $('article form').parent();
  const field = estimator.find('input');
  expect(estimator.find(`label[for="${field.attr('id')}"]`).text()).toBe('Endpoint');
  expect(estimator.find('button[type=submit]').text()).toBe('Add');
  expect(oneLine(estimator.find('noscript').text())).toContain('needs JavaScript');
  expect(oneLine($('article').text())).toContain(
    'multiply the calls a day to each endpoint by its credits, and add up the products',
  );
});

it('The credits of an endpoint lead to an estimate with it.', () => {
  const link = builtPage('/api/Block/get-block')(
    'article header a:contains("credit a call")',
  );
  expect(link.attr('href')).toBe('/endpoint-credit?calls.getBlock=#estimate-your-use');
});

it.each(RECIPES)(
  '%s links to an estimate of its operations, each with a number of calls.',
  (page) => {
    const $ = builtPage(page);
    const links = $('article a[href^="/endpoint-credit?"]');
    expect(links).toHaveLength(1);
    const {searchParams} = new URL(links.attr('href') ?? '', 'http://localhost');
    const cells = eachText(
      $,
      '[aria-label="Credits of the recipe"] tbody tr td:first-child',
    );
    const ids = operations.filter(({title}) => cells.includes(title)).map(({id}) => id);
    // The Etherscan-compatible API has actions instead of operations.
    const expected = ids.length === 0 ? ['account.tokentx'] : ids;
    const names = [...searchParams.keys()].map((name) => name.replace(/^calls\./, ''));
    expect(names.sort()).toEqual(expected.sort());
    expect([...searchParams.values()].filter((calls) => !/^\d+$/.test(calls))).toEqual(
      [],
    );
  },
);
