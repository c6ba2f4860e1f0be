import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {tslibRules} from '../../framework/small-tslib';
import {stagedEntry} from '../../framework/staged-entry';
import {withSwcMinifier} from '../../framework/swc-minifier';
import {createLicencesPlugin} from './licences';
import {CHUNK_GROUPS} from './chunk-groups';

/** Makes production builds faster and bundles smaller. */
export default function webpackPlugin(): Plugin {
  return {
    name: 'webpack',
    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      const common = path.dirname(
        require.resolve('@docusaurus/utils-common/package.json'),
      );
      const isProduction = config.mode === 'production';
      const staged = isProduction ? stagedEntry(config.entry) : undefined;
      return {
        resolve: {
          alias: {
            ...staged?.alias,
            'prism-react-renderer$': require.resolve('../../framework/no-prism'),
          },
        },
        module: {rules: tslibRules(path.join(common, 'lib'))},
        ...(staged && {entry: staged.entry}),
        ...(isProduction
          ? {
              mergeStrategy: {'optimization.minimizer': 'replace', entry: 'replace'},
              plugins: [createLicencesPlugin()],
              optimization: {
                minimizer: withSwcMinifier(config.optimization?.minimizer ?? []),
                splitChunks: {cacheGroups: CHUNK_GROUPS},
              },
            }
          : {}),
      };
    },
  };
}
