import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import upperFirst from 'lodash/upperFirst';
import {pagePath} from '../../pages/generated-page';
import {DOCS_PLUGIN} from '../docs-plugin';
import {siteRoute} from '../site-route';
import {type Doc, docsOf, section, type Section, sectionsOf} from './docs';

/** A plugin, as far as its pages matter. */
export type PagePlugin = Pick<LoadedPlugin, 'name' | 'content'> & {
  readonly options: {readonly id?: string; readonly blogTitle?: string};
};

/** The pages of a plugin that have Markdown. */
export interface PluginPages {
  /** Those of all versions. */
  readonly docs: readonly Doc[];
  /** What lists have of them. */
  readonly sections: readonly Section[];
}

/** Returns whether a plugin is the instance of the docs plugin with an id. */
export function isDocsPlugin({name, options}: PagePlugin, id?: string): boolean {
  return name === DOCS_PLUGIN && (id === undefined || options.id === id);
}

/**
 * Returns the docs, the posts of a blog or the MDX pages of a plugin; nothing for other plugins.
 *
 * @param reference What lists call the docs in no category, and the reference, if the docs are of one.
 */
export function pagesOf(
  plugin: PagePlugin,
  baseUrl: string,
  reference?: {readonly label?: string | undefined},
): PluginPages {
  const {name, content, options} = plugin;
  if (isDocsPlugin(plugin)) {
    const {id = 'default'} = options;
    return docsPages(
      (content as LoadedContent).loadedVersions,
      baseUrl,
      reference === undefined
        ? {others: id === 'default' ? 'Docs' : upperFirst(id)}
        : {others: 'Start', ...reference},
    );
  }
  const others = otherPages(name, content);
  const docs = others.map((page) => otherPage(page, baseUrl));
  return {docs, sections: section(options.blogTitle ?? 'Pages', docs)};
}

function docsPages(
  versions: readonly LoadedVersion[],
  baseUrl: string,
  names: Parameters<typeof sectionsOf>[2],
): PluginPages {
  const all = versions.map((version) => ({version, docs: docsOf(version, baseUrl)}));
  return {
    docs: all.flatMap(({docs}) => [...docs.values()]),
    sections: all.flatMap(({version, docs}) =>
      version.isLast ? sectionsOf(version, docs, names) : [],
    ),
  };
}

/** What a post of a blog and a page have in common. */
interface OtherPage {
  readonly permalink: string;
  readonly title?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
}

function otherPages(plugin: string, content: unknown): OtherPage[] {
  switch (plugin) {
    case 'docusaurus-plugin-content-blog':
      return (content as {blogPosts: {metadata: OtherPage}[]}).blogPosts.map(
        ({metadata}) => metadata,
      );
    case 'docusaurus-plugin-content-pages':
      // Without a folder of pages, the plugin has no content.
      return ((content ?? []) as (OtherPage & {type: string})[]).filter(
        ({type}) => type === 'mdx',
      );
    default:
      return [];
  }
}

function otherPage(
  {permalink, title, description = '', unlisted}: OtherPage,
  baseUrl: string,
): Doc {
  const route = pagePath(siteRoute(permalink, baseUrl));
  return {
    id: route,
    route,
    canonical: route,
    title: title ?? route,
    description,
    isGenerated: false,
    inCategory: [],
    ...(unlisted === true ? {isUnlisted: true} : {}),
  };
}
