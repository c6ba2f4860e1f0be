import {describe, expect, it} from 'vitest';
import {
  operationSummaries,
  describedOperation,
  describedSchema,
  schemaNames,
  schemaPath,
} from '../document';
import {builtElements, builtPage, builtPaths, builtTexts, oneLine} from '../pages';
import {readEndpointHeader, readEntries, readResponses} from '../reference-page';
import {API_GROUPS, ENDPOINTS, isEndpoint} from './routes';
import {proves} from '../../specification/proves';

/** Pages of the topics in section 1, with their titles and expected words. */
const TOPICS = [
  {
    topic: 'account creation',
    route: '/account-creation',
    title: 'Create an account',
    says: /Enter your e-mail address and a password/,
  },
  {
    topic: 'creating an API key',
    route: '/create-api-key',
    title: 'Create an API key',
    says: /Open the API key page of your account.*Create a key/,
  },
  {
    topic: 'endpoint credits',
    route: '/endpoint-credit',
    title: 'Endpoint credits',
    says: /Each call costs the number of credits of its endpoint/,
  },
  {
    topic: 'an FAQ',
    route: '/faq',
    title: 'Frequently asked questions',
    says: /Do I need an API key\?.*How does paging work\?/,
  },
  {
    topic: 'plans',
    route: '/plans',
    title: 'Plans',
    says: /The API has five plans: FREE, STARTER, PRO, PRO PLUS and ENTERPRISE/,
  },
  {
    topic: 'an Etherscan-compatible API',
    route: '/etherscan-compatible-api',
    title: 'Etherscan-compatible API',
    says: /an API that takes its requests the way Etherscan does/,
  },
  {
    topic: 'smart contract verification with Foundry',
    route: '/smart-contract-verification/foundry-verify',
    title: 'Verify a contract with Foundry',
    says: /forge verify-contract/,
  },
  {
    topic: 'smart contract verification with Hardhat',
    route: '/smart-contract-verification/hardhat-verify',
    title: 'Verify a contract with Hardhat',
    says: /npx hardhat verify/,
  },
];

const LANGUAGES = ['curl', 'python (requests)', 'go', 'nodejs (axios)'];

const endpointPaths = builtPaths().filter(isEndpoint);

/** Texts that would reveal the location of the OpenAPI document. */
const LOCATIONS = [
  /OPENAPI_URL/,
  /openapi\/kaia/,
  /(swagger|openapi|api-docs)[\w./-]*\.(json|ya?ml)\b/i,
  /v[23]\/api-docs/,
];

