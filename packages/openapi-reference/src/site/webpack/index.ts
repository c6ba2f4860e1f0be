import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {tslibRules} from '../../framework/small-tslib';
import {stagedEntry} from '../../framework/staged-entry';
import {withFastMinifiers} from '../../framework/fast-minifiers';
import {releaseCompilers} from '../../framework/released-compilers';
import {visibleFocus} from '../../framework/visible-focus';
import {BROWSER_DIR} from '../browser-dir';
import {licencesPlugin} from './licences';
import {CHUNK_GROUPS} from './chunk-groups';
import {compileHints} from './compile-hints';

/** Returns the path of a module of `framework` for the bundler. */
function bundled(name: string): string {
  return path.join(BROWSER_DIR, 'framework', name);
}

/** Docusaurus tells its bundler since 3.6. */
type Utils = ConfigureWebpackUtils & {currentBundler?: {name: string}};

/**
 * Makes production builds faster, bundles smaller, and presses fast.
 *
 * @param options.isHighlighted All code of the site is highlighted when it is built.
 */
export default function webpackPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {isHighlighted}: {readonly isHighlighted: boolean},
): Plugin {
  return {
    name: 'webpack',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, visibleFocus],
    }),
    configureWebpack(config, isServer, {currentBundler}: Utils) {
      if (isServer) {
        return {};
      }
      const common = path.dirname(
        require.resolve('@docusaurus/utils-common/package.json'),
      );
      const isProduction = config.mode === 'production';
      const staged = isProduction
        ? stagedEntry(config.entry, bundled('start-in-steps'))
        : undefined;
      return {
        resolve: {
          alias: {
            ...staged?.alias,
            ...(isHighlighted ? {'prism-react-renderer$': bundled('no-prism')} : {}),
          },
        },
        module: {rules: tslibRules(path.join(common, 'lib'), bundled('import-default'))},
        ...(staged && {entry: staged.entry}),
        ...(isProduction
          ? {
              mergeStrategy: {'optimization.minimizer': 'replace', entry: 'replace'},
              plugins: [licencesPlugin, compileHints, releaseCompilers],
              optimization: {
                minimizer: withFastMinifiers(
                  config.optimization?.minimizer ?? [],
                  siteDir,
                  currentBundler?.name,
                ),
                splitChunks: {cacheGroups: CHUNK_GROUPS},
              },
            }
          : {}),
      };
    },
  };
}
