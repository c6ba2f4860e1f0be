import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {NavbarItem} from '@docusaurus/theme-common';
import rehypeHighlight from 'docusaurus-openapi-reference/highlight/rehype-highlight';
import remarkEvidence from './src/config/remark-evidence';
import {overviewOf, sectionOf, withDefaultPosition} from './src/config/navbar-items';
import {networksOf} from 'docusaurus-openapi-reference/server/networks';
import type {ReferenceIndex} from 'docusaurus-openapi-reference/pages/reference-index';
import {pageTemplate} from 'docusaurus-openapi-reference/site/head/page-template';
import {PLAN_PAGES} from './src/plans/plan-pages';
import builtPagesPlugin from 'docusaurus-openapi-reference/site/built-pages';
import changelogPlugin from 'docusaurus-openapi-reference/site/changelog';
import etherscanPlugin from './src/plugins/etherscan';
import {LIST_FILES} from 'docusaurus-openapi-reference/site/markdown/files';
import {REFERENCE, SEARCH_FILE} from './src/config/reference';
import remarkEstimateLinks from './src/config/remark-estimate-links';
import {readDataFiles} from 'docusaurus-openapi-reference/site/openapi-docs/read-site-files';
import type {WrapperOptions} from 'docusaurus-openapi-reference/site/docs';
import choicesPlugin from 'docusaurus-openapi-reference/site/choices';
import headPlugin from 'docusaurus-openapi-reference/site/head';
import openapiDocsPlugin from 'docusaurus-openapi-reference/site/openapi-docs';
import recipesPlugin from './src/plugins/recipes';
import siteTheme from 'docusaurus-openapi-reference/site/site-theme';
import webpackPlugin from 'docusaurus-openapi-reference/site/webpack';
import {readRepositoryUrl, readSiteUrl} from './src/config/site-url';
import {
  readChangelog,
  readReferenceIndex,
} from 'docusaurus-openapi-reference/site/openapi-docs/read-index';
import remarkReferenceLinks from 'docusaurus-openapi-reference/site/openapi-docs/remark-reference-links';
import {ensureReference} from 'docusaurus-openapi-reference/site/openapi-docs/site-reference';

const DOCS_DIR = path.join(__dirname, 'docs');

const readIndex = (): ReferenceIndex => readReferenceIndex(DOCS_DIR);

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

// The minifier takes two thirds of the render time. Without it, pages are 4 % larger.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/** Generates the reference if it is missing or stale, because the navbar depends on it. */
export default async function createConfig(): Promise<Config> {
  const report = await ensureReference(__dirname, REFERENCE);
  if (report !== undefined) {
    logger.info(report.text);
  }
  const reference = readIndex();
  const networks = networksOf(reference.servers);
  const repositoryUrl = readRepositoryUrl(process.env);
  return {
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

    ssrTemplate: pageTemplate(DEFAULT_COLOUR_MODE),

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

    plugins: [
      'docusaurus-openapi-reference/site/reference-theme',
      siteTheme,
      (context) => openapiDocsPlugin(context, [REFERENCE]),
      [
        'docusaurus-openapi-reference/site/docs',
        {
          routeBasePath: '/',
          // Keeps numbers at the start of page names: they are part of an operationId or schema title.
          numberPrefixParser: false,
          remarkPlugins: [
            remarkEvidence,
            [remarkEstimateLinks, {readIndex}],
            [remarkReferenceLinks, {readIndex}],
          ],
          rehypePlugins: [rehypeHighlight],
          sidebarPath: './sidebars.ts',
          breadcrumbs: true,
          ...(repositoryUrl === undefined
            ? {}
            : {repository: {url: repositoryUrl, referenceFile: REFERENCE.overlays[0]}}),
        } satisfies DocsOptions & WrapperOptions,
      ],
      etherscanPlugin,
      (context) => recipesPlugin(context, {readIndex}),
      (context) =>
        changelogPlugin(context, {
          feedName: 'kaia-data-api-docs',
          readChangelog: () => readChangelog(DOCS_DIR),
        }),
      [
        'docusaurus-reference-search',
        {
          documentsFiles: [{docs: 'default', file: SEARCH_FILE}],
          ignorePatterns: [COPIED_PAGES],
        },
      ],
      [
        'docusaurus-openapi-reference/site/markdown',
        {
          downloads: [
            {
              file: 'credits.json',
              title: 'Credits',
              description: 'plan and credits of each endpoint',
            },
          ],
        },
      ],
      webpackPlugin,
      headPlugin,
      () => choicesPlugin(networks.length === 0 ? [] : reference.servers),
      (context) =>
        builtPagesPlugin(context, {
          readIndex,
          openFiles: [...LIST_FILES, ...readDataFiles(DOCS_DIR)],
        }),
    ],

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
            type: 'dropdown',
            label: 'API',
            position: 'left',
            to: '/api',
            ...sectionOf('/api', '/schemas', '/changelog'),
            items: [
              overviewOf('/api'),
              ...reference.groups.map((group) => ({label: group.name, to: group.route})),
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
          ...(networks.length === 0 ? [] : [{type: 'custom-network', networks}]),
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
}
