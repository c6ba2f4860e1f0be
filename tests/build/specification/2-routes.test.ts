import {describe, expect, it} from 'vitest';
import {operations, schemaPaths} from '../description';
import {builtElements, builtPage, builtPaths, oneLine} from '../pages';
import {planEndpoints} from './plan-page';
import {API_GROUPS, ENDPOINTS, isEndpoint, PRO_PLUS_ENDPOINTS, SCHEMAS} from './routes';
import {proves} from '../../specification/proves';

const PLANS = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'];

/** What the pages of each group cover, in words of their first sentences. */
const CONTENT: Record<keyof typeof API_GROUPS, string> = {
  Account: `one account with its KAIA balance | NFT items that an account holds | KIP-17
    collections | multi tokens (KIP-37 | with contract address and balance | with
    balance, name, symbol, decimals | transactions whose fee an account paid | fungible
    token transfers of an account`,
  Block: `the block with a given number | KAIA was burnt from the first block up to a given
    one | the reward of one block | Lists blocks | the newest block with its hash | KAIA
    was burnt from the first block up to the newest | the reward of the newest block`,
  Contract: `one contract with its type | several contracts | the bytecode that created a
    contract | the source code of a verified contract | the ABI of a contract`,
  Home: `number of addresses that hold KAIA | the price of KAIA | the 100 accounts`,
  NFT: `the holders of an NFT collection | the items of an NFT collection together with
    their metadata | one NFT item with its metadata address | one NFT item with its
    holder and its metadata | one NFT collection | Lists the items of an NFT collection,
    | refresh the token URI of one NFT item | the transfers of an NFT collection`,
  Stablecoin: `active addresses of a stablecoin on each day | how many accounts held a stablecoin
    on each day | the total supply of a stablecoin on each day | how much of a
    stablecoin was moved on each day | how many transfers a stablecoin had on each day |
    the accounts that hold the most of a stablecoin`,
  Swap: `swap transactions of one kind`,
  Token: `the burns of a fungible token | one fungible token | the holders of a fungible token
    | the transfers of one fungible token`,
  Transaction: `the event logs of one transaction | one transaction by its hash | the input data of
    a transaction | whether a transaction succeeded, as its receipt says | whether a
    transaction succeeded, and the reason | the transactions of the chain | the internal
    transactions of one transaction | the fungible token transfers in one transaction |
    the NFT transfers in one transaction`,
};

function builtBelow(start: string): string[] {
  return builtPaths().filter((path) => path.startsWith(start));
}

function headingOf(route: string): string {
  return builtPage(route)('main h1').text();
}

