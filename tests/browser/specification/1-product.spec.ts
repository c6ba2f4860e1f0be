import {builtElements, builtPaths, builtTexts} from '../built-pages';
import {API_GROUPS, isEndpoint} from '../specified-routes';
import {siteOrigin} from '../origins';
import {expect, test} from '../test';
import {visit} from '../visit';

/** The pages of the topics that section 1 names, and what is told on each. */
const TOPICS = [
  {topic: 'account creation', route: '/account-creation', tells: 'Create an account'},
  {
    topic: 'creating an API key',
    route: '/create-api-key',
    tells: 'Create an API key',
  },
  {topic: 'endpoint credits', route: '/endpoint-credit', tells: 'Endpoint credits'},
  {topic: 'an FAQ', route: '/faq', tells: 'Frequently asked questions'},
  {topic: 'plans', route: '/plans', tells: 'Plans'},
  {
    topic: 'an Etherscan-compatible API',
    route: '/etherscan-compatible-api',
    tells: 'Etherscan-compatible API',
  },
  {
    topic: 'smart contract verification with Foundry',
    route: '/smart-contract-verification/foundry-verify',
    tells: 'Verify a contract with Foundry',
  },
  {
    topic: 'smart contract verification with Hardhat',
    route: '/smart-contract-verification/hardhat-verify',
    tells: 'Verify a contract with Hardhat',
  },
  {
    topic: 'an API reference page per endpoint',
    route: '/api/Block/get-block',
    tells: 'Get Block',
  },
  {
    topic: 'schema pages for response and data types',
    route: '/schemas/blockview',
    tells: 'BlockView',
  },
];

const LANGUAGES = ['curl', 'python (requests)', 'go', 'nodejs (axios)'];

const REFERENCE_PAGES = builtPaths().filter(isEndpoint);

/** Where a description could be, or what tells of it. */
const LOCATIONS = [
  /OPENAPI_URL/,
  /openapi\/kaia/,
  /(swagger|openapi|api-docs)[\w./-]*\.(json|ya?ml)\b/i,
  /v[23]\/api-docs/,
];

