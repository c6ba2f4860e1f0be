import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {twinFile} from '../../outputs/markdown/twin-address';
import type {Outputs} from '../../pages/outputs';
import type {Place} from '../openapi-docs/options';
import {readDataFiles} from '../openapi-docs/read-site-files';
import {checkStaticFiles, isOn} from '../output-files';
import {CATALOG_FILE, type DocsOfReference, LIST_FILES, writeFiles} from './files';
import type {Download} from './llms';
import {isDocsPlugin, type PagePlugin, pagesOf} from './site-pages';

export interface MarkdownOptions {
  /** The instances of the docs plugin, if it is not one with the default id and path. */
  readonly docs?: readonly (Pick<Place, 'base'> &
    Record<'id' | 'path', string> & {
      /** Name of the reference, if the site has several. */
      readonly label?: string;
    })[];
  /** Files that `/llms.txt` lists beside those of every reference. */
  readonly downloads?: readonly Download[];
  /** What the site has of these files. Default: all. */
  readonly outputs?: Outputs;
}

/**
 * Writes what programs read instead of the pages: the Markdown twin of each page, which is made from its
 * HTML, `/llms.txt`, `/llms-full.txt` and `/.well-known/api-catalog`, to whose copy each page links. In development there is no HTML, so
 * they exist in a build only.
 */
export default function markdownPlugin(
  context: LoadContext,
  {docs = [{id: 'default', path: 'docs'}], downloads = [], outputs}: MarkdownOptions,
): Plugin {
  const {siteDir, baseUrl} = context;
  return {
    name: 'markdown',
    injectHtmlTags: () => ({
      headTags: isOn(CATALOG_FILE, outputs)
        ? [
            {
              tagName: 'link',
              // RFC 9727, section 3.
              attributes: {rel: 'api-catalog', href: baseUrl + CATALOG_FILE},
            },
          ]
        : [],
    }),
    // Before the bundler runs, so that all files of the site are in one error. Their names are known here.
    allContentLoaded({allContent}) {
      const plugins = Object.entries(allContent).flatMap(([name, contents]) =>
        Object.entries(contents).map(([id, content]): PagePlugin => ({
          name,
          content,
          options: {id},
        })),
      );
      const pages = plugins.flatMap((plugin) => pagesOf(plugin, baseUrl).docs);
      const data = docs.flatMap(({path: docsDir, base = ''}) =>
        readDataFiles(path.join(siteDir, docsDir)).map((file) =>
          path.posix.join(base.slice(1), file),
        ),
      );
      checkStaticFiles(
        [...LIST_FILES, ...data, ...pages.map(({route}) => twinFile(route))],
        context,
        {outputs},
      );
    },
    async postBuild(built) {
      const isOfReference = (plugin: PagePlugin): boolean =>
        docs.some(({id}) => isDocsPlugin(plugin, id));
      const plugins: readonly PagePlugin[] = built.plugins;
      const references = docs.flatMap(({id, base = '', label}): DocsOfReference[] => {
        const plugin = plugins.find((one) => isDocsPlugin(one, id));
        if (plugin === undefined) {
          throw new Error(
            `There is no docs plugin with the id "${id}", of which the plugin "markdown" writes Markdown: correct its option "docs".`,
          );
        }
        const last = (plugin.content as LoadedContent).loadedVersions.find(
          ({isLast}) => isLast,
        );
        return last === undefined
          ? []
          : [{last, base, label, pages: pagesOf(plugin, baseUrl, {label})}];
      });
      const others = plugins
        .filter((plugin) => !isOfReference(plugin))
        .map((plugin) => pagesOf(plugin, baseUrl));
      await writeFiles(references, others, built, {downloads, outputs});
    },
  };
}
