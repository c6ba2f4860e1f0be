import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import partition from 'lodash/partition';
import path from 'node:path';
import {CATALOG_FILE, writeFiles} from './files';
import type {Place} from '../openapi-docs/options';
import type {Download} from './llms';

export interface MarkdownOptions {
  /** The instances of the docs plugin, if it is not one with the default id and path. */
  readonly docs?: readonly (Pick<Place, 'base'> & Record<'id' | 'path', string>)[];
  /** Files that `/llms.txt` lists beside those of every reference. */
  readonly downloads?: readonly Download[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes what programs read instead of the pages: the Markdown twin of each page, which is made from its
 * HTML, `/llms.txt`, `/llms-full.txt` and `/.well-known/api-catalog`, to whose copy each page links. In development there is no HTML, so
 * they exist in a build only.
 */
export default function markdownPlugin(
  {siteDir, baseUrl, siteConfig: {url}}: LoadContext,
  {docs = [{id: 'default', path: 'docs'}], downloads = []}: MarkdownOptions,
): Plugin {
  return {
    name: 'markdown',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          // RFC 9727, section 3.
          attributes: {rel: 'api-catalog', href: baseUrl + CATALOG_FILE},
        },
      ],
    }),
    async postBuild({outDir, plugins}) {
      const references = docs.flatMap(({id, path: docsDir, base = ''}) => {
        const plugin = plugins.find(
          ({name, options}) => name === DOCS_PLUGIN && options.id === id,
        );
        if (plugin === undefined) {
          throw new Error(
            `There is no docs plugin with the id "${id}", of which the plugin "markdown" writes Markdown: correct its option "docs".`,
          );
        }
        const {loadedVersions: versions} = plugin.content as LoadedContent;
        const [[last], others] = partition(versions, 'isLast');
        return last === undefined
          ? []
          : [{last, others, base, docsDir: path.join(siteDir, docsDir)}];
      });
      await writeFiles(references, {siteDir, url, baseUrl, outDir}, downloads);
    },
  };
}
