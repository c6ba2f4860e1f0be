import {appendFile, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {
  failureOf,
  runProgram,
  type Scenario,
  scenarios,
} from '../../scripts/lib/recipes/execute';
import type {MockOptions} from '../../scripts/lib/recipes/mock';
import {prepareCommands} from '../../scripts/lib/recipes/programs';
import {readWorld, type WorldOperation} from '../../scripts/lib/recipes/world';
import {SITE_DIR} from '../../scripts/lib/run.mjs';
import {ensureTools} from '../../scripts/lib/samples/tools';
import {readDocument} from '../../src/openapi/read-document';
import {siteOverlays, siteSource} from '../../src/plugins/openapi-docs/site-reference';
import {type Recipe, readRecipes} from '../../src/plugins/recipes/read';
import {programLanguages} from '../../src/recipes/recipe';

const KEY = 'c0ffee00-1111-2222-3333-444455556666';

const NO_PAUSES = {KAIASCAN_RETRY_SECONDS: '0', KAIASCAN_POLL_SECONDS: '0'};

const LANGUAGES = programLanguages.map(({id, label}) => ({id, label}));

let world: readonly WorldOperation[];
let recipes: readonly Recipe[];
let goDir: string;
/** By recipe and language. */
const commands = new Map<string, readonly string[]>();

beforeAll(async () => {
  const source = siteSource(SITE_DIR);
  const {document} = await readDocument(source, {overlays: siteOverlays(SITE_DIR)});
  world = readWorld(document);
  const tested = [
    'collection-holders',
    'etherscan-token-transfers',
    'token-transfers',
    'wait-for-transaction',
  ];
  const all = await readRecipes(path.join(SITE_DIR, 'recipes'));
  recipes = all.filter(({name}) => tested.includes(name));
  const tools = await ensureTools();
  goDir = await temporaryFolder();
  for (const {id} of LANGUAGES) {
    const prepared = await prepareCommands(id, recipes, {tools, goDir});
    prepared.forEach((command, index) => {
      expect(command).toBeInstanceOf(Array);
      commands.set(`${recipes[index]?.name} ${id}`, command as readonly string[]);
    });
  }
});

afterAll(() => rm(goDir, {recursive: true, force: true}));

function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'recipes-test-'));
}

async function testFolder(): Promise<string> {
  const dir = await temporaryFolder();
  onTestFinished(() => rm(dir, {recursive: true, force: true}));
  return dir;
}

function recipeOf(name: string): Recipe {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (recipe === undefined) {
    throw new Error(`There is no recipe ${name}.`);
  }
  return recipe;
}

function run(
  name: string,
  language: string,
  {
    cwd,
    args = recipeOf(name).arguments,
    env = {},
    mock = {},
  }: {
    cwd: string;
    args?: readonly string[];
    env?: Record<string, string>;
    mock?: Omit<MockOptions, 'key'>;
  },
) {
  const command = commands.get(`${name} ${language}`) ?? [];
  const scenario = {env: {...NO_PAUSES, ...env}, mock};
  return runProgram([...command, ...args], {world, scenario, key: KEY, cwd});
}

