import logger from '@docusaurus/logger';
import {Command, type CommanderStatic} from 'commander';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {stringify} from 'yaml';
import {describeApi} from '@site/tests/fixtures/small-document';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';
import {addCommands, isReferenceCommand} from './commands';

const REFERENCES = [
  {id: 'blocks', specPath: 'openapi.yaml', docsDir: 'reference'},
  {id: 'shop', specPath: 'openapi.yaml', docsDir: 'shop', base: '/shop'},
];

let siteDir: string;

beforeEach(async () => {
  siteDir = await temporaryFolder();
  await writeFiles(siteDir, {'openapi.yaml': stringify(describeApi())});
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

/** The folders of references that exist. */
function folders(): string[] {
  return ['reference', 'shop'].filter((name) => existsSync(path.join(siteDir, name)));
}

it('The commands generate all references or one of them, and remove all but hand-written docs.', async () => {
  expect(await run('gen-api-docs', 'all')).toMatch(/1 operations?, .* files written/);
  expect(folders()).toEqual(['reference', 'shop']);
  expect(await run('gen-api-docs', 'shop')).toContain('nothing changed');
  expect(await run('clean-api-docs', 'shop')).toMatch(/Removed [1-9]\d* generated/);
  expect(folders()).toEqual(['reference']);
  await writeFiles(siteDir, {'reference/guide.mdx': '# Guide\n'});
  await run('clean-api-docs', 'all');
  const left = Object.keys(await readFiles(siteDir));
  expect(left).toEqual(['openapi.yaml', 'reference/guide.mdx']);
  expect(process.exitCode).toBeUndefined();
});

it('The commands reject another id, and change nothing.', async () => {
  expect(await run('gen-api-docs', 'zoo')).toBe(
    'No reference of this site has the id "zoo": use "all" or "blocks" or "shop".',
  );
  expect(process.exitCode).toBe(1);
  expect(folders()).toEqual([]);
});

it.each([
  ['gen-api-docs all', true],
  ['clean-api-docs all', true],
  ['build gen-api-docs', false],
  ['', false],
])('The arguments "%s" begin with a command of the reference: %s.', (args, isCommand) => {
  expect(isReferenceCommand(['node', 'docusaurus', ...args.split(' ')])).toBe(isCommand);
});
