/*
 * Why: the packages work in sites that nobody here has written, on what the README of the package names, and in
 * the example that newcomers copy.
 * Does: packs them, makes a site on each ground of lib/stock/grounds.ts, builds it, tests it in Chromium, and
 * prints a table. Without arguments, these are the grounds of CI, and it also builds and tests the example, and
 * the site that docusaurus-plugin-openapi-docs and its theme make of the document of this one, whose pages say
 * nothing that ours do not. With --all, all grounds; with names of grounds, only these.
 * Reads: build/, CHROMIUM_PATH. Run: npm run test:stock, npm run test:stock -- --all
 */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {JSONReport} from '@playwright/test/reporter';
import {choose, readArguments} from './lib/arguments';
import {isBuildCurrent} from './lib/built-inputs.mjs';
import {requirePrograms} from './lib/programs.mjs';
import {type Failure, readPlaywright} from './lib/reports.mjs';
import {
  inTemporaryFolder,
  main,
  packageFile,
  plainEnvironment,
  REPORT_DIR,
  run,
  runNpm,
  runScript,
  SITE_DIR,
  succeed,
} from './lib/run.mjs';
import {type Ground, GROUNDS} from './lib/stock/grounds';
import {type Built, buildGround} from './lib/stock/site';
import {buildStockStack} from './lib/stock-stack';
import {markdownTable} from './lib/table.mjs';

/** tests/stock/stock-stack.spec.ts reads it too; below node_modules, where webpack finds the packages. */
const STACK_DIR = path.join(SITE_DIR, 'node_modules/.cache/tests/stock-stack');

/** What npm and Docusaurus make in the example. */
const UNCOMMITTED = new Set([
  ...['node_modules', 'build', '.docusaurus'],
  ...['api-reference', 'pilots'],
]);

async function buildExample(stockDir: string): Promise<void> {
  const dir = path.join(stockDir, 'harbour');
  cpSync(path.join(SITE_DIR, 'examples/harbour'), dir, {
    recursive: true,
    filter: (file) => !UNCOMMITTED.has(path.basename(file)),
  });
  const dist = path.join(SITE_DIR, 'dist');
  const tarballs = readdirSync(dist).filter((file) => file.endsWith('.tgz'));
  await npm(dir, [
    ...['install', '--no-audit', '--no-fund', '--prefer-offline'],
    ...tarballs.map((file) => path.join(dist, file)),
  ]);
  await npm(dir, ['run', 'typecheck']);
  // The folder is the base URL of the example.
  await npm(dir, ['run', 'build', '--', '--out-dir', 'build/docs']);
}

/** Builds the stock stack of every fifth operation of this site: with all, it takes minutes. */
async function buildStack(stockDir: string): Promise<void> {
  if (!(await isBuildCurrent())) {
    await succeed('The site cannot be built', runScript('build', {capture: true}));
  }
  const built = readFileSync(path.join(SITE_DIR, 'build/openapi.json'), 'utf8');
  const {paths, ...document} = JSON.parse(built) as {paths: object};
  const some = Object.entries(paths).filter((_, index) => index % 5 === 0);
  const file = path.join(stockDir, 'openapi.json');
  writeFileSync(file, JSON.stringify({...document, paths: Object.fromEntries(some)}));
  rmSync(STACK_DIR, {recursive: true, force: true, maxRetries: 5});
  // Nothing that the tests prove depends on minified code.
  await buildStockStack(STACK_DIR, file, ['--no-minify']);
}

async function npm(cwd: string, args: readonly string[]): Promise<void> {
  const options = {cwd, capture: true, env: plainEnvironment()};
  await succeed(`npm ${args.join(' ')} failed in ${cwd}`, runNpm(args, options));
}