describe('The test of the recipes', () => {
  const PRICE: Pick<Recipe, 'arguments' | 'output' | 'files'> = {
    arguments: [],
    output: 'Price: 0.14\n',
    files: [],
  };
  const [failing] = scenarios as readonly [Scenario, ...Scenario[]];
  const calm: Scenario = {name: 'calm', env: {}, mock: {}};

  /** Runs a program that asks for the price as `ask(path)`. */
  async function test(body: string, scenario: Scenario, recipe = PRICE) {
    const file = path.join(await testFolder(), 'program.mjs');
    const ask = `const ask = async (path) => {
      const url = process.env.KAIASCAN_BASE_URL + path;
      const headers = {Authorization: 'Bearer ' + process.env.KAIASCAN_API_KEY};
      for (;;) {
        const response = await fetch(url, {headers});
        const answer = await response.json().catch(() => undefined);
        if (response.ok && answer !== undefined) return answer;
      }
    };`;
    await writeFile(file, `${ask}\n${body}\n`);
    return failureOf([process.execPath, file], recipe, {world, scenario, key: KEY});
  }

  const PRINT = `const {klay_price} = await ask('/api/v1/kaia');
    console.log('Price: ' + klay_price.usd_price);`;

  it('passes a program that repeats refused and broken requests.', async () => {
    expect(await test(PRINT, failing)).toBeUndefined();
  });

  it('fails a program whose output differs by one character.', async () => {
    const failure = await test(PRINT, calm, {...PRICE, output: 'Price: 0.15\n'});
    expect(failure?.reason).toBe(
      'In the output, line 1 is "Price: 0.14", not "Price: 0.15".',
    );
  });

  it('fails a program that does not end its last line.', async () => {
    const body = PRINT.replace('console.log(', 'process.stdout.write(');
    expect((await test(body, calm))?.reason).toMatch(/^In the output, line 2/);
  });

  it('fails a program that ignores status 429.', async () => {
    const body = `const url = process.env.KAIASCAN_BASE_URL + '/api/v1/kaia';
      const headers = {Authorization: 'Bearer ' + process.env.KAIASCAN_API_KEY};
      const response = await fetch(url, {headers});
      if (!response.ok) process.exit(1);
      console.log('Price: ' + (await response.json()).klay_price.usd_price);`;
    expect(await test(body, calm)).toBeUndefined();
    expect(await test(body, failing)).toMatchObject({reason: 'It exits with code 1.'});
  });

  it('fails a program that does not write its file.', async () => {
    const files = [{name: 'transfers.csv', content: ''}];
    expect(await test(PRINT, calm, {...PRICE, files})).toMatchObject({
      reason: 'It does not write transfers.csv.',
    });
  });

  it('fails a program that asks for the page after the last one.', async () => {
    const holders = '/api/v1/nfts/0xaccd3b06a85d1a2d2af0bf31b13d7a5b10e6dc46/holders';
    const body = `const url = process.env.KAIASCAN_BASE_URL + '${holders}?page=2';
      await fetch(url, {headers: {Authorization: 'Bearer ' + process.env.KAIASCAN_API_KEY}});
      ${PRINT}`;
    expect((await test(body, calm))?.reason).toContain(
      'It asks for the page after the last one',
    );
  });

  it('fails a program that sends no key.', async () => {
    const body = `await fetch(process.env.KAIASCAN_BASE_URL + '/api/v1/kaia'); ${PRINT}`;
    expect((await test(body, calm))?.reason).toContain('The key is missing');
  });

  it('fails a program that prints the key.', async () => {
    const body = `console.error(process.env.KAIASCAN_API_KEY); ${PRINT}`;
    expect(await test(body, calm)).toMatchObject({reason: 'It prints the API key.'});
  });
});

