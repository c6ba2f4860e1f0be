import {Command} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readKaiaDocument} from '../../scripts/lib/kaia-document';
import {createReference} from '#reference/pages/read-reference';
import type {OpenAPIDocument} from '#reference/document/document';
import {createGeneratedFiles} from '#reference/site/openapi-docs/generated-files';
import {describePetstore} from '../fixtures/petstore';
import {temporaryFolder} from '../fixtures/temporary-folder';

/** The types of the package describe a theme, but it exports this plugin. */
const createPlugin = openapiDocs as unknown as (
  context: {siteDir: string; siteConfig: {presets: []; plugins: []}},
  options: {id: string; docsPluginId: string; config: object},
) => {extendCli: (cli: typeof Command.prototype) => void};

beforeEach(() => {
  // The plugin prints one line per file.
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the pages that `docusaurus gen-api-docs` creates with its own templates. */
async function pagesOfPlugin(document: OpenAPIDocument): Promise<string[]> {
  const siteDir = await temporaryFolder();
  const specPath = path.join(siteDir, 'openapi.json');
  const outputDir = path.join(siteDir, 'docs');
  await writeFile(specPath, JSON.stringify(document));
  const plugin = createPlugin(
    {siteDir, siteConfig: {presets: [], plugins: []}},
    {
      id: 'openapi',
      docsPluginId: 'default',
      config: {
        operations: {specPath, outputDir, showInfoPage: false},
        schemas: {specPath, outputDir, schemasOnly: true},
      },
    },
  );
  const cli = new Command();
  plugin.extendCli(cli);
  for (const id of ['operations', 'schemas']) {
    await cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', id]);
  }
  return pageNames(await readdir(outputDir, {recursive: true}));
}

/** Returns the slugs of operations and schemas, without folders. */
function pageNames(files: Iterable<string>): string[] {
  const names = [...files]
    .filter((file) => /\.(api|schema)\.mdx$/.test(file))
    .map((file) => path.basename(file));
  return [...new Set(names)].sort();
}

function pagesOfSite(document: OpenAPIDocument): string[] {
  return pageNames(createGeneratedFiles(createReference(document)).keys());
}

describe('Names of pages', () => {
  it('equal those of docusaurus-plugin-openapi-docs.', async () => {
    const {operations, schemas} = createReference((await readKaiaDocument()).document);
    const ids = [
      ...operations.map(({id}) => id),
      ...['get_NFT_v2', 'HTTPStatus', 'größe', 'a.b-c d'],
    ];
    const titles = [
      ...schemas.map(({title}) => title),
      ...['ERC20 token  Info', 'v2_List', 'a/b'],
    ];
    const document: OpenAPIDocument = {
      ...describePetstore(),
      paths: Object.fromEntries(
        ids.map((operationId, index) => [
          `/${index}`,
          {get: {operationId, responses: {200: {description: 'OK'}}}},
        ]),
      ),
      components: {
        schemas: Object.fromEntries(
          titles.map((title, index) => [`Schema${index}`, {title, type: 'object'}]),
        ),
      },
    };
    const names = pagesOfSite(document);
    expect(names).toHaveLength(ids.length + titles.length);
    expect(names).toEqual(await pagesOfPlugin(document));
  });
});
