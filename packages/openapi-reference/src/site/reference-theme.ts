import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {BROWSER_DIR} from './browser-dir';

/** Adds the components of the reference to the theme, their styles, and what loads the data of pages. */
export default function referenceTheme(): Plugin {
  return {
    name: 'docusaurus-openapi-reference',
    getThemePath: () => path.join(BROWSER_DIR, 'theme'),
    getClientModules: () => [
      path.join(BROWSER_DIR, 'css/reference.css'),
      ...['client/page-data', 'framework/exact-routes'].map((name) =>
        require.resolve(path.join(BROWSER_DIR, name)),
      ),
    ],
  };
}
