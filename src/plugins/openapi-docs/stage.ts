import {posixPath} from '@docusaurus/utils';
import {Command} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Reference} from '../../reference/reference';
import {createFolderConfigs, type FolderConfig} from './config';

/** Files by their path under docs/, with forward slashes. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** The package declares types of another module; this is the function it exports. */
const createOpenapiDocs = openapiDocs as unknown as (
  context: {siteDir: string; siteConfig: {presets: []; plugins: []}},
  options: {id: string; docsPluginId: string; config: object},
) => {extendCli: (cli: typeof Command.prototype) => void};

/** `{{{markdown}}}` is all that the plugin's Mustache template adds nothing to. */
const TEMPLATE = '{{{markdown}}}';

/**
 * Lets docusaurus-plugin-openapi-docs write the pages of the reference into a temporary folder and
 * returns them. It does not write into docs/ itself, because it never overwrites a file, and only
 * logs what it could not write.
 *
 * @throws Error with everything the plugin reported, when it reported anything.
 */
export async function stagePages(reference: Reference): Promise<GeneratedFiles> {
  const stagingDir = await mkdtemp(path.join(tmpdir(), 'openapi-docs-'));
  try {
    const docsDir = path.join(stagingDir, 'docs');
    const folders = createFolderConfigs(reference, docsDir);
    await runPlugin(stagingDir, folders);
    return await readPages(docsDir);
  } finally {
    await rm(stagingDir, {recursive: true, force: true});
  }
}

async function runPlugin(stagingDir: string, folders: FolderConfig[]): Promise<void> {
  const template = path.join(stagingDir, 'page.mustache');
  await writeFile(template, TEMPLATE);
  const entries = await Promise.all(
    folders.map(async ({id, outputDir, part, schemasOnly, ...generators}) => {
      const specPath = path.join(stagingDir, `${id}.json`);
      await writeFile(specPath, JSON.stringify(part));
      await mkdir(outputDir, {recursive: true});
      const config = {
        specPath,
        outputDir,
        template,
        schemaTemplate: template,
        schemasOnly,
        showInfoPage: false,
        markdownGenerators: generators,
      };
      return [id, config] as const;
    }),
  );
  const plugin = createOpenapiDocs(
    {siteDir: stagingDir, siteConfig: {presets: [], plugins: []}},
    {id: 'openapi', docsPluginId: 'default', config: Object.fromEntries(entries)},
  );
  const cli = new Command();
  plugin.extendCli(cli);
  const complaints = await collectErrors(async () => {
    for (const [id] of entries) {
      await cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', id]);
    }
  });
  if (complaints.length > 0) {
    throw new Error(`docusaurus-plugin-openapi-docs failed: ${complaints.join(' ')}`);
  }
}

/** The plugin prints a line a file, and its errors; both are kept from the terminal. */
async function collectErrors(run: () => Promise<void>): Promise<string[]> {
  const {log, error} = console;
  const errors: string[] = [];
  console.log = () => undefined;
  console.error = (...parts: unknown[]) => errors.push(parts.join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, {log, error});
  }
  return errors;
}

async function readPages(docsDir: string): Promise<GeneratedFiles> {
  const entries = await readdir(docsDir, {recursive: true, withFileTypes: true});
  const pages = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
      .map(async (entry): Promise<[string, string]> => {
        const file = path.join(entry.parentPath, entry.name);
        return [posixPath(path.relative(docsDir, file)), await readFile(file, 'utf8')];
      }),
  );
  return new Map(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}
