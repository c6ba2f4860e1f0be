import type {Plugin} from '@docusaurus/types';
import TerserPlugin from 'terser-webpack-plugin';
import type {Chunk} from 'webpack';
import {createChunkAssetsPlugin} from './chunk-assets';
import {CHUNK_GROUPS} from './chunk-groups';
import {createLicencesPlugin} from './licences';

type Minimizers = NonNullable<NonNullable<BuildConfig['optimization']>['minimizer']>;
type BuildConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Docusaurus uses one function of tslib: bundle that one instead of all of tslib. */
const UTILS_COMMON_RULE = {
  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: require.resolve('./import-default')}},
};

/** CommonJS packages of which nothing is used: only `withRouter` of react-router, which no file imports, needs them. */
const UNUSED_RULE = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

const REGISTRY_RULE = {
  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
  loader: require.resolve('./registry-loader'),
};

const CONFIG_RULE = {
  test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
  loader: require.resolve('./fields-loader'),
  options: {
    fields: [
      'clientModules',
      'headTags',
      'markdown',
      'onBrokenAnchors',
      'onBrokenLinks',
      'onBrokenMarkdownLinks',
      'onDuplicateRoutes',
      'plugins',
      'presets',
      'scripts',
      'ssrTemplate',
      'staticDirectories',
      'stylesheets',
      'themes',
      'webpack',
    ],
  },
};

const SITE_METADATA_RULE = {
  test: /[\\/]\.docusaurus[\\/]site-metadata\.json$/,
  loader: require.resolve('./fields-loader'),
  options: {fields: ['pluginVersions']},
};

/** Makes production builds faster and bundles smaller. */
export default function webpackPlugin(): Plugin {
  return {
    name: 'webpack',
    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        resolve: {
          alias: {'prism-react-renderer$': require.resolve('../../highlight/no-prism')},
        },
        module: {
          rules: [
            UTILS_COMMON_RULE,
            UNUSED_RULE,
            REGISTRY_RULE,
            CONFIG_RULE,
            SITE_METADATA_RULE,
          ],
        },
        ...(config.mode === 'production' ? productionConfig(config) : {}),
      };
    },
  };
}

function productionConfig(
  config: BuildConfig,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  return {
    mergeStrategy: {'optimization.minimizer': 'replace'},
    plugins: [createLicencesPlugin(), createChunkAssetsPlugin()],
    optimization: {
      minimizer: withFastMinifier(config.optimization?.minimizer ?? []),
      // With numeric ids, every page would also load a table from ids to names.
      chunkIds: 'named',
      splitChunks: {chunks: isSplit, cacheGroups: CHUNK_GROUPS},
    },
  };
}

/** Keeps the search worker in one file, so that it starts after one request. */
function isSplit(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && chunk.name !== 'search';
}

/** Minifies JavaScript with SWC instead of Terser, which takes most of the build time. */
function withFastMinifier(minimizers: Minimizers): Minimizers {
  return minimizers.map((minimizer) =>
    minimizer instanceof TerserPlugin
      ? new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: {compress: {ecma: 2020, passes: 3}, mangle: true},
        })
      : minimizer,
  );
}
