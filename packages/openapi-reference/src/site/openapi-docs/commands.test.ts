import logger from '@docusaurus/logger';
import {Command, type CommanderStatic} from 'commander';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {stringify} from 'yaml';
import {describePetstore} from '@site/tests/fixtures/petstore';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import {addCommands, isReferenceCommand} from './commands';

const REFERENCES = [
  {id: 'petstore', specPath: 'openapi.yaml', docsDir: 'reference'},
  {id: 'shop', specPath: 'openapi.yaml', docsDir: 'shop', base: '/shop'},
];

let siteDir: string;

beforeEach(async () => {
  siteDir = await temporaryFolder();
  await writeFiles(siteDir, {'openapi.yaml': stringify(describePetstore())});
});

afterEach(() => {
  process.exitCode = undefined;
});

/** Runs a command of the reference, and returns what it prints. */
async function run(name: string, id: string): Promise<string> {
  vi.restoreAllMocks();
  const prints = [
    vi.spyOn(logger, 'info').mockReturnValue(),
    vi.spyOn(logger, 'error').mockReturnValue(),
  ];
  const cli = new Command();
  addCommands(cli as CommanderStatic, siteDir, REFERENCES);
  await cli.parseAsync(['node', 'docusaurus', name, id]);
  return prints.flatMap(({mock}) => mock.calls.flat()).join('\n');
}

describe('The commands', () => {
  it('generate the reference and remove all of it.', async () => {
    const before = await readFiles(siteDir);
    expect(await run('gen-api-docs', 'petstore')).toMatch(
      /5 operations, .* files written/,
    );
    expect(existsSync(path.join(siteDir, 'reference/api.mdx'))).toBe(true);
    expect(await run('clean-api-docs', 'petstore')).toMatch(/Removed [1-9]\d* generated/);
    expect(existsSync(path.join(siteDir, 'reference'))).toBe(false);
    expect(await readFiles(siteDir)).toEqual(before);
    expect(await run('clean-api-docs', 'petstore')).toBe('Removed 0 generated files.');
    expect(process.exitCode).toBeUndefined();
  });

  it('generate and remove all references, or one of them.', async () => {
    const folders = () =>
      ['reference', 'shop'].map((folder) => existsSync(path.join(siteDir, folder)));
    await run('gen-api-docs', 'all');
    expect(folders()).toEqual([true, true]);
    expect(await run('gen-api-docs', 'shop')).toContain('nothing changed');
    await run('clean-api-docs', 'shop');
    expect(folders()).toEqual([true, false]);
    await run('clean-api-docs', 'all');
    expect(folders()).toEqual([false, false]);
  });

  it('keep hand-written docs.', async () => {
    await run('gen-api-docs', 'all');
    await writeFiles(siteDir, {'reference/guide.mdx': '# Guide\n'});
    await run('clean-api-docs', 'all');
    expect(Object.keys(await readFiles(siteDir))).toContain('reference/guide.mdx');
  });

  it('reject another id, and change nothing.', async () => {
    expect(await run('gen-api-docs', 'zoo')).toBe(
      'No reference of this site has the id "zoo": use "all" or "petstore" or "shop".',
    );
    expect(process.exitCode).toBe(1);
    expect(existsSync(path.join(siteDir, 'reference'))).toBe(false);
  });

  it('are known by their place in the arguments.', () => {
    const isCommand = (...args: string[]) =>
      isReferenceCommand(['node', 'docusaurus', ...args]);
    expect(isCommand('gen-api-docs', 'all')).toBe(true);
    expect(isCommand('clean-api-docs', 'all')).toBe(true);
    expect(isCommand('build', 'gen-api-docs')).toBe(false);
    expect(isCommand()).toBe(false);
  });
});
