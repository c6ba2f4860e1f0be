import {describe, expect, it} from 'vitest';
import {schemaPaths} from '../description';
import {builtElements, builtPage, builtPaths} from '../pages';
import {planEndpoints} from './plan-page';
import {
  API_GROUPS,
  ENDPOINTS,
  FREE_ENDPOINTS,
  isEndpoint,
  PRO_PLUS_ENDPOINTS,
  SCHEMAS,
} from './routes';
import {proves} from '../../specification/proves';

const PLANS = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'];

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
    proves('S2.14', 'S2.15', 'S6.4'),
    () => {
      const listed = planEndpoints('/plans/FREE/Endpoints', 'FREE');
      expect(listed).toHaveLength(56);
      expect(listed.sort()).toEqual(
        builtBelow('/plans/FREE/Endpoints/').filter(isEndpoint),
      );
      const originals = listed.map((path) => path.replace(/.*\/Endpoints\//, '/api/'));
      expect(ENDPOINTS).toEqual(expect.arrayContaining(originals));
      expect(listed).toEqual(expect.arrayContaining(FREE_ENDPOINTS));
      expect(planEndpoints('/plans/FREE', 'FREE').sort()).toEqual(listed);
    },
  );

  it(
    '/plans/PRO PLUS/Endpoints lists the three endpoint pages of the specification only.',
    proves('S2.16', 'S6.5'),
    () => {
      const listed = planEndpoints('/plans/PRO PLUS/Endpoints', 'PRO PLUS');
      expect(listed.sort()).toEqual(PRO_PLUS_ENDPOINTS);
      expect(planEndpoints('/plans/PRO PLUS', 'PRO PLUS').sort()).toEqual(listed);
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
    'The groups, their sub-groups and their operations are all that is under /api.',
    // oxfmt-ignore
    proves('S2.20', 'S2.21', 'S2.22', 'S2.23', 'S2.24', 'S2.25', 'S2.26', 'S2.27', 'S2.28', 'S2.29'),
    () => {
      expect(builtBelow('/api/').filter(isEndpoint)).toEqual([...ENDPOINTS].sort());
      const groups = builtBelow('/api/').map((path) => path.split('/')[2]);
      expect([...new Set(groups)]).toEqual(Object.keys(API_GROUPS));
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
