import type {DocusaurusConfig, LoadedPlugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {constants, copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {OUTPUT_NAMES, type OutputName, type Outputs} from '../pages/outputs';

/** The files of each output, by their paths below the base URL. */
const FILES: Readonly<Record<OutputName, RegExp>> = {
  markdown: /\.md$/,
  llms: /^llms(-full)?\.txt$/,
  catalog: /^(\.well-known\/api-catalog|api-catalog\.json)$/,
  openapi: /(^|\/)openapi\.(json|yaml)$/,
  postman: /(^|\/)postman_collection\.json$/,
  // Pages fetch what is in folders there.
  types: /(^|\/)types\/[^/]+$/,
  feed: /(^|\/)changelog\.atom$/,
};

/** Most files that an error names. */
const MAX_NAMED = 20;

/** A site with files of its own. */
export interface OutputSite {
  readonly siteDir: string;
  readonly siteConfig: Pick<DocusaurusConfig, 'staticDirectories'>;
}

/** Where files are written. */
export interface OutputPlace {
  readonly outDir: string;
  /** All of the site. */
  readonly plugins: readonly LoadedPlugin[];
  readonly site: OutputSite;
}

export interface OutputOptions {
  readonly outputs?: Outputs | undefined;
  /** What keeps the files of the site, where that is not the option `outputs`. */
  readonly remedy?: string;
}

/** The text of a file, or the file of which it is a copy. */
export type OutputContent = string | {readonly file: string};

/** Returns whether the options of the site leave a file on. */
export function isOn(name: string, outputs: Outputs = {}): boolean {
  const output = outputOf(name);
  return output === undefined || outputs[output] !== false;
}

/**
 * Returns whether the built site has a file, ours or one of its own.
 *
 * @param plugins All of the site, for a file that one of them may write.
 */
export function isPublished(
  name: string,
  site: OutputSite,
  outputs: Outputs | undefined,
  plugins: readonly LoadedPlugin[] = [],
): boolean {
  return (
    isOn(name, outputs) ||
    staticFile(name, site) !== undefined ||
    filesOfPlugins(plugins).has(name)
  );
}

function outputOf(name: string): OutputName | undefined {
  return OUTPUT_NAMES.find((output) => FILES[output].test(name));
}

/**
 * Ends the build if the static folders of the site have a file of ours, before anything is written.
 *
 * @throws Error that names all such files, and how to keep them.
 */
export function checkStaticFiles(
  names: readonly string[],
  site: OutputSite,
  options: OutputOptions = {},
): void {
  const isTaken = (name: string): boolean => staticFile(name, site) !== undefined;
  refuse(
    names.filter((name) => isOn(name, options.outputs) && isTaken(name)),
    site,
    options,
  );
}

/**
 * Writes files after the build, but none that is there: it is of the site, or of another plugin.
 *
 * @throws Error that names all such files, and how to keep them.
 */
export async function writeOutputs(
  files: ReadonlyMap<string, OutputContent>,
  {outDir, plugins, site, ...options}: OutputPlace & OutputOptions,
): Promise<void> {
  const others = filesOfPlugins(plugins);
  const taken: string[] = [];
  for (const [name, content] of files) {
    if (isOn(name, options.outputs)) {
      const isWritten =
        !others.has(name) && (await writeNew(path.join(outDir, name), content));
      if (!isWritten) {
        taken.push(name);
      }
    }
  }
  refuse(taken, site, options, others);
}

/** Returns whether the file was written: not if there is one. */
async function writeNew(file: string, content: OutputContent): Promise<boolean> {
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await (typeof content === 'string'
      ? writeFile(file, content, {flag: 'wx'})
      : copyFile(content.file, file, constants.COPYFILE_EXCL));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/**
 * Ends the build because of files that others have.
 *
 * @param others Plugins by the files that they are known to write.
 */
export function refuse(
  taken: readonly string[],
  site: OutputSite,
  {remedy}: OutputOptions = {},
  others: ReadonlyMap<string, string> = new Map(),
): void {
  if (taken.length === 0) {
    return;
  }
  const off = OUTPUT_NAMES.filter((output) =>
    taken.some((name) => outputOf(name) === output),
  ).map((output) => `${output}: false`);
  const keep =
    remedy ??
    (off.length === 0
      ? undefined
      : `set the option outputs: {${off.join(', ')}} of docusaurus-openapi-reference`);
  const ownerOf = (name: string): string =>
    staticFile(name, site) ?? others.get(name) ?? 'another plugin of the site';
  throw new Error(
    [
      'The build writes files that the site has already:',
      ...taken.slice(0, MAX_NAMED).map((name) => `- ${name}: ${ownerOf(name)}`),
      ...(taken.length > MAX_NAMED ? [`- and ${taken.length - MAX_NAMED} more`] : []),
      keep === undefined
        ? 'Remove or rename those of the site.'
        : `To keep those of the site, ${keep}; otherwise remove or rename them.`,
    ].join('\n'),
  );
}

/** Returns the file of the site that Docusaurus copies to a path of the output, relative to the site. */
function staticFile(
  name: string,
  {siteDir, siteConfig: {staticDirectories}}: OutputSite,
): string | undefined {
  return staticDirectories
    .map((folder) => path.posix.join(folder, name))
    .find((file) => existsSync(path.resolve(siteDir, file)));
}

/**
 * Returns plugins by the files that they write. All plugins write at the same time, so whether a file is there
 * does not tell of those that are slow.
 */
function filesOfPlugins(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, string> {
  return new Map(
    plugins
      .filter(({name}) => name === LLMS_PLUGIN)
      .flatMap(({name, options}) => {
        const {
          generateLLMsTxt = true,
          llmsTxtFilename = 'llms.txt',
          generateLLMsFullTxt = true,
          llmsFullTxtFilename = 'llms-full.txt',
        } = options as LlmsPluginOptions;
        return [
          ...(generateLLMsTxt ? [llmsTxtFilename] : []),
          ...(generateLLMsFullTxt ? [llmsFullTxtFilename] : []),
        ].map((file): [string, string] => [file, name]);
      }),
  );
}

const LLMS_PLUGIN = 'docusaurus-plugin-llms';

interface LlmsPluginOptions {
  readonly generateLLMsTxt?: boolean;
  readonly llmsTxtFilename?: string;
  readonly generateLLMsFullTxt?: boolean;
  readonly llmsFullTxtFilename?: string;
}