/** Builds a ground, and keeps what its tests read. */
async function tryGround(ground: Ground, stockDir: string): Promise<Tried> {
  console.log(`${ground.name} ...`);
  try {
    return {ground, built: await buildGround(ground, stockDir)};
  } catch (error) {
    return {ground, problem: error instanceof Error ? error.message : String(error)};
  } finally {
    for (const folder of ['node_modules', '.yarn', '.docusaurus']) {
      const place = path.join(stockDir, ground.name, folder);
      rmSync(place, {recursive: true, force: true, maxRetries: 5});
    }
  }
}

interface Tried {
  readonly ground: Ground;
  readonly built?: Built;
  readonly problem?: string;
}

async function testInBrowser(
  stockDir: string,
  tried: readonly Tried[],
  isAllOfCi: boolean,
): Promise<readonly Failure[]> {
  const {chromium} = await requirePrograms(['chromium']);
  const built = tried.filter(({problem}) => problem === undefined);
  const report = path.join(REPORT_DIR, 'stock.json');
  const {code} = await run(
    process.execPath,
    [
      ...[packageFile('@playwright/test/cli.js'), 'test', '--project=stock'],
      ...(isAllOfCi ? [] : ['grounds.spec.ts', 'crossed.spec.ts', '/stock.spec.ts']),
    ],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // tests/stock read them.
        STOCK_DIR: stockDir,
        STOCK_GROUNDS: built.map(({ground}) => ground.name).join(),
      },
    },
  );
  if (code === 0) {
    return [];
  }
  const {failures} = readPlaywright(
    JSON.parse(readFileSync(report, 'utf8')) as JSONReport,
  );
  return failures.length > 0 ? failures : [{title: 'Playwright', message: 'failed'}];
}

/** What the table says of a ground. */
function rowOf({ground, built, problem}: Tried, failures: readonly Failure[]): string[] {
  const {name, docusaurus, manager, node, settings, plugins, promised} = ground;
  const hasFailed = failures.some(({title}) => title.includes(`On ${name},`));
  const browser = hasFailed ? 'fails in the browser' : 'works';
  return [
    name,
    built?.versions.docusaurus ?? docusaurus,
    built?.versions.manager ?? manager,
    built?.versions.node ?? node ?? process.versions.node,
    [...settings, ...plugins].join('; '),
    built?.seconds ?? '',
    `${problem === undefined ? browser : 'is not built'}${promised ? '' : ' (not promised)'}`,
  ];
}

main(async () => {
  const {values, positionals} = readArguments(
    process.argv.slice(2),
    {all: {type: 'boolean', default: false}},
    'Usage: npm run test:stock -- [--all] [GROUND ...]',
  );
  const named = choose('ground', GROUNDS, positionals, ({name}) => name);
  const isAllOfCi = !values.all && positionals.length === 0;
  const chosen = isAllOfCi ? named.filter(({inTestAll}) => inTestAll) : named;
  await succeed('The packages cannot be packed', runScript('pack', {capture: true}));
  // Not below node_modules, whose modules Docusaurus does not compile.
  await inTemporaryFolder('stock', async (stockDir) => {
    const tried: Tried[] = [];
    for (const ground of chosen) {
      tried.push(await tryGround(ground, stockDir));
    }
    if (isAllOfCi) {
      await buildExample(stockDir);
      await buildStack(stockDir);
    }
    const failures = await testInBrowser(stockDir, tried, isAllOfCi);
    tried.forEach(({ground, problem}) => {
      if (problem !== undefined) {
        console.log(`\n${ground.name}: ${problem}`);
      }
    });
    const head = [
      ...['ground', 'Docusaurus', 'package manager', 'Node.js'],
      ...['settings and plugins', 'install, build', 'result'],
    ];
    console.log(
      `\n${markdownTable(
        head,
        tried.map((one) => rowOf(one, failures)),
      )}\n`,
    );
    const excused = tried.flatMap(({ground}) => (ground.promised ? [] : [ground.name]));
    const isBroken =
      tried.some(({ground, problem}) => ground.promised && problem !== undefined) ||
      failures.some(({title}) => !excused.some((name) => title.includes(`On ${name},`)));
    process.exitCode = isBroken ? 1 : 0;
  });
});
