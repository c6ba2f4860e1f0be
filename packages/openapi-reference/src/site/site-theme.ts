import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {BROWSER_DIR} from './browser-dir';

const CLIENT_MODULES = [
  'framework/head-updates',
  'framework/idle-prefetch',
  'client/first-touch',
];

/** Adds what makes every page of a site faster, and easier to use with the keyboard. */
export default function siteTheme(): Plugin {
  return {
    name: 'site-theme',
    getClientModules: () =>
      CLIENT_MODULES.map((name) => require.resolve(path.join(BROWSER_DIR, name))),
  };
}
