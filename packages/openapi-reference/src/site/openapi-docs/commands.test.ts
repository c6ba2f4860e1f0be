import logger from '@docusaurus/logger';
import {Command} from 'commander';
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
import type {Cli} from '../../framework/shared-command';
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

type AddOther = (cli: Cli) => void;

/** What adds commands of other plugins, before and after those of the reference. */
interface OtherPlugins {
  before?: AddOther;
  after?: AddOther;
}

/** Creates the program `docusaurus` with the commands of all plugins. */
async function createCli({before, after}: OtherPlugins = {}): Promise<Cli> {
  const cli = new Command() as Cli;
  before?.(cli);
  addCommands(cli, siteDir, REFERENCES);
  after?.(cli);
  // Docusaurus awaits its plugins.
  await Promise.resolve();
  return cli;
}

/** Runs a command of the reference, and returns what it prints. */
async function run(name: string, id: string): Promise<string> {
  return runIn(await createCli(), name, id);
}

async function runIn(cli: Cli, ...args: string[]): Promise<string> {
  vi.restoreAllMocks();
  const prints = [
    vi.spyOn(logger, 'info').mockReturnValue(),
    vi.spyOn(logger, 'error').mockReturnValue(),
  ];
  await cli.parseAsync(['node', 'docusaurus', ...args]);
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

/** Adds a command as docusaurus-plugin-openapi-docs does, and what it is called with to a list. */
const addOther =
  (calls: string[]): AddOther =>
  (cli) => {
    cli
      .command('gen-api-docs')
      .description('Generates OpenAPI docs.')
      .arguments('<id>')
      .option('-p, --plugin-id <plugin>', 'OpenAPI docs plugin ID.')
      .action((id: string, command: Pick<Cli, 'opts'>) => {
        calls.push([id, command.opts()['pluginId']].join(' ').trim());
      });
  };

const ORDERS: [string, (other: AddOther) => OtherPlugins][] = [
  ['before', (before) => ({before})],
  ['after', (after) => ({after})],
];

it.each(ORDERS)(
  'Ids of docusaurus-plugin-openapi-docs go to its command, added %s those of the reference.',
  async (_, place) => {
    const calls: string[] = [];
    const gen = async (...args: string[]) =>
      runIn(await createCli(place(addOther(calls))), 'gen-api-docs', ...args);
    expect(await gen('shop')).toMatch(/files written/);
    expect(calls).toEqual([]);
    expect(await gen('museum')).toBe('');
    expect(await gen('shop', '--plugin-id', 'old')).toBe('');
    expect(await gen('--plugin-id', 'old', 'museum')).toBe('');
    expect(folders()).toEqual(['shop']);
    expect(await gen('all')).toMatch(/files written/);
    expect(folders()).toEqual(['reference', 'shop']);
    expect(calls).toEqual(['museum', 'shop old', 'museum old', 'all']);
    expect(process.exitCode).toBeUndefined();
  },
);

it.each(ORDERS)(
  'The help lists each command once, with what docusaurus-plugin-openapi-docs added %s it says.',
  async (_, place) => {
    const cli = await createCli(place(addOther([])));
    expect(
      cli.commands.map((command) => [command.name(), command.description()]),
    ).toEqual(
      expect.arrayContaining([
        [
          'gen-api-docs',
          'Generates the reference of the OpenAPI document. Other ids: Generates OpenAPI docs.',
        ],
        ['clean-api-docs', 'Removes the generated files of the reference.'],
      ]),
    );
    expect(cli.commands).toHaveLength(2);
    const help = cli.commands.find((command) => command.name() === 'gen-api-docs');
    expect(help?.helpInformation()).toContain('--plugin-id <plugin>');
  },
);
