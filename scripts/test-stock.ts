/*
 * Why: the packages work in sites that nobody here has written, on the oldest and on the newest Docusaurus that
 * they promise, and in the example that newcomers copy.
 * Does: packs them, makes two sites with create-docusaurus, installs the tarballs, adds the reference of a
 * document to their configuration, builds these sites and the example, and tests them in Chromium. Also builds
 * the site that docusaurus-plugin-openapi-docs and its theme make of the document of this one, whose pages say
 * nothing that ours do not.
 * Reads: build/, CHROMIUM_PATH. Run: npm run test:stock
 */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isBuildCurrent} from './lib/built-inputs.mjs';
import {requirePrograms} from './lib/programs.mjs';
import {
  inTemporaryFolder,
  main,
  packageFile,
  plainEnvironment,
  PlainError,
  REPORT_DIR,
  run,
  runNpm,
  runScript,
  SITE_DIR,
  succeed,
} from './lib/run.mjs';
import {buildStockStack} from './lib/stock-stack';

const DOCUMENT = path.join(SITE_DIR, 'tests/fixtures/documents/weather-3.1.yaml');

/** What a user adds to the configuration of the template, and where. */
const ADDITIONS = [
  {
    place: 'themeConfig',
    pattern: /\n {2}\],\n+(?= {2}themeConfig: \{)/,
    text: `
    ['docusaurus-openapi-reference', {specPath: 'openapi.yaml', search: true}],
  ],

`,
  },
  {
    place: 'items',
    pattern: /(?<= {6}items: \[)\n/,
    text: `
        {to: '/api', label: 'API', position: 'left'},
`,
  },
];

/**
 * The versions of the template and of Docusaurus, and what changes in package.json: there is no create-docusaurus
 * 3.5.2 any more, and 3.5.2 does not start with a later webpack.
 */
const SITES = [
  {template: '3.10.2', version: '3.10.2', manifest: {}},
  {
    template: '3.6.3',
    version: '3.5.2',
    // A site without browserslist supports old browsers, for which Babel compiles the packages in loose mode.
    manifest: {overrides: {webpack: '5.95.0'}, browserslist: undefined},
  },
];

/** tests/stock/stock-stack.spec.ts reads it too; below node_modules, where webpack finds the packages. */
const STACK_DIR = path.join(SITE_DIR, 'node_modules/.cache/tests/stock-stack');

/** What npm and Docusaurus make in the example. */
const UNCOMMITTED = new Set([
  ...['node_modules', 'build', '.docusaurus'],
  ...['api-reference', 'pilots'],
]);

async function buildSite(
  {template, version, manifest}: (typeof SITES)[number],
  stockDir: string,
): Promise<void> {
  const dir = path.join(stockDir, version);
  await npm(stockDir, [
    ...['exec', '--yes', '--', `create-docusaurus@${template}`, version, 'classic'],
    ...['--typescript', '--skip-install', '--package-manager', 'npm'],
  ]);
  const file = path.join(dir, 'package.json');
  const text = readFileSync(file, 'utf8').replaceAll(`"${template}"`, `"${version}"`);
  writeFileSync(
    file,
    JSON.stringify({...(JSON.parse(text) as object), ...manifest}, null, 2),
  );
  await installPackages(dir);
  cpSync(DOCUMENT, path.join(dir, 'openapi.yaml'));
  const configuration = path.join(dir, 'docusaurus.config.ts');
  let complete = readFileSync(configuration, 'utf8');
  for (const {place, pattern, text: added} of ADDITIONS) {
    if (!pattern.test(complete)) {
      throw new PlainError(`The template ${template} has no ${place} to extend.`);
    }
    complete = complete.replace(pattern, added);
  }
  writeFileSync(configuration, complete);
  for (const command of ['docs:version', 'docs:version:api-reference']) {
    await npm(dir, ['run', 'docusaurus', command, '1.0']);
  }
  const swizzle = ['swizzle', 'docusaurus-openapi-reference', 'OperationNotes'];
  await npm(dir, ['run', 'docusaurus', '--', ...swizzle, '--wrap', '--typescript']);
  await npm(dir, ['run', 'build']);
}

async function buildExample(stockDir: string): Promise<void> {
  const dir = path.join(stockDir, 'harbour');
  cpSync(path.join(SITE_DIR, 'examples/harbour'), dir, {
    recursive: true,
    filter: (file) => !UNCOMMITTED.has(path.basename(file)),
  });
  await installPackages(dir);
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

async function installPackages(dir: string): Promise<void> {
  const dist = path.join(SITE_DIR, 'dist');
  const tarballs = readdirSync(dist).filter((file) => file.endsWith('.tgz'));
  await npm(dir, [
    ...['install', '--no-audit', '--no-fund', '--prefer-offline'],
    ...tarballs.map((file) => path.join(dist, file)),
  ]);
}

async function npm(cwd: string, args: readonly string[]): Promise<void> {
  const options = {cwd, capture: true, env: plainEnvironment()};
  await succeed(`npm ${args.join(' ')} failed in ${cwd}`, runNpm(args, options));
}

main(async () => {
  const {chromium} = await requirePrograms(['chromium']);
  await succeed('The packages cannot be packed', runScript('pack', {capture: true}));
  // Not below node_modules, whose modules Docusaurus does not compile.
  await inTemporaryFolder('stock', async (stockDir) => {
    for (const site of SITES) {
      await buildSite(site, stockDir);
    }
    await buildExample(stockDir);
    await buildStack(stockDir);
    const args = [packageFile('@playwright/test/cli.js'), 'test', '--project=stock'];
    const {code} = await run(process.execPath, [...args, ...process.argv.slice(2)], {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORT_DIR, 'stock.json'),
        // tests/stock/site-test.ts reads it.
        STOCK_DIR: stockDir,
      },
    });
    process.exitCode = code;
  });
});
