/*
 * Does: finds what the docs plugins of the references have in the global data, from which `page-files.ts` knows
 * the address of each file. Only the global data has all instances of a plugin.
 * If the global data has no such plugin: pages load nothing.
 */
import globalData from '@generated/globalData';
import type {ReferencePages} from '../pages/generated-page';

const docs = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<
  string,
  {reference?: ReferencePages}
>;

/** One can be in the folder of another. */
const longestFirst = Object.values(docs)
  .flatMap(({reference}) => reference ?? [])
  .sort((a, b) => b.path.length - a.path.length);

/** Returns whether an instance of the docs plugin has a reference: a site may have other docs. */
export function hasReference(pluginId: string): boolean {
  return docs[pluginId]?.reference !== undefined;
}

/** Returns the name of the reference of an instance of the docs plugin, if the site has several. */
export function referenceLabel(pluginId: string): string | undefined {
  return docs[pluginId]?.reference?.label;
}

/** Returns whether the site has a file for programs, by its address without the base URL, with `pathname://` or without. */
export function hasFile(address: string): boolean {
  const file = address.replace(/^pathname:\/\//, '');
  return !longestFirst.some(({withoutFiles}) => withoutFiles?.includes(file));
}

/** Returns whether the pages of the references have Markdown. */
export function hasMarkdown(): boolean {
  return !longestFirst.some(({withoutMarkdown}) => withoutMarkdown);
}

/** Returns the reference that contains a page, or a file of its data. */
export function referenceAt(path: string): ReferencePages | undefined {
  return longestFirst.find((reference) => `${path}/`.startsWith(`${reference.path}/`));
}