describe.each(LANGUAGES)('In $label, a program', ({id: language}) => {
  it.each(['token-transfers', 'etherscan-token-transfers'])(
    'of %s continues after a connection that broke for good.',
    async (name) => {
      const cwd = await testFolder();
      const file = path.join(cwd, 'transfers.csv');
      const env = {KAIASCAN_BLOCK_WINDOW: '1000', KAIASCAN_PAGE_SIZE: '2'};
      const broken = await run(name, language, {cwd, env, mock: {brokenFrom: 5}});
      expect(broken.code).not.toBe(0);
      expect(broken.output).not.toContain(KEY);
      // What a crash while writing the next window leaves behind.
      await appendFile(file, '175419312,half a row');

      const resumed = await run(name, language, {cwd, env});
      expect(resumed.output).toContain('Continuing at block');
      expect(resumed.code).toBe(0);
      const [expected] = recipeOf(name).files;
      expect(await readFile(file, 'utf8')).toBe(expected?.content);
    },
  );

  it('refuses to continue the run of another range.', async () => {
    const cwd = await testFolder();
    const env = {KAIASCAN_BLOCK_WINDOW: '1000'};
    await run('token-transfers', language, {cwd, env, mock: {brokenFrom: 5}});
    const [account = ''] = recipeOf('token-transfers').arguments;
    const args = [account, '175400001', '175421200'];
    const other = await run('token-transfers', language, {cwd, env, args});
    expect(other.code).not.toBe(0);
    expect(other.output).toContain('transfers.csv.state is of another run');
  });

  it.each<[string, Omit<MockOptions, 'key'>]>([
    ['the range is too wide', {maxRange: 5_000}],
    ['the list is full', {fullRange: 5_000}],
  ])('halves the window if %s.', async (_, mock) => {
    const cwd = await testFolder();
    const {code, stdout} = await run('token-transfers', language, {cwd, mock});
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe('Blocks 175418551 to 175421200: 6 transfers');
    const [expected] = recipeOf('token-transfers').files;
    expect(await readFile(path.join(cwd, 'transfers.csv'), 'utf8')).toBe(
      expected?.content,
    );
  });

  it('gives up after five requests without an answer.', async () => {
    const cwd = await testFolder();
    const {code, output, mock} = await run('collection-holders', language, {
      cwd,
      mock: {brokenFrom: 1},
    });
    expect(code).not.toBe(0);
    expect(mock.requests).toHaveLength(5);
    expect(output).not.toContain(KEY);
  });

  it('says what the service answered, and does not repeat a request without use.', async () => {
    const cwd = await testFolder();
    const args = ['0x0000000000000000000000000000000000000001'];
    const {code, output, mock} = await run('collection-holders', language, {cwd, args});
    expect(code).not.toBe(0);
    expect(output).toContain('INVALID_REQUEST');
    expect(mock.requests).toHaveLength(1);
  });

  it('shows its usage if arguments are missing, and sends nothing.', async () => {
    const cwd = await testFolder();
    const {code, output, mock} = await run('token-transfers', language, {cwd, args: []});
    expect(code).not.toBe(0);
    expect(output).toMatch(/Usage: (go run )?token-transfers\.\w+ ACCOUNT FIRST_BLOCK/);
    expect(mock.requests).toEqual([]);
  });

  it('accepts a holder that is an object.', async () => {
    const cwd = await testFolder();
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
    const {stdout} = await run('collection-holders', language, {cwd, mock: {answers}});
    expect(stdout).toBe(recipe.output);
  });

  it('lists the holders of one item.', async () => {
    const cwd = await testFolder();
    const args = [...recipeOf('collection-holders').arguments, '7'];
    const {stdout} = await run('collection-holders', language, {cwd, args});
    expect(stdout.trim().split('\n').slice(1)).toEqual([
      '0xe7fe7956994a40b54904a9667a18c2e6cc84045b,7,12,1.2',
      '0xd6d03be38863d049e67df6ccb6f8114bb58a856a,7,5,0.5',
      '0xf172f38771f623a9c8daeba080e495a427f9c2ba,7,1,0.1',
    ]);
  });

  it('explains a failed transaction, and exits with 1.', async () => {
    const cwd = await testFolder();
    const outcome = {
      status: 'Fail',
      fail_message: 'evm: execution reverted - uint(0x09)',
    };
    const {code, stdout} = await run('wait-for-transaction', language, {
      cwd,
      mock: {answers: {getTransactionReceiptStatus: outcome}},
    });
    expect(code).toBe(1);
    expect(stdout).toContain(
      'Status: Fail\nReason: evm: execution reverted - uint(0x09)\nBlock: 175420000',
    );
  });

  it('stops waiting for a transaction that does not come.', async () => {
    const cwd = await testFolder();
    const hash = `0x${'1'.repeat(64)}`;
    const {code, output} = await run('wait-for-transaction', language, {
      cwd,
      args: [hash, '0'],
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/the transaction is not there yet/i);
  });
});
