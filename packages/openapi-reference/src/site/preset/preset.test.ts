import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {readFiles, temporaryFolder} from '@site/tests/fixtures/temporary-folder';
import {createPreset} from './preset';

// It resolves the file of its worker, which Vitest cannot do in TypeScript.
vi.mock('../markdown', () => ({default: vi.fn()}));

const ARGV = process.argv;

afterEach(() => {
  process.argv = ARGV;
  vi.unstubAllEnvs();
});

it('generates nothing before a command that generates or removes the reference.', async () => {
  process.argv = ['node', 'docusaurus', 'clean-api-docs', 'all'];
  const siteDir = await temporaryFolder();
  const siteConfig = {
    presets: [],
    plugins: [],
    themes: [],
  } as unknown as LoadContext['siteConfig'];
  const context = {siteDir, siteConfig, baseUrl: '/'} as LoadContext;
  const {plugins, themes} = await createPreset(context, {
    specPath: 'missing.yaml',
  });
  expect(plugins).toHaveLength(1);
  expect(themes).toBeUndefined();
  expect(await readFiles(siteDir)).toEqual({});
});

it('keeps its options out of the configuration that each page loads.', async () => {
  process.argv = ['node', 'docusaurus', 'clean-api-docs', 'all'];
  const options = {specPath: 'private/openapi.yaml'};
  const presets = [['docusaurus-openapi-reference', options]];
  await start({presets}, options);
  expect(JSON.stringify({presets})).not.toContain('private');
});

/** Starts the preset in a site with a configuration. */
const start = (siteConfig: object, options: object) =>
  createPreset(
    {
      siteDir: '/site',
      siteConfig: {presets: [], plugins: [], themes: [], ...siteConfig},
    } as unknown as LoadContext,
    options,
  );

it.each(['plugins', 'themes'])('The search is listed once, also in %s.', async (list) => {
  const options = {specPath: 'a.yaml', search: true};
  for (const entry of [
    'docusaurus-reference-search',
    ['docusaurus-reference-search', {maxSearchResults: 5}],
  ]) {
    await expect(start({[list]: [entry]}, options)).rejects.toThrow(
      'The site lists docusaurus-reference-search, and the option "search" of the preset docusaurus-openapi-reference adds it, too.',
    );
  }
});

describe('Several references', () => {
  it('are entries of one preset.', async () => {
    const preset = ['docusaurus-openapi-reference', {specPath: 'a.yaml'}];
    await expect(
      start({presets: [preset, preset]}, {specPath: 'a.yaml'}),
    ).rejects.toThrow('List it once, with an entry of "config" for each document.');
  });

  it('cannot be replaced by one document.', async () => {
    vi.stubEnv('OPENAPI_URL', 'https://example.com/openapi.json');
    const config = {pets: {specPath: 'a.yaml'}, shop: {specPath: 'b.yaml'}};
    await expect(start({}, {config})).rejects.toThrow(
      'OPENAPI_URL names one document, and the site has several references.',
    );
  });
});
