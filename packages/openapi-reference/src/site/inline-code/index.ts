import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagePath} from '../../pages/generated-page';
import {readBuiltPage} from '../built-page';
import {DOCS_PLUGIN} from '../docs-plugin';
import {siteRoute} from '../site-route';
import {checkInlineCode, inlineCode} from './inline-code';

/**
 * Protects readers of a site without a policy from code in an OpenAPI document: ends the build if a page of a
 * reference has inline code that the not-found page has not. That one is of the site alone: its tags, theme and configuration.
 *
 * @param options.ids Ids of the docs plugins of the references.
 */
export default function inlineCodePlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {ids}: {ids: readonly string[]},
): Plugin {
  return {
    name: 'inline-code',
    async postBuild({outDir, plugins}) {
      const ofSite = inlineCode(await readBuiltPage(outDir, '/404'));
      const known = new Set(ofSite.map(({text}) => text));
      const routes = plugins
        .filter(({name, options}) => name === DOCS_PLUGIN && ids.includes(options.id))
        .flatMap(({content}) => (content as LoadedContent).loadedVersions)
        .flatMap(({docs}) => docs)
        .map(({permalink}) => pagePath(siteRoute(permalink, baseUrl)))
        // Docusaurus adds a script to the home page, which it minifies.
        .filter((route) => route !== '/');
      for (const route of routes) {
        checkInlineCode(await readBuiltPage(outDir, route), route, known);
      }
    },
  };
}