/** The copies of the document that the site itself serves. */
const DOWNLOADS =
  /(?<=["'(` }]|:\/\/)(docs\.kaiascan\.io|pathname:\/\/|\$\{\w\})?\/?openapi\.(json|yaml)\b/g;

describe('1. What the product does and for whom', () => {
  it(
    'The product is a documentation website for a blockchain data API (the Kaia network).',
    proves('S0.1'),
    () => {
      const $ = builtPage('/');
      expect($('title').text()).toContain('Kaia API Documentation');
      expect($('main h1').text()).toContain('Kaia blockchain data');
    },
  );

  it('It is aimed at developers who want to call that API.', proves('S0.2'), () => {
    const $ = builtPage('/');
    const links = $('main a').toArray();
    const targets = links.map((link) => `${$(link).text()} ${$(link).attr('href')}`);
    expect(targets).toContain('Create an API key /create-api-key');
    expect(targets).toContain('API reference /api');
    expect($('main pre').first().text()).toContain(
      'https://mainnet-oapi.kaiascan.io/api/v1/',
    );
  });

  it(
    'It has no accounts: no page has anything to sign in with.',
    proves('S1.2', 'S6.1'),
    () => {
      const controls = builtElements('button, input, nav a, form');
      expect(controls.length).toBeGreaterThan(1_000);
      const signIns = controls.filter(
        ({text, attributes}) =>
          /\b(sign|log)[ -]?(in|up|on|out)\b|\bregister\b/i.test(
            `${text.slice(0, 100)} ${attributes['aria-label']} ${attributes.href}`,
          ) ||
          /username|email|password/.test(attributes.autocomplete ?? '') ||
          // The search form points to its page.
          (attributes.action ?? '/search') !== '/search',
      );
      expect(signIns).toEqual([]);
    },
  );

  for (const {topic, route, title, says} of TOPICS) {
    it(`Topics covered: ${topic}.`, proves('S1.4'), () => {
      const $ = builtPage(route);
      expect($('main h1').text()).toBe(title);
      expect(oneLine($('main article').text())).toMatch(says);
    });
  }

  it('Topics covered: an API reference page per endpoint.', proves('S1.4'), () => {
    const described = operationSummaries.map(({endpoint}) => endpoint);
    const pages = endpointPaths
      .filter((page) => page.startsWith('/api/'))
      .map((page) => readEndpointHeader(builtPage(page)).addresses[0] ?? '')
      .map((address) => address.replace(/https:\/\/[^/]+/, ''));
    expect(described).toHaveLength(ENDPOINTS.length);
    expect(pages.sort()).toEqual(described.sort());
  });

  it('Topics covered: schema pages for response and data types.', proves('S1.4'), () => {
    for (const name of schemaNames) {
      const {title, fields} = describedSchema(name);
      const $ = builtPage(schemaPath(title));
      expect($('main h1').text()).toBe(title);
      expect(readEntries($, 'field-')).toHaveLength(fields.length);
    }
  });

  it(
    'The location of the OpenAPI description is not shown, on no page and in no file.',
    proves('S1.5', 'S7.5'),
    () => {
      const texts = builtTexts();
      expect(texts.length).toBeGreaterThan(300);
      const shown = texts.flatMap(({file, text}) =>
        LOCATIONS.flatMap(
          (location) => location.exec(text.replace(DOWNLOADS, ''))?.[0] ?? [],
        ).map((found) => `${file}: ${found}`),
      );
      expect(shown).toEqual([]);
    },
  );

  it('Pages are grouped by tag in the sidebar.', proves('S1.6'), () => {
    const $ = builtPage('/api/Account/get-account');
    const sidebar = $('.theme-doc-sidebar-menu');
    const labels = (level: number): string[] =>
      sidebar
        .find(`.theme-doc-sidebar-item-category-level-${level} > div > a`)
        .toArray()
        .map((link) => $(link).text());
    expect(labels(2)).toEqual(Object.keys(API_GROUPS));
    expect(labels(3).sort()).toEqual(API_GROUPS.Account);
    const account = sidebar
      .find('.theme-doc-sidebar-item-category-level-2')
      .filter((_, group) => $(group).find('> div > a').text() === 'Account');
    expect(account.find('a[href="/api/Account/get-account"]').text()).toBe('Get Account');
  });

  it('Each reference page shows a send-request button.', proves('S1.7'), () => {
    const buttons = builtElements('section button[type="submit"]', endpointPaths);
    expect(endpointPaths.length).toBeGreaterThan(100);
    expect(
      buttons
        .filter(({text}) => text === 'Send API Request')
        .filter(({attributes}) => !('hidden' in attributes || 'disabled' in attributes))
        .map((button) => button.path),
    ).toEqual(endpointPaths);
  });

  it(
    'Code samples are offered in four languages: curl, python (requests), go, and nodejs (axios).',
    proves('S1.8'),
    () => {
      const labels = builtElements(
        'section label:has(> input[data-language-input])',
        endpointPaths,
      );
      expect(labels.map((label) => `${label.path} ${label.text}`)).toEqual(
        endpointPaths.flatMap((page) =>
          LANGUAGES.map((language) => `${page} ${language}`),
        ),
      );
    },
  );

  it('The site title is an API documentation title.', proves('S1.9'), () => {
    const titles = builtElements('head title');
    expect(titles.map((title) => title.path)).toEqual(builtPaths());
    expect(titles.filter(({text}) => !text.endsWith('Kaia API Documentation'))).toEqual(
      [],
    );
  });

  it(
    'The tagline says it is the documentation for the blockchain explorer API.',
    proves('S1.10'),
    () => {
      expect(builtPage('/')('title').text()).toBe(
        'Documentation of the Kaia blockchain explorer API | Kaia API Documentation',
      );
    },
  );

  it('There is one locale: en, direction ltr.', proves('S1.11'), () => {
    const roots = builtElements('html');
    expect(roots).toHaveLength(builtPaths().length);
    expect(
      roots.filter(({attributes: {lang, dir}}) => lang !== 'en' || dir !== 'ltr'),
    ).toEqual([]);
    const others = builtElements(
      'link[hreflang]:not([hreflang="en"], [hreflang="x-default"]), a[hreflang], a[lang]',
    );
    expect(others).toEqual([]);
  });

  it('The blog is disabled.', proves('S1.12'), () => {
    const blogs = builtPaths().filter((page) => /blog|archive|authors/i.test(page));
    expect(blogs).toEqual([]);
    const links = builtElements(
      'a[href^="/blog"], link[type="application/rss+xml"], link[type="application/atom+xml"]',
    );
    expect(
      links.filter(({attributes}) => attributes['href'] !== '/changelog.atom'),
    ).toEqual([]);
  });

  it('The site version is 0.0.0.', proves('S1.13'), () => {
    const found = builtTexts()
      .filter(({file}) => file.endsWith('.js'))
      .flatMap(({text}) => /"siteVersion":"[^"]*"/.exec(text)?.[0] ?? []);
    expect(found).toEqual(['"siteVersion":"0.0.0"']);
  });

  it('The docs generator version is 3.5.2.', proves('S1.14'), () => {
    const generators = builtElements('meta[name="generator"]');
    expect(generators.map((generator) => generator.path)).toEqual(builtPaths());
    expect(new Set(generators.map(({attributes}) => attributes.content))).toEqual(
      new Set(['Docusaurus v3.5.2']),
    );
  });

  it('The footer shows a copyright for the year 2025.', proves('S1.15', 'S9.16'), () => {
    const copyrights = builtElements('footer .footer__copyright');
    expect(copyrights.map((copyright) => copyright.path)).toEqual(builtPaths());
    expect(copyrights.filter(({text}) => !/©.*2025/.test(text))).toEqual([]);
  });
});

describe('1. The behaviour of the documented API itself is not shown', () => {
  it('Every page says what the reference is made from.', proves('S1.18'), () => {
    const banners = builtElements('[role="banner"]');
    expect(banners.map((banner) => banner.path)).toEqual(builtPaths());
    const silent = banners.filter(
      ({text}) => !text.includes('made from public material'),
    );
    expect(silent).toEqual([]);
    expect(builtElements('[role="banner"] a[href="/evidence"]')).toHaveLength(
      builtPaths().length,
    );
  });

  it(
    'What is known from source code of 2024 or by inference is marked, and nothing else.',
    proves('S1.18'),
    () => {
      const marked = endpointPaths.map((page) => {
        const $ = builtPage(page);
        return {
          page,
          operation: readEndpointHeader($).evidence,
          responses: readResponses($).map(({evidence}) => evidence),
          parts: readEntries($).map(({evidence}) => evidence),
        };
      });
      const described = endpointPaths.map((page) => {
        const {evidence, parameters, responses} = describedOperation(page);
        const fields = responses.flatMap((response) => response.fields);
        return {
          page,
          operation: evidence,
          responses: responses.map((response) => response.evidence),
          parts: [...parameters, ...fields].map((part) => part.evidence),
        };
      });
      expect(marked).toEqual(described);
      for (const part of ['operation', 'responses', 'parts'] as const) {
        const marks = marked.flatMap((page) => page[part].flat());
        const texts = new Set(marks.map(({text}) => text));
        expect([...texts].sort()).toEqual(['Inferred', 'Source code of 2024']);
      }
    },
  );

  it('Each mark links to what it means.', proves('S1.18'), () => {
    const links = builtElements('article a[href^="/evidence#"]');
    expect(links.length).toBeGreaterThan(1_000);
    const $ = builtPage('/evidence');
    const targets = new Set(links.map(({attributes}) => attributes.href));
    for (const target of targets) {
      expect($(`h2[id="${target?.split('#')[1]}"]`).length).toBe(1);
    }
  });
});
