import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type * as OpenapiReference from 'docusaurus-openapi-reference';

const config: Config = {
  title: 'Harbour API',
  tagline: 'Berths, arrivals and tides of the harbour, as data.',
  favicon: 'img/logo.svg',
  future: {v4: true},
  url: 'https://harbour.example.com',
  // The site is in a folder of its host, as on GitHub Pages.
  baseUrl: '/docs/',
  trailingSlash: true,
  onBrokenLinks: 'throw',

  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: 'guides', sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Options,
    ],
    [
      'docusaurus-openapi-reference',
      {
        config: {
          'api-reference': {specPath: 'openapi.yaml', changesDir: 'changes'},
          // A second API, with pages below /pilots.
          pilots: {specPath: 'pilots.yaml'},
        },
        search: {maxSearchResults: 6},
        policy: true,
      } satisfies OpenapiReference.Options,
    ],
  ],

  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Harbour API',
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {to: '/guides/announce-a-vessel', label: 'Guides', position: 'left'},
        {to: '/api', label: 'Endpoints', position: 'left'},
        {to: '/schemas', label: 'Schemas', position: 'left'},
        {to: '/changelog', label: 'Changes', position: 'left'},
        {to: '/pilots/api', label: 'Pilots', position: 'left'},
      ],
    },
    footer: {
      links: [
        {to: '/guides/announce-a-vessel', label: 'Announce a vessel'},
        {href: 'pathname:///openapi.yaml', label: 'OpenAPI document'},
        {href: 'pathname:///llms.txt', label: 'For language models'},
      ],
      copyright: 'The harbour of this example does not exist.',
    },
  } satisfies ThemeConfig,
};

export default config;
