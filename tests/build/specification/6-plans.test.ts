import {describe, expect, it} from 'vitest';
import {operationSummaries} from '../document';
import {builtElements, builtPage, builtPaths, oneLine} from '../pages';
import {readEndpointHeader} from '../reference-page';
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
      builtPaths().filter((path) =>
        /^\/(plans($|\/[^/]+$|\/[^/]+\/Endpoints$)|$)/.test(path),
      ),
    );
    expect(pages.length).toBeGreaterThanOrEqual(9);
    const shown = pages.flatMap(({path, text}) =>
      FIGURES.flatMap((figure) => figure.exec(text)?.[0] ?? []).map(
        (found) => `${path}: ${found}`,
      ),
    );
    expect(shown).toEqual([]);
    const unknown = pages.filter(({path, text}) =>
      path.split('/').length === 3
        ? /not published|not known|unknown|known here/i.test(text)
        : path === '/plans' && text.includes('Budget, limits'),
    );
    expect(unknown.map(({path}) => path)).toEqual([
      '/plans',
      ...PLANS.map((plan) => `/plans/${plan}`).sort(),
    ]);
  });

  for (const plan of ['STARTER', 'PRO', 'ENTERPRISE']) {
    it(
      `The permissions and limits of each tier are not shown: ${plan} lists no endpoint of its own.`,
      proves('S6.3'),
      () => {
        expect(planEndpoints(`/plans/${plan}`, plan)).toEqual([]);
      },
    );
  }

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
          const credits = $(row).find('td').last().text();
          return [$(row).find('a').first().attr('href'), credits];
        });
      const creditsByTitle = new Map(
        operationSummaries.map(({title, credits}) => [title, credits]),
      );
      const expected = ENDPOINTS.map((route) => {
        const {title} = readEndpointHeader(builtPage(route));
        return [route, String(creditsByTitle.get(title) ?? NO_NUMBER)];
      });
      expect(rows.sort()).toEqual(expected.sort());
      expect(rows.filter(([, credits]) => credits === NO_NUMBER).length).toBeGreaterThan(
        10,
      );
    },
  );

  it(
    'Plan limits and credit amounts are not shown: an endpoint page says so where no amount is known.',
    proves('S9.18'),
    () => {
      const creditsByTitle = new Map(
        operationSummaries.map(({title, credits}) => [title, credits]),
      );
      const headers = ENDPOINTS.map((route) => readEndpointHeader(builtPage(route)));
      const silent = headers.filter(({title}) => creditsByTitle.get(title) === undefined);
      expect(silent.length).toBeGreaterThan(10);
      expect(new Set(silent.map(({credits}) => credits.text))).toEqual(
        new Set(['Credits not published']),
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
      // A worked example, and the former rate of the Etherscan-compatible API, which belongs to
      // no plan.
      expect(shown).toEqual([
        '/endpoint-credit: 4,320 credits a day',
        '/etherscan-compatible-api: 10 requests per second',
        '/faq: 10 requests a second',
        '/guides/migrate-from-etherscan: 10 requests a second',
      ]);
    },
  );
});
