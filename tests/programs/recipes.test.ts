import {appendFile, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runProgram} from '../../scripts/lib/recipes/execute';
import type {MockOptions} from '../../scripts/lib/recipes/mock';
import {type Command, prepareCommands} from '../../scripts/lib/recipes/programs';
import {readWorld, type WorldOperation} from '../../scripts/lib/recipes/world';
import {requirePrograms, SAMPLE_PROGRAMS} from '../../scripts/lib/programs.mjs';
import {run as runCommand, SITE_DIR} from '../../scripts/lib/run.mjs';
import {readKaiaDocument} from '../../scripts/lib/kaia-document';
import {type Recipe, readRecipes} from '../../src/plugins/recipes/read';
import {programLanguages} from '../../src/recipes/recipe';
import {temporaryFolder} from '../fixtures/temporary-folder';

const KEY = 'c0ffee00-1111-2222-3333-444455556666';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';

const LANGUAGES = programLanguages.map(({id, label}) => ({id, label}));

const TESTED = [
  ...['blocks', 'collection-holders', 'etherscan-token-transfers'],
  ...['token-transfers', 'wait-for-transaction', 'watch-account'],
];

const RANGES = ['token-transfers', 'etherscan-token-transfers'];

let world: readonly WorldOperation[];
let recipes: readonly Recipe[];
let programsDir: string;
let python: string;
/** By recipe and language. */
const commands = new Map<string, Command>();

beforeAll(async () => {
  world = readWorld((await readKaiaDocument()).document);
  const all = await readRecipes(path.join(SITE_DIR, 'recipes'));
  recipes = all.filter(({name}) => TESTED.includes(name));
  const tools = await requirePrograms(SAMPLE_PROGRAMS);
  python = tools.python;
  programsDir = await mkdtemp(path.join(tmpdir(), 'recipes-test-'));
  for (const language of programLanguages) {
    const prepared = await prepareCommands(language, recipes, {tools, dir: programsDir});
    expect(prepared.filter((command) => 'error' in command)).toEqual([]);
    prepared.forEach((command, index) =>
      commands.set(`${recipes[index]?.name} ${language.id}`, command),
    );
  }
});

afterAll(() => rm(programsDir, {recursive: true, force: true}));

function recipeOf(name: string): Recipe {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (recipe === undefined) {
    throw new Error(`There is no recipe ${name}.`);
  }
  return recipe;
}

interface Options {
  readonly cwd?: string;
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  readonly mock?: Omit<MockOptions, 'key'>;
}

async function run(name: string, language: string, options: Options = {}) {
  const {args = recipeOf(name).arguments, env = {}, mock = {}} = options;
  const command = (commands.get(`${name} ${language}`) ?? []) as readonly string[];
  const cwd = options.cwd ?? (await temporaryFolder());
  return runProgram([...command, ...args], {world, env, mock, key: KEY, cwd});
}

