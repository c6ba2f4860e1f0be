import type {Plugin} from '@docusaurus/types';
import TerserPlugin from 'terser-webpack-plugin';
import type {Chunk} from 'webpack';
import {CHUNK_GROUPS} from './chunk-groups';
import {createLicencesPlugin} from './licences';

type Minimizers = NonNullable<NonNullable<BuildConfig['optimization']>['minimizer']>;
type BuildConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** All of tslib would come to every page for the one function that Docusaurus takes from it. */
const UTILS_COMMON_RULE = {
  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: require.resolve('./import-default')}},
};

/** The registry has a line for every page. */
const REGISTRY_RULE = {
  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
  loader: require.resolve('./registry-loader'),
};

/** Makes the production build faster and the pages lighter; changes nothing of what they show. */
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
        module: {rules: [UTILS_COMMON_RULE, REGISTRY_RULE]},
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
    plugins: [createLicencesPlugin()],
    optimization: {
      minimizer: withFastMinifier(config.optimization?.minimizer ?? []),
      // The name of a chunk is its id, else every page brings two lists of one by the other.
      chunkIds: 'named',
      splitChunks: {chunks: isSplit, cacheGroups: CHUNK_GROUPS},
    },
  };
}

/** The worker of the search is one file: it would have to fetch a second one before it can begin. */
function isSplit(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && chunk.name !== 'search';
}

/** SWC in the place of Terser, which takes most of the time of a build; the CSS minifier stays. */
function withFastMinifier(minimizers: Minimizers): Minimizers {
  return minimizers.map((minimizer) =>
    minimizer instanceof TerserPlugin
      ? new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: {compress: {ecma: 2020}, mangle: {safari10: true}},
        })
      : minimizer,
  );
}
