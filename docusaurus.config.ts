import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {NavbarItem} from '@docusaurus/theme-common';
import type * as OpenapiReference from 'docusaurus-openapi-reference';
import {overviewOf, sectionOf, withDefaultPosition} from './src/config/navbar-items';
import {PLAN_PAGES} from './src/plans/plan-pages';
import {DOCS, REFERENCE} from './src/config/reference';
import remarkEstimateLinks from './src/config/remark-estimate-links';
import remarkEvidence from './src/config/remark-evidence';
import {readRepositoryUrl, readSiteUrl} from './src/config/site-url';

/** Pages of endpoints under plans. Their canonical URLs are under /api. */
const COPIED_PAGES = '/plans/*/Endpoints/*/**';

/** From the product specification, section 9. */
const COPYRIGHT_YEAR = 2025;

/** From the product specification, section 4. */
const DEFAULT_COLOUR_MODE = 'dark';

const LOGO = {
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 180,
  height: 30,
};

const repository = readRepositoryUrl(process.env);

const config: Config = {
  title: 'Kaia API Documentation',
  tagline: 'Documentation of the Kaia blockchain explorer API',
  favicon: 'img/favicon.svg',
  url: readSiteUrl(process.env),
  baseUrl: '/',
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr'}},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',

  webpack: {
    // SWC takes a third of Babel's time. The browserslist in package.json requires ES2020.
    jsLoader: (isServer) => ({
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2020',
        },
        module: {type: isServer ? 'commonjs' : 'es6'},
      },
    }),
  },

  plugins: ['./src/plugins/etherscan/index.ts', './src/plugins/recipes/index.ts'],

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        theme: {
          customCss: ['./src/css/custom.css', './src/css/code.css'],
        },
        sitemap: {
          ignorePatterns: [COPIED_PAGES, '/search'],
        },
      } satisfies Preset.Options,
    ],
    [
      'docusaurus-openapi-reference',
      {
        ...REFERENCE,
        docs: {
          ...DOCS,
          sidebarPath: './sidebars.ts',
          remarkPlugins: [
            remarkEvidence,
            [remarkEstimateLinks, {docsDir: path.join(__dirname, DOCS.path)}],
          ],
        },
        downloads: [
          {
            file: 'credits.json',
            title: 'Credits',
            description: 'plan and credits of each endpoint',
          },
        ],
        ...(repository === undefined ? {} : {repository}),
        search: {ignorePatterns: [COPIED_PAGES]},
        policy: true,
        socialCards: {logo: 'static/img/logo-dark.svg'},
        hosts: ['cloudflare', 'netlify', 'nginx'],
        fastPages: true,
      } satisfies OpenapiReference.Options,
    ],
  ],

  themeConfig: {
    colorMode: {
      defaultMode: DEFAULT_COLOUR_MODE,
      disableSwitch: false,
      respectPrefersColorScheme: false,
    },
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    assistant: {
      label: 'Open in ChatGPT',
      url: 'https://chatgpt.com/?q=Read+{address}',
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: {
      id: 'public-material-2026',
      content:
        'This reference <span>is made from public material and </span>has <a href="/evidence">not yet been checked</a><span> against the API with a key</span>.',
      isCloseable: true,
    },
    navbar: {
      hideOnScroll: true,
      logo: {alt: 'Kaia Data API', ...LOGO},
      items: withDefaultPosition<NavbarItem>([
        {
          type: 'custom-reference',
          label: 'API',
          position: 'left',
          to: '/api',
          ...sectionOf('/api', '/schemas', '/changelog'),
          items: [
            overviewOf('/api'),
            {type: 'groups'},
            {label: 'Schemas', to: '/schemas'},
            {label: 'Changelog', to: '/changelog'},
          ],
        },
        {
          type: 'dropdown',
          label: 'Plans',
          position: 'left',
          to: '/plans',
          ...sectionOf('/plans', '/endpoint-credit'),
          items: [
            overviewOf('/plans'),
            ...PLAN_PAGES.map((plan) => ({label: plan, to: `/plans/${plan}`})),
            {label: 'Endpoint credits', to: '/endpoint-credit'},
          ],
        },
        {
          type: 'dropdown',
          label: 'Guides',
          position: 'left',
          to: '/guides',
          ...sectionOf(
            '/guides',
            '/account-creation',
            '/create-api-key',
            '/etherscan-compatible-api',
            '/smart-contract-verification',
            '/faq',
            '/evidence',
          ),
          items: [
            overviewOf('/guides'),
            {label: 'Create an account', to: '/account-creation'},
            {label: 'Create an API key', to: '/create-api-key'},
            {label: 'Watch an address', to: '/guides/watch-address'},
            {label: 'Networks', to: '/guides/networks'},
            {label: 'Paging and block ranges', to: '/guides/paging'},
            {label: 'Errors and limits', to: '/guides/errors'},
            {label: 'Amounts and units', to: '/guides/units'},
            {label: 'Types, Postman and OpenAPI', to: '/guides/use-in-a-project'},
            {label: 'Assistants and agents', to: '/guides/assistants'},
            {label: 'Versions and stability', to: '/guides/versions'},
            {label: 'Migrate from Etherscan', to: '/guides/migrate-from-etherscan'},
            {label: 'Etherscan-compatible API', to: '/etherscan-compatible-api'},
            {
              label: 'Verify with Foundry',
              to: '/smart-contract-verification/foundry-verify',
            },
            {
              label: 'Verify with Hardhat',
              to: '/smart-contract-verification/hardhat-verify',
            },
            {label: 'Glossary', to: '/guides/glossary'},
            {label: 'FAQ', to: '/faq'},
          ],
        },
        {label: 'Recipes', to: '/recipes', position: 'left'},
        {type: 'custom-network'},
        {type: 'search'},
      ]),
    },
    // Code is highlighted when the site is built: no page needs the defaults.
    prism: {theme: {plain: {}, styles: []}, magicComments: []},
    footer: {
      style: 'light',
      logo: {alt: 'Kaia Data API', href: '/', ...LOGO},
      links: [
        {
          title: 'Start',
          items: [
            {label: 'Create an account', to: '/account-creation'},
            {label: 'Create an API key', to: '/create-api-key'},
            {label: 'Guides', to: '/guides'},
            {label: 'FAQ', to: '/faq'},
          ],
        },
        {
          title: 'Reference',
          items: [
            {label: 'API reference', to: '/api'},
            {label: 'Schemas', to: '/schemas'},
            {label: 'Etherscan-compatible API', to: '/etherscan-compatible-api'},
            {label: 'Changelog', to: '/changelog'},
          ],
        },
        {
          title: 'Plans',
          items: [
            {label: 'Plans', to: '/plans'},
            {label: 'Endpoint credits', to: '/endpoint-credit'},
          ],
        },
        {
          title: 'Verification',
          items: [
            {label: 'Foundry', to: '/smart-contract-verification/foundry-verify'},
            {label: 'Hardhat', to: '/smart-contract-verification/hardhat-verify'},
          ],
        },
      ],
      copyright: `Copyright © ${COPYRIGHT_YEAR} Kaia API Documentation`,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
