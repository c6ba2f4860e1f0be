import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {readFiles, temporaryFolder} from '@site/tests/fixtures/temporary-folder';
import openapiReferencePreset from '.';

// It resolves the file of its worker, which Vitest cannot do in TypeScript.
vi.mock('../markdown', () => ({default: vi.fn()}));

const ARGV = process.argv;

afterEach(() => {
  process.argv = ARGV;
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
