/*
 * A site with docs at the root, a blog, and two versions of one API. scripts/lib/stock/grounds.ts adds three languages,
 * of which one is written from right to left, an offline copy, and another plugin that writes llms.txt.
 */
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type * as OpenapiReference from 'docusaurus-openapi-reference';

export default {
  title: 'Weather',
  url: 'https://weather.example.com',
  baseUrl: '/',
  future: {v4: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
        blog: {onUntruncatedBlogPosts: 'ignore'},
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
    [
      'docusaurus-openapi-reference',
      {
        config: {
          v3: {specPath: 'openapi.yaml'},
          v2: {specPath: 'openapi-2.yaml'},
        },
        search: true,
      } satisfies OpenapiReference.Options,
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Weather',
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Guides'},
        {to: '/api', label: 'API'},
        {to: '/blog', label: 'Blog'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
