import logger from '@docusaurus/logger';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {networksOf} from '../../reference/network';
import changelogPlugin from '../changelog';
import choicesPlugin from '../choices';
import markdownPlugin from '../markdown';
import openapiDocsPlugin from '../openapi-docs';
import {isReferenceCommand} from '../openapi-docs/commands';
import type {MoreFiles, ReferenceOptions} from '../openapi-docs/options';
import {readChangelog, readReferenceIndex} from '../openapi-docs/read-index';
import remarkReferenceLinks from '../openapi-docs/remark-reference-links';
import {createSidebar} from '../openapi-docs/sidebar';
import {ensureReference} from '../openapi-docs/site-reference';
import {docsFolders} from './docs-folders';
import {readPresetOptions} from './options';
import {printDifferences} from './plugin-options';

/** What the search finds in the pages of the reference, in the folder of the docs. */
const SEARCH_FILE = 'api/search-documents.json';

/**
 * Adds the reference of an OpenAPI document to a site. Generates it first if it is missing or stale, because
 * the docs plugin reads what is there when it starts; a command that generates or removes it does only that.
 *
 * @throws Error if an option is wrong, or DocumentError if the document is rejected.
 */
export default async function openapiReferencePreset(
  context: LoadContext,
  given: unknown,
): Promise<Preset> {
  const {siteDir, siteConfig} = context;
  const {options, differences} = readPresetOptions(given, docsFolders(siteConfig));
  const {specPath, overlays, changesDir, feedName, docs, downloads, search} = options;
  if (differences.length > 0) {
    logger.warn(printDifferences(differences));
  }
  const reference: ReferenceOptions = {
    id: docs.id,
    specPath,
    docsDir: docs.path,
    overlays,
    ...(changesDir === undefined ? {} : {changesDir}),
    ...(search === false ? {} : {moreFiles: SEARCH_FILES}),
  };
  const docsPlugin: PluginConfig = () => openapiDocsPlugin(context, reference);
  if (isReferenceCommand(process.argv)) {
    return {plugins: [docsPlugin]};
  }
  const report = await ensureReference(siteDir, reference);
  if (report !== undefined) {
    logger.info(report.text);
  }
  const docsDir = path.join(siteDir, docs.path);
  const readIndex = () => readReferenceIndex(docsDir);
  const sidebarItemsGenerator = (() =>
    createSidebar(
      readIndex(),
      existsSync(path.join(docsDir, 'changelog.mdx')),
    )) as unknown as DocsOptions['sidebarItemsGenerator'];
  const {servers} = readIndex();
  const plugins: PluginConfig[] = [
    docsPlugin,
    [
      require.resolve('../docs'),
      {
        sidebarItemsGenerator,
        // Keeps numbers at the start of page names: they are part of an operationId or schema title.
        numberPrefixParser: false,
        ...docs,
        remarkPlugins: [
          [remarkReferenceLinks, {readIndex}],
          ...((docs.remarkPlugins ?? []) as unknown[]),
        ],
      },
    ],
    ...(changesDir === undefined
      ? []
      : [
          () =>
            changelogPlugin(context, {
              feedName: feedName ?? new URL(siteConfig.url).hostname,
              readChangelog: () => readChangelog(docsDir),
            }),
        ]),
    () => markdownPlugin(context, {docs: {id: docs.id, path: docs.path}, downloads}),
    () => choicesPlugin(networksOf(servers).length === 0 ? [] : servers),
  ];
  // After the classic theme, whose components they replace.
  const themes: PluginConfig[] = [
    // By its path, so that docusaurus swizzle knows its name.
    require.resolve('../reference-theme'),
    ...(search === false
      ? []
      : [
          [
            'docusaurus-reference-search',
            {
              ...(search === true ? {} : search),
              documentsFile: path.posix.join(docs.path, SEARCH_FILE),
            },
          ] satisfies PluginConfig,
        ]),
  ];
  return {plugins, themes};
}

const SEARCH_FILES: MoreFiles = {
  folders: [],
  create: async (reference) => {
    const {createReferenceDocuments} =
      await import('docusaurus-reference-search/search/reference-documents');
    const {dataFile} = await import('../openapi-docs/generated-files');
    return new Map([dataFile(SEARCH_FILE, createReferenceDocuments(reference))]);
  },
};
