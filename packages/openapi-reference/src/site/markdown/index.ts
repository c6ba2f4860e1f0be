import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {writeFiles} from './files';
import type {Download} from './llms';

export interface MarkdownOptions {
  /** The instance of the docs plugin, if it has not the default id and path. */
  readonly docs?: {readonly id?: string; readonly path?: string};
  /** Files that `/llms.txt` lists beside those of every reference. */
  readonly downloads?: readonly Download[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes what programs read instead of the pages: the Markdown twin of each page, which is made from its
 * HTML, `/llms.txt`, `/llms-full.txt` and `/.well-known/api-catalog`. In development there is no HTML, so
 * they exist in a build only.
 */
export default function markdownPlugin(
  {siteDir, baseUrl, siteConfig: {url}}: LoadContext,
  {docs = {}, downloads = []}: MarkdownOptions,
): Plugin {
  const {id = 'default', path: docsPath = 'docs'} = docs;
  return {
    name: 'markdown',
    async postBuild({outDir, plugins}) {
      const plugin = plugins.find(
        ({name, options}) => name === DOCS_PLUGIN && options.id === id,
      );
      const [version] = (plugin?.content as LoadedContent).loadedVersions;
      if (version !== undefined) {
        await writeFiles(
          version,
          {
            siteDir,
            docsDir: path.join(siteDir, docsPath),
            url,
            baseUrl,
            outDir,
          },
          downloads,
        );
      }
    },
  };
}
