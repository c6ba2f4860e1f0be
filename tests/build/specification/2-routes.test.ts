import {describe, expect, it} from 'vitest';
import {describedSchema, schemaNames, schemaPath} from '../document';
import {builtElements, builtPage, builtPaths, oneLine} from '../pages';
import {type Link, readEndpointHeader, readEntries} from '../reference-page';
import {GROUP_CONTENT} from './group-content';
import {planEndpoints} from './plan-page';
import {
  API_GROUPS,
  ENDPOINTS,
  FREE_ENDPOINTS,
  isEndpoint,
  PRO_PLUS_ENDPOINTS,
  SCHEMAS,
  SPECIFIED_ROUTES,
} from './routes';
import {proves} from '../../specification/proves';

const PLANS = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'];

const schemaPaths = builtPaths().filter((path) => path.startsWith('/schemas/'));

function builtBelow(start: string): string[] {
  return builtPaths().filter((path) => path.startsWith(start));
}

function headingOf(route: string): string {
  return builtPage(route)('main h1').text();
}

/** The main text of a page. */
function contentOf(route: string): string {
  return oneLine(builtPage(route)('main article').text());
}

/** Links in the main text, without duplicates and anchors. */
function targetsOf(route: string): string[] {
  const targets = builtElements('main article a[href^="/"]', [route]).map(
    ({attributes}) => decodeURI((attributes.href ?? '').replace(/#.*/, '')),
  );
  return [...new Set(targets)];
}

describe('2. Screens and routes', () => {
  it('All routes are pages of the build.', () => {
    const built = builtPaths();
    expect(SPECIFIED_ROUTES.filter((route) => !built.includes(route))).toEqual([]);
  });

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

  it('/account-creation is about account creation.', proves('S2.6'), () => {
    expect(headingOf('/account-creation')).toBe('Create an account');
    expect(contentOf('/account-creation')).toMatch(
      /Sign up.*Enter your e-mail address and a password/,
    );
  });

  it('/create-api-key is the API key creation guide.', proves('S2.7'), () => {
    expect(headingOf('/create-api-key')).toBe('Create an API key');
    expect(contentOf('/create-api-key')).toMatch(
      /Create the key.*Open the API key page of your account/,
    );
  });

  it('/endpoint-credit is the endpoint credit information.', proves('S2.8'), () => {
    expect(headingOf('/endpoint-credit')).toBe('Endpoint credits');
    const rows = builtElements('main table:first tbody tr', ['/endpoint-credit']);
    expect(rows).toHaveLength(ENDPOINTS.length);
  });

  it('/faq is the FAQ.', proves('S2.9'), () => {
    expect(headingOf('/faq')).toBe('Frequently asked questions');
    const questions = builtElements('main article h3', ['/faq']);
    expect(questions.length).toBeGreaterThan(20);
    expect(questions.filter(({text}) => !/\?\W*$/.test(text))).toEqual([]);
  });

  it('/plans is the plans overview.', proves('S2.10'), () => {
    expect(headingOf('/plans')).toBe('Plans');
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
  it(
    '/plans/FREE, /plans/STARTER, /plans/PRO, /plans/PRO PLUS and /plans/ENTERPRISE.',
    proves('S2.13'),
    () => {
      for (const plan of PLANS) {
        expect(headingOf(`/plans/${plan}`)).toBe(`${plan} plan`);
      }
    },
  );

  it(
    '/plans/FREE/Endpoints lists the endpoint pages available to the FREE plan.',
    proves('S2.14'),
    () => {
      const listed = planEndpoints('/plans/FREE/Endpoints', 'FREE');
      expect(listed).toHaveLength(56);
      expect(listed).toEqual(expect.arrayContaining(FREE_ENDPOINTS));
      expect([...listed].sort()).toEqual(
        builtBelow('/plans/FREE/Endpoints/').filter(isEndpoint),
      );
    },
  );

  it(
    'Most of the API operations are repeated under /plans/FREE/Endpoints/... .',
    proves('S2.15'),
    () => {
      const repeated = builtBelow('/plans/FREE/Endpoints/');
      expect(repeated.length / ENDPOINTS.length).toBeGreaterThan(0.9);
      for (const path of repeated) {
        const original = path.replace('/plans/FREE/Endpoints/', '/api/');
        expect(ENDPOINTS).toContain(original);
        expect(readEndpointHeader(builtPage(path))).toEqual(
          readEndpointHeader(builtPage(original)),
        );
      }
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

describe('2. Smart contract verification', () => {
  it('/smart-contract-verification/foundry-verify', proves('S2.18'), () => {
    const route = '/smart-contract-verification/foundry-verify';
    expect(headingOf(route)).toBe('Verify a contract with Foundry');
    expect(contentOf(route)).toContain('forge verify-contract');
  });

  it('/smart-contract-verification/hardhat-verify', proves('S2.19'), () => {
    const route = '/smart-contract-verification/hardhat-verify';
    expect(headingOf(route)).toBe('Verify a contract with Hardhat');
    expect(contentOf(route)).toContain('npx hardhat verify');
  });
});

describe('2. Endpoint reference pages: /api/{Group}/...', () => {
  /**
   * Each group has the pages and sub-groups of the specification. The listed topics occur in the
   * descriptions and response fields of these pages.
   */
  function expectGroup(group: keyof typeof API_GROUPS): void {
    const start = `/api/${group}/`;
    const built = builtBelow(start);
    expect(built).toEqual(ENDPOINTS.filter((path) => path.startsWith(start)).sort());
    const subGroups = built
      .map((path) => path.slice(start.length).split('/'))
      .flatMap(([first = '', second]) => (second === undefined ? [] : [first]));
    expect([...new Set(subGroups)]).toEqual(API_GROUPS[group]);
    for (const {subject, page, says, fields} of GROUP_CONTENT[group]) {
      const $ = builtPage(start + page);
      expect.soft(readEndpointHeader($).description, subject).toMatch(says);
      const names = readEntries($, '200-').map(({id}) => id);
      expect
        .soft(names, subject)
        .toEqual(expect.arrayContaining(fields.map((field) => `200-${field}`)));
    }
  }

  it(
    'The groups and their sub-groups are all that is under /api.',
    proves('S2.20'),
    () => {
      const groups = builtPaths().flatMap(
        (path) => /^\/api\/([^/]+)/.exec(path)?.[1] ?? [],
      );
      expect([...new Set(groups)]).toEqual(Object.keys(API_GROUPS));
    },
  );

  it(
    'Account has its seven sub-groups, and covers what the specification lists.',
    proves('S2.21'),
    () => {
      expectGroup('Account');
    },
  );

  it(
    'Block has its two sub-groups, and covers what the specification lists.',
    proves('S2.22'),
    () => {
      expectGroup('Block');
    },
  );

  it(
    'Contract has its sub-group Utils, and covers what the specification lists.',
    proves('S2.23'),
    () => {
      expectGroup('Contract');
    },
  );

  it('Home: holder count, price, top 100 accounts.', proves('S2.24'), () => {
    expectGroup('Home');
  });

  it(
    'NFT has its two sub-groups, and covers what the specification lists.',
    proves('S2.25'),
    () => {
      expectGroup('NFT');
    },
  );

  it('Stablecoin covers the daily figures and the top accounts.', proves('S2.26'), () => {
    expectGroup('Stablecoin');
  });

  it('Swap: swap transaction.', proves('S2.27'), () => {
    expectGroup('Swap');
  });

  it(
    'Token: sub-group Transfer. The content covers burns, fungible token, holders and transfers.',
    proves('S2.28'),
    () => {
      expectGroup('Token');
    },
  );

  it(
    'Transaction has its three sub-groups, and covers what the specification lists.',
    proves('S2.29'),
    () => {
      expectGroup('Transaction');
    },
  );

  it('The example names of operation pages are pages.', proves('S2.30'), () => {
    const names = ENDPOINTS.map((path) => [path.split('/').at(-1), headingOf(path)]);
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
        ['get-nft-item', 'Get NFT Item'],
        ['refresh-nft-item', 'Refresh NFT Item'],
        ['get-swap-transaction', 'Get Swap Transaction'],
        ['get-kaia-price', 'Get KAIA Price'],
        ['get-kaia-holder-count', 'Get KAIA Holder Count'],
        ['get-top-100-kaia-accounts', 'Get Top 100 KAIA Accounts'],
        ['get-top-stable-coin-accounts', 'Get Top Stable Coin Accounts'],
        ['get-account-internal-transactions', 'Get Account Internal Transactions'],
      ]),
    );
  });
});

describe('2. Schema pages: /schemas/{name}', () => {
  /** The title of each page is its name, with or without spaces. */
  function expectSchemas(names: readonly string[]): void {
    for (const name of names) {
      const heading = headingOf(`/schemas/${name}`);
      expect(heading.toLowerCase().replaceAll(' ', '-')).toBe(name);
    }
  }

  it('About 70 pages document response and data types.', proves('S2.31'), () => {
    expect(schemaPaths).toEqual(expect.arrayContaining(SCHEMAS));
    // The original has about 70; nested types have pages here as well.
    expect(schemaPaths.length).toBeGreaterThanOrEqual(70);
    expect(schemaPaths.length).toBeLessThan(100);
  });

  it('The examples of schema pages are pages.', proves('S2.32'), () => {
    expectSchemas([
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

  it('Examples: the paged *listview types.', proves('S2.32'), () => {
    const paged = schemaPaths.filter((path) => /scopepage\w*listview$/.test(path));
    expect(paged.length).toBeGreaterThan(10);
    const fields = builtElements('[id="field-results"], [id="field-paging"]', paged);
    expect(fields).toHaveLength(2 * paged.length);
  });

  it('The schemas that are also named have pages.', proves('S2.33'), () => {
    expectSchemas([
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

  it(
    'Their fields are not shown: one that is known less well than its schema is marked.',
    proves('S2.34', 'S3.1', 'S7.9'),
    () => {
      const marksIn = (
        path: string,
        fields: {id: string; evidence: Link[]}[],
      ): string[] =>
        fields.flatMap(({id, evidence}) =>
          evidence.map(({text}) => `${path}#${id}: ${text}`),
        );
      const described = schemaNames
        .map((name) => describedSchema(name))
        .flatMap(({title, fields}) => marksIn(schemaPath(title), fields));
      const marked = schemaPaths.flatMap((path) =>
        marksIn(path, readEntries(builtPage(path), 'field-')),
      );
      expect(marked).toContain(
        '/schemas/accountview#field-account_key.threshold: Source code of 2024',
      );
      expect(marked.sort()).toEqual(described.sort());
    },
  );
});
