import {describe, expect, it} from 'vitest';
import {operations} from '../description';
import {builtElements, builtPage, builtPaths, eachText, oneLine} from '../pages';
import {planEndpoints} from './plan-page';
import {proves} from '../../specification/proves';

/** How the name of a plan is known, where only its name is. */
const PLANS = [
  ['FREE', undefined],
  ['STARTER', '/evidence#inferred'],
  ['PRO', '/evidence#inferred'],
  ['PRO PLUS', undefined],
  ['ENTERPRISE', '/evidence#inferred'],
] as const;

const NAMES = PLANS.map(([name]) => name);

const ONLY_NAMED = PLANS.flatMap(([name, mark]) => (mark === undefined ? [] : [name]));

/** Patterns of limits and prices. */
const FIGURES = [
  /\d[\d,.]*\s*(credits|requests|calls|queries)\s*(per|a|an|\/|every)\s*(second|minute|hour|day|month)/i,
  /[$€£₩]\s?\d|\d\s?(USD|EUR|KRW|KAIA)\s*(per|a|\/)/,
  /(daily|monthly) (budget|limit|quota) (is|of) \d/i,
];

/** Text of the credit table if the document has no credits. */
const NO_NUMBER = '–';

describe('6. Roles and permissions', () => {
  it(
    'Plan tiers are named: FREE, STARTER, PRO, PRO PLUS, ENTERPRISE; three are marked, as only their names are known.',
    proves('S6.2'),
    () => {
      const $ = builtPage('/plans');
      const named = eachText($, '.theme-doc-sidebar-menu a[href^="/plans/"]');
      expect(named.filter((name) => NAMES.includes(name as 'FREE'))).toEqual(NAMES);
      const unknown = 'main table:contains("Not known") tbody td:first-child';
      expect(eachText($, unknown)).toEqual(NAMES);
      const cells = $('main table').first().find('tbody th').toArray();
      const marks = cells.map((cell) => [
        oneLine($(cell).find('a').first().text()),
        $(cell).find('a[href^="/evidence#"]').attr('href'),
      ]);
      expect(marks).toEqual(PLANS);
    },
  );

  it('The permissions and limits of each tier are not shown.', proves('S6.3'), () => {
    const pages = builtElements(
      'article',
      NAMES.map((plan) => `/plans/${plan}`),
    );
    const unknown = /not published|not known|unknown|known here/i;
    expect(pages.filter(({text}) => !unknown.test(text))).toEqual([]);
    expect(builtPage('/plans')('article').text()).toContain('Budget, limits');
  });

  it.each(ONLY_NAMED)(
    'Of %s, the name is marked, and no endpoint of its own is listed.',
    proves('S6.3'),
    (plan) => {
      const sentences = eachText(builtPage(`/plans/${plan}`), 'article p');
      const [sentence] = sentences.filter((text) =>
        text.includes('Only its name is known here'),
      );
      expect(sentence).toContain('Inferred');
      expect(planEndpoints(`/plans/${plan}`, plan)).toEqual([]);
    },
  );
});

describe('9. Business constants and limits', () => {
  it(
    'The credit table has a number where the description has one, and a dash elsewhere.',
    proves('S9.18'),
    () => {
      const $ = builtPage('/endpoint-credit');
      const rows = $('main table:first tbody tr').toArray();
      const shown = rows.map((row) => {
        const credits = $(row).find('td').last().clone();
        credits.find('a').remove();
        return [$(row).find('a').first().attr('href'), credits.text().trim()];
      });
      const expected = operations.map(({page, credits}) => [
        page,
        String(credits ?? NO_NUMBER),
      ]);
      expect(new Set(shown)).toEqual(new Set(expected));
      expect(shown).toHaveLength(expected.length);
      expect($('main table:first a[href="/evidence#seen-in-use"]')).toHaveLength(4);
    },
  );

  it(
    'Plan limits and credit amounts are not shown: an endpoint page says so where no amount is known.',
    proves('S9.18'),
    () => {
      const silent = operations.filter(({credits}) => credits === undefined);
      expect(silent.length).toBeGreaterThan(10);
      const headers = builtElements(
        'article header > p',
        silent.map(({page}) => page),
      );
      const others = headers.filter(({text}) => !text.includes('Credits not published'));
      expect(others).toEqual([]);
    },
  );

  it(
    'Plan limits and credit amounts are not shown: no page says how many credits or requests a plan has.',
    proves('S9.18'),
    () => {
      const shown = builtPaths().flatMap((path) => {
        const article = builtPage(path)('article').clone();
        // A shell program has parameters such as $1.
        article.find('[data-language-sample] pre').remove();
        const text = oneLine(article.text());
        return FIGURES.flatMap((figure) => figure.exec(text)?.[0] ?? []).map(
          (found) => `${path}: ${found}`,
        );
      });
      // Worked examples, and the former rate of the Etherscan-compatible API, which belongs to
      // no plan.
      expect(shown).toEqual([
        '/endpoint-credit: 4,320 credits a day',
        '/etherscan-compatible-api: 10 requests per second',
        '/faq: 10 requests a second',
        '/guides/errors: 10 requests a second',
        '/guides/migrate-from-etherscan: 10 requests a second',
        '/guides/watch-address: 34,560 calls a day',
      ]);
    },
  );
});
