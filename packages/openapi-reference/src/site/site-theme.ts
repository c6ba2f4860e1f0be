import type {Plugin} from '@docusaurus/types';
import {createRequire} from 'node:module';
import path from 'node:path';
import {BROWSER_DIR} from './browser-dir';

const CLIENT_MODULES = ['framework/head-updates', 'framework/idle-prefetch'];

/** Adds what makes every page of a site faster. */
export default function siteTheme(): Plugin {
  return {
    name: 'site-theme',
    getClientModules: () => CLIENT_MODULES.map((name) => path.join(BROWSER_DIR, name)),
    // Docusaurus brings its own package of this name, and head-updates.ts needs that instance.
    configureWebpack: () => ({resolve: {alias: {'react-helmet-async$': helmetDir()}}}),
  };
}

function helmetDir(): string {
  const {resolve} = createRequire(require.resolve('@docusaurus/core/package.json'));
  return path.dirname(resolve('react-helmet-async/package.json'));
}