describe.each(LANGUAGES)('In $label, a program', ({id: language}) => {
  it.each(RANGES)(
    'of %s continues after a connection that broke for good.',
    async (name) => {
      const cwd = await temporaryFolder();
      const file = path.join(cwd, 'transfers.csv');
      const env = {KAIASCAN_BLOCK_WINDOW: '1000'};
      const broken = await run(name, language, {cwd, env, mock: {brokenFrom: 5}});
      expect(broken.code).toBe(1);
      expect(broken.stderr).toMatch(
        /^GET .* Check the network and KAIASCAN_BASE_URL\. Start the program again to continue\.\n$/,
      );
      // What a crash while writing the next window leaves behind.
      await appendFile(file, '175419312,half a row');

      const resumed = await run(name, language, {cwd, env});
      expect(resumed).toMatchObject({code: 0, stderr: ''});
      expect(resumed.stdout).toContain('Continuing at block');
      const [expected] = recipeOf(name).files;
      expect(await readFile(file, 'utf8')).toBe(expected?.content);
    },
  );

  it('refuses to continue the run of another range.', async () => {
    const cwd = await temporaryFolder();
    const env = {KAIASCAN_BLOCK_WINDOW: '1000'};
    await run('token-transfers', language, {cwd, env, mock: {brokenFrom: 5}});
    const args = [ACCOUNT, '175400001', '175421200'];
    const other = await run('token-transfers', language, {cwd, env, args});
    expect(other.code).toBe(2);
    expect(other.stderr).toContain('transfers.csv.state is of another run');
    expect(other.mock.requests).toEqual([]);
  });

  it.each<[string, Omit<MockOptions, 'key'>]>([
    ['the range is too wide', {maxRange: 5_000}],
    ['the list is full', {fullRange: 5_000}],
  ])('halves the window if %s.', async (_, mock) => {
    const cwd = await temporaryFolder();
    const {code, stdout} = await run('token-transfers', language, {cwd, mock});
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe('Blocks 175418551 to 175421200: 6 transfers');
    const [expected] = recipeOf('token-transfers').files;
    expect(await readFile(path.join(cwd, 'transfers.csv'), 'utf8')).toBe(
      expected?.content,
    );
  });

  const range = [ACCOUNT, '100', '200'];

  it.each<[name: string, args: string[], stderr: string, env?: Record<string, string>]>([
    ...RANGES.flatMap((name): [string, string[], string][] => [
      [
        name,
        [],
        `^Usage: (go run kaia\\.go )?${name}\\.\\w+ ACCOUNT FIRST_BLOCK LAST_BLOCK`,
      ],
      [name, [ACCOUNT, '200', '100'], '^FIRST_BLOCK 200 is after LAST_BLOCK 100\\.'],
    ]),
    [
      'token-transfers',
      ['0x12', '100', '200'],
      '^0x12 is not an address: 0x and 40 hexadecimal digits\\.',
    ],
    [
      'token-transfers',
      [ACCOUNT, 'abc', '200'],
      '^FIRST_BLOCK must be a whole number, not "abc"\\.',
    ],
    [
      'token-transfers',
      range,
      '^KAIASCAN_PAGE_SIZE must be a whole number, not "x"\\.',
      {KAIASCAN_PAGE_SIZE: 'x'},
    ],
    [
      'token-transfers',
      range,
      '^Set KAIASCAN_API_KEY to your API key\\.',
      {KAIASCAN_API_KEY: ''},
    ],
    ['wait-for-transaction', ['0x12'], '0x12 is not a.*'],
    ['blocks', ['1', '0'], '^COUNT must be 1 or more, not "0"\\.'],
    [
      'watch-account',
      [ACCOUNT, '200', '100'],
      '^FROM_BLOCK 200 is after UNTIL_BLOCK 100\\.',
    ],
  ])('of %s refuses %j, and sends nothing: %s', async (name, args, stderr, env) => {
    const refused = await run(name, language, {args, ...(env && {env})});
    expect(refused.stderr).toMatch(new RegExp(`${stderr}.*\\n$`));
    expect(refused).toMatchObject({code: 2, stdout: '', mock: {requests: []}});
  });

  it.each(RANGES)('of %s does not overwrite a file.', async (name) => {
    const cwd = await temporaryFolder();
    const file = path.join(cwd, 'transfers.csv');
    await writeFile(file, 'mine');
    const {code, stderr, mock} = await run(name, language, {cwd});
    expect(stderr).toBe('transfers.csv exists. Delete it, or name another file.\n');
    expect({code, requests: mock.requests}).toEqual({code: 2, requests: []});
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('refuses a last block that does not exist yet.', async () => {
    const args = [ACCOUNT, '175420000', '175421201'];
    expect(await run('token-transfers', language, {args})).toMatchObject({
      code: 2,
      stderr: 'LAST_BLOCK 175421201 is after the latest block 175421200.\n',
    });
  });

  it('accepts a holder that is an object.', async () => {
    const recipe = recipeOf('collection-holders');
    const results = recipe.output
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
      .map(([address, , count, percentage]) => ({
        holder: {address},
        token_count: Number(count),
        percentage: Number(percentage),
      }));
    const paging = {total_count: 3, current_page: 1, last: true, total_page: 1};
    const answers = {getHoldersOfNonFungibleToken: {results, paging}};
    const {stdout} = await run('collection-holders', language, {mock: {answers}});
    expect(stdout).toBe(recipe.output);
  });

  it('lists the holders of one item.', async () => {
    const args = [...recipeOf('collection-holders').arguments, '7'];
    const {stdout} = await run('collection-holders', language, {args});
    expect(stdout.trim().split('\n').slice(1)).toEqual([
      '0xe7fe7956994a40b54904a9667a18c2e6cc84045b,7,12,1.2',
      '0xd6d03be38863d049e67df6ccb6f8114bb58a856a,7,5,0.5',
      '0xf172f38771f623a9c8daeba080e495a427f9c2ba,7,1,0.1',
    ]);
  });

  it('tells a failed transaction from one that is not there and a new status.', async () => {
    const outcome = async (status: string) => {
      const fail_message = 'evm: execution reverted - uint(0x09)';
      const answers = {getTransactionReceiptStatus: {status, fail_message}};
      return run('wait-for-transaction', language, {mock: {answers}});
    };
    const failed = await outcome('Fail');
    expect(failed).toMatchObject({code: 4, stderr: ''});
    expect(failed.stdout).toContain(
      'Status: Fail\nReason: evm: execution reverted - uint(0x09)\nBlock: 175420000',
    );
    const args = [`0x${'1'.repeat(64)}`, '0'];
    const late = await run('wait-for-transaction', language, {args});
    expect(late).toMatchObject({code: 5, stdout: ''});
    expect(late.stderr).toMatch(/the transaction is not there yet/i);
    const other = await outcome('Pending');
    expect(other.code).toBe(1);
    expect(other.stderr).toContain('the answer has no valid status');
  });

  it('tells an empty list from a refusal of the Etherscan-compatible API.', async () => {
    const name = 'etherscan-token-transfers';
    const answer = (etherscan: unknown) => run(name, language, {mock: {etherscan}});
    const none = {status: '0', message: 'No transactions found', result: []};
    expect(await answer(none)).toMatchObject({code: 0, stderr: ''});
    const refused = {status: '0', message: 'NOTOK', result: 'Max rate limit reached'};
    const {code, stderr, stdout} = await answer(refused);
    expect({code, stdout}).toEqual({code: 1, stdout: ''});
    expect(stderr).toMatch(/^GET \/api\?.*NOTOK.*\n$/);
  });

  it('does not guess the decimals of a token.', async () => {
    const mock = {text: {from: '6', to: ''}};
    const {code, stderr} = await run('etherscan-token-transfers', language, {mock});
    expect(code).toBe(1);
    expect(stderr).toContain('the answer has no valid result.0.tokenDecimal. ');
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+A"B,C\nD', `'+A"B,C\nD`],
    ['@\u00e9\r', `'@\u00e9\r`],
    ['\t=1', `'\t=1`],
    ['-1.5', '-1.5'],
    ['a=b', 'a=b'],
  ])('writes the symbol %j as a cell of CSV.', async (symbol, expected) => {
    const cwd = await temporaryFolder();
    const mock = {text: {from: 'EXD', to: symbol}};
    await run('etherscan-token-transfers', language, {cwd, mock});
    const reader = `import csv, json, sys
print(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8", newline="")))))`;
    const file = path.join(cwd, 'transfers.csv');
    const {stdout} = await runCommand(python, ['-c', reader, file], {capture: true});
    const [header, ...rows] = JSON.parse(stdout) as string[][];
    expect(header).toHaveLength(7);
    expect(rows).toHaveLength(8);
    rows.forEach((row) => {
      expect(row).toHaveLength(7);
      expect(row[5]).toBe(expected);
    });
  });

  it('notices a block that is not the one it asked for.', async () => {
    const block = {
      block_id: 1,
      datetime: '2025-01-21T06:51:47.000Z',
      total_transaction_count: 0,
      hash: `0x${'1'.repeat(64)}`,
    };
    const mock = {answers: {getBlock: block}};
    expect(await run('blocks', language, {mock})).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'GET /api/v1/blocks/175419999: the answer has no valid block_id. Try again later.\n',
    });
  });
});
