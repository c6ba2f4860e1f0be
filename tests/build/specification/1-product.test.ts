import {describe, expect, it} from 'vitest';
import {builtElements, builtPage, builtPaths, builtTexts, oneLine} from '../pages';
import {endpointPaths} from '../description';
import {API_GROUPS, VERIFICATION} from './routes';
import {proves} from '../../specification/proves';

/** Pages of the topics in section 1, each with its title and words of its text. */
const TOPICS: [route: string, title: string, says: RegExp][] = [
  ['/account-creation', 'Create an account', /Enter your e-mail address and a password/],
  ['/create-api-key', 'Create an API key', /Open the tab API Keys.*Create a key/],
  ['/endpoint-credit', 'Endpoint credits', /Each call costs the number of credits/],
  ['/faq', 'Frequently asked questions', /Do I need an API key\?.*How does paging work/],
  ['/plans', 'Plans', /five plans: FREE, STARTER, PRO, PRO PLUS and ENTERPRISE/],
  ['/etherscan-compatible-api', 'Etherscan-compatible API', /in the form of Etherscan's/],
  [`${VERIFICATION[0]}`, 'Verify a contract with Foundry', /forge verify-contract/],
  [`${VERIFICATION[1]}`, 'Verify a contract with Hardhat', /npx hardhat verify/],
];

/** Texts that would reveal the location of the OpenAPI document. */
const LOCATIONS = [
  /OPENAPI_URL/,
  /openapi\/kaia/,
  /(swagger|openapi|api-docs)[\w./-]*\.(json|ya?ml)\b/i,
  /v[23]\/api-docs/,
];

/** The copies of the document that the site itself serves. */
const DOWNLOADS =
  /(?<=["'(` }>[]|:\/\/)(docs\.kaiascan\.io|pathname:\/\/|\$\{\w\})?\/?openapi\.(json|yaml)\b/g;

describe('1. What the product does and for whom', () => {
  it(
    'The product is a documentation website for a blockchain data API, for developers who want to call it.',
    proves('S0.1', 'S0.2', 'S1.10', 'S2.5'),
    () => {
      const $ = builtPage('/');
      expect($('title').text()).toBe(
        'Documentation of the Kaia blockchain explorer API | Kaia API Documentation',
      );
      expect($('main h1').text()).toContain('Kaia blockchain data');
      expect($('main a[href="/create-api-key"]').text()).toContain('Create an API key');
      expect($('main a[href="/api"]').text()).toContain('API reference');
      expect($('main a[href="/plans"]').length).toBeGreaterThan(0);
      expect($('main pre').first().text()).toContain(
        'https://mainnet-oapi.kaiascan.io/api/v1/',
      );
    },
  );

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

  it.each(TOPICS)(
    'Topics covered: %s.',
    proves('S1.4', 'S2.6', 'S2.7', 'S2.18', 'S2.19'),
    (route, title, says) => {
      const $ = builtPage(route);
      expect($('main h1').text()).toBe(title);
      expect(oneLine($('main article').text())).toMatch(says);
    },
  );

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

  it('Pages are grouped by tag in the sidebar.', proves('S1.6', 'S3.9'), () => {
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

  it('The site title is an API documentation title.', proves('S1.9'), () => {
    const titles = builtElements('head title');
    expect(titles.map((title) => title.path)).toEqual(builtPaths());
    expect(titles.filter(({text}) => !text.endsWith('Kaia API Documentation'))).toEqual(
      [],
    );
  });

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
    const scripts = builtTexts().filter(({file}) => file.endsWith('.js'));
    const found = scripts.flatMap(({text}) => text.match(/"siteVersion":"[^"]*"/) ?? []);
    expect(found).toEqual(['"siteVersion":"0.0.0"']);
  });

  it('The docs generator version is 3.5.2.', proves('S1.14'), () => {
    const generators = builtElements('meta[name="generator"]');
    expect(generators.map((generator) => generator.path)).toEqual(builtPaths());
    expect(new Set(generators.map(({attributes}) => attributes.content))).toEqual(
      new Set(['Docusaurus v3.5.2']),
    );
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
