import type {APIRequestContext, Page} from '@playwright/test';
import {builtElements, builtPaths} from '../built-pages';
import type {SitePage} from '../pages/SitePage';
import {
  API_GROUPS,
  ENDPOINTS,
  FREE_ENDPOINTS,
  isEndpoint,
  PRO_PLUS_ENDPOINTS,
  SCHEMAS,
  SPECIFIED_ROUTES,
} from '../specified-routes';
import {expect, test} from '../test';

/** A page of the docs answers at its route, and is what the specification calls it. */
async function expectPage(
  sitePage: SitePage,
  route: string,
  title: string,
): Promise<void> {
  await sitePage.open(route);
  expect(sitePage.path).toBe(route);
  await expect(sitePage.heading).toHaveText(title);
}

/** The addresses that answer with something else than a page of their own. */
async function withoutPage(
  request: APIRequestContext,
  routes: readonly string[],
): Promise<string[]> {
  const wrong = [];
  for (const route of routes) {
    const response = await request.get(encodeURI(route), {maxRedirects: 0});
    if (response.status() !== 200) {
      wrong.push(`${route} ${response.status()}`);
    }
  }
  return wrong;
}

test.describe('2. Screens and routes', () => {
  test('All routes answer themselves, without a redirect.', async ({request}) => {
    expect(await withoutPage(request, SPECIFIED_ROUTES)).toEqual([]);
  });

  test('All routes are exact-match: what goes on behind one is no page.', async ({
    sitePage,
  }) => {
    for (const route of ['/faq/more', '/api/Account/get-account/more']) {
      await sitePage.open(route, {status: 404});
      await expect(sitePage.heading).toHaveText('Page Not Found');
    }
  });

  test('All routes are static documentation pages in one docs layout with a docs sidebar.', async ({
    sharedPage,
  }) => {
    const docs = builtPaths().filter((path) => path !== '/search');
    const layouts = await builtElements(
      sharedPage,
      '.docs-wrapper .theme-doc-sidebar-container, .docs-wrapper main article',
    );
    for (const part of ['theme-doc-sidebar-container', undefined]) {
      const paths = layouts
        .filter(({attributes}) => attributes.class?.split(' ')[0] === part)
        .map(({path}) => path);
      expect(paths).toEqual(docs);
    }
  });

  test('The site is served from the root, with no base path and no trailing slash.', async ({
    request,
    sharedPage,
  }) => {
    expect((await request.get('/faq/', {maxRedirects: 0})).headers().location).toBe(
      '/faq',
    );
    const slashed = await builtElements(
      sharedPage,
      'a[href^="/"][href$="/"]:not([href="/"]), link[rel="canonical"][href$="/"]',
      builtPaths().filter((path) => path !== '/'),
    );
    expect(slashed).toEqual([]);
    const brands = await builtElements(sharedPage, '.navbar__brand');
    expect(new Set(brands.map(({attributes}) => attributes.href))).toEqual(
      new Set(['/']),
    );
  });

  test.describe('General pages', () => {
    test('/ is the docs home.', async ({sitePage}) => {
      await expectPage(sitePage, '/', 'Kaia blockchain data, one request away');
    });

    test('/account-creation is about account creation.', async ({sitePage}) => {
      await expectPage(sitePage, '/account-creation', 'Create an account');
    });

    test('/create-api-key is the API key creation guide.', async ({sitePage}) => {
      await expectPage(sitePage, '/create-api-key', 'Create an API key');
    });

    test('/endpoint-credit is the endpoint credit information.', async ({
      page,
      sitePage,
    }) => {
      await expectPage(sitePage, '/endpoint-credit', 'Endpoint credits');
      const rows = page.getByRole('main').getByRole('row');
      await expect(rows).toHaveCount(ENDPOINTS.length + 1);
    });

    test('/faq is the FAQ.', async ({sitePage}) => {
      await expectPage(sitePage, '/faq', 'Frequently asked questions');
    });

    test('/plans is the plans overview.', async ({page, sitePage}) => {
      await expectPage(sitePage, '/plans', 'Plans');
      for (const plan of ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE']) {
        await expect(
          page.getByRole('main').getByRole('link', {name: plan, exact: true}),
        ).not.toHaveCount(0);
      }
    });

    test('/api is the API reference index.', async ({sharedPage}) => {
      const links = await builtElements(sharedPage, 'main a[href]', ['/api']);
      const listed = links
        .map(({attributes}) => attributes.href ?? '')
        .filter(isEndpoint);
      expect([...new Set(listed)].sort()).toEqual([...ENDPOINTS].sort());
    });

    test('/schemas is the schema index.', async ({sharedPage}) => {
      const links = await builtElements(sharedPage, 'main a[href]', ['/schemas']);
      const listed = links
        .map(({attributes}) => attributes.href ?? '')
        .filter((href) => href.startsWith('/schemas/'));
      const built = builtPaths().filter((path) => path.startsWith('/schemas/'));
      expect([...new Set(listed)].sort()).toEqual(built);
    });
  });

  test.describe('Plan pages', () => {
    test('/plans/FREE, /plans/STARTER, /plans/PRO, /plans/PRO PLUS and /plans/ENTERPRISE.', async ({
      sitePage,
    }) => {
      for (const plan of ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE']) {
        await expectPage(sitePage, `/plans/${plan}`, `${plan} plan`);
      }
    });

    test('/plans/FREE/Endpoints lists the endpoint pages available to the FREE plan.', async ({
      planPage,
      request,
    }) => {
      await planPage.open('/plans/FREE/Endpoints');
      const listed = await planPage.endpoints('FREE');
      expect(listed).toHaveLength(56);
      expect(listed).toEqual(expect.arrayContaining(FREE_ENDPOINTS));
      expect(await withoutPage(request, listed)).toEqual([]);
    });

    test('Most of the API operations are repeated under /plans/FREE/Endpoints/... .', async ({
      sitePage,
    }) => {
      const built = builtPaths();
      const repeated = built.filter((path) => path.startsWith('/plans/FREE/Endpoints/'));
      expect(repeated.length / ENDPOINTS.length).toBeGreaterThan(0.9);
      const originals = repeated.map((path) =>
        path.replace('/plans/FREE/Endpoints/', '/api/'),
      );
      expect(ENDPOINTS).toEqual(expect.arrayContaining(originals));
      await expectPage(sitePage, '/plans/FREE/Endpoints/Block/get-block', 'Get Block');
    });

    test('/plans/PRO PLUS/Endpoints lists only three endpoint pages: get-account-internal-transactions, get-swap-transaction and get-transactions.', async ({
      planPage,
    }) => {
      await planPage.open('/plans/PRO PLUS/Endpoints');
      const listed = await planPage.endpoints('PRO PLUS');
      expect(listed.sort()).toEqual(PRO_PLUS_ENDPOINTS);
      const built = builtPaths().filter((path) =>
        path.startsWith('/plans/PRO PLUS/Endpoints/'),
      );
      expect(built).toEqual(PRO_PLUS_ENDPOINTS);
    });
  });

  test.describe('Etherscan-compatible pages', () => {
    test('/etherscan-compatible-api, with these subpages under it: /Accounts, /blocks, /Contracts, /Stats, /Token, /Transaction.', async ({
      page,
      sitePage,
    }) => {
      await expectPage(sitePage, '/etherscan-compatible-api', 'Etherscan-compatible API');
      const built = builtPaths().filter((path) =>
        path.startsWith('/etherscan-compatible-api/'),
      );
      expect(built.map((path) => path.split('/').at(-1)).sort()).toEqual([
        'Accounts',
        'Contracts',
        'Stats',
        'Token',
        'Transaction',
        'blocks',
      ]);
      for (const subpage of built) {
        await expect(
          page.getByRole('main').locator(`a[href^="${subpage}"]`),
        ).not.toHaveCount(0);
      }
      expect(await withoutPage(page.request, built)).toEqual([]);
    });
  });

  test.describe('Smart contract verification', () => {
    test('/smart-contract-verification/foundry-verify', async ({page, sitePage}) => {
      await expectPage(
        sitePage,
        '/smart-contract-verification/foundry-verify',
        'Verify a contract with Foundry',
      );
      await expect(page.getByRole('main')).toContainText('forge verify-contract');
    });

    test('/smart-contract-verification/hardhat-verify', async ({page, sitePage}) => {
      await expectPage(
        sitePage,
        '/smart-contract-verification/hardhat-verify',
        'Verify a contract with Hardhat',
      );
      await expect(page.getByRole('main')).toContainText('npx hardhat');
    });
  });

  test.describe('Endpoint reference pages: /api/{Group}/...', () => {
    /** The pages of a group that the build has, and its sub-groups, are those of the specification. */
    const expectGroup = (group: keyof typeof API_GROUPS): void => {
      const start = `/api/${group}/`;
      const built = builtPaths().filter((path) => path.startsWith(start));
      expect(built).toEqual(ENDPOINTS.filter((path) => path.startsWith(start)).sort());
      const subGroups = built
        .map((path) => path.slice(start.length).split('/'))
        .flatMap(([first = '', second]) => (second === undefined ? [] : [first]));
      expect([...new Set(subGroups)]).toEqual(API_GROUPS[group]);
    };

    test('The groups and their sub-groups are all that is under /api.', () => {
      const groups = builtPaths().flatMap(
        (path) => /^\/api\/([^/]+)/.exec(path)?.[1] ?? [],
      );
      expect([...new Set(groups)]).toEqual(Object.keys(API_GROUPS));
    });

    test('Account: sub-groups EventLog, InternalTransaction, Key, NFT, Token, Transaction, Transfer. The content covers the account, NFT inventories, NFT balances (including KIP-17 and KIP-37), fungible token balances and details, fee-paid transactions and token transfers.', () => {
      expectGroup('Account');
    });

    test('Block: sub-groups InternalTransaction and Transaction. The content covers a block, burns, rewards, the list of blocks, the latest block, and the latest burns and rewards.', () => {
      expectGroup('Block');
    });

    test('Contract: sub-group Utils. The content covers a contract, contracts, creation code, source code and ABI.', () => {
      expectGroup('Contract');
    });

    test('Home: holder count, price, top 100 accounts.', () => {
      expectGroup('Home');
    });

    test('NFT: sub-groups Inventory and Transfer. The content covers holders, inventory details, an item, a token item, a token, inventories, refresh item and transfers.', () => {
      expectGroup('NFT');
    });

    test('Stablecoin: daily active address count, daily total holder count, daily total supply amount, daily transaction volume, daily transfer count, and top accounts.', () => {
      expectGroup('Stablecoin');
    });

    test('Swap: swap transaction.', () => {
      expectGroup('Swap');
    });

    test('Token: sub-group Transfer. The content covers burns, fungible token, holders and transfers.', () => {
      expectGroup('Token');
    });

    test('Transaction: sub-groups EventLog, InternalTransaction and Transfer. The content covers event logs, a transaction, input data, receipt status, status, the list, internal transactions, and fungible and non-fungible token transfers.', () => {
      expectGroup('Transaction');
    });

    test('Example operation page names: get-account, get-block, get-blocks, get-latest-block, get-contract, get-contracts, get-transaction, get-transactions, get-fungible-token, get-non-fungible-token, get-nft-item, refresh-nft-item, get-swap-transaction, get-kaia-price, get-kaia-holder-count, get-top-100-kaia-accounts, get-top-stable-coin-accounts, get-account-internal-transactions.', async ({
      sharedPage,
    }) => {
      const headings = await builtElements(sharedPage, 'main h1', ENDPOINTS);
      const names = headings.map(({path, text}) => [path.split('/').at(-1), text]);
      expect(names).toEqual(
        expect.arrayContaining([
          ['get-account', 'Get Account'],
          ['get-block', 'Get Block'],
          ['get-blocks', 'Get Blocks'],
          ['get-latest-block', 'Get Latest Block'],
          ['get-contract', 'Get Contract'],
          ['get-contracts', 'Get Contracts'],
          ['get-transaction', 'Get Transaction'],
          ['get-transactions', 'Get Transactions'],
          ['get-fungible-token', 'Get Fungible Token'],
          ['get-non-fungible-token', 'Get Non Fungible Token'],
          ['get-nft-item', 'Get Nft Item'],
          ['refresh-nft-item', 'Refresh Nft Item'],
          ['get-swap-transaction', 'Get Swap Transaction'],
          ['get-kaia-price', 'Get Kaia Price'],
          ['get-kaia-holder-count', 'Get Kaia Holder Count'],
          ['get-top-100-kaia-accounts', 'Get Top 100 Kaia Accounts'],
          ['get-top-stable-coin-accounts', 'Get Top Stable Coin Accounts'],
          ['get-account-internal-transactions', 'Get Account Internal Transactions'],
        ]),
      );
    });
  });

  test.describe('Schema pages: /schemas/{name}', () => {
    const built = builtPaths().filter((path) => path.startsWith('/schemas/'));

    /** Each of the pages is there, and its title is its name with or without spaces. */
    const expectSchemas = async (page: Page, names: readonly string[]): Promise<void> => {
      const headings = await builtElements(
        page,
        'main h1',
        names.map((name) => `/schemas/${name}`),
      );
      expect(headings.map(({text}) => text.toLowerCase().replaceAll(' ', '-'))).toEqual(
        names,
      );
    };

    test('About 70 pages document response and data types.', () => {
      expect(built).toEqual(expect.arrayContaining(SCHEMAS));
      // About 70 that the original is known by, and types within them that have a page here as well.
      expect(built.length).toBeGreaterThanOrEqual(70);
      expect(built.length).toBeLessThan(100);
    });

    test('Examples: accountview, account key, blockview, block list view, transactionview, tokenview, nftview, holder, input data, unit, transaction status, scopepaging.', async ({
      sharedPage,
    }) => {
      await expectSchemas(sharedPage, [
        'accountview',
        'account-key',
        'blockview',
        'block-list-view',
        'transactionview',
        'tokenview',
        'nftview',
        'holder',
        'input-data',
        'unit',
        'transaction-status',
        'scopepaging',
      ]);
    });

    test('Examples: the paged *listview types.', async ({sharedPage}) => {
      const paged = built.filter((path) => /scopepage\w*listview$/.test(path));
      expect(paged.length).toBeGreaterThan(10);
      const fields = await builtElements(
        sharedPage,
        '[id="field-results"], [id="field-paging"]',
        paged,
      );
      expect(fields).toHaveLength(2 * paged.length);
    });

    test('Also named: block burn, block reward, committee, event log, kaia summary and price, swap transaction detail, and the token balance, burn, detail, holder and transfer lists.', async ({
      sharedPage,
    }) => {
      await expectSchemas(sharedPage, [
        'block-burn',
        'block-reward',
        'committee',
        'event-log',
        'kaia-summary',
        'price',
        'swap-transaction-detail',
        'token-balance-list',
        'token-burn-list',
        'token-detail-list',
        'token-holder-list',
        'token-transfer-list',
      ]);
    });

    test('Their fields are not shown: a field that was inferred is marked as not yet verified.', async ({
      sharedPage,
    }) => {
      const marks = await builtElements(
        sharedPage,
        'article li[id^="field-"] > :first-child > span',
        built,
      );
      const marked = marks.filter(({text}) => text === 'Not yet verified');
      expect(marked.length).toBeGreaterThan(50);
    });
  });
});
