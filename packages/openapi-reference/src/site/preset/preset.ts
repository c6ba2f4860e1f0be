import logger from '@docusaurus/logger';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import path from 'node:path';
import {messageOf} from '../../document/document-error';
import type {ReferenceIndex} from '../../pages/reference-index';
import {networksOf} from '../../server/networks';
import {isRecord} from '../../utils/is-record';
import builtPagesPlugin from '../built-pages';
import changelogPlugin from '../changelog';
import choicesPlugin from '../choices';
import inlineCodePlugin from '../inline-code';
import {LIST_FILES} from '../markdown/files';
import openapiDocsPlugin from '../openapi-docs';
import {isReferenceCommand} from '../openapi-docs/commands';
import type {ReferenceOptions} from '../openapi-docs/options';
import {readChangelog, readReferenceIndex} from '../openapi-docs/read-index';
import {readDataFiles} from '../openapi-docs/read-site-files';
import remarkReferenceLinks from '../openapi-docs/remark-reference-links';
import {ensureReference} from '../openapi-docs/site-reference';
import {docsFolders, hasOwnSearch, ownPresets} from './docs-folders';
import type {FastPages} from './fast-pages';
import {withLabels} from './labels';
import {type PresetOptions, readPresetOptions, type ReferenceSettings} from './options';
import {printDifferences} from './plugin-options';
import {createReferenceOptions, SEARCH_FILE} from './reference-options';
import {sidebarGenerator} from './sidebar-generator';

/**
 * Adds references of OpenAPI documents to a site. Generates them first if they are missing or stale, because
 * the docs plugin reads what is there when it starts; a command that generates or removes them does only that.
 *
 * @throws Error if an option is wrong, or DocumentError if the document is rejected.
 */
export async function createPreset(
  context: LoadContext,
  given: unknown,
): Promise<Preset> {
  const {siteDir, siteConfig} = context;
  if (ownPresets(siteConfig) > 1) {
    throw new Error(
      'The preset docusaurus-openapi-reference is listed more than once. List it once, with an entry of "config" for each document.',
    );
  }
  hideOptions(given);
  const {options, differences} = readPresetOptions(given, docsFolders(siteConfig));
  const {references, downloads, search, outputs, policy, policySources, fastPages} =
    options;
  const {socialCards, structuredData, hosts} = options;
  if (differences.length > 0) {
    logger.warn(printDifferences(differences));
  }
  if (search !== false && hasOwnSearch(siteConfig)) {
    throw new Error(
      'The site lists docusaurus-reference-search, and the option "search" of the preset docusaurus-openapi-reference adds it, too. Remove one of both: its options can be those of "search".',
    );
  }
  if (references.length > 1 && process.env['OPENAPI_URL']?.trim()) {
    throw new Error(
      'OPENAPI_URL names one document, and the site has several references. Unset it, and name a URL as specPath instead.',
    );
  }
  const all = references.map((settings, index) => ({
    ...settings,
    reference: createReferenceOptions(settings, {
      hasSearch: search !== false,
      isFirst: index === 0,
    }),
    readIndex: () => readReferenceIndex(path.join(siteDir, settings.docs.path)),
  }));
  const docsPlugin: PluginConfig = () =>
    openapiDocsPlugin(
      context,
      all.map(({reference}) => reference),
      outputs,
    );
  if (isReferenceCommand(process.argv)) {
    return {plugins: [docsPlugin]};
  }
  if (policy) {
    // Docusaurus would change the scripts that the policy allows.
    process.env['SKIP_HTML_MINIFICATION'] ??= 'true';
  }
  const fast = fastPages ? await loadFastPages(context) : undefined;
  for (const {reference} of all) {
    const report = await ensureReference(siteDir, reference);
    if (report !== undefined) {
      logger.info(report.text);
    }
  }
  const labelled = withLabels(all.map((one) => ({...one, index: one.readIndex()})));
  const servers = labelled[0]?.index.servers ?? [];
  const plugins: PluginConfig[] = [
    docsPlugin,
    ...labelled.flatMap((one) => pluginsOf(context, one, options, fast?.rehypePlugins)),
    [
      require.resolve('../markdown'),
      {
        docs: labelled.map(({docs, label, reference}) => ({
          ...docs,
          ...(label === undefined ? {} : {label}),
          base: reference.base ?? '',
        })),
        downloads,
        outputs,
      },
    ],
    ...(policy
      ? []
      : [() => inlineCodePlugin(context, {ids: all.map(({docs}) => docs.id)})]),
    ...(fast?.plugins ?? []),
    () => choicesPlugin(networksOf(servers).length === 0 ? [] : servers),
    () =>
      builtPagesPlugin(context, {
        references: all.map(({readIndex, reference: {base = ''}}) => ({
          base,
          readIndex,
        })),
        openFiles: [
          ...LIST_FILES,
          ...all.flatMap(({docs}) => readDataFiles(path.join(siteDir, docs.path))),
        ],
        policy: policy ? policySources : undefined,
        socialCards,
        structuredData,
        hasMarkdown: outputs.markdown !== false,
        hosts,
      }),
  ];
  // After the classic theme, whose components they replace.
  const themes: PluginConfig[] = [
    // By its path, so that docusaurus swizzle knows its name.
    require.resolve('../reference-theme'),
    ...(fast?.themes ?? []),
    ...(search === false
      ? []
      : [
          [
            'docusaurus-reference-search',
            {
              ...(search === true ? {} : search),
              documentsFiles: labelled.map(({docs, label}) => ({
                docs: docs.id,
                file: SEARCH_FILE,
                ...(label === undefined ? {} : {label}),
              })),
            },
          ] satisfies PluginConfig,
        ]),
  ];
  return {plugins, themes};
}

