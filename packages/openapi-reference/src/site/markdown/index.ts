import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from './files';
import type {Download} from './llms';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes what programs read instead of the pages: the Markdown twin of each page, which is made from its
 * HTML, `/llms.txt`, `/llms-full.txt` and `/.well-known/api-catalog`. In development there is no HTML, so
 * they exist in a build only.
 *
 * @param options.downloads Files that `/llms.txt` lists beside those of every reference.
 */
export default function markdownPlugin(
  {siteDir, baseUrl, siteConfig: {url}}: LoadContext,
  {downloads = []}: {readonly downloads?: readonly Download[]},
): Plugin {
  return {
    name: 'markdown',
    async postBuild({outDir, plugins}) {
      const docs = plugins.find(
        ({name, options}) => name === DOCS_PLUGIN && options.id === 'default',
      );
      const [version] = (docs?.content as LoadedContent).loadedVersions;
      if (version !== undefined) {
        await writeFiles(version, {siteDir, url, baseUrl, outDir}, downloads);
      }
    },
  };
}
