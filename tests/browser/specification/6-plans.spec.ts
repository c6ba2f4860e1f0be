import {builtElements, builtPaths} from '../built-pages';
import {ENDPOINTS} from '../specified-routes';
import {expect, test} from '../test';

const PLANS = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'];

/** What a limit or a price would look like. */
const FIGURES = [
  /\d[\d,.]*\s*(credits|requests|calls|queries)\s*(per|a|an|\/|every)\s*(second|minute|hour|day|month)/i,
  /[$€£₩]\s?\d|\d\s?(USD|EUR|KRW|KAIA)\s*(per|a|\/)/,
  /(daily|monthly) (budget|limit|quota) (is|of) \d/i,
];

test.describe('6. Roles and permissions', () => {
  test('There are no user roles and no sign-in: who asks gets the same page, whatever they send along.', async ({
    request,
  }) => {
    for (const route of ['/', '/plans/ENTERPRISE', '/api/Swap/get-swap-transaction']) {
      const plain = await request.get(route);
      const known = await request.get(route, {
        headers: {authorization: 'Bearer a-key', cookie: 'session=1; role=admin'},
      });
      expect(plain.status()).toBe(200);
      expect(await known.text()).toBe(await plain.text());
      expect(plain.headers()).not.toHaveProperty('set-cookie');
      expect(plain.headers()).not.toHaveProperty('www-authenticate');
    }
  });

  test('Plan tiers are named: FREE, STARTER, PRO, PRO PLUS, ENTERPRISE.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/plans');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const named = await sidebar.locator('a[href^="/plans/"]:visible').allTextContents();
    expect(named.filter((name) => PLANS.includes(name))).toEqual(PLANS);
    const known = page.getByRole('table').filter({hasText: 'Not known'}).getByRole('row');
    expect(
      (await known.locator('td:first-child').allTextContents()).map((text) =>
        text.trim(),
      ),
    ).toEqual(PLANS);
  });

  test('The permissions and limits of each tier are not shown.', async ({sharedPage}) => {
    const pages = await builtElements(
      sharedPage,
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
    test(`The permissions and limits of each tier are not shown: ${plan} lists no endpoint of its own.`, async ({
      planPage,
    }) => {
      await planPage.open(`/plans/${plan}`);
      expect(await planPage.endpoints(plan)).toEqual([]);
    });
  }

  test('FREE lists most endpoints.', async ({planPage}) => {
    await planPage.open('/plans/FREE');
    const listed = await planPage.endpoints('FREE');
    expect(listed).toHaveLength(56);
    expect(listed.length / ENDPOINTS.length).toBeGreaterThan(0.9);
  });

  test('PRO PLUS lists only get-account-internal-transactions, get-swap-transaction and get-transactions.', async ({
    planPage,
  }) => {
    await planPage.open('/plans/PRO PLUS');
    const listed = await planPage.endpoints('PRO PLUS');
    expect(listed.map((path) => path.split('/').at(-1)).sort()).toEqual([
      'get-account-internal-transactions',
      'get-swap-transaction',
      'get-transactions',
    ]);
  });
});
