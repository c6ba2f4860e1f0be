import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const SOURCE_DIR = path.join(__dirname, '..');

const CLIENT_MODULES = [
  'client/page-data',
  'framework/exact-routes',
  'framework/head-updates',
  'framework/idle-prefetch',
  'client/first-touch',
];

/** Adds the components of the reference to the theme, and what every page of the site runs. */
export default function openapiReferencePlugin(): Plugin {
  return {
    name: 'docusaurus-openapi-reference',
    getThemePath: () => path.join(SOURCE_DIR, 'theme'),
    getClientModules: () =>
      CLIENT_MODULES.map((name) => require.resolve(path.join(SOURCE_DIR, name))),
  };
}