/** Leaves options out of the configuration of the site, which each page loads as JSON: they name files of the build. */
function hideOptions(options: unknown): void {
  if (isRecord(options)) {
    Object.defineProperty(options, 'toJSON', {
      value: () => undefined,
      configurable: true,
    });
  }
}

/** @throws Error if a package that only fast pages need is missing. */
async function loadFastPages(context: LoadContext): Promise<FastPages> {
  try {
    const {createFastPages} = await import('./fast-pages');
    return createFastPages(context);
  } catch (error) {
    const missing = /Cannot find (?:module|package) '([^'./][^']*)'/.exec(
      messageOf(error),
    );
    throw missing === null
      ? error
      : new Error(
          `The option "fastPages" needs the package ${missing[1] ?? ''}, which is not installed. Install it, or leave the option out.`,
          {cause: error},
        );
  }
}

/** Returns the plugins of one reference. */
function pluginsOf(
  context: LoadContext,
  {
    docs,
    label,
    changesDir,
    feedName,
    reference,
    readIndex,
  }: ReferenceSettings & {reference: ReferenceOptions; readIndex: () => ReferenceIndex},
  {repository, outputs}: Pick<PresetOptions, 'repository' | 'outputs'>,
  rehypePlugins: readonly unknown[] = [],
): PluginConfig[] {
  const {siteDir, siteConfig} = context;
  const {base = ''} = reference;
  return [
    [
      require.resolve('../docs'),
      {
        sidebarItemsGenerator: sidebarGenerator(
          base,
          label,
        ) as unknown as DocsOptions['sidebarItemsGenerator'],
        // Keeps numbers at the start of page names: they are part of an operationId or schema title.
        numberPrefixParser: false,
        ...docs,
        ...(label === undefined ? {} : {label}),
        outputs,
        ...(repository === undefined
          ? {}
          : {repository: {url: repository, referenceFile: textFileOf(reference)}}),
        remarkPlugins: [
          [remarkReferenceLinks, {readIndex}],
          ...((docs.remarkPlugins ?? []) as unknown[]),
        ],
        rehypePlugins: [...((docs.rehypePlugins ?? []) as unknown[]), ...rehypePlugins],
      },
    ],
    ...(changesDir === undefined
      ? []
      : [
          [
            () =>
              changelogPlugin(context, {
                feedName: feedName ?? new URL(siteConfig.url).hostname + base,
                base,
                readChangelog: () => readChangelog(path.join(siteDir, docs.path)),
                outputs,
              }),
            {id: docs.id},
          ] satisfies PluginConfig,
        ]),
  ];
}

/** Returns the file that has the texts of a reference: its first overlay, or its document. */
function textFileOf({overlays = [], specPath}: ReferenceOptions): string | undefined {
  return [...overlays, specPath].find((file) => !/^https?:/i.test(file));
}
