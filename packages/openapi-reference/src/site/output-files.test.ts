import type {LoadedPlugin} from '@docusaurus/types';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import {
  checkStaticFiles,
  isPublished,
  type OutputContent,
  writeOutputs,
} from './output-files';

/** Creates a site with files, and what writes to its output. */
async function createSite(files: Record<string, string>) {
  const siteDir = await temporaryFolder();
  await writeFiles(siteDir, {'build/index.html': '', ...files});
  const outDir = path.join(siteDir, 'build');
  const site = {siteDir, siteConfig: {staticDirectories: ['static', 'public']}};
  return {site, outDir, place: {outDir, site, plugins: [] as LoadedPlugin[]}};
}

describe('Files of a build', () => {
  it('are written into their folders, but those that the site turns off.', async () => {
    const {outDir, place} = await createSite({'original.png': 'image'});
    const names = ['llms.txt', 'shop/openapi.json', 'shop/types/api.d.ts', 'shop/api.md'];
    const files = new Map(names.map((name) => [name, name]));
    const image = {file: path.join(outDir, '../original.png')};
    await writeOutputs(
      new Map<string, OutputContent>([...files, ['cards/1.png', image]]),
      {
        ...place,
        outputs: {llms: false, openapi: false, types: false},
      },
    );
    expect(await readFiles(outDir)).toEqual({
      'index.html': '',
      'shop/api.md': 'shop/api.md',
      'cards/1.png': 'image',
    });
  });

  it('do not replace those of the site and of other plugins: the error names all, and the options.', async () => {
    const {outDir, place} = await createSite({
      'public/api.md': 'own',
      'build/api.md': 'own',
      'build/rules.json': 'other',
    });
    const files = new Map(['api.md', 'rules.json', 'llms.txt'].map((name) => [name, '']));
    await expect(writeOutputs(files, place)).rejects.toThrow(
      `The build writes files that the site has already:
- api.md: public/api.md
- rules.json: another plugin of the site
To keep those of the site, set the option outputs: {markdown: false} of docusaurus-openapi-reference; otherwise remove or rename them.`,
    );
    expect(await readFiles(outDir)).toMatchObject({
      'api.md': 'own',
      'rules.json': 'other',
    });
  });

  it.each<[options: object, taken: string[]]>([
    [{}, ['llms.txt', 'llms-full.txt']],
    [{generateLLMsFullTxt: false, llmsTxtFilename: 'llms-full.txt'}, ['llms-full.txt']],
    [{generateLLMsTxt: false, generateLLMsFullTxt: false}, []],
  ])(
    'are not written where docusaurus-plugin-llms writes later: %j.',
    async (options, taken) => {
      const {place} = await createSite({});
      const plugins = [{name: 'docusaurus-plugin-llms', options}] as LoadedPlugin[];
      const writing = writeOutputs(
        new Map([
          ['llms.txt', ''],
          ['llms-full.txt', ''],
        ]),
        {...place, plugins},
      ).catch(String);
      const lines = String(await writing)
        .split('\n')
        .slice(1, -1);
      expect(lines).toEqual(taken.map((name) => `- ${name}: docusaurus-plugin-llms`));
    },
  );
});

describe('A static file of the site', () => {
  it('ends the build before anything is written, unless the output is off.', async () => {
    const {site} = await createSite({'static/_headers': '', 'static/openapi.json': ''});
    const check = (...args: [names: string[], options?: object]) =>
      checkStaticFiles(args[0], site, args[1]);
    expect(() => check(['_headers', 'vercel.json'], {remedy: 'rename it'})).toThrow(
      '- _headers: static/_headers\nTo keep those of the site, rename it;',
    );
    expect(() => check(['_headers'])).toThrow('Remove or rename those of the site.');
    expect(() => check(['openapi.json'])).toThrow('outputs: {openapi: false}');
    check(['openapi.json'], {outputs: {openapi: false}});
  });

  it('is published in the place of the output.', async () => {
    const {site} = await createSite({'static/openapi.json': ''});
    const isThere = (name: string) => isPublished(name, site, {openapi: false});
    expect(['openapi.json', 'openapi.yaml', 'llms.txt'].map(isThere)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