test.describe('1. What the product does and for whom', () => {
  test('The product is a documentation website for a blockchain data API (the Kaia network).', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/');
    await expect(page).toHaveTitle(/Kaia API Documentation/);
    await expect(sitePage.heading).toContainText('Kaia blockchain data');
  });

  test('It is aimed at developers who want to call that API.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Create an API key'})).not.toHaveCount(0);
    await expect(main.getByRole('link', {name: 'API reference'})).not.toHaveCount(0);
    const sample = main.locator('pre:visible').first();
    await expect(sample).toContainText('https://mainnet-oapi.kaiascan.io/api/v1/');
  });

  test('It has no accounts: no page has anything to sign in with.', async ({
    sharedPage,
  }) => {
    const controls = await builtElements(sharedPage, 'button, input, nav a, form');
    expect(controls.length).toBeGreaterThan(1_000);
    const signIns = controls.filter(
      ({text, attributes}) =>
        /\b(sign|log)[ -]?(in|up|on|out)\b|\bregister\b/i.test(
          `${text.slice(0, 100)} ${attributes['aria-label']} ${attributes.href}`,
        ) ||
        /username|email|password/.test(attributes.autocomplete ?? '') ||
        attributes.action !== undefined,
    );
    expect(signIns).toEqual([]);
  });

  test('It has no accounts and no business logic of its own: it sets no cookie, and is asked for nothing but files.', async ({
    context,
    page,
    endpointPage,
    requestPanel,
    searchBox,
    colourModeSwitch,
  }) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).origin === siteOrigin()) {
        asked.push(request.method());
      }
    });
    await endpointPage.open('/');
    await colourModeSwitch.toggle();
    await searchBox.search('get account');
    await searchBox.result('Get Account').click();
    await expect(endpointPage.heading).toHaveText(/^Get Account/);
    await endpointPage.chooseLanguage('go');
    await requestPanel.network.selectOption('Kairos');
    await requestPanel.fillExamples();
    await page.reload();
    await endpointPage.hydrated();
    expect(await context.cookies()).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
    expect(new Set(asked)).toEqual(new Set(['GET']));
  });

  for (const {topic, route, tells} of TOPICS) {
    test(`Topics covered: ${topic}.`, async ({sharedPage}) => {
      await visit(sharedPage, route);
      const main = sharedPage.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(tells);
      await expect(main.locator('p:visible').first()).not.toBeEmpty();
    });
  }

  test('The location of the OpenAPI description is not shown, on no page and in no file.', () => {
    const texts = builtTexts();
    expect(texts.length).toBeGreaterThan(300);
    const shown = texts.flatMap(({file, text}) =>
      LOCATIONS.flatMap((location) => location.exec(text)?.[0] ?? []).map(
        (found) => `${file}: ${found}`,
      ),
    );
    expect(shown).toEqual([]);
  });

  test('Pages are grouped by tag in the sidebar.', async ({page, sitePage}) => {
    await sitePage.open('/api/Account/get-account');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const labels = (level: number): Promise<string[]> =>
      sidebar
        .locator(`.theme-doc-sidebar-item-category-level-${level} > div > a:visible`)
        .allTextContents();
    expect(await labels(2)).toEqual(Object.keys(API_GROUPS));
    expect((await labels(3)).sort()).toEqual(API_GROUPS.Account);
    const inGroup = sidebar.locator(
      '.theme-doc-sidebar-item-category-level-2:has(> div > a:text-is("Account")) a',
    );
    await expect(inGroup.getByText('Get Account', {exact: true})).toBeVisible();
  });

  test('Each reference page shows a send-request button.', async ({sharedPage}) => {
    const buttons = await builtElements(
      sharedPage,
      'section button[type="submit"]',
      REFERENCE_PAGES,
    );
    expect(REFERENCE_PAGES.length).toBeGreaterThan(100);
    expect(
      buttons
        .filter(({text}) => text === 'Send API Request')
        .filter(({attributes}) => !('hidden' in attributes || 'disabled' in attributes))
        .map(({path}) => path),
    ).toEqual(REFERENCE_PAGES);
  });

  test('The send-request button of a reference page is seen, and can be used.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open('/api/Account/get-account');
    await expect(requestPanel.sendButton).toBeVisible();
    await expect(requestPanel.sendButton).toBeEnabled();
  });

  test('Code samples are offered in four languages: curl, python (requests), go, and nodejs (axios).', async ({
    sharedPage,
  }) => {
    const labels = await builtElements(
      sharedPage,
      'section label:has(> input[data-language-input])',
      REFERENCE_PAGES,
    );
    expect(labels.map(({path, text}) => `${path} ${text}`)).toEqual(
      REFERENCE_PAGES.flatMap((path) =>
        LANGUAGES.map((language) => `${path} ${language}`),
      ),
    );
  });

  test('The site title is an API documentation title.', async ({sharedPage}) => {
    const titles = await builtElements(sharedPage, 'head title');
    expect(titles.map(({path}) => path)).toEqual(builtPaths());
    expect(titles.filter(({text}) => !text.endsWith('Kaia API Documentation'))).toEqual(
      [],
    );
  });

  test('The tagline says it is the documentation for the blockchain explorer API.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/');
    await expect(page).toHaveTitle(
      'Documentation of the Kaia blockchain explorer API | Kaia API Documentation',
    );
  });

  test('There is one locale: en, direction ltr.', async ({sharedPage}) => {
    const roots = await builtElements(sharedPage, 'html');
    expect(roots).toHaveLength(builtPaths().length);
    expect(
      roots.filter(({attributes: {lang, dir}}) => lang !== 'en' || dir !== 'ltr'),
    ).toEqual([]);
    const others = await builtElements(
      sharedPage,
      'link[hreflang]:not([hreflang="en"], [hreflang="x-default"]), a[hreflang], a[lang]',
    );
    expect(others).toEqual([]);
  });

  test('The blog is disabled.', async ({sharedPage, request}) => {
    expect(builtPaths().filter((path) => /blog|archive|authors/i.test(path))).toEqual([]);
    expect((await request.get('/blog')).status()).toBe(404);
    const links = await builtElements(
      sharedPage,
      'a[href^="/blog"], link[type="application/rss+xml"], link[type="application/atom+xml"]',
    );
    expect(links).toEqual([]);
  });

  test('The site version is 0.0.0.', async ({page, sitePage}) => {
    await sitePage.open('/');
    const found = await page.evaluate(async () => {
      const scripts = [...document.scripts].map(({src}) => src).filter((src) => src);
      const texts = await Promise.all(
        scripts.map(async (src) => (await fetch(src)).text()),
      );
      return texts.flatMap((text) => /"siteVersion":"[^"]*"/.exec(text)?.[0] ?? []);
    });
    expect(found).toEqual(['"siteVersion":"0.0.0"']);
  });

  test('The docs generator version is 3.5.2.', async ({sharedPage}) => {
    const generators = await builtElements(sharedPage, 'meta[name="generator"]');
    expect(generators.map(({path}) => path)).toEqual(builtPaths());
    expect(new Set(generators.map(({attributes}) => attributes.content))).toEqual(
      new Set(['Docusaurus v3.5.2']),
    );
  });

  test('The footer shows a copyright for the year 2025.', async ({sharedPage}) => {
    await visit(sharedPage, '/faq');
    const copyright = sharedPage.getByRole('contentinfo').getByText('©');
    await expect(copyright).toBeVisible();
    await expect(copyright).toContainText('2025');
  });

  test('The logo is 180 by 30.', async ({page, sitePage}) => {
    await sitePage.open('/faq');
    for (const place of ['nav.navbar', 'footer']) {
      const logo = page
        .locator(place)
        .getByAltText('Kaia Data API')
        .filter({visible: true});
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('width', '180');
      await expect(logo).toHaveAttribute('height', '30');
      const natural = await logo.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      expect(natural).toEqual([180, 30]);
    }
  });

  test('The behaviour of the documented API itself is not shown: what the site says of it is marked as not yet verified.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/api/Swap/get-swap-transaction');
    await expect(page.getByRole('banner')).toContainText('Not yet verified');
    await expect(
      page.getByRole('main').getByText('Not yet verified').first(),
    ).toBeVisible();
  });
});