/** Links in the main text, without duplicates and anchors. */
function targetsOf(route: string): string[] {
  const targets = builtElements('main article a[href^="/"]', [route]).map(
    ({attributes}) => decodeURI((attributes.href ?? '').replace(/#.*/, '')),
  );
  return [...new Set(targets)];
}

describe('2. Screens and routes', () => {
  it(
    'All routes are static documentation pages in one docs layout with a docs sidebar.',
    proves('S2.1'),
    () => {
      const docs = builtPaths().filter((path) => path !== '/search');
      for (const part of [
        '.docs-wrapper .theme-doc-sidebar-container',
        '.docs-wrapper main article',
      ]) {
        expect(builtElements(part).map(({path}) => path)).toEqual(docs);
      }
    },
  );

  it(
    'The site is served from the root, with no base path and no trailing slash.',
    proves('S2.2'),
    () => {
      const slashed = builtElements(
        'a[href^="/"][href$="/"]:not([href="/"]), link[rel="canonical"][href$="/"]',
        builtPaths().filter((path) => path !== '/'),
      );
      expect(slashed).toEqual([]);
      const brands = builtElements('.navbar__brand');
      expect(new Set(brands.map(({attributes}) => attributes.href))).toEqual(
        new Set(['/']),
      );
    },
  );
});

describe('2. General pages', () => {
  it('/ is the docs home.', proves('S2.5'), () => {
    expect(headingOf('/')).toBe('Kaia blockchain data, one request away');
    expect(targetsOf('/')).toEqual(
      expect.arrayContaining(['/create-api-key', '/api', '/plans']),
    );
  });

  it('/endpoint-credit is the endpoint credit information.', proves('S2.8'), () => {
    const rows = builtElements('main table:first tbody tr', ['/endpoint-credit']);
    expect(rows).toHaveLength(ENDPOINTS.length);
  });

  it('/faq is the FAQ.', proves('S2.9'), () => {
    const questions = builtElements('main article h3', ['/faq']);
    expect(questions.length).toBeGreaterThan(20);
    expect(questions.filter(({text}) => !/\?\W*$/.test(text))).toEqual([]);
  });

  it('/plans is the plans overview.', proves('S2.10'), () => {
    expect(targetsOf('/plans')).toEqual(
      expect.arrayContaining(PLANS.map((plan) => `/plans/${plan}`)),
    );
  });

  it('/api is the API reference index.', proves('S2.11'), () => {
    expect(headingOf('/api')).toBe('API reference');
    expect(targetsOf('/api').filter(isEndpoint).sort()).toEqual([...ENDPOINTS].sort());
  });

  it('/schemas is the schema index.', proves('S2.12'), () => {
    expect(headingOf('/schemas')).toBe('Schemas');
    const listed = targetsOf('/schemas').filter((path) => path.startsWith('/schemas/'));
    expect(listed.sort()).toEqual(schemaPaths);
  });
});

describe('2. Plan pages', () => {
  it.each(PLANS)('/plans/%s has its name as its title.', proves('S2.13'), (plan) => {
    expect(headingOf(`/plans/${plan}`)).toBe(`${plan} plan`);
  });

  it(
    '/plans/FREE/Endpoints lists the endpoint pages available to the FREE plan: most operations are repeated there.',
    proves('S2.14', 'S2.15'),
    () => {
      const listed = planEndpoints('/plans/FREE/Endpoints', 'FREE');
      expect(listed).toHaveLength(56);
      expect(listed.sort()).toEqual(
        builtBelow('/plans/FREE/Endpoints/').filter(isEndpoint),
      );
      const originals = listed.map((path) => path.replace(/.*\/Endpoints\//, '/api/'));
      expect(ENDPOINTS).toEqual(expect.arrayContaining(originals));
    },
  );

  it(
    '/plans/PRO PLUS/Endpoints lists the three endpoint pages of the specification only.',
    proves('S2.16'),
    () => {
      const listed = planEndpoints('/plans/PRO PLUS/Endpoints', 'PRO PLUS');
      expect(listed.sort()).toEqual(PRO_PLUS_ENDPOINTS);
      expect(builtBelow('/plans/PRO PLUS/Endpoints/')).toEqual(PRO_PLUS_ENDPOINTS);
    },
  );
});

describe('2. Etherscan-compatible pages', () => {
  it('/etherscan-compatible-api has its six subpages under it.', proves('S2.17'), () => {
    const start = '/etherscan-compatible-api';
    const subpages = [
      'Accounts',
      'Contracts',
      'Stats',
      'Token',
      'Transaction',
      'blocks',
    ].map((name) => `${start}/${name}`);
    expect(headingOf(start)).toBe('Etherscan-compatible API');
    expect(builtBelow(`${start}/`)).toEqual(subpages);
    expect(targetsOf(start)).toEqual(expect.arrayContaining(subpages));
  });
});

describe('2. Endpoint reference pages: /api/{Group}/...', () => {
  it(
    'The groups and their sub-groups are all that is under /api.',
    proves('S2.20'),
    () => {
      const groups = builtPaths().flatMap(
        (path) => /^\/api\/([^/]+)/.exec(path)?.[1] ?? [],
      );
      expect([...new Set(groups)]).toEqual(Object.keys(API_GROUPS));
      expect(builtBelow('/api/').filter(isEndpoint)).toEqual([...ENDPOINTS].sort());
    },
  );

  it.each(Object.keys(API_GROUPS) as (keyof typeof API_GROUPS)[])(
    '%s has its sub-groups, and covers what the specification lists.',
    // prettier-ignore
    proves('S2.21', 'S2.22', 'S2.23', 'S2.24', 'S2.25', 'S2.26', 'S2.27', 'S2.28', 'S2.29'),
    (group) => {
      const start = `/api/${group}/`;
      const own = operations.filter(({page}) => page.startsWith(start));
      const subGroups = own.flatMap(
        ({page}) => /^(\w+)\//.exec(page.slice(start.length))?.[1] ?? [],
      );
      expect([...new Set(subGroups)].sort()).toEqual(API_GROUPS[group]);
      const sentences = own.map(
        ({page}) =>
          oneLine(builtPage(page)('article header + div p').first().text()).split(
            '. ',
          )[0] ?? '',
      );
      const missing = oneLine(CONTENT[group])
        .split(' | ')
        .filter((topic) => !sentences.some((one) => one.includes(topic)));
      expect(missing, sentences.join('\n')).toEqual([]);
    },
  );

  it(
    'The pages of operations and schemas are named like their titles.',
    proves('S2.30', 'S2.32', 'S2.33', 'S3.2'),
    () => {
      const letters = (text: string): string => text.toLowerCase().replace(/[ -]/g, '');
      const wrong = [...ENDPOINTS, ...schemaPaths].filter(
        (path) => letters(headingOf(path)) !== letters(path.split('/').at(-1) ?? ''),
      );
      // The service has other titles for these.
      expect(wrong).toEqual([
        '/api/Account/Token/get-account-fungible-token-details',
        '/api/Contract/get-creation-code-of-contract',
        '/api/Contract/get-source-code-of-contract',
      ]);
    },
  );
});

describe('2. Schema pages: /schemas/{name}', () => {
  it(
    'About 70 pages document response and data types.',
    proves('S2.31', 'S2.32', 'S2.33'),
    () => {
      expect(schemaPaths).toEqual(expect.arrayContaining(SCHEMAS));
      // The original has about 70; nested types have pages here as well.
      expect(schemaPaths.length).toBeGreaterThanOrEqual(70);
      expect(schemaPaths.length).toBeLessThan(100);
    },
  );

  it('Examples: the paged *listview types.', proves('S2.32'), () => {
    const paged = schemaPaths.filter((path) => /scopepage\w*listview$/.test(path));
    expect(paged.length).toBeGreaterThan(10);
    const fields = builtElements('[id="field-results"], [id="field-paging"]', paged);
    expect(fields).toHaveLength(2 * paged.length);
  });
});
