import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {readFiles, temporaryFolder} from '@site/tests/fixtures/temporary-folder';
import openapiReferencePreset from '.';

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
  const siteConfig = {presets: [], plugins: []} as unknown as LoadContext['siteConfig'];
  const context = {siteDir, siteConfig, baseUrl: '/'} as LoadContext;
  const {plugins, themes} = await openapiReferencePreset(context, {
    specPath: 'missing.yaml',
  });
  expect(plugins).toHaveLength(1);
  expect(themes).toBeUndefined();
  expect(await readFiles(siteDir)).toEqual({});
});

describe('Several references', () => {
  const start = (presets: unknown[], options: object) =>
    openapiReferencePreset(
      {siteDir: '/site', siteConfig: {presets, plugins: []}} as unknown as LoadContext,
      options,
    );

  it('are entries of one preset.', async () => {
    const preset = ['docusaurus-openapi-reference', {specPath: 'a.yaml'}];
    await expect(start([preset, preset], {specPath: 'a.yaml'})).rejects.toThrow(
      'List it once, with an entry of "config" for each document.',
    );
  });

  it('cannot be replaced by one document.', async () => {
    vi.stubEnv('OPENAPI_URL', 'https://example.com/openapi.json');
    const config = {pets: {specPath: 'a.yaml'}, shop: {specPath: 'b.yaml'}};
    await expect(start([], {config})).rejects.toThrow(
      'OPENAPI_URL names one document, and the site has several references.',
    );
  });
});
