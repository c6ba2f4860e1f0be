/*
 * The site of docusaurus-plugin-openapi-docs and its theme with which ours is compared, as their README
 * configures it. ../stock-stack.ts copies this folder and adds openapi.json.
 */
const {createRequire} = require('node:module');
const createTheme = require('docusaurus-theme-openapi-docs').default;

/** Loads what a package depends on. */
const requireOf = (name) => createRequire(require.resolve(`${name}/package.json`));

const webpack = requireOf('@docusaurus/core')('webpack');

/**
 * The theme asks Docusaurus for its bundler, which only versions from 3.6 on tell. Its generators of code samples
 * need a module of Node.js, which webpack leaves to the site.
 */
function theme() {
  const {configureWebpack, ...rest} = createTheme();
  const path = requireOf('postman-code-generators').resolve('path-browserify');
  return {
    ...rest,
    configureWebpack: (config, isServer, utils) => {
      const currentBundler = {instance: webpack};
      const own = configureWebpack(config, isServer, {...utils, currentBundler});
      return {...own, resolve: {fallback: {...own.resolve.fallback, path}}};
    },
  };
}

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Stock stack',
  url: 'https://docs.test',
  baseUrl: '/',
  trailingSlash: false,
  // Descriptions link to pages that only our site has.
  onBrokenLinks: 'warn',
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          docItemComponent: '@theme/ApiItem',
        },
        blog: false,
      },
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'classic',
        config: {
          api: {
            specPath: 'openapi.json',
            outputDir: 'docs/api',
            sidebarOptions: {groupPathsBy: 'tag'},
            showSchemas: true,
          },
        },
      },
    ],
  ],
  themes: [theme],
};
