import {describe, expect, it} from 'vitest';
import {operations} from '../description';
import {builtElements, builtPage, builtPaths, oneLine} from '../pages';
import {planEndpoints} from './plan-page';
import {ENDPOINTS} from './routes';
import {proves} from '../../specification/proves';

const PLANS = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'];

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
    'Plan tiers are named: FREE, STARTER, PRO, PRO PLUS, ENTERPRISE.',
    proves('S6.2'),
    () => {
      const $ = builtPage('/plans');
      const textsOf = (selector: string): string[] =>
        $(selector)
          .toArray()
          .map((element) => oneLine($(element).text()));
      const named = textsOf('.theme-doc-sidebar-menu a[href^="/plans/"]');
      expect(named.filter((name) => PLANS.includes(name))).toEqual(PLANS);
      expect(textsOf('main table:contains("Not known") tbody td:first-child')).toEqual(
        PLANS,
      );
    },
  );

  it('The permissions and limits of each tier are not shown.', proves('S6.3'), () => {
    const pages = builtElements(
      'article',
      PLANS.map((plan) => `/plans/${plan}`),
    );
    const unknown = /not published|not known|unknown|known here/i;
    expect(pages.filter(({text}) => !unknown.test(text))).toEqual([]);
    expect(builtPage('/plans')('article').text()).toContain('Budget, limits');
  });

  it.each(['STARTER', 'PRO', 'ENTERPRISE'])(
    'The permissions and limits of each tier are not shown: %s lists no endpoint of its own.',
    proves('S6.3'),
    (plan) => {
      expect(planEndpoints(`/plans/${plan}`, plan)).toEqual([]);
    },
  );

  it('FREE lists most endpoints.', proves('S6.4'), () => {
    const listed = planEndpoints('/plans/FREE', 'FREE');
    expect(listed).toHaveLength(56);
    expect(listed.length / ENDPOINTS.length).toBeGreaterThan(0.9);
  });

  it(
    'PRO PLUS lists only get-account-internal-transactions, get-swap-transaction and get-transactions.',
    proves('S6.5'),
    () => {
      const listed = planEndpoints('/plans/PRO PLUS', 'PRO PLUS');
      expect(listed.map((path) => path.split('/').at(-1)).sort()).toEqual([
        'get-account-internal-transactions',
        'get-swap-transaction',
        'get-transactions',
      ]);
    },
  );
});

describe('9. Business constants and limits', () => {
  it(
    'The credit table has a number where the description has one, and a dash elsewhere.',
    proves('S9.18'),
    () => {
      const $ = builtPage('/endpoint-credit');
      const rows = $('main table:first tbody tr')
        .toArray()
        .map((row) => {
          const credits = $(row).find('td').last().clone();
          credits.find('a').remove();
          return [$(row).find('a').first().attr('href'), credits.text().trim()];
        });
      const expected = operations.map(({operation, page}) => [
        page,
        operation['x-credits'] === undefined
          ? NO_NUMBER
          : JSON.stringify(operation['x-credits']),
      ]);
      expect(rows.sort()).toEqual(expected.sort());
      expect($('main table:first a[href="/evidence#seen-in-use"]')).toHaveLength(4);
      expect(rows.filter(([, credits]) => credits === NO_NUMBER).length).toBeGreaterThan(
        10,
      );
    },
  );

  it(
    'Plan limits and credit amounts are not shown: an endpoint page says so where no amount is known.',
    proves('S9.18'),
    () => {
      const silent = operations.filter(({operation}) => !('x-credits' in operation));
      expect(silent.length).toBeGreaterThan(10);
      const headers = builtElements(
        'article header > p',
        silent.map(({page}) => page),
      );
      expect(headers.filter(({text}) => !text.includes('Credits not published'))).toEqual(
        [],
      );
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
        '/guides/migrate-from-etherscan: 10 requests a second',
        '/guides/watch-address: 34,560 calls a day',
      ]);
    },
  );
});
