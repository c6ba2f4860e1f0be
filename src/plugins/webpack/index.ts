import type {Plugin} from '@docusaurus/types';
import TerserPlugin from 'terser-webpack-plugin';
import {createLicencesPlugin} from './licences';
import {STYLE_GROUPS} from './style-groups';

type Minimizers = NonNullable<NonNullable<BuildConfig['optimization']>['minimizer']>;
type BuildConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Docusaurus uses one function of tslib: bundle that one instead of all of tslib. */
const UTILS_COMMON_RULE = {
  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: require.resolve('./import-default')}},
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
          alias: {'prism-react-renderer$': require.resolve('../../framework/no-prism')},
        },
        module: {
          rules: [UTILS_COMMON_RULE],
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
    plugins: [createLicencesPlugin()],
    optimization: {
      minimizer: withFastMinifier(config.optimization?.minimizer ?? []),
      splitChunks: {cacheGroups: STYLE_GROUPS},
    },
  };
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
