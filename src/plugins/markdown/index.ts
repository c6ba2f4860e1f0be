import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
// Adds devServer to the configuration of webpack.
import type {} from 'webpack-dev-server';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createFiles} from './files';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes what programs read instead of the pages: the Markdown twin of each hand-written page, `/llms.txt`,
 * `/llms-full.txt` and `/.well-known/api-catalog`. The plugin openapi-docs has the twins of the reference.
 */
export default function markdownPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, generatedFilesDir, siteConfig} = context;
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const developmentDir = path.join(generatedFilesDir, 'markdown');

  async function write(content: unknown, outDir: string): Promise<void> {
    const [version] = (content as LoadedContent).loadedVersions;
    if (version === undefined) {
      return;
    }
    const files = await createFiles(version, {
      siteDir,
      url: siteConfig.url,
      baseUrl,
      generatedFilesDir,
    });
    for (const [name, text] of files) {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    }
  }

  return {
    name: 'markdown',
    async allContentLoaded({allContent}) {
      if (isDevelopment) {
        await write(allContent[DOCS_PLUGIN]?.['default'], developmentDir);
      }
    },
    configureWebpack: () =>
      isDevelopment
        ? {devServer: {static: [{publicPath: baseUrl, directory: developmentDir}]}}
        : {},
    async postBuild({outDir, plugins}) {
      const docs = plugins.find(
        ({name, options}) => name === DOCS_PLUGIN && options.id === 'default',
      );
      await write(docs?.content, outDir);
    },
  };
}
