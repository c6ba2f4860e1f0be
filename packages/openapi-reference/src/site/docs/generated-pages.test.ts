import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isGeneratedDoc, writePages} from './generated-pages';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';

const BLOCK = {
  id: 'api/get-block',
  title: 'Get a block',
  source: '@site/docs/api/get-block.api.mdx',
  permalink: '/api/get-block',
  frontMatter: {},
};

const COPY = {
  id: 'tiers/TIER 2/Endpoints/get-block',
  title: 'Get a block',
  source: '@site/docs/tiers/TIER 2/Endpoints/get-block.api.mdx',
  permalink: '/tiers/TIER 2/Endpoints/get-block',
  frontMatter: {canonical_path: '/api/get-block'},
};

const SIDEBARS = {
  names: ['docs'],
  sidebars: new Map([['docs-0', [{type: 'link' as const, label: 'FAQ', href: '/faq'}]]]),
  sidebarOf: new Map([['/api/get-block', 'docs-0']]),
};

/** Writes the pages, and returns their content by file name. */
async function write(
  docs: Parameters<typeof writePages>[0],
  data: object,
  siteDir: string,
): Promise<Record<string, unknown>> {
  await writeFiles(siteDir, {'docs/api/get-block.json': `${JSON.stringify(data)}\n`});
  const pagesDir = path.join(siteDir, 'pages');
  const version = {path: '/', contentPath: path.join(siteDir, 'docs')};
  const versions = new Map(docs.map(({permalink}) => [permalink, version]));
  const place = {baseUrl: '/', docsPath: '', versions};
  const folders = {siteDir, docsDir: 'docs', pagesDir, ...place};
  const hash = await writePages(docs, SIDEBARS, folders);
  const files = Object.entries(await readFiles(path.join(pagesDir, hash)));
  expect(Object.keys(await readFiles(pagesDir))).toHaveLength(files.length);
  return Object.fromEntries([
    ['hash', hash],
    ...files.map(([file, text]): [string, unknown] => [file, JSON.parse(text)]),
  ]);
}

describe('The files of generated docs', () => {
  it('have the sidebar, the metadata and the data of the page, also for its copies.', async () => {
    const data = {operation: {id: 'getBlock'}};
    expect(await write([BLOCK, COPY], data, await temporaryFolder())).toEqual({
      hash: expect.stringMatching(/^\w{8}$/),
      'api/get-block.json': {sidebar: 'docs-0', metadata: BLOCK, data},
      'tiers/TIER 2/Endpoints/get-block.json': {metadata: COPY, data},
      'sidebars/docs-0.json': SIDEBARS.sidebars.get('docs-0'),
    });
  });

  it('link from a copy to the copies beside it, as far as they exist.', async () => {
    const linksTo = (page: string) => ({
      description: 'The text "route":"/api/get-block" is no link.',
      links: [
        ...[{route: page}, {properties: {href: page}}],
        ...[{route: '/api/get-other'}, {route: '/faq'}],
      ],
    });
    const data = linksTo('/api/get-block');
    const files = await write([BLOCK, COPY], data, await temporaryFolder());
    expect(files['api/get-block.json']).toMatchObject({data});
    expect(files['tiers/TIER 2/Endpoints/get-block.json']).toMatchObject({
      data: linksTo('/tiers/TIER 2/Endpoints/get-block'),
    });
  });

  it('replace those of the generation before, at another address.', async () => {
    const siteDir = await temporaryFolder();
    const before = await write([BLOCK, COPY], {operation: {id: 'getBlock'}}, siteDir);
    const after = await write([BLOCK], {operation: {id: 'getBlocks'}}, siteDir);
    const files = ['hash', 'api/get-block.json', 'sidebars/docs-0.json'];
    expect(Object.keys(after)).toEqual(files);
    expect(after['hash']).not.toBe(before['hash']);
  });

  it('stay when they are written again without a change.', async () => {
    const siteDir = await temporaryFolder();
    const data = {operation: {id: 'getBlock'}};
    const {hash} = await write([BLOCK], data, siteDir);
    await writeFiles(siteDir, {[`pages/${String(hash)}/mark.json`]: '{}'});
    expect(await write([BLOCK], data, siteDir)).toMatchObject({hash, 'mark.json': {}});
  });

  it('have the data of the translation, or else those of all languages with its title.', async () => {
    const siteDir = await temporaryFolder();
    const folder = 'i18n/fr/docs/current';
    const page = {...BLOCK, source: `@site/${folder}/api/get-block.api.mdx`};
    const data = {operation: {title: 'Get a block', path: '/blocks'}, components: {}};
    const shown = async (): Promise<unknown> =>
      (await write([{...page, title: 'Lire un bloc'}], data, siteDir))[
        'api/get-block.json'
      ];
    expect(await shown()).toMatchObject({
      data: {operation: {title: 'Lire un bloc', path: '/blocks'}, components: {}},
    });
    const translated = {operation: {title: 'Lire', path: '/blocks'}};
    await writeFiles(siteDir, {
      [`${folder}/api/get-block.json`]: JSON.stringify(translated),
    });
    expect(await shown()).toMatchObject({data: translated});
  });

  it('are named in an error if they do not exist.', async () => {
    const page = {
      ...BLOCK,
      id: 'api/get-other',
      source: '@site/i18n/fr/docs/current/api/get-other.api.mdx',
    };
    await expect(write([page], {}, await temporaryFolder())).rejects.toThrow(
      'The page i18n/fr/docs/current/api/get-other.api.mdx has no data: i18n/fr/docs/current/api/get-other.json and docs/api/get-other.json do not exist. Remove the page if the OpenAPI document does not have it any more',
    );
  });

  it('exist for operations and schemas.', () => {
    const sources = ['api/a.api.mdx', 'schemas/a.schema.mdx', 'api/index.mdx', 'faq.mdx'];
    const isGenerated = (source: string) =>
      isGeneratedDoc({source: `@site/docs/${source}`});
    expect(sources.filter(isGenerated)).toEqual(sources.slice(0, 2));
  });
});
