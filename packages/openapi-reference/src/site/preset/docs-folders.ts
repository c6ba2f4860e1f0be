import type {DocusaurusConfig} from '@docusaurus/types';
import castArray from 'lodash/castArray';
import path from 'node:path';

const DOCS_PLUGIN = /(^|\/)(plugin-)?content-docs$/;

const CONTENT_PLUGIN = /(^|\/)(plugin-)?content-(docs|blog|pages)$/;

const CLASSIC_PRESET = /(^|[/-])classic$/;

const OWN_PRESET = /(^|\/)docusaurus-openapi-reference$/;

const OWN_SEARCH = /(^|\/)docusaurus-reference-search$/;

/** Returns the folders of the docs plugins that the configuration of a site adds by their names. */
export function docsFolders({
  presets,
  plugins,
}: Pick<DocusaurusConfig, 'presets' | 'plugins'>): string[] {
  return [
    ...namedEntries(presets, CLASSIC_PRESET).map(
      (options) => (options as {docs?: unknown}).docs,
    ),
    ...namedEntries(plugins, DOCS_PLUGIN),
  ].flatMap((options) =>
    options === false ? [] : [(options as {path?: string} | undefined)?.path ?? 'docs'],
  );
}

/** Returns whether the site has Markdown pages beside those of its references. */
export function hasOtherPages({
  presets,
  plugins,
}: Pick<DocusaurusConfig, 'presets' | 'plugins'>): boolean {
  return (
    namedEntries(plugins, CONTENT_PLUGIN).length > 0 ||
    namedEntries(presets, CLASSIC_PRESET).some((options) =>
      ['docs', 'blog', 'pages'].some(
        (name) => (options as Record<string, unknown>)[name] !== false,
      ),
    )
  );
}

/** Returns how often the configuration of a site lists this preset. */
export function ownPresets({presets}: Pick<DocusaurusConfig, 'presets'>): number {
  return namedEntries(presets, OWN_PRESET).length;
}

/** Returns whether the configuration of a site lists the search of this preset itself. */
export function hasOwnSearch({
  plugins,
  themes,
}: Pick<DocusaurusConfig, 'plugins' | 'themes'>): boolean {
  return namedEntries([...plugins, ...themes], OWN_SEARCH).length > 0;
}

/** Returns the options of the presets or plugins whose name matches. */
function namedEntries(entries: readonly unknown[], pattern: RegExp): unknown[] {
  return entries.flatMap((entry) => {
    const [name, options = {}] = castArray<unknown>(entry);
    return typeof name === 'string' && pattern.test(name) ? [options] : [];
  });
}

/** Returns the first of the folders that is the given one, or contains it. Paths are relative to the site. */
export function containingFolder(
  folder: string,
  others: readonly string[],
): string | undefined {
  return others.find((other) => {
    const relative = path.relative(other, folder);
    return !relative.startsWith('..') && !path.isAbsolute(relative);
  });
}
